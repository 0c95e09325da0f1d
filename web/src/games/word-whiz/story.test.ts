import { describe, expect, it } from 'vitest'
import { completed, fault, lastWord, rounds, unseen } from './story'
import type { Happened } from './types'

const flipped = (round: number): Happened => ({
  type: 'Flipped',
  seat: 0,
  pack: 0,
  visible: ['D', 'T', 'N'],
  round,
  reveal: 300,
})
const ended = (round: number, found: boolean): Happened => ({
  type: 'RoundEnded',
  round,
  flipper: 1,
  excluded: [],
  found,
})

const GAME: readonly Happened[] = [
  flipped(1),
  { type: 'Took', seat: 1, reaches: [{ seat: 1, reaction: 2100, credit: 30 }] },
  { type: 'Said', seat: 1, word: 'divertir', round: 1 },
  {
    type: 'Failed',
    seat: 1,
    word: 'divertir',
    reason: 'CONSONANT_MISSING',
    clause: 'MIC-E1',
    letters: 'N',
  },
  ended(1, false),
  flipped(2),
  { type: 'Passed', seat: 1 },
  { type: 'Took', seat: 0, reaches: [{ seat: 0, reaction: 3000, credit: 0 }] },
  { type: 'Said', seat: 0, word: 'dent', round: 2 },
  { type: 'Moved', seat: 0, word: 'dent', steps: [{ vowel: 'E', start: 1, end: 2 }] },
  ended(2, true),
]

describe('the rounds of a game', () => {
  it('hold the cards, who passed, the words and what became of them', () => {
    const [first, second] = rounds(GAME)

    expect(first?.attempts.map((one) => [one.seat, one.word, one.failure?.reason])).toEqual([
      [1, 'divertir', 'CONSONANT_MISSING'],
    ])
    expect(first?.found).toBe(false)
    expect(second?.passed).toEqual([1])
    expect(second?.attempts.map((one) => [one.seat, one.word, one.steps.length])).toEqual([
      [0, 'dent', 1],
    ])
  })

  it('keep every event, each in its round', () => {
    expect(rounds(GAME).map((round) => round.events.length)).toEqual([5, 6])
  })

  it('know two words of one round apart, where the race goes on after a bad one', () => {
    const told = rounds([
      flipped(1),
      { type: 'Said', seat: 1, word: 'divertir', round: 1 },
      {
        type: 'Failed',
        seat: 1,
        word: 'divertir',
        reason: 'CONSONANT_MISSING',
        clause: 'MIC-E1',
        letters: 'N',
      },
      { type: 'Said', seat: 0, word: 'dent', round: 1 },
    ])

    expect(told[0]?.attempts.map((one) => [one.word, one.judged])).toEqual([
      ['divertir', true],
      ['dent', false],
    ])
  })

  it('keep the vote with the word it was about', () => {
    const told = rounds([
      flipped(1),
      { type: 'Said', seat: 0, word: 'dénotus', round: 1 },
      { type: 'Contested', seat: 1, until: 9 },
      { type: 'Counted', yes: [1], no: [2], accepted: false },
      { type: 'Failed', seat: 0, word: 'dénotus', reason: 'VOTED_DOWN', clause: 'MIC-E8' },
    ])

    expect(told[0]?.attempts[0]?.vote).toEqual({ yes: [1], no: [2] })
  })

  it('may begin with the cards dealt, without a card turned', () => {
    const told = rounds([{ type: 'Said', seat: 0, word: 'dent', round: 1 }])
    const visible = ['D', 'T', 'N'] as const

    expect(told[0]?.visible).toBeNull()
    expect(completed(told, { round: 1, phase: 'SAY', visible })[0]?.visible).toEqual(visible)
    expect(completed(told, { round: 2, phase: 'FLIP', visible })[0]?.visible).toEqual(visible)
    expect(completed(told, { round: 2, phase: 'RACE', visible })[0]?.visible).toBeNull()
  })

  it('do not begin with new cards alone, unless these are raced for at once', () => {
    const cards = { type: 'Reshuffled', visible: ['R', 'S', 'T'], left: [18, 17, 17] } as const

    expect(rounds([flipped(1), ended(1, true), cards])).toHaveLength(1)
    expect(rounds([flipped(1), ended(1, true), { ...cards, reveal: 9 }]).at(-1)?.visible).toEqual([
      'R',
      'S',
      'T',
    ])
  })
})

describe('a round whose cards are covered', () => {
  it('keeps its words and tells no card', () => {
    const round = unseen(rounds(GAME)[1]!)

    expect(round.visible).toBeNull()
    expect(round.attempts.map((one) => one.word)).toEqual(['dent'])
    expect(round.events.some((event) => 'visible' in event)).toBe(false)
  })
})

describe('what is remembered of them', () => {
  it('is the last word said', () => {
    expect(lastWord(rounds(GAME))?.attempt.word).toBe('dent')
    expect(lastWord([])).toBeNull()
  })

  it('is why somebody sits out', () => {
    expect(fault(rounds(GAME), 1)?.failure?.letters).toBe('N')
    expect(fault(rounds(GAME), 0)).toBeNull()
  })

  it('is not told again where its word is shown with the reason', () => {
    const told = rounds(GAME)
    const [shown] = told[0]!.attempts

    expect(fault(told, 1, shown)).toBeNull()
  })
})
