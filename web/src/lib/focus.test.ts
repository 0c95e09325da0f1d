import { expect, test } from 'vitest'
import { rove } from './focus'

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowDown', 2, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, null],
])('%s from %i of three leads to %s', (key, at, expected) => {
  expect(rove(key, at, 3)).toBe(expected)
})
