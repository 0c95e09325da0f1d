import { expect, it } from 'vitest'
import { pastTurns } from './missed'
import type { Happened, TableView } from './types'

const last = {
  seat: 0,
  can: [],
  wake: null,
  house: { resigned: [], absent: [], ending: null },
  phase: 'OVER',
  turn: 2,
  active: 1,
  hand: 'ABCDEF',
  held: [6, 6],
  stock: 3,
  squares: ['XA', 'EE'],
  words: [
    {
      id: 1,
      owner: 0,
      text: 'TRAIT',
      kind: 'common',
      names: [],
      life: [
        { turn: 0, seat: 1, text: 'TRI', kind: 'common' },
        { turn: 1, seat: 0, text: 'TRAIT', kind: 'common' },
      ],
    },
    { id: 2, owner: 1, text: 'MEUSE', kind: 'proper', names: [], life: [] },
  ],
  padlocks: [{ id: 1, owner: 1, place: null, origin: 2, noun: 'MEUSE' }],
  supply: 1,
  scores: [5, 5],
  scoring: 'letters',
} as unknown as TableView

const events: readonly Happened[] = [
  { type: 'Took', seat: 0, turn: 1, square: 0, cards: 'AT' },
  {
    type: 'Transformed',
    seat: 0,
    turn: 1,
    word: 1,
    of: 1,
    was: 'TRI',
    wasKind: 'common',
    text: 'TRAIT',
    kind: 'common',
    cards: 'AT',
    names: [],
  },
  { type: 'PutDown', seat: 0, turn: 1, square: 0, cards: 'X', byClock: false },
  { type: 'Refilled', seat: 0, turn: 1, square: 0, cards: 'A', drawn: 1, stock: 3 },
  { type: 'Drew', seat: 0, turn: 1, cards: 'F', square: null },
  { type: 'TurnBegan', seat: 1, turn: 2, until: 0, final: false },
]

it('writes down what the player saw after the take, his own hand alone', () => {
  expect(pastTurns(events, last, 0)).toEqual([
    {
      turn: 1,
      about: 'B:TRI B:MEUSE! lock:B/-/2 supply:1 hands:AABCDETX/- active:A',
      hand: 'AABCDETX',
      made: 8, // five letters of his own now, three the other has lost
    },
  ])
})

it('knows nothing of turns of others', () => {
  expect(pastTurns(events, last, 1)).toEqual([])
})
