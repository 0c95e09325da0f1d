/** The part of the board a small screen shows, headless: move, zoom, follow a word, in cells. */
import type { Cell } from './types'

export interface Frame {
  readonly x: number
  readonly y: number
  readonly span: number // cells across
}

export const LEAST = 7
export const NEAR = 13 // thirty pixels a cell on a phone

export function whole(size: number): Frame {
  return { x: -0.7, y: -0.7, span: size + 1.4 }
}

export function clamped({ x, y, span }: Frame, size: number): Frame {
  const most = size + 1.4
  const wide = Math.min(most, Math.max(LEAST, span))
  const hold = (at: number) => Math.min(size + 0.7 - wide, Math.max(-0.7, at))
  return { x: hold(x), y: hold(y), span: wide }
}

export function moved(frame: Frame, dx: number, dy: number, size: number): Frame {
  return clamped({ ...frame, x: frame.x + dx, y: frame.y + dy }, size)
}

/** Zoom so that the point under the fingers stays there; `factor` above 1 comes nearer. */
export function zoomed(
  frame: Frame,
  factor: number,
  at: readonly [number, number], // in cells
  size: number,
): Frame {
  const span = Math.min(size + 1.4, Math.max(LEAST, frame.span / factor))
  const ratio = span / frame.span
  return clamped(
    { x: at[0] - (at[0] - frame.x) * ratio, y: at[1] - (at[1] - frame.y) * ratio, span },
    size,
  )
}

/** Show these cells, moving no more than needed. */
export function following(frame: Frame, cells: readonly Cell[], size: number): Frame {
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
      y: shift(Math.min(...rows), Math.max(...rows), frame.y, frame.span),
      span: frame.span,
    },
    size,
  )
}

/** All of these cells: near if they lie together, else the whole board. */
export function around(cells: readonly Cell[], size: number): Frame {
  const corner = (most: (...all: number[]) => number): Cell => [
    most(...cells.map(([row]) => row)),
    most(...cells.map(([, column]) => column)),
  ]
  const [low, high] = [corner(Math.min), corner(Math.max)]
  const apart = Math.max(high[0] - low[0], high[1] - low[1])
  return apart + 1 > NEAR - 1 ? whole(size) : centred([low, high], size)
}

/** Open near these cells. */
export function centred(cells: readonly Cell[], size: number): Frame {
  if (cells.length === 0) return whole(size)
  const middle = (index: 0 | 1) =>
    cells.reduce((sum, cell) => sum + cell[index] + 0.5, 0) / cells.length
  return clamped({ x: middle(1) - NEAR / 2, y: middle(0) - NEAR / 2, span: NEAR }, size)
}

/** How far down the frame the middle of these cells lies: 0 at its top, 1 at its foot. */
export function depth(frame: Frame, cells: readonly Cell[]): number {
  const rows = cells.map(([row]) => row)
  return ((Math.min(...rows) + Math.max(...rows) + 1) / 2 - frame.y) / frame.span
}
