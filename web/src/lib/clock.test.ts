import { expect, test } from 'vitest'
import { Clock, countdown } from './clock'

/** A device whose time is moved by hand. */
function device(): { clock: Clock; at: (time: number) => void } {
  let time = 0
  return { clock: new Clock(() => time), at: (next) => (time = next) }
}

test('a pong gives the server time, half a trip later', () => {
  const { clock, at } = device()
  at(1100)
  clock.hear(1000, 50_000)

  expect(clock.now()).toBe(50_050)
})

test('the fastest answer is believed', () => {
  const { clock, at } = device()
  at(1400)
  clock.hear(1000, 50_000) // slow and lopsided
  at(2020)
  clock.hear(2000, 51_010)

  expect([clock.trip, clock.now()]).toEqual([20, 51_020])
})

test('old samples are dropped in the end', () => {
  const { clock, at } = device()
  at(10)
  clock.hear(10, 1000)
  for (let i = 0; i < 8; i += 1) {
    at(100 + i)
    clock.hear(50 + i, 5000)
  }

  expect(clock.trip).toBe(50)
})

test('news only hints until a pong has come', () => {
  const { clock, at } = device()
  at(100)
  clock.hint(9000)
  const hinted = clock.now()
  clock.hear(90, 7000)
  clock.hint(1)

  expect([hinted, clock.now()]).toEqual([9000, 7005])
})

test('a countdown shows started seconds, and nothing below zero', () => {
  expect([161_000, 160_001, 9_999, 1, 0, -5000].map(countdown)).toEqual([
    '2:41',
    '2:41',
    '0:10',
    '0:01',
    '0:00',
    '0:00',
  ])
})
