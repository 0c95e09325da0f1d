import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Living } from './figure.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function shown(last: number) {
  let figure: Living | null = null
  const stop = $effect.root(() => {
    figure = new Living(() => last)
  })
  flushSync()
  return { figure: figure as unknown as Living, stop }
}

function forward(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds)
  flushSync()
}

test('a figure goes on every 900 ms, rests, and is still after three rounds', () => {
  const { figure, stop } = shown(2)
  const seen = [figure.at]
  for (let step = 0; step < 2; step += 1) {
    forward(900)
    seen.push(figure.at)
  }
  forward(2000)
  seen.push(figure.at)
  for (let round = 0; round < 2; round += 1) {
    forward(900)
    forward(900)
    forward(2000)
  }

  expect(seen).toEqual([0, 1, 2, 0])
  expect([figure.runs, figure.at]).toEqual([false, 2])
  stop()
})

test('it can be stopped, whole, and shown again', () => {
  const { figure, stop } = shown(3)
  forward(900)
  figure.stop()
  flushSync()
  const stopped = [figure.runs, figure.at]
  figure.again()
  flushSync()

  expect(stopped).toEqual([false, 3])
  expect([figure.runs, figure.at]).toEqual([true, 0])
  stop()
})
