import { expect, test } from 'vitest'
import { at, table } from './fake'
import { placed } from './fake'
import { hosts, rebuilt } from './review'
import type { Happened } from './types'

const laid = (part: Record<string, unknown>): Happened =>
  ({
    type: 'Laid',
    seat: 0,
    turn: 1,
    coup: 1,
    how: 'OPEN',
    chain: 1,
    of: 0,
    end: 0,
    credits: 0,
    ...part,
  }) as unknown as Happened

const RUSA = laid({
  word: 'RUSA',
  cells: [],
  letters: placed('RUSA', 'E22', [0, 1]),
})
const PARIA = laid({
  how: 'HOOK',
  end: 1,
  word: 'PARIA',
  cells: [],
  letters: placed('PARI', 'H18', [1, 0]),
})

test('the board of a moment is made from the events', () => {
  const then = rebuilt([RUSA, PARIA], table())

  expect(then.chains[0]?.words.map(({ text }) => text)).toEqual(['RUSA', 'PARIA'])
})

test('letters that move leave their old cells', () => {
  const purs = laid({
    how: 'HOOK',
    end: 1,
    word: 'PURS',
    cells: [],
    letters: placed('URS', 'I18', [0, 1]).map((letter, n) => ({
      ...letter,
      origin: [at('F22'), at('E22'), at('G22')][n],
    })),
  })

  expect(rebuilt([RUSA, PARIA, purs], table()).chains[0]?.words.map(({ text }) => text)).toEqual([
    'PARIA',
    'PURS',
  ])
})

test('a recovery shortens the chain', () => {
  const back = {
    type: 'Recovered',
    seat: 0,
    turn: 3,
    coup: 1,
    chain: 1,
    of: 0,
    end: 1,
    letters: 'PARI',
    cells: placed('PARI', 'H18', [1, 0]).map(({ cell }) => cell),
    left: ['RUSA'],
    credits: 0,
  } as unknown as Happened

  expect(rebuilt([RUSA, PARIA, back], table()).chains[0]?.words.map(({ text }) => text)).toEqual([
    'RUSA',
  ])
})

test('a word remembers the letter and the word it was hung on', () => {
  const hung = { ...PARIA, cells: ['H18', 'H19', 'H20', 'H21', 'H22'].map(at) } as Happened

  const found = hosts([RUSA, hung], table())

  expect([...found]).toEqual([[hung, { letter: 'A', word: 'RUSA' }]])
})
