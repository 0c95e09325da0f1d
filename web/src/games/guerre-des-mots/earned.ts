/** What a coup would earn, as far as anybody can see it: replays, a cross, a chess piece up. */
import { colour, has, isInside, minus, plus, rowsOf, same } from './cells'
import { backOf } from './chess'
import type { Lie } from './places'
import { chainAt } from './sight'
import type { Cell, TableView, Way } from './types'

/** New letters on green: each gives a replay (RPL-01). */
export function greens(view: TableView, lie: Lie): readonly Cell[] {
  return lie.slots.flatMap(({ cell, reads }) =>
    colour(view.board, cell) === 'g' && reads !== '-' ? [cell] : [],
  )
}

/** The letters come from one chain and not from the arsenal: a cross may be had (BLW-01). */
export function mayCross(view: TableView, way: Way): boolean {
  if (way.used.length > 0 || !view.arsenal.includes('+')) return false
  return new Set(way.taken.map(({ chain }) => chain)).size === 1
}

/** Where a cross could go: behind a free end of the word, in its axis. */
export function crossCells(view: TableView, lie: Lie): readonly Cell[] {
  const [first, second, last] = [lie.cells[0]!, lie.cells[1], lie.cells.at(-1)!]
  if (!second) return []
  const step = minus(second, first)
  const fresh = lie.slots.map(({ cell }) => cell)
  const size = rowsOf(view.board).length
  const beyond = [
    { edge: first, cell: plus(first, step, -1) },
    { edge: last, cell: plus(last, step) },
  ]
  return beyond.flatMap(({ edge, cell }) =>
    has(fresh, edge) && isInside(cell, size) && !chainAt(view, cell) ? [cell] : [],
  )
}

/** Letters that may lie with their chess piece up, on the same piece of the board (BLC-02). */
export function symbolCells(view: TableView, lie: Lie, way: Way): readonly Cell[] {
  if (view.rule !== 'general') return []
  return lie.slots.flatMap(({ cell, reads }) => {
    const given = way.letters.find((letter) => same(letter.cell, cell))
    const origin = given?.origin ? chainAt(view, given.origin)?.piece.token : undefined
    const token = given?.token || origin || reads
    return colour(view.board, cell) === backOf(token) ? [cell] : []
  })
}
