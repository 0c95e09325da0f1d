/** Where a word lies: read between two ends, or found from its letters. Pure. */
import { at, cells, DIRECTIONS, directionOf, has, isInside, path, segment, spelled } from './board'
import type { Board } from './board'
import type { Cell, Direction } from './types'

/** A word on a line, complete or with letters still to come. */
export interface Line {
  readonly word: string
  readonly start: Cell
  readonly direction: Direction
  readonly cells: readonly Cell[]
  readonly missing: readonly Cell[] // empty circles of the line
}

/** The ways one reads first. */
const NATURAL: readonly Direction[] = ['E', 'S', 'SE', 'NE', 'W', 'N', 'SW', 'NW']

/** Letters of the game only: « Éléphant » is ELEPHANT, « œuf » is OEUF. */
export function plain(text: string): string {
  return text
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
}

/** The line between two marks, read from the first to the last; null if it is not straight. */
export function between(board: Board, first: Cell, last: Cell): Line | null {
  const direction = directionOf(first, last)
  if (direction === null) return null
  return lineOf(board, [first, ...path(first, last)], direction)
}

/** The same circles read from the other end. */
export function reversed(board: Board, line: Line): Line {
  const back = [...line.cells].reverse()
  const direction = directionOf(back[0]!, back.at(-1)!) ?? line.direction
  return { ...lineOf(board, back, direction), word: [...line.word].reverse().join('') }
}

function lineOf(board: Board, along: readonly Cell[], direction: Direction): Line {
  return {
    word: spelled(board, along),
    start: along[0]!,
    direction,
    cells: along,
    missing: along.filter((cell) => at(board, cell) === null),
  }
}

/**
 * The lines on which a word stands or could come to stand, the fullest first: its circles hold its
 * own letters or none, and every letter moved this turn is on it. It says nothing of the ways there.
 */
export function fits(board: Board, moved: readonly Cell[], word: string): readonly Line[] {
  if (word.length < 2) return []
  const found = cells(board).flatMap((start) =>
    DIRECTIONS.flatMap((direction): Line[] => {
      const along = segment(start, direction, word.length)
      if (!isInside(board, along.at(-1)!) || !moved.every((cell) => has(along, cell))) return []
      const line = { ...lineOf(board, along, direction), word }
      return [...word].every((letter, n) => [null, letter].includes(at(board, along[n]!)))
        ? [line]
        : []
    }),
  )
  const near = found.filter(({ missing }) => missing.length * 2 <= word.length)
  return near.sort(
    (a, b) =>
      a.missing.length - b.missing.length ||
      NATURAL.indexOf(a.direction) - NATURAL.indexOf(b.direction),
  )
}
