import { expect, test } from 'vitest'
import { around, centred, depth, following, moved, whole, zoomed } from './frame'

test('the frame never leaves the board', () => {
  expect(moved(centred([[12, 12]], 24), 99, -99, 24)).toEqual({ x: 11.7, y: -0.7, span: 13 })
})

test('zooming keeps the point under the fingers', () => {
  const near = zoomed(whole(24), 2, [12, 12], 24)

  expect((12 - near.x) / near.span).toBeCloseTo((12 - whole(24).x) / whole(24).span)
})

test('the board follows a word only as far as needed', () => {
  const frame = centred([[12, 12]], 24)

  expect(following(frame, [[12, 13]], 24)).toEqual(frame)
  expect(following(frame, [[2, 12]], 24).y).toBe(1)
})

test('what is lit is all in sight: near where it lies together, else the whole board', () => {
  const together = around(
    [
      [3, 9],
      [0, 14],
    ],
    24,
  )

  expect(together).toEqual({ x: 5.5, y: -0.7, span: 13 })
  expect(
    around(
      [
        [0, 0],
        [20, 3],
      ],
      24,
    ),
  ).toEqual(whole(24))
})

test('the middle of a word lies so far down the frame', () => {
  const word = [
    [10, 4],
    [11, 4],
    [12, 4],
  ] as const

  expect(depth({ x: 0, y: 5, span: 13 }, word)).toBe(0.5)
})
