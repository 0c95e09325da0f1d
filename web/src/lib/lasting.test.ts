import { expect, test } from 'vitest'
import { games } from '../games'
import type { Game, Spans } from './game'
import { lasting, lastingAt } from './lasting'
import { MINE } from './mine'
import type { Seated } from './setting'

const SPANS: Spans = [
  [40, 50],
  [30, 40],
  [20, 30],
  [10, 20],
]
const GAME = { lasts: () => SPANS } as unknown as Game
const me: Seated = { kind: 'me', name: '', level: 1 }
const bot: Seated = { kind: 'bot', name: '', level: 2 }

test('a level has its own span, « de ma force » that of the nearer level', () => {
  expect(lasting(GAME, 3, 0)).toEqual([10, 20])
  expect(lasting(GAME, MINE, 4)).toEqual([40, 50])
  expect(lasting(GAME, MINE, 21)).toEqual([20, 30])
  expect(lasting({ ...GAME, lasts: undefined } as unknown as Game, 3, 0)).toBeNull()
})

test('a table says how long where one person plays one bot, and not by the day', () => {
  expect(lastingAt(GAME, [me, bot, null], 5, {})).toEqual([20, 30])
  expect(lastingAt(GAME, [me, bot, bot], 5, {})).toBeNull()
  expect(lastingAt(GAME, [me, { ...bot, kind: 'link' }], 5, {})).toBeNull()
  expect(lastingAt(GAME, [me, bot], 5, { time: 'day' })).toBeNull()
})

test.each([...games.keys()])('the box of %s tells minutes that its levels span', (slug) => {
  const game = games.get(slug)
  const [least, most] = (game?.card.fr.pace.match(/\d+/g) ?? []).map(Number)
  const ends = game?.lasts?.({}).slice(0, 3).flat() ?? []

  expect([Math.min(...ends), Math.max(...ends)]).toEqual([least, most])
})
