import { expect, test } from 'vitest'
import { fr } from './after.fr'
import { Declined } from './api'
import {
  couldHave,
  decisionAt,
  figure,
  insteadOf,
  isLevel,
  Judgement,
  turned,
} from './judgement.svelte'
import type { Judged } from './wire'

const choice = (word: string, value: number, wins = false): Judged.Choice => ({
  move: word.toLowerCase(),
  value,
  word,
  name: null,
  meaning: '',
  reasons: [],
  wins,
  moves: [],
})

const decision = (
  line: number,
  value: number,
  likely: readonly Judged.Choice[],
  part: Partial<Judged.Decision> = {},
): Judged.Decision => ({
  line,
  seat: 0,
  kind: 'word',
  played: 'pas',
  value,
  worst: 0,
  forced: false,
  choice: choice('PAS', value),
  best: likely,
  likely,
  ...part,
})

const words = (decisions: readonly Judged.Decision[], seats = [0]) =>
  couldHave({ decisions }, seats).map(({ choice: { word } }) => word)

test('three words, the largest gain first', () => {
  const decisions = [
    decision(1, 0, [choice('UN', 1)]),
    decision(2, 1, [choice('QUATRE', 5)]),
    decision(3, 0, [choice('DEUX', 2)]),
    decision(4, 0, [choice('TROIS', 3)]),
  ]

  expect(words(decisions)).toEqual(['QUATRE', 'TROIS', 'DEUX'])
})

test('a win that was missed comes before every gain', () => {
  const decisions = [decision(1, 0, [choice('GROS', 9)]), decision(2, 0, [choice('FIN', 1, true)])]

  expect(words(decisions)).toEqual(['FIN', 'GROS'])
})

test('nothing is said of what was forced, of others, of no word, or of nothing better', () => {
  const decisions = [
    decision(1, 0, [choice('FORCE', 1)], { forced: true }),
    decision(2, 0, [choice('AUTRE', 1)], { seat: 1 }),
    decision(3, 0, [choice('', 3)]),
    decision(4, 2, [choice('PAREIL', 2)]),
    decision(5, 2, [choice('MOINS', 1)]),
    decision(6, 2, [choice('TARD', 5)], { choice: choice('PAS', 2, true) }),
  ]

  expect(words(decisions)).toEqual([])
})

test('no word is told twice', () => {
  const decisions = [decision(1, 0, [choice('MOT', 1)]), decision(2, 0, [choice('MOT', 2)])]

  expect(couldHave({ decisions }, [0]).map(({ decision: { line } }) => line)).toEqual([2])
})

test('the decision of a moment is the last one made', () => {
  const decisions = [decision(2, 0, []), decision(5, 0, [])]

  expect(
    [1, 2, 4, 9, null].map((line) => decisionAt({ decisions }, { line, by: 0 })?.line),
  ).toEqual([undefined, 2, 2, 5, undefined])
})

test('of two who decided at once, the one whose eyes it is seen through', () => {
  const decisions = [decision(2, 0, []), { ...decision(2, 0, []), seat: 1 }]

  expect([0, 1, null].map((by) => decisionAt({ decisions }, { line: 3, by })?.seat)).toEqual([
    0, 1, 1,
  ])
})

test('values are written as people write them', () => {
  expect([figure(1.904, 'fr'), figure(1.904, 'en'), figure(3, 'fr')]).toEqual(['1,9', '1.9', '3'])
})

test('the slider says what was played, its value and the best', () => {
  const judgement = new Judgement(async () => null)
  judgement.analysis = {
    decisions: [decision(5, 0.94, [choice('PURS', 1.9)])],
  } as unknown as Judged.Analysis
  const say = (line: number) => judgement.spoken(line, 0, 'Moment 5 sur 8', fr.review, 'fr')

  expect(say(5)).toBe('Moment 5 sur 8, PAS, 0,94\u202f; le meilleur, 1,9')
  expect(say(6)).toBe('Moment 5 sur 8')
})

test('it is asked for until it is made', async () => {
  const answers = [null, new Declined(0, {}), {} as Judged.Analysis]
  const judgement = new Judgement(async () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer ?? null
  })
  const waits: number[] = []
  await judgement.ask(async (ms) => void waits.push(ms))

  expect([waits.length, judgement.analysis, judgement.none]).toEqual([2, {}, false])
})

test('a game that is not judged is not asked for again', async () => {
  let count = 0
  const judgement = new Judgement(() => {
    count += 1
    return Promise.reject(new Declined(404, { code: 'NO_ANALYSIS' }))
  })
  await judgement.ask(async () => undefined)

  expect([count, judgement.none]).toEqual([1, true])
})

test('level is who was level until the end, and nobody else', () => {
  const point = (line: number, chance: number) => ({ line, chances: [chance, 1 - chance] })

  expect(isLevel([point(0, 0.5), point(3, 0.53), point(9, 1)])).toBe(true)
  expect(isLevel([point(0, 0.5), point(3, 0.7), point(9, 1)])).toBe(false)
  expect(isLevel([point(0, 1)])).toBe(false)
})

test('the turning point names whose chances it changed', () => {
  const table = (...seats: number[]) => ({
    seats,
    name: (seat: number) => ['Jeanne', 'Léon'][seat] ?? '',
  })
  const said = (seat: number, ...seats: number[]) =>
    turned({ seat, before: 0.89, after: 0.24 }, table(...seats), fr.end)

  expect(said(0, 0)).toMatch(/^Avant ce coup, vous aviez 89 chances sur 100 .* après, 24\.$/)
  expect(said(1, 0)).toMatch(/^Avant ce coup, Léon avait 89 /)
  expect(said(0, 0, 1)).toMatch(/^Avant ce coup, Jeanne avait 89 /)
})

test('the same word by other letters is not told instead of itself', () => {
  const missed = (word: string) => ({
    decision: decision(1, 0, []),
    choice: choice(word, 1),
    at: 0,
  })

  expect(insteadOf(missed('PIC'), fr.end)).toBe('au lieu de PAS')
  expect(insteadOf(missed('PAS'), fr.end)).toBe('joué autrement')
})
