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

test('a low screen shows fewer rows, and reaches every one of them', () => {
  const low = 0.5
  const near = centred([[12, 12]], 24, low)

  expect(near).toEqual({ x: 6, y: 9.25, span: 13 })
  expect(moved(near, 0, 99, 24, low).y).toBeCloseTo(24.7 - 6.5)
  expect(following(near, [[18, 12]], 24, low).y).toBe(13.5)
})

test('all rows of a low screen are all of the board, in its middle', () => {
  const { x, y, span } = whole(24, 0.5)

  expect(span).toBe(50.8)
  expect(y).toBeCloseTo(-0.7)
  expect(x + span / 2).toBeCloseTo(12)
})
