import { expect, test } from 'vitest'
import { games } from '../games'
import type { Game, Minutes } from './game'
import { lasting, lastingAt } from './lasting'
import { MINE } from './mine'
import type { Seated } from './setting'

const MINUTES: Minutes = [40, 30, 20, 10]
const GAME = { lasts: () => MINUTES } as unknown as Game
const me: Seated = { kind: 'me', name: '', level: 1 }
const bot: Seated = { kind: 'bot', name: '', level: 2 }

test('a level has its own minutes, « de ma force » that of the nearer level', () => {
  expect(lasting(GAME, 3, 0)).toBe(10)
  expect(lasting(GAME, MINE, 4)).toBe(40)
  expect(lasting(GAME, MINE, 21)).toBe(20)
  expect(lasting({ ...GAME, lasts: undefined } as unknown as Game, 3, 0)).toBeNull()
})

test('a table says how long where one person plays one bot, and not by the day', () => {
  expect(lastingAt(GAME, [me, bot, null], 5, {})).toBe(20)
  expect(lastingAt(GAME, [me, bot, bot], 5, {})).toBeNull()
  expect(lastingAt(GAME, [me, { ...bot, kind: 'link' }], 5, {})).toBeNull()
  expect(lastingAt(GAME, [me, bot], 5, { time: 'day' })).toBeNull()
})

test.each([...games.keys()])('the box of %s tells the minutes of its middle level', (slug) => {
  const game = games.get(slug)
  const told = game?.card.fr.pace.match(/\d+/g)?.map(Number)

  expect(told).toEqual([game?.lasts?.({})[1]])
})
