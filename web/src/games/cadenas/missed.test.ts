import { expect, it } from 'vitest'
import type { Moment } from '../../lib/past'
import { pastTurns } from './missed'
import type { Happened, TableView } from './types'

type Seen = Moment<TableView, Happened>

const MEUSE = { id: 2, owner: 1, text: 'MEUSE', kind: 'proper' }
const seen = (view: Record<string, unknown>, ...events: Record<string, unknown>[]): Seen =>
  ({
    view: {
      phase: 'PLAY',
      turn: 1,
      active: 0,
      hand: 'ABCDEX',
      squares: ['XA', 'EE'],
      words: [{ id: 1, owner: 1, text: 'TRI', kind: 'common' }, MEUSE],
      padlocks: [{ id: 1, owner: 1, place: null, origin: 2 }],
      supply: 1,
      scores: [0, 8],
      ...view,
    },
    events,
  }) as unknown as Seen

const START = seen({ phase: 'TAKE' })
const TOOK = seen({ hand: 'ABCDEXAT' }, { type: 'Took', seat: 0, turn: 1, cards: 'AT' })
const PLAYED = seen(
  { words: [{ id: 1, owner: 0, text: 'TRAIT', kind: 'common' }, MEUSE], scores: [5, 5] },
  { type: 'Transformed', seat: 0, turn: 1, word: 1, text: 'TRAIT' },
)
const NEXT = seen(
  { phase: 'TAKE', turn: 2, active: 1, scores: [5, 5] },
  { type: 'TurnBegan', seat: 1, turn: 2 },
)

it('writes down what the player saw after the take, his own hand alone', () => {
  expect(pastTurns([START, TOOK, PLAYED, NEXT], 0)).toEqual([
    {
      turn: 1,
      about: 'B:TRI B:MEUSE! lock:B/-/2 supply:1 hands:AABCDETX/- active:A',
      hand: 'AABCDETX',
      made: 8, // five letters of his own now, three the other has lost
    },
  ])
})

it('looks at a turn without a pair as it begins', () => {
  const dry = seen({ squares: ['', ''] }, { type: 'TurnBegan', seat: 0, turn: 1 })

  expect(pastTurns([dry, PLAYED, NEXT], 0).map(({ hand, about }) => [hand, about])).toEqual([
    ['ABCDEX', 'B:TRI B:MEUSE! lock:B/-/2 supply:1 squares:-/- hands:ABCDEX/- active:A'],
  ])
})

it('knows nothing of turns of others', () => {
  expect(pastTurns([START, TOOK, PLAYED, NEXT], 1)).toEqual([])
})
