import { describe, expect, it } from 'vitest'
import { isMoment, rebuilt } from './review'
import type { Happened, TableView } from './types'

const age = (turn: number, seat: number, text: string, kind = 'common') => ({
  turn,
  seat,
  text,
  kind,
})
const last = {
  seat: 0,
  can: [],
  wake: null,
  house: { resigned: [], absent: [], ending: null },
  phase: 'OVER',
  turn: 2,
  active: 1,
  hand: 'VVV',
  held: [6, 5],
  stock: 0,
  squares: ['VE', 'W'],
  words: [
    {
      id: 1,
      owner: 1,
      text: 'MEDUSE',
      kind: 'common',
      names: [],
      life: [age(0, 0, 'MUSE'), age(1, 0, 'MEUSE', 'proper'), age(2, 1, 'MEDUSE')],
    },
    { id: 2, owner: 0, text: 'TRAIT', kind: 'common', names: [], life: [age(0, 0, 'TRAIT')] },
  ],
  padlocks: [{ id: 1, owner: 1, place: null, origin: null, noun: 'MEUSE' }],
  supply: 1,
  scores: [5, 6],
  scoring: 'letters',
  plays: [],
  why: 'FINAL',
} as unknown as TableView

const grown = { type: 'Transformed', word: 1, wasKind: 'common', cards: 'E', names: [] } as const
const all: readonly Happened[] = [
  { type: 'Took', seat: 0, turn: 1, square: 0, cards: 'XX' },
  { ...grown, seat: 0, turn: 1, of: 0, was: 'MUSE', text: 'MEUSE', kind: 'proper' },
  { type: 'Gained', seat: 0, turn: 1, padlock: 1, word: 1, noun: 'MEUSE', supply: 1 },
  { type: 'Locked', seat: 0, turn: 1, padlock: 1, word: 2, text: 'TRAIT' },
  { type: 'PutDown', seat: 0, turn: 1, square: 0, cards: 'V', byClock: false },
  { type: 'Refilled', seat: 0, turn: 1, square: 0, cards: 'E', drawn: 0, stock: 0 },
  { type: 'TurnBegan', seat: 1, turn: 2, until: 0, final: true },
  { type: 'Took', seat: 1, turn: 2, square: 1, cards: 'WW' },
  {
    ...grown,
    seat: 1,
    turn: 2,
    of: 0,
    was: 'MEUSE',
    wasKind: 'proper',
    text: 'MEDUSE',
    kind: 'common',
    cards: 'D',
  },
  {
    type: 'Seized',
    seat: 1,
    turn: 2,
    padlock: 1,
    of: 0,
    word: 1,
    tied: false,
    noun: 'MEUSE',
    freed: 2,
  },
  { type: 'PutDown', seat: 1, turn: 2, square: 1, cards: 'W', byClock: false },
  { type: 'Ended', winners: [1], scores: [5, 6], why: 'FINAL' },
]

const after = (count: number) => rebuilt(all, all.slice(0, count), last)
const words = (view: TableView) => view.words.map(({ owner, text }) => `${owner}:${text}`)

describe('a game looked at again', () => {
  it('begins with what lay there', () => {
    const first = after(0)
    expect([words(first), first.squares, first.stock, first.supply]).toEqual([
      ['0:MUSE', '0:TRAIT'],
      ['XX', 'WW'],
      1,
      2,
    ])
    expect([first.padlocks, first.scores, first.hand]).toEqual([[], [9, 0], ''])
  })

  it('has the padlock where it was', () => {
    expect(after(4).padlocks).toEqual([{ id: 1, owner: 0, place: 2, origin: 1, noun: 'MEUSE' }])
    expect(after(10).padlocks).toEqual([
      { id: 1, owner: 1, place: null, origin: null, noun: 'MEUSE' },
    ])
  })

  it('ends as the game ended', () => {
    const end = after(all.length)
    expect([words(end).sort(), end.squares, end.held, end.scores, end.phase]).toEqual([
      ['0:TRAIT', '1:MEDUSE'],
      last.squares,
      last.held,
      last.scores,
      'OVER',
    ])
  })

  it('stops at what somebody did', () => {
    expect(all.filter(isMoment).map(({ type }) => type)).toEqual([
      'Transformed',
      'Locked',
      'TurnBegan',
      'Transformed',
      'Ended',
    ])
  })
})
