/** A path of tokens as words, headless. */
import { minus, same } from './cells'
import type { Piece, Word } from './types'

export const isCross = (piece: Piece): boolean => piece.token === '+'

/** The words of a path: straight runs of letters, cut at crosses (DEF-04). */
export function words(path: readonly Piece[]): readonly Word[] {
  const found: Word[] = []
  let low = 0
  while (low < path.length) {
    if (isCross(path[low]!)) {
      low++
      continue
    }
    let high = low
    while (high + 1 < path.length && !isCross(path[high + 1]!)) {
      const step = minus(path[high + 1]!.cell, path[high]!.cell)
      if (high > low && !same(step, minus(path[high]!.cell, path[high - 1]!.cell))) break
      high++
    }
    if (high > low || path.length === 1) found.push(word(path.slice(low, high + 1)))
    low = high > low && high + 1 < path.length && !isCross(path[high + 1]!) ? high : high + 1
  }
  return found
}

function word(run: readonly Piece[]): Word {
  const [first, last] = [run[0]!, run.at(-1)!]
  const along = first.cell[0] + first.cell[1] <= last.cell[0] + last.cell[1]
  const order = along ? run : run.toReversed()
  return {
    text: order.map(({ reads }) => reads).join(''),
    cells: order.map(({ cell }) => cell),
    base: false,
    guarded: false,
  }
}
