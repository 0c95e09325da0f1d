/**
 * The part of the board a small screen shows, headless: move, zoom, follow a word, in cells.
 * `tall` is its height by its width: a low screen shows fewer rows than columns.
 */
import type { Cell } from './types'

export interface Frame {
  readonly x: number
  readonly y: number
  readonly span: number // cells across
}

export const LEAST = 7
export const NEAR = 13 // thirty pixels a cell on a phone

export function whole(size: number, tall = 1): Frame {
  return clamped({ x: 0, y: 0, span: Infinity }, size, tall)
}

export function clamped({ x, y, span }: Frame, size: number, tall = 1): Frame {
  const all = size + 1.4
  const wide = Math.min(all / tall, Math.max(LEAST, span))
  const hold = (at: number, long: number) =>
    long > all ? (size - long) / 2 : Math.min(size + 0.7 - long, Math.max(-0.7, at))
  return { x: hold(x, wide), y: hold(y, wide * tall), span: wide }
}

export function moved(frame: Frame, dx: number, dy: number, size: number, tall = 1): Frame {
  return clamped({ ...frame, x: frame.x + dx, y: frame.y + dy }, size, tall)
}

/** Zoom so that the point under the fingers stays there; `factor` above 1 comes nearer. */
export function zoomed(
  frame: Frame,
  factor: number,
  at: readonly [number, number], // in cells
  size: number,
  tall = 1,
): Frame {
  const span = Math.min((size + 1.4) / tall, Math.max(LEAST, frame.span / factor))
  const ratio = span / frame.span
  return clamped(
    { x: at[0] - (at[0] - frame.x) * ratio, y: at[1] - (at[1] - frame.y) * ratio, span },
    size,
    tall,
  )
}

/** Show these cells, moving no more than needed. */
export function following(frame: Frame, cells: readonly Cell[], size: number, tall = 1): Frame {
  if (cells.length === 0) return frame
  const rows = cells.map(([row]) => row)
  const columns = cells.map(([, column]) => column)
  const shift = (low: number, high: number, at: number, span: number): number => {
    if (low - 1 < at) return low - 1
    if (high + 2 > at + span) return high + 2 - span
    return at
  }
  return clamped(
    {
      x: shift(Math.min(...columns), Math.max(...columns), frame.x, frame.span),
      y: shift(Math.min(...rows), Math.max(...rows), frame.y, frame.span * tall),
      span: frame.span,
    },
    size,
    tall,
  )
}

/** All of these cells: near if they lie together, else the whole board. */
export function around(cells: readonly Cell[], size: number, tall = 1): Frame {
  const corner = (most: (...all: number[]) => number): Cell => [
    most(...cells.map(([row]) => row)),
    most(...cells.map(([, column]) => column)),
  ]
  const [low, high] = [corner(Math.min), corner(Math.max)]
  const [rows, columns] = [high[0] - low[0] + 1, high[1] - low[1] + 1]
  return rows > NEAR * tall - 1 || columns > NEAR - 1
    ? whole(size, tall)
    : centred([low, high], size, tall)
}

/** Open near these cells. */
export function centred(cells: readonly Cell[], size: number, tall = 1): Frame {
  if (cells.length === 0) return whole(size, tall)
  const middle = (index: 0 | 1) =>
    cells.reduce((sum, cell) => sum + cell[index] + 0.5, 0) / cells.length
  const [x, y] = [middle(1) - NEAR / 2, middle(0) - (NEAR * tall) / 2]
  return clamped({ x, y, span: NEAR }, size, tall)
}

/** How far down the frame the middle of these cells lies: 0 at its top, 1 at its foot. */
export function depth(frame: Frame, cells: readonly Cell[], tall = 1): number {
  const rows = cells.map(([row]) => row)
  return ((Math.min(...rows) + Math.max(...rows) + 1) / 2 - frame.y) / (frame.span * tall)
}
