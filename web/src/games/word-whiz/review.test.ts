import { expect, test } from 'vitest'
import { isMoment, rebuilt } from './review'
import type { Happened, TableView } from './types'

const LAST: TableView = {
  seat: 0,
  can: [],
  wake: null,
  house: { resigned: [], absent: [], ending: null },
  phase: 'OVER',
  round: 4,
  flipper: 0,
  visible: ['S', 'S', 'S'],
  left: [9, 9, 9],
  covered: null,
  track: 13,
  pawns: [
    [13, 13, 13, 13, 13],
    [2, 2, 2, 2, 2],
  ],
  reveal: 0,
  excluded: [],
  noted: [],
  passed: [],
  reached: false,
  holder: 0,
  word: 'fin',
  accepted: [],
  voters: [],
  voted: [],
  ready: [],
  mine: null,
  used: [],
  idle: 0,
  winner: 0,
}
const FLIP: Happened = {
  type: 'Flipped',
  seat: 0,
  pack: 2,
  visible: ['D', 'T', 'N'],
  round: 1,
  reveal: 300,
}
const TOOK: Happened = { type: 'Took', seat: 1, reaches: [] }
const SAID: Happened = { type: 'Said', seat: 1, word: 'dent', round: 1 }
const MOVED: Happened = {
  type: 'Moved',
  seat: 1,
  word: 'dent',
  steps: [{ vowel: 'E', start: 1, end: 2 }],
}
const ENDED: Happened = { type: 'RoundEnded', round: 1, flipper: 1, excluded: [0], found: true }

const at = (...events: Happened[]) => rebuilt(events, LAST, { deck: 'official' })

test('a card turned opens the race and leaves its pack', () => {
  const view = at(FLIP)

  expect([view.phase, view.round, view.visible, view.left]).toEqual([
    'RACE',
    1,
    ['D', 'T', 'N'],
    [18, 17, 16],
  ])
})

test('the microphone has its holder, the word its speaker', () => {
  const view = at(FLIP, TOOK, SAID)

  expect([view.phase, view.holder, view.word]).toEqual(['SAY', 1, 'dent'])
})

test('only the speaker’s pawns have walked', () => {
  expect(at(FLIP, TOOK, SAID, MOVED).pawns).toEqual([
    [1, 1, 1, 1, 1],
    [1, 2, 1, 1, 1],
  ])
})

test('a round that ends clears the table and names the next', () => {
  const view = at(FLIP, TOOK, SAID, MOVED, ENDED)

  expect([view.phase, view.round, view.flipper, view.excluded, view.holder, view.word]).toEqual([
    'FLIP',
    2,
    1,
    [0],
    null,
    null,
  ])
})

test('in the past nobody can act, and nothing is waited for', () => {
  const view = at(FLIP)

  expect([view.can, view.wake, view.winner]).toEqual([[], null, null])
})

test('a player who leaves is gone from there on', () => {
  expect(at(FLIP, { type: 'Resigned', seat: 0 }).house.resigned).toEqual([0])
})

test('without W the packs are smaller from the start', () => {
  expect(rebuilt([], LAST, { deck: 'noW' }).left).toEqual([17, 16, 16])
})

test('a round stops at its card, its microphone and its end', () => {
  expect([FLIP, TOOK, SAID, MOVED, ENDED].map(isMoment)).toEqual([true, true, false, false, true])
})
