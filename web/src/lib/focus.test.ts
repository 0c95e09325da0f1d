import { expect, test } from 'vitest'
import { around, regionStep, rove } from './focus'

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

test.each([
  [{ key: 'F6', shiftKey: false, ctrlKey: false }, 1],
  [{ key: 'F6', shiftKey: true, ctrlKey: false }, -1],
  [{ key: 'ArrowRight', shiftKey: false, ctrlKey: true }, 1],
  [{ key: 'ArrowLeft', shiftKey: false, ctrlKey: true }, -1],
  [{ key: 'ArrowLeft', shiftKey: false, ctrlKey: false }, 0],
  [{ key: 'a', shiftKey: false, ctrlKey: true }, 0],
] as const)('%o leads %i regions on', (event, expected) => {
  expect(regionStep(event)).toBe(expected)
})

test('regions go round in a circle, and begin at an end', () => {
  expect([around(2, 1, 3), around(0, -1, 3), around(-1, 1, 3), around(-1, -1, 3)]).toEqual([
    0, 2, 0, 2,
  ])
})
