/** What stands on the board, headless: who holds a cell, which ends there are. */
import { bases, key, rowsOf, same } from './cells'
import { tip, type Target } from './places'
import type { Cell, ChainView, Happened, Piece, Seat, TableView } from './types'

/** The piece on a cell, its chain, and whether it is an end of it. */
export function chainAt(
  view: TableView,
  cell: Cell,
): { chain: ChainView; piece: Piece; isEnd: boolean } | null {
  for (const chain of view.chains) {
    const piece = chain.path.find((one) => same(one.cell, cell))
    if (piece) {
      const isEnd = [0, 1].some((end) => same(tip(chain, end as 0 | 1)[0].cell, cell))
      return { chain, piece, isEnd }
    }
  }
  return null
}

/** The cells of the word that won: ringed when all is over; none where nobody won by a word. */
export function winning(events: readonly Happened[]): readonly Cell[] {
  const ended = events.at(-1)
  if (ended?.type !== 'Ended' || !ended.word) return []
  const laid = events.findLast((event) => event.type === 'Laid')
  return laid?.type === 'Laid' ? laid.cells : []
}

/** All ends of all chains, those of a seat first, in an order that stays. */
export function ends(
  view: TableView,
  seat: Seat | null,
): readonly { chain: ChainView; end: 0 | 1; cell: Cell }[] {
  const chains = [...view.chains].sort(
    (a, b) => Number(b.seat === seat) - Number(a.seat === seat) || a.id - b.id,
  )
  return chains.flatMap((chain) =>
    ([0, 1] as const).map((end) => ({ chain, end, cell: tip(chain, end)[0].cell })),
  )
}

/** The next end from a cell, round and round. */
export function nextEnd(view: TableView, from: Cell, way: 1 | -1): Cell | null {
  const all = ends(view, view.seat)
  if (all.length === 0) return null
  const at = all.findIndex(({ cell }) => same(cell, from))
  return all[at < 0 ? 0 : (at + way + all.length) % all.length]!.cell
}

/** Where a player's war is: the end of his chain, or his bases. Whoever holds one seat looks at it,
 * also while another plays. */
export function home(view: TableView, held: readonly Seat[] = []): readonly Cell[] {
  const [only, ...more] = held
  const seat = view.seat ?? (more.length === 0 ? only : undefined) ?? view.active
  const mine = view.chains.find((chain) => chain.seat === seat)
  if (mine) return [tip(mine, 1)[0].cell]
  const place = view.places[seat]
  return place ? [...bases(view.board, place).A, ...bases(view.board, place).B] : []
}

/** The cells a sign of the legend stands for. */
export function signed(view: TableView, sign: string): readonly Cell[] {
  const pieces = view.chains.flatMap(({ path }) => path)
  switch (sign) {
    case 'end':
      return ends(view, null).map(({ cell }) => cell)
    case 'guard':
      return view.chains.flatMap(({ words }) =>
        words.flatMap(({ guarded, cells }) => (guarded ? cells : [])),
      )
    case 'joker':
      return pieces.flatMap(({ token, cell }) => (token === '?' ? [cell] : []))
    default: {
      const colours = { chess: 'FTDR', r: 'rm' }[sign] ?? sign
      return rowsOf(view.board).flatMap((line, row) =>
        [...line].flatMap((one, column) => (colours.includes(one) ? [[row, column] as const] : [])),
      )
    }
  }
}

/** The end nearest to a piece of a chain. */
export function nearestEnd(chain: ChainView, cell: Cell): 0 | 1 {
  const at = chain.path.findIndex((piece) => same(piece.cell, cell))
  return at * 2 < chain.path.length ? 0 : 1
}

export function sameTarget(a: Target | null, b: Target | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** A path after tokens came and went. */
export function changed(
  path: readonly Piece[],
  gone: readonly Cell[],
  come: readonly Piece[],
): readonly Piece[] {
  const away = new Set(gone.map(key))
  let left = path.filter(({ cell }) => !away.has(key(cell)))
  const waiting = [...come]
  for (let n = waiting.length; n > 0 && waiting.length > 0; n--) {
    const next = waiting.findIndex(({ cell }) => left.length === 0 || touches(left, cell))
    if (next < 0) break
    const [piece] = waiting.splice(next, 1)
    const last = left.at(-1)
    left = last && adjacent(last.cell, piece!.cell) ? [...left, piece!] : [piece!, ...left]
  }
  return left
}

const adjacent = (a: Cell, b: Cell): boolean => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1
const touches = (path: readonly Piece[], cell: Cell): boolean =>
  adjacent(path[0]!.cell, cell) || adjacent(path.at(-1)!.cell, cell)
