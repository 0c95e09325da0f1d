/**
 * What is left of a chain when letters of its ends go into the word that is laid on it: a letter
 * inside becomes its end, a word becomes shorter. Headless, and without a dictionary.
 */
import { has } from './cells'
import { isCross, words } from './words'
import type { Cell, ChainView, Piece, TableView } from './types'

/** The path from an end inwards. */
export const inwards = ({ path }: ChainView, end: 0 | 1): readonly Piece[] =>
  end === 0 ? path : path.toReversed()

/** The chain without so many tokens of an end. */
export function stub(chain: ChainView, end: 0 | 1, off: number): ChainView {
  if (off === 0) return chain
  const path = end === 0 ? chain.path.slice(off) : chain.path.slice(0, -off)
  return { ...chain, path, words: words(path) }
}

/** The letters outside a place, which go with the coup. */
export const outside = (chain: ChainView, end: 0 | 1, off: number): readonly Cell[] =>
  inwards(chain, end)
    .slice(0, off)
    .map(({ cell }) => cell)

/**
 * How many letters of an end may go for the word to be laid further in: each of them and one at
 * least of the other end can be lifted, two stay, and a cross stops.
 */
export function depth(view: TableView, chain: ChainView, end: 0 | 1): number {
  const mine = chain.seat === view.seat
  if (view.seat === null || view.phase !== 'TURN') return 0
  if (!mine && (chain.blockaded || view.frozen.includes(view.seat))) return 0
  const held = (piece: Piece): boolean => isCross(piece) || (!mine && isGuarded(chain, piece.cell))
  const order = inwards(chain, end)
  if (held(order.at(-1)!)) return 0
  const first = order.findIndex(held)
  const free = first < 0 ? order.length : first
  const letters = order.filter((piece) => !isCross(piece)).length
  return Math.max(0, Math.min(free - 1, letters - 3))
}

/** How far in a letter lies, from an end; 0 where nothing can be laid but at the end. */
export function offOf(view: TableView, chain: ChainView, end: 0 | 1, cell: Cell): number {
  const at = inwards(chain, end).findIndex((piece) => has([cell], piece.cell))
  return at <= depth(view, chain, end) ? at : 0
}

const isGuarded = (chain: ChainView, cell: Cell): boolean =>
  chain.words.some(({ guarded, cells }) => guarded && has(cells, cell))
