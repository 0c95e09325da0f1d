/** Cells of the board, headless: names, neighbours, bases, and the frames that are drawn round them. */
import type { Cell, Place, Side } from './types'

export type Step = readonly [number, number]

export const same = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1]
export const has = (cells: readonly Cell[], cell: Cell): boolean => cells.some((c) => same(c, cell))
export const key = (cell: Cell): string => cell.join()
export const plus = (cell: Cell, step: Step, times = 1): Cell => [
  cell[0] + step[0] * times,
  cell[1] + step[1] * times,
]
export const minus = (a: Cell, b: Cell): Step => [Math.sign(a[0] - b[0]), Math.sign(a[1] - b[1])]

/** K18: the column, then the row, as on the rim. */
export function cellName([row, column]: Cell): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`
}

/** A cell from its name; null if it is none of a board of this size. */
export function readCell(text: string, size: number): Cell | null {
  const found = /^([A-Z])(\d{1,2})$/.exec(text.trim().toUpperCase())
  if (!found) return null
  const cell: Cell = [Number(found[2]) - 1, found[1]!.charCodeAt(0) - 65]
  return isInside(cell, size) ? cell : null
}

export const rowsOf = (board: string): readonly string[] => board.split('/')
export const isInside = ([row, column]: Cell, size: number): boolean =>
  row >= 0 && column >= 0 && row < size && column < size

export function colour(board: string, [row, column]: Cell): string {
  return rowsOf(board)[row]?.[column] ?? ''
}

/** Four cells in line, and whether they run down. */
export interface Lane {
  readonly cells: readonly Cell[]
  readonly down: boolean
}

/** Every straight run of exactly these colours: bases are `bbbb`, goals `rggr`. */
export function lanes(board: string, colours: string): readonly Lane[] {
  const rows = rowsOf(board)
  const found: Lane[] = []
  rows.forEach((line, row) =>
    [...line].forEach((_, column) => {
      for (const down of [false, true]) {
        const cells = [0, 1, 2, 3].map((n): Cell => (down ? [row + n, column] : [row, column + n]))
        const read = cells.map((cell) => colour(board, cell))
        if (read.every(Boolean) && read.join('') === colours) found.push({ cells, down })
      }
    }),
  )
  return found
}

/** The two bases of a place: A along its edge, B across. */
export function bases(board: string, place: Place): Readonly<Record<'A' | 'B', readonly Cell[]>> {
  const size = rowsOf(board).length
  const mine = lanes(board, 'bbbb').filter(({ cells }) => owner(cells, size) === place)
  const alongRows = ['SO', 'SE', 'NO', 'NE'].includes(place)
  const find = (along: boolean) => mine.find(({ down }) => down !== (along === alongRows))
  return { A: find(true)?.cells ?? [], B: find(false)?.cells ?? [] }
}

function owner(cells: readonly Cell[], size: number): Place {
  const middle = (size - 1) / 2
  const down = (cells[0]![0] + cells[3]![0]) / 2 - middle
  const right = (cells[0]![1] + cells[3]![1]) / 2 - middle
  if (Math.abs(down) > Math.abs(right))
    return down < 0 ? (right < 0 ? 'NO' : 'NE') : right < 0 ? 'SO' : 'SE'
  return right < 0 ? (down < 0 ? 'ONO' : 'OSO') : down < 0 ? 'ENE' : 'ESE'
}

/** Letters as they are compared and typed: capitals, accents kept, ligatures opened. */
export function letters(text: string): string {
  return text.normalize('NFC').toUpperCase().replaceAll('Œ', 'OE').replaceAll('Æ', 'AE')
}

export const bare = (letter: string): string => letter.normalize('NFD').charAt(0)

export const STEPS: Readonly<Record<Side, Step>> = {
  N: [-1, 0],
  E: [0, 1],
  S: [1, 0],
  O: [0, -1],
}
