/** A moment of a game, made again from its events: what the board looked like then. */
import { has, same } from './cells'
import { changed } from './sight'
import type { Host } from './tell'
import type { Cell, ChainView, Happened, Laid, Piece, TableView } from './types'
import { words } from './words'

const MOMENTS: ReadonlySet<string> = new Set([
  'Laid',
  'Fired',
  'Recovered',
  'Lifted',
  'TurnedBack',
  'Drew',
  'Passed',
  'Erred',
  'TimedOut',
  'Resigned',
  'Ended',
])

/** Whether a game looked at again stops here. */
export function isMoment(event: Happened): boolean {
  return MOMENTS.has(event.type)
}

/** What each word was hung on when it was laid: the letter, and the word that had it. */
export function hosts(events: readonly Happened[], last: TableView): ReadonlyMap<Laid, Host> {
  const found = new Map<Laid, Host>()
  let view = rebuilt([], last)
  for (const event of events) {
    if (event.type === 'Laid') {
      const chain = view.chains.find(({ id }) => id === event.chain)
      const lying = event.cells.find((cell) => !event.letters.some((one) => same(one.cell, cell)))
      const word = lying && chain?.words.find(({ cells }) => has(cells, lying))
      const letter = chain?.path.find(({ cell }) => lying && same(cell, lying))?.reads
      if (word && letter) found.set(event, { letter, word: word.text })
    }
    view = then(view, event)
  }
  return found
}

/** The view after these events of a game; nobody can act in the past. */
export function rebuilt(events: readonly Happened[], last: TableView): TableView {
  const start: TableView = {
    ...last,
    can: [],
    wake: null,
    chains: [],
    phase: 'FIRST',
    why: null,
    winner: null,
    request: null,
    frozen: [],
  }
  return events.reduce(then, start)
}

function then(view: TableView, event: Happened): TableView {
  switch (event.type) {
    case 'Laid':
      return { ...view, turn: event.turn, active: event.seat, chains: laid(view.chains, event) }
    case 'Fired':
      return without(view, event.cells ?? [], crosses(event.returned))
    case 'Recovered':
      return without(view, event.cells, crosses(event.returned))
    case 'Lifted':
      return without(view, [event.cell], [])
    case 'TurnedBack':
      return {
        ...view,
        chains: view.chains.map((chain) =>
          rewritten(
            chain,
            chain.path.map((piece) =>
              same(piece.cell, event.cell) ? { ...piece, shield: false } : piece,
            ),
          ),
        ),
      }
    case 'TurnBegan':
      return { ...view, active: event.seat, turn: event.turn, round: event.round }
    case 'Ended':
      return { ...view, phase: 'OVER', why: event.why, winner: event.winners[0] ?? null }
    default:
      return view
  }
}

const crosses = (returned: Laid['returned']): readonly Cell[] =>
  (returned ?? []).map(({ cell }) => cell)

function without(view: TableView, cells: readonly Cell[], more: readonly Cell[]): TableView {
  const gone = [...cells, ...more]
  const chains = view.chains
    .map((chain) => rewritten(chain, changed(chain.path, gone, [])))
    .filter(({ path }) => path.length > 0)
  return { ...view, chains }
}

function laid(chains: readonly ChainView[], event: Laid): readonly ChainView[] {
  const gone = [
    ...event.letters.flatMap(({ origin }) => (origin ? [origin] : [])),
    ...crosses(event.returned),
  ]
  const tokens = new Map(
    chains.flatMap(({ path }) => path.map((piece) => [piece.cell.join(), piece.token] as const)),
  )
  const come: Piece[] = event.letters.map(({ cell, reads, origin, joker, symbol }) => ({
    cell,
    reads,
    token: joker ? '?' : reads === '-' ? '+' : ((origin && tokens.get(origin.join())) ?? reads),
    shield: symbol,
    guards: 0,
  }))
  if (event.cross)
    come.push({ cell: event.cross, reads: '+', token: '+', shield: false, guards: 0 })
  const known = chains.some(({ id }) => id === event.chain)
  const all: readonly ChainView[] = known
    ? chains
    : [
        ...chains,
        { id: event.chain, seat: event.of, base: '', path: [], words: [], blockaded: false },
      ]
  return all
    .map((chain) =>
      rewritten(chain, changed(chain.path, gone, chain.id === event.chain ? come : [])),
    )
    .filter(({ path }) => path.length > 0)
}

const rewritten = (chain: ChainView, path: readonly Piece[]): ChainView => ({
  ...chain,
  path,
  words: words(path),
  blockaded: path.some(({ shield }) => shield),
})
