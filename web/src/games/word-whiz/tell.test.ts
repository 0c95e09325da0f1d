import { describe, expect, it } from 'vitest'
import { history, tell, type Cast } from './tell'
import type { Happened } from './types'

const NAMES = ['Jeanne', 'Marius', 'Odile', 'Léon']
const cast = (lang: 'fr' | 'en'): Cast => ({ lang, name: (seat) => NAMES[seat] ?? '', seats: 4 })
const french = (...events: Happened[]) => tell(events, cast('fr')).replace(/[\u00a0\u202f]/g, ' ')
const english = (...events: Happened[]) => tell(events, cast('en'))

const flipped: Happened = {
  type: 'Flipped',
  seat: 1,
  pack: 2,
  visible: ['D', 'T', 'N'],
  round: 9,
  reveal: 300,
}
const said: Happened = { type: 'Said', seat: 0, word: 'divertissement', round: 2 }
const moved: Happened = {
  type: 'Moved',
  seat: 0,
  word: 'divertissement',
  steps: [
    { vowel: 'E', start: 9, end: 12 },
    { vowel: 'I', start: 6, end: 8 },
  ],
}

describe('an event told', () => {
  it('names who acts first', () => {
    expect(french(flipped)).toBe('Marius retourne une carte du paquet 3. D, T, N.')
    expect(french({ type: 'Passed', seat: 2 })).toBe('Odile n’a rien.')
    expect(french({ type: 'Ready', seat: 2 })).toBe('Odile a écrit son mot.')
  })

  it('says when the clock turned the card', () => {
    expect(french({ ...flipped, seat: null })).toBe(
      'Le temps est passé : une carte du paquet 3 se retourne. D, T, N.',
    )
  })

  it('joins a word and what it did in one sentence', () => {
    expect(french(said, moved)).toBe('Jeanne dit DIVERTISSEMENT : E avance de 3 cases, I de 2.')
    expect(french(said)).toBe('Jeanne dit DIVERTISSEMENT.')
    expect(english(said, moved)).toBe('Jeanne says DIVERTISSEMENT: E moves 3 cells, I 2.')
  })

  it('puts vowels that move alike together', () => {
    const steps = [
      { vowel: 'E', start: 1, end: 2 },
      { vowel: 'O', start: 1, end: 2 },
    ]

    expect(french({ type: 'Moved', seat: 3, word: 'tonne', steps })).toBe(
      'Léon dit TONNE : E et O avancent de 1 case.',
    )
  })

  it('shows all hands and their times when several reached', () => {
    const reaches = [
      { seat: 1, reaction: 1900, credit: 0 },
      { seat: 0, reaction: 2140, credit: 30 },
    ]

    expect(french({ type: 'Took', seat: 1, reaches })).toBe(
      'Marius prend le microphone en 1,9 s, avant Jeanne (2,1 s).',
    )
    expect(french({ type: 'Took', seat: 1, reaches, byLot: true })).toBe(
      'Marius prend le microphone au sort, à égalité avec Jeanne.',
    )
  })

  it.each([
    ['CONSONANT_MISSING', 'N', 'il manque un N'],
    ['CONSONANT_MISSING', 'NNT', 'il manque deux N et un T'],
    ['NO_VOWEL_MOVES', 'EI', 'ce mot n’avance aucune voyelle, E et I sont au bout'],
    ['NO_VOWEL_MOVES', '', 'ce mot n’avance aucune voyelle'],
    ['ALREADY_USED', '', 'ce mot a déjà servi dans la partie'],
    ['NOT_IN_DICTIONARY', '', 'ce mot n’est pas au dictionnaire'],
    ['APOSTROPHE_OR_HYPHEN', '', 'un mot à apostrophe ou à trait d’union ne compte pas'],
    ['VOTED_DOWN', '', 'la table ne l’admet pas'],
  ] as const)('gives the reason %s in words', (reason, letters, why) => {
    const failed: Happened = {
      type: 'Failed',
      seat: 2,
      word: 'divertir',
      reason,
      clause: 'MIC-E1',
      letters,
    }

    expect(french(failed)).toBe(`Odile dit DIVERTIR : ${why}.`)
  })

  it('tells a silence', () => {
    expect(
      french({ type: 'Failed', seat: 2, word: null, reason: 'SILENT', clause: 'MIC-R11' }),
    ).toBe('Odile ne dit rien à temps.')
  })

  it('ends a round with who turns and who waits', () => {
    const over: Happened = { type: 'RoundEnded', round: 9, flipper: 1, excluded: [2], found: false }

    expect(french(over)).toBe(
      'Personne n’a de mot. Manche 10, à Marius. Odile attend cette manche.',
    )
  })

  it('opens the sealed words in their order', () => {
    const words = [
      { seat: 1, word: 'dent', reaction: 9000 },
      { seat: 0, word: 'divertir', reaction: 3000 },
    ]

    expect(french({ type: 'Opened', words })).toBe(
      'On ouvre les mots : Marius, DENT ; Jeanne, DIVERTIR.',
    )
  })

  it('has a sentence for every event, in both languages', () => {
    const every: Happened[] = [
      flipped,
      { type: 'Reached', seat: 0 },
      { type: 'Took', seat: 0, reaches: [{ seat: 0, reaction: 900, credit: 0 }] },
      { type: 'Passed', seat: 1 },
      said,
      { type: 'Contested', seat: 1, until: 9 },
      { type: 'Accepted', seat: 2 },
      { type: 'Voted', seat: 2 },
      { type: 'Counted', yes: [1], no: [2], accepted: false },
      { type: 'Ready', seat: 3 },
      { type: 'Opened', words: [] },
      moved,
      { type: 'Failed', seat: 0, word: 'dés', reason: 'CONSONANT_MISSING', clause: 'MIC-E1' },
      { type: 'Reshuffled', visible: ['R', 'S', 'T'], left: [18, 17, 17] },
      { type: 'RoundEnded', round: 1, flipper: 2, excluded: [], found: true },
      { type: 'Lapsed', seat: 1 },
      { type: 'Resigned', seat: 1 },
      { type: 'EndProposed', seat: 1, until: 9 },
      { type: 'EndVoted', seat: 2 },
      { type: 'EndSettled', agreed: false },
      { type: 'WentAbsent', seat: 3 },
      { type: 'CameBack', seat: 3 },
    ]

    for (const lang of ['fr', 'en'] as const)
      for (const event of every)
        expect(tell([event], cast(lang)), `${lang} ${event.type}`).toMatch(/\S.*\.$/)
  })

  it('sets French spaces and leaves English ones', () => {
    expect(tell([said, moved], cast('fr'))).toContain('DIVERTISSEMENT\u00a0: E')
    expect(tell([said, moved], cast('en'))).toContain('DIVERTISSEMENT: E')
  })
})

describe('the history', () => {
  const events: Happened[] = [
    { ...flipped, round: 1 },
    { type: 'Said', seat: 2, word: 'divertir', round: 1 },
    {
      type: 'Failed',
      seat: 2,
      word: 'divertir',
      reason: 'CONSONANT_MISSING',
      clause: 'MIC-E1',
      letters: 'N',
    },
    { type: 'RoundEnded', round: 1, flipper: 2, excluded: [2], found: false },
    { type: 'Resigned', seat: 3 },
    { ...flipped, round: 2 },
    said,
    moved,
  ]

  it('has one line a round, the newest first, and the house between', () => {
    const lines = history(events, cast('fr')).map((line) => [
      line.round,
      line.text.replace(/[\u00a0\u202f]/g, ' '),
    ])

    expect(lines[0]).toEqual([2, 'D T N. Jeanne : DIVERTISSEMENT, E avance de 3 cases, I de 2.'])
    expect(lines[1]?.[0]).toBeNull()
    expect(lines[1]?.[1]).toMatch(/^Léon/)
    expect(lines[2]).toEqual([1, 'Odile : DIVERTIR, refusé, il manque un N. Personne n’a de mot.'])
  })

  it('keeps covered cards covered, unless they may be looked through', () => {
    const first = (cards: boolean) => history(events, cast('fr'), cards).at(-1)?.text

    expect(first(false)).toMatch(/^Odile/)
    expect(first(true)).toMatch(/^D T N\. Odile/)
  })

  it('tells nothing of a round before its card is turned', () => {
    expect(history([], cast('fr'))).toEqual([])
  })
})

describe('a word told with its accents', () => {
  const spelled = { ...cast('fr'), spell: (word: string) => (word === 'CEDE' ? 'CÉDÉ' : word) }

  it('is one that was judged; before that it stands as it was said', () => {
    expect(tell([{ ...moved, word: 'cede', steps: [] }], spelled)).toContain('CÉDÉ')
    expect(tell([{ ...said, word: 'cede' }], spelled)).toContain('CEDE')
  })
})
