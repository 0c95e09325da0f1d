import { expect, test, vi } from 'vitest'
import type { Room } from './game'
import { Rooms } from './rooms.svelte'

const ROOM = { overhead: {}, options: {}, refusals: {} } as unknown as Room

test('a room is fetched once, however often one looks in', async () => {
  const fetch = vi.fn(async () => ROOM)
  const rooms = new Rooms(fetch)
  const before = rooms.of('dames')
  await rooms.enter('dames')

  expect([before, rooms.of('dames'), fetch.mock.calls.length]).toEqual([null, ROOM, 1])
})

test('a room that could not be fetched is asked for again', async () => {
  const fetch = vi.fn(async () => ROOM).mockRejectedValueOnce(new Error('cut'))
  const rooms = new Rooms(fetch)
  await expect(rooms.enter('dames')).rejects.toThrow('cut')

  expect(await rooms.enter('dames')).toBe(ROOM)
})

test('there is no room for a game the page does not have', async () => {
  expect(await new Rooms(async () => null).enter('échecs')).toBeNull()
})
