/** Where things lie in the drawing of a board, in its own units. */
import { size, type Board } from './board'

export const PITCH = 62 // from circle to circle

export interface Layout {
  readonly rows: number
  readonly columns: number
  readonly edge: number // the margin with the coordinates
  readonly r: number // of a counter
  readonly width: number
  readonly height: number
  readonly x: (column: number) => number
  readonly y: (row: number) => number
}

/** A narrow screen has a smaller margin and larger counters. */
export function layout(board: Board, narrow: boolean): Layout {
  const [rows, columns] = size(board)
  const edge = narrow ? 22 : 34
  const middle = (n: number) => edge + (n - 0.5) * PITCH
  return {
    rows,
    columns,
    edge,
    r: narrow ? 28 : 25,
    width: columns * PITCH + 2 * edge,
    height: rows * PITCH + 2 * edge,
    x: middle,
    y: middle,
  }
}
