import { expect, test } from 'vitest'
import { firstViewer, roomOf, tableOf } from './replay'
import type { Proved } from './wire'

const proved: Proved = {
  record: 'c0ffee',
  game: 'dames',
  options: { seats: 2 },
  seats: 2,
  bots: [1, null],
  lexicon: 'français 1',
  lines: 3,
  outcome: null,
  seed: 's',
  commitment: 'c',
}

test('a record names nobody: its seats are told by number and level', () => {
  const room = roomOf(proved, (seat, level) => `${seat}/${level}`)

  expect(room.places.map(({ name, kind, yours }) => [name, kind, yours])).toEqual([
    ['0/1', 'bot', false],
    ['1/null', 'person', false],
  ])
  expect([room.game, room.options, room.begun]).toEqual(['dames', { seats: 2 }, true])
})

test('it is first seen through a person’s eyes, or the first bot’s', () => {
  expect([firstViewer(proved), firstViewer({ bots: [0, 3] })]).toEqual([1, 0])
})

test('its table opens no line and can be looked at', () => {
  const table = tableOf(proved, String)
  const view = { can: ['Flip'], wake: 5 } as never
  table.lookBack([{ seq: 0, line: 0, view, events: [], outcome: null }], 0, 1)

  expect([table.seats, table.offline, table.view?.can]).toEqual([[1], false, []])
})
