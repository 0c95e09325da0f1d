/**
 * The board as text, rows joined by `/` and `.` for an empty circle, and what slides on it: only
 * geometry. What this page works out is an early hint; the club decides.
 */
import type { Cell, Direction, Slid } from './types'

export type Board = string

export const STEPS: Readonly<Record<Direction, Cell>> = {
  N: [-1, 0],
  NE: [-1, 1],
  E: [0, 1],
  SE: [1, 1],
  S: [1, 0],
  SW: [1, -1],
  W: [0, -1],
  NW: [-1, -1],
}
export const DIRECTIONS = Object.keys(STEPS) as readonly Direction[]

export const rows = (board: Board): readonly string[] => board.split('/')

/** Rows and columns. */
export function size(board: Board): Cell {
  const all = rows(board)
  return [all.length, all[0]?.length ?? 0]
}

export const same = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1]

export const has = (cells: readonly Cell[], cell: Cell): boolean =>
  cells.some((one) => same(one, cell))

/** A cell as on the edges of the board: (6, 3) is C6. */
export const cellName = ([row, column]: Cell): string => `${String.fromCharCode(64 + column)}${row}`

/** The cells as one reads them out, column by column. */
export const inOrder = (cells: readonly Cell[]): readonly Cell[] =>
  [...cells].sort((a, b) => a[1] - b[1] || a[0] - b[0])

export function isInside(board: Board, [row, column]: Cell): boolean {
  const [height, width] = size(board)
  return row >= 1 && row <= height && column >= 1 && column <= width
}

/** The letter in a cell; null: an empty circle, or off the board. */
export function at(board: Board, [row, column]: Cell): string | null {
  const letter = rows(board)[row - 1]?.[column - 1]
  return letter === undefined || letter === '.' ? null : letter
}

export function put(board: Board, [row, column]: Cell, letter: string | null): Board {
  const all = [...rows(board)]
  const line = all[row - 1] ?? ''
  all[row - 1] = line.slice(0, column - 1) + (letter ?? '.') + line.slice(column)
  return all.join('/')
}

export function cells(board: Board): readonly Cell[] {
  return rows(board).flatMap((row, r) => [...row].map((_, c): Cell => [r + 1, c + 1]))
}

export function step(cell: Cell, direction: Direction, count = 1): Cell {
  const [down, right] = STEPS[direction]
  return [cell[0] + count * down, cell[1] + count * right]
}

export const segment = (start: Cell, direction: Direction, length: number): readonly Cell[] =>
  Array.from({ length }, (_, n) => step(start, direction, n))

/** The straight way from one cell to another; null if there is none. */
export function directionOf(source: Cell, target: Cell): Direction | null {
  const down = target[0] - source[0]
  const right = target[1] - source[1]
  const far = Math.max(Math.abs(down), Math.abs(right))
  if (far === 0 || [down, right].some((part) => part !== 0 && Math.abs(part) !== far)) return null
  const way: Cell = [Math.sign(down), Math.sign(right)]
  return DIRECTIONS.find((direction) => same(STEPS[direction], way)) ?? null
}

/** The cells after the source up to and including the target; none if it is not straight. */
export function path(source: Cell, target: Cell): readonly Cell[] {
  const direction = directionOf(source, target)
  if (direction === null) return []
  const far = Math.max(Math.abs(target[0] - source[0]), Math.abs(target[1] - source[1]))
  return segment(step(source, direction), direction, far)
}

/** The cells a letter can slide to now, ray by ray. */
export function reach(board: Board, source: Cell): readonly Cell[] {
  if (at(board, source) === null) return []
  return DIRECTIONS.flatMap((direction) => {
    const found: Cell[] = []
    let next = step(source, direction)
    while (isInside(board, next) && at(board, next) === null) {
      found.push(next)
      next = step(next, direction)
    }
    return found
  })
}

/** The board after a slide. */
export function slid(board: Board, source: Cell, target: Cell): Board {
  return put(put(board, source, null), target, at(board, source))
}

/** The board after these slides, in order. */
export function after(board: Board, slides: readonly Pick<Slid, 'source' | 'target'>[]): Board {
  return slides.reduce((now, one) => slid(now, one.source, one.target), board)
}

/** The board without the letters of these cells. */
export function without(board: Board, taken: readonly Cell[]): Board {
  return taken.reduce((now, cell) => put(now, cell, null), board)
}

/** What the cells spell, a dot for an empty circle. */
export const spelled = (board: Board, along: readonly Cell[]): string =>
  along.map((cell) => at(board, cell) ?? '.').join('')

/** Why a slide would be refused, in the words of the club; null: it would not be. */
export function objection(
  board: Board,
  moved: readonly Slid[],
  source: Cell,
  target: Cell,
): { code: string; clause: string; about: Readonly<Record<string, unknown>> } | null {
  if (moved.some((one) => same(one.target, source)))
    return { code: 'ALREADY_MOVED', clause: 'SRCH-R02', about: { cell: source } }
  const letter = at(board, source)
  if (letter === null) return { code: 'NO_LETTER', clause: 'SRCH-C2', about: { cell: source } }
  if (!isInside(board, target))
    return { code: 'OFF_BOARD', clause: 'SRCH-C2', about: { cell: target } }
  if (directionOf(source, target) === null)
    return { code: 'NOT_STRAIGHT', clause: 'SRCH-C2', about: { letter } }
  const block = path(source, target).find((cell) => at(board, cell) !== null)
  if (block !== undefined)
    return {
      code: 'BLOCKED',
      clause: 'SRCH-C4',
      about: { letter, by: at(board, block), at: block },
    }
  return null
}
