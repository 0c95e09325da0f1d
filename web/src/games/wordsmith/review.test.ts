import { expect, test } from 'vitest'
import { NOTHING, type Pieces } from './alphabet'
import { firstZone, isMoment, rebuilt } from './review'
import type { Happened, TableView } from './types'

const EIGHT: Pieces = [4, 1, 1, 2]
const sheet = { zone: NOTHING, rows: ['', '', '', '', '', ''], ticked: 0 }
const last = { sheets: [sheet, sheet], totals: [9, 9], letters: '' } as unknown as TableView
const options = { mode: 'base', handicap: [0, 2], supply: 'finite' } as const

const events: readonly Happened[] = [
  { type: 'Rolled', seat: 0, round: 1, face: 'Y', kind: 'Y' },
  { type: 'Rolled', seat: 1, round: 1, face: 'G' },
  {
    type: 'Claimed',
    seat: 0,
    round: 1,
    word: 'SAC',
    row: 1,
    zone: [2, 1, 1, 2],
    unused: [2, 1, 0, 0],
    ticked: 3,
  },
  { type: 'Chosen', seat: 1, round: 1, kind: 'B' },
  { type: 'Finished', seat: 0, round: 1 },
  { type: 'Wrote', seat: 1, round: 1, row: 1, zone: [4, 1, 2, 2], ticked: 2 },
]
const at = (count: number) => rebuilt(events, events.slice(0, count), last, options)

test('the pieces of the start are found back from the first word', () => {
  expect(firstZone(events)).toEqual(EIGHT)
  expect(firstZone([])).toEqual(NOTHING)
})

test('rolls, stars and words are laid again, one after another', () => {
  expect(at(0).sheets.map(({ zone, ticked }) => [zone, ticked])).toEqual([
    [EIGHT, 0],
    [EIGHT, 2],
  ])
  expect(at(1).sheets[0]?.zone).toEqual([4, 2, 1, 2])
  expect([at(2).sheets[1]?.wild, at(4).sheets[1]?.wild]).toEqual([true, false])
  expect(at(3).sheets[0]).toMatchObject({ rows: ['SAC', '', '', '', '', ''], ticked: 3 })
  expect(at(4).sheets[1]?.zone).toEqual([4, 1, 2, 2])
  expect([at(4).phase, at(5).phase]).toEqual(['BUILD', 'LAST'])
  expect(at(6).sheets[1]?.rows[0]).toBeNull()
})

test('the box holds what the zones do not', () => {
  expect(at(0).box).toEqual([32, 38, 18, 16])
  expect(rebuilt(events, [], last, { ...options, supply: 'unlimited' }).box).toBeNull()
})

test('one stops at words, lines and scores, not at dice', () => {
  expect(events.filter(isMoment).map(({ type }) => type)).toEqual(['Claimed', 'Finished', 'Wrote'])
})
