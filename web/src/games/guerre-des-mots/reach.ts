/** How far a letter shoots, for the board to show on demand. Headless. */
import { bare, colour, key, plus, type Step } from './cells'
import type { Cell, Side, TableView } from './types'

export const STEPS: Readonly<Record<Side, Step>> = {
  N: [-1, 0],
  E: [0, 1],
  S: [1, 0],
  O: [0, -1],
}

/** The cells in reach of a letter, each way up to the first token or violet cell (SHT-02, SHT-10). */
export function reach(view: TableView, cell: Cell, reads: string): readonly Cell[] {
  const value = view.values.find(([letter]) => letter === bare(reads))?.[1] ?? 0
  const taken = new Set(view.chains.flatMap(({ path }) => path.map((piece) => key(piece.cell))))
  return Object.values(STEPS).flatMap((step) => {
    const found: Cell[] = []
    for (let n = 1; n <= value; n++) {
      const at = plus(cell, step, n)
      const ground = colour(view.board, at)
      if (ground === '' || ground === 'v') break
      found.push(at)
      if (taken.has(key(at))) break
    }
    return found
  })
}
