/** What a word that is about to be laid could shoot at, from what everybody sees. Headless. */
import { bare, colour, key, plus, same, type Step } from './cells'
import { isCross, type Lie } from './places'
import type { Cell, ChainView, Piece, Seat, Shot, Side, TableView } from './types'

export const STEPS: Readonly<Record<Side, Step>> = {
  N: [-1, 0],
  E: [0, 1],
  S: [1, 0],
  O: [0, -1],
}

/** A letter in the line of fire, and what could be taken. */
export interface Aim {
  readonly gun: Cell
  readonly letter: string
  readonly ray: Side
  readonly target: Cell
  readonly against: string
  readonly of: Seat
  readonly chain: number
  readonly gap: number
  readonly value: number | null // null: the table hides them
  readonly strength: number | null
  readonly spoils: readonly Spoil[]
}

/** Whole words from one end of the chain hit, up to the word hit. */
export interface Spoil {
  readonly end: 0 | 1
  readonly words: number
  readonly texts: readonly string[]
}

const VOWELS = 'AEIOU'

/** Every shot the new consonants at the ends of this word could try (SHT-01, SHT-07, Q-37). */
export function aims(view: TableView, seat: Seat, lie: Lie): readonly Aim[] {
  const [first, last] = [lie.cells[0]!, lie.cells.at(-1)!]
  const fresh = lie.slots.filter(({ cell }) => same(cell, first) || same(cell, last))
  const inward = (cell: Cell): Step | null => {
    const n = lie.cells.findIndex((one) => same(one, cell))
    const next = lie.cells[n + 1] ?? lie.cells[n - 1]
    return next ? [next[0] - cell[0], next[1] - cell[1]] : null
  }
  return fresh.flatMap(({ cell, reads }) => {
    if (VOWELS.includes(bare(reads)) || reads === '-' || colour(view.board, cell) === 'b') return []
    return (Object.keys(STEPS) as Side[]).flatMap((ray) => {
      const back = inward(cell)
      if (back && same(STEPS[ray], back)) return []
      const aim = sighted(view, lie, cell, ray)
      return aim && aim.of !== seat && aim.spoils.length > 0 ? [{ ...aim, letter: reads }] : []
    })
  })
}

function sighted(view: TableView, lie: Lie, gun: Cell, ray: Side): Omit<Aim, 'letter'> | null {
  const leaving = new Set(lie.slots.flatMap(({ origin }) => (origin ? [key(origin)] : [])))
  const coming = new Set(lie.slots.map(({ cell }) => key(cell)))
  const gunReads = lie.slots.find(({ cell }) => same(cell, gun))?.reads ?? ''
  for (let gap = 0, at = plus(gun, STEPS[ray]); ; gap++, at = plus(at, STEPS[ray])) {
    const ground = colour(view.board, at)
    if (ground === '' || ground === 'v' || coming.has(key(at))) return null
    const chain = view.chains.find(({ path }) => path.some((piece) => same(piece.cell, at)))
    const piece = chain?.path.find((one) => same(one.cell, at))
    if (!chain || !piece || leaving.has(key(at))) continue
    const value = valueOf(view, gunReads)
    const strength = isCross(piece) || piece.token === '?' ? 0 : valueOf(view, piece.reads)
    if (value !== null && (value <= gap || (strength !== null && value <= strength))) return null
    return {
      gun,
      ray,
      target: at,
      against: piece.reads,
      of: chain.seat,
      chain: chain.id,
      gap,
      value,
      strength,
      spoils: chain.blockaded ? [] : spoils(chain, piece),
    }
  }
}

function valueOf(view: TableView, reads: string): number | null {
  if (view.values.length === 0) return null
  return view.values.find(([letter]) => letter === bare(reads))?.[1] ?? 0
}

/** What a hit on this piece could bring, from either end; never the base word or a guarded one. */
function spoils(chain: ChainView, piece: Piece): readonly Spoil[] {
  const { words } = chain
  const hit = words.flatMap((word, n) =>
    word.cells.some((cell) => same(cell, piece.cell)) ? [n] : [],
  )
  const found: Spoil[] = []
  for (const n of hit)
    for (const end of [0, 1] as const) {
      const taken = end === 0 ? words.slice(0, n + 1) : words.slice(n).toReversed()
      if (taken.length === words.length || taken.some(({ base, guarded }) => base || guarded))
        continue
      if (!found.some((one) => one.end === end && one.words === taken.length))
        found.push({ end, words: taken.length, texts: taken.map(({ text }) => text) })
    }
  return found
}

export const shotOf = (aim: Aim, spoil: Spoil): Shot => ({
  gun: aim.gun,
  ray: aim.ray,
  end: spoil.end,
  words: spoil.words,
})

/** How far a letter reaches in each direction, for the board to show on demand. */
export function reach(view: TableView, cell: Cell, reads: string): readonly Cell[] {
  const value = valueOf(view, reads) ?? 0
  const taken = new Set(view.chains.flatMap(({ path }) => path.map((piece) => key(piece.cell))))
  return (Object.keys(STEPS) as Side[]).flatMap((ray) => {
    const found: Cell[] = []
    for (let n = 1; n <= value; n++) {
      const at = plus(cell, STEPS[ray], n)
      const ground = colour(view.board, at)
      if (ground === '' || ground === 'v') break
      found.push(at)
      if (taken.has(key(at))) break
    }
    return found
  })
}
