import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { room } from './fake'
import { changeOf, counted, moved, START, strengthOf } from './mine'
import type { Outcome, Place } from './wire'

const ME: Place = { seat: 0, kind: 'person', name: 'Zoé', level: null, yours: true, here: true }
const BOT: Place = { seat: 1, kind: 'bot', name: 'Léon', level: 4, yours: false, here: false }
const ended = (...winners: number[]) =>
  ({ scores: [1, 2], winners, why: 'HOME', clause: 'XYZ-G1' }) as Outcome
const table = (places: readonly Place[], strength?: number) =>
  room([0], { places, options: strength === undefined ? {} : { strength } })

beforeEach(() => {
  const shelf = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  [5, true, 7],
  [5, false, 3],
  [5, null, 5],
  [1, false, 0],
  [30, true, 30],
])('%d after %s is %d', (before, won, after) => {
  expect(moved(before, won)).toBe(after)
})

test('a first game begins at CM2 and a half', () => {
  expect(strengthOf('any-game')).toBe(START)
})

test('who wins meets a stronger bot, who loses a weaker one, who draws the same', () => {
  const played = [[0], [1], [0, 1], []].map((winners) =>
    changeOf(table([ME, BOT], 12), ended(...winners)),
  )

  expect(played.map((change) => change?.after)).toEqual([14, 10, 12, 12])
  expect(played[0]?.name).toBe('Léon')
})

test.each<[string, readonly Place[], number | undefined]>([
  ['a bot of a level', [ME, { ...BOT, level: 1 }], 12],
  ['two people', [ME, BOT, { ...ME, seat: 2 }], 12],
  ['somebody else’s game', [{ ...ME, yours: false }, BOT], 12],
  ['no strength agreed', [ME, BOT], undefined],
])('%s changes nothing', (_, places, strength) => {
  expect(changeOf(table(places, strength), ended(0))).toBeNull()
})

test('a game counts once, however often its end is looked at, and each kind of game for itself', () => {
  const change = { name: 'Léon', before: 5, after: 7 }
  counted('any-game', 'k3', change)
  counted('any-game', 'k4', { ...change, before: 7, after: 9 })
  counted('any-game', 'k3', change)

  expect(strengthOf('any-game')).toBe(9)
  expect(strengthOf('another-game')).toBe(START)
})

test('a memory that is not ours begins anew', () => {
  localStorage.setItem('logomachie.strength.any-game', '"plenty"')

  expect(strengthOf('any-game')).toBe(START)
})
