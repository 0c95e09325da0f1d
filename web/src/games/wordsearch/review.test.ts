import { describe, expect, it } from 'vitest'
import { isMoment, rebuilt } from './review'
import type { Happened, TableView } from './types'

const START = 'XXXXX/XXXXL/XXXUX/XX.EX/B...X'
const word = { word: 'BLEU', start: [5, 1], direction: 'E', value: 5, points: 20 } as const
const GAME: readonly Happened[] = [
  { type: 'Moved', seat: 1, turn: 1, letter: 'E', source: [4, 4], target: [5, 3] },
  { type: 'Moved', seat: 1, turn: 1, letter: 'U', source: [3, 4], target: [5, 4] },
  { type: 'Moved', seat: 1, turn: 1, letter: 'L', source: [2, 5], target: [5, 2] },
  { type: 'Claimed', seat: 1, turn: 1, ...word, until: 0 },
  { type: 'Judged', seat: 0, of: 1, word: 'BLEU', stands: true, value: 5 },
  { type: 'Scored', seat: 1, turn: 1, ...word },
  { type: 'Ended', winners: [1], why: 'LETTERS' },
]
const last: TableView = {
  seat: 0,
  can: ['Resign'],
  wake: null,
  house: { resigned: [], absent: [], ending: null },
  phase: 'OVER',
  turn: 2,
  active: 0,
  board: 'XXXXX/XXXX./XXX.X/XX..X/....X',
  values: [],
  moved: [],
  refused: false,
  claim: null,
  accepted: [],
  scores: [-2, 32],
  aside: ['', 'PAINBLEU'],
  dry: 0,
  dryEnd: [4, 6],
  judged: false,
  plan: false,
  least: 2,
  training: false,
  why: 'LETTERS',
}
const after = (n: number) => rebuilt(GAME, GAME.slice(0, n), last)

describe('a game looked at again', () => {
  it('begins with everything undone', () => {
    expect(after(0)).toMatchObject({
      board: START,
      scores: [3, 12],
      aside: ['', 'PAIN'],
      active: 1,
      turn: 1,
      can: [],
      why: null,
    })
  })

  it('shows the slides, then the word that is open', () => {
    expect(after(2)).toMatchObject({ phase: 'SLIDE', board: 'XXXXX/XXXXL/XXX.X/XX..X/B.EUX' })
    expect(after(4)).toMatchObject({
      phase: 'WINDOW',
      claim: { word: 'BLEU' },
      moved: [{}, {}, {}],
    })
  })

  it('ends as the game ended', () => {
    expect(after(GAME.length)).toMatchObject({
      phase: 'OVER',
      board: last.board,
      scores: last.scores,
      aside: last.aside,
      why: 'LETTERS',
    })
  })

  it('stops where something is to be seen', () => {
    expect(GAME.map(isMoment)).toEqual([true, true, true, true, true, false, true])
  })
})
