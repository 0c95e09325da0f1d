/**
 * Chains that could reach a goal in their next turn, from what everybody sees: by geometry alone,
 * without an arsenal and without the dictionary.
 */
import { colour, has, isInside, lanes, plus, rowsOf, STEPS } from './cells'
import { tip } from './places'
import type { Cell, ChainView, Place, TableView } from './types'
import { isCross } from './words'

const WORD = 8 // letters a word has at most, for this

/** An end of a chain, the way open before it, and the cell of the goal it leads to. */
export interface Menace {
  readonly chain: ChainView
  readonly from: Cell
  readonly to: Cell
}

/** The nearest goal of each chain that has one within a word of a free end. */
export function menaces(view: TableView): readonly Menace[] {
  const heart = lanes(view.board, 'rmmr').flatMap(({ cells }) => cells)
  const taken = view.chains.flatMap(({ path }) => path.map(({ cell }) => cell))
  return view.chains.flatMap((chain) => {
    const goals = [...heart, ...far(view, chain)]
    const found = ([0, 1] as const).flatMap((end) => {
      const [last] = tip(chain, end)
      return isCross(last) ? [] : reached(view.board, last.cell, goals, taken)
    })
    const [nearest] = found.toSorted((a, b) => a.steps - b.steps)
    return nearest ? [{ chain, from: nearest.from, to: nearest.to }] : []
  })
}

/** Goals a word from here could cover: a straight way without tokens and violet cells. */
function reached(
  board: string,
  from: Cell,
  goals: readonly Cell[],
  taken: readonly Cell[],
): readonly { from: Cell; to: Cell; steps: number }[] {
  const size = rowsOf(board).length
  return Object.values(STEPS).flatMap((step) => {
    for (let steps = 1; steps < WORD; steps++) {
      const to = plus(from, step, steps)
      if (!isInside(to, size) || colour(board, to) === 'v' || has(taken, to)) return []
      if (has(goals, to)) return [{ from, to, steps }]
    }
    return []
  })
}

const ACROSS: Readonly<Record<string, 'N' | 'S' | 'E' | 'O'>> = { N: 'S', S: 'N', E: 'O', O: 'E' }

/** The goal on the far side of a chain's owner, where it wins. */
function far(view: TableView, { seat }: ChainView): readonly Cell[] {
  if (!view.sideGoals) return []
  const side = ACROSS[sideOf(view.places[seat])]
  const middle = rowsOf(view.board).length / 2
  return lanes(view.board, 'rggr')
    .filter(({ cells, down }) => {
      const [row, column] = cells[0]!
      return side === (down ? (column < middle ? 'O' : 'E') : row < middle ? 'N' : 'S')
    })
    .flatMap(({ cells }) => cells)
}

/** The edge a place lies at: of SO the south, of OSO the west. */
function sideOf(place: Place | undefined): string {
  return place?.charAt(0) ?? ''
}
