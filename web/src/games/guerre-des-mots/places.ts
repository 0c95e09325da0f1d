/**
 * Where a word could be laid, headless: geometry alone. Whether the word exists, whether the cells
 * are permitted and what touches what is the rules' to say.
 */
import { bases, bare, has, isInside, key, minus, plus, rowsOf, same, type Step } from './cells'
import { inwards, stub } from './stub'
import type { Cell, ChainView, Piece, Seat, TableView, Word } from './types'
import { isCross } from './words'

/** On an end of a chain; `off`: on what becomes the end when so many letters outside it go. */
export interface OnEnd {
  readonly chain: number
  readonly end: 0 | 1
  readonly off?: number
}

/** What a word is laid on: an end of a chain, or a base. */
export type Target = OnEnd | { readonly chain: 0; readonly base: 'A' | 'B' }

/** A place on a chain; at the very end nothing is said of letters that go. */
export const onEnd = (chain: number, end: 0 | 1, off = 0): OnEnd =>
  off > 0 ? { chain, end, off } : { chain, end }

export type How = 'OPEN' | 'HOOK' | 'LENGTHEN' | 'BOTH' | 'FOLLOW' | 'DOUBLE' | 'BEND'

/** A letter that the coup would lay; one that is turned names where it lies. */
export interface Slot {
  readonly cell: Cell
  readonly reads: string
  readonly origin: Cell | null
}

/** One way a word could lie. */
export interface Lie {
  readonly how: How
  readonly word: string
  readonly cells: readonly Cell[] // of the word, in reading order
  readonly slots: readonly Slot[] // what has to be laid
  readonly on: Cell | null // the letter of the chain it hangs on
  readonly stays: readonly Stays[] // of the chain: what the word is laid on
  readonly lifts: readonly Cell[] // letters that have to go for that
}

type Stays = readonly [Cell, string]

const RIGHT: Step = [0, 1]
const DOWN: Step = [1, 0]

/** The outermost piece of an end, and the one before it. */
export function tip(chain: ChainView, end: 0 | 1): readonly [Piece, Piece | undefined] {
  const { path } = chain
  return end === 0 ? [path[0]!, path[1]] : [path.at(-1)!, path.at(-2)]
}

/** The way out of an end: from its neighbour over the tip. */
export function outward(chain: ChainView, end: 0 | 1): Step {
  const [last, before] = tip(chain, end)
  return before ? minus(last.cell, before.cell) : RIGHT
}

/** The word at an end. */
export function endWord(chain: ChainView, end: 0 | 1): Word | undefined {
  return end === 0 ? chain.words[0] : chain.words.at(-1)
}

/** Every piece of the board by its cell. */
export function pieces(view: TableView): ReadonlyMap<string, Piece> {
  return new Map(view.chains.flatMap(({ path }) => path.map((piece) => [key(piece.cell), piece])))
}

export function chainOf(view: TableView, id: number): ChainView | undefined {
  return view.chains.find((chain) => chain.id === id)
}

/** Where this word could lie on this target; two words with a space: lengthen, then hook (PAR-03). */
export function lies(view: TableView, seat: Seat, target: Target, typed: string): readonly Lie[] {
  const size = rowsOf(view.board).length
  const [word = '', second = ''] = typed.split(' ').filter(Boolean)
  if (word === '') return []
  const found =
    'base' in target ? opened(view, seat, target.base, word) : hanging(view, target, word, second)
  return found.filter((lie) => lie.slots.length > 0 && lie.cells.every((c) => isInside(c, size)))
}

function opened(view: TableView, seat: Seat, base: 'A' | 'B', word: string): readonly Lie[] {
  const place = view.places[seat]
  const cells = place ? bases(view.board, place)[base] : []
  if (word.length !== cells.length) return []
  const slots = cells.map((cell, n) => ({ cell, reads: word[n]!, origin: null }))
  return [{ how: 'OPEN', word, cells, slots, on: null, stays: [], lifts: [] }]
}

function hanging(view: TableView, target: OnEnd, word: string, second: string): readonly Lie[] {
  const { end, off = 0 } = target
  const whole = chainOf(view, target.chain)
  if (!whole) return []
  const gone = inwards(whole, end).slice(0, off)
  const chain = stub(whole, end, off)
  const [last] = tip(chain, end)
  if (isCross(last)) return followed(chain, end, word)
  const longer = [...lengthened(chain, end, word), ...curtailed(chain, end, word, gone)].filter(
    ({ how, lifts }) => goesTogether(chain, how, off > 0, lifts.length > 0),
  )
  const bent = view.rule === 'general' && off === 0 ? turned(chain, end, word) : []
  const found =
    second === ''
      ? [...longer, ...hooked(chain, end, word), ...bent]
      : longer.flatMap((lie) => doubled(lie, chain, end, second))
  return found.map((lie) => ({ ...lie, lifts: [...gone.map(({ cell }) => cell), ...lie.lifts] }))
}

/** Where one end gives so does the other, when the word is laid at both or is the only one (Q-17). */
function goesTogether(chain: ChainView, how: How, near: boolean, far: boolean): boolean {
  const alone = chain.words.length === 1 && !chain.path.some(isCross)
  return how === 'BOTH' ? near === far : far || !near || !alone
}

/** The end word lengthened after its inner letters have gone, with all behind them, into it. */
function curtailed(
  chain: ChainView,
  end: 0 | 1,
  word: string,
  outer: readonly Piece[],
): readonly Lie[] {
  const length = endWord(chain, end)?.cells.length ?? 0
  const other = end === 0 ? 1 : 0
  const least = chain.path.length - length + 1
  return Array.from({ length: Math.max(0, length - 2) }, (_, n) => least + n).flatMap((off) => {
    const gone = inwards(chain, other)
      .slice(0, off)
      .filter((piece) => !isCross(piece))
    return lengthened(stub(chain, other, off), end, word)
      .filter(({ slots }) => spends(slots, [...outer, ...gone]))
      .map((lie) => ({ ...lie, lifts: gone.map(({ cell }) => cell) }))
  })
}

/** Whether letters that go are among those to be laid. */
function spends(slots: readonly Slot[], gone: readonly Piece[]): boolean {
  const wanted = slots.map(({ reads }) => bare(reads))
  return gone.every(({ reads }) => {
    const at = wanted.indexOf(bare(reads))
    if (at >= 0) wanted.splice(at, 1)
    return at >= 0
  })
}

/** A run of cells from the first letter on. */
function run(first: Cell, step: Step, count: number): readonly Cell[] {
  return Array.from({ length: count }, (_, n) => plus(first, step, n))
}

/** A typed letter agrees with one that lies there: accents need not be typed again. */
const agrees = (typed: string, lying: string): boolean => typed === lying || typed === bare(lying)

/** What a letter that moves reads: its accent if it has one, else the accent typed (WSH-03). */
const turns = (typed: string, lying: string): string => (lying === bare(lying) ? typed : lying)

function laid(
  how: How,
  word: string,
  cells: readonly Cell[],
  lying: readonly Stays[],
  on: Cell | null,
): Lie {
  const reads = [...word].map((letter, n) => {
    const there = lying.find(([cell]) => same(cell, cells[n]!))
    return there ? there[1] : letter
  })
  const slots = cells.flatMap((cell, n) =>
    lying.some(([there]) => same(there, cell)) ? [] : [{ cell, reads: reads[n]!, origin: null }],
  )
  return { how, word: reads.join(''), cells, slots, on, stays: lying, lifts: [] }
}

/** At right angles on the end letter, which is the first or the last of the word (CHN-01, CHN-04). */
function hooked(chain: ChainView, end: 0 | 1, word: string): readonly Lie[] {
  const [last] = tip(chain, end)
  const across: Step = outward(chain, end)[0] === 0 ? DOWN : RIGHT
  return hooks(last.cell, last.reads, across, word, 'HOOK')
}

function hooks(cell: Cell, reads: string, across: Step, word: string, how: How): readonly Lie[] {
  const found: Lie[] = []
  const lying = [[cell, reads]] as const
  if (word.length > 1 && agrees(word[0]!, reads))
    found.push(laid(how, word, run(cell, across, word.length), lying, cell))
  if (word.length > 1 && agrees(word.at(-1)!, reads)) {
    const first = plus(cell, across, 1 - word.length)
    found.push(laid(how, word, run(first, across, word.length), lying, cell))
  }
  return found
}

/** The end word made longer at its free end, or at both (EXT-01, EXT-02). */
function lengthened(chain: ChainView, end: 0 | 1, word: string): readonly Lie[] {
  const old = endWord(chain, end)
  if (!old) return []
  const lying = old.cells.map((cell, n) => [cell, old.text[n]!] as const)
  const step: Step = old.cells.length > 1 ? minus(old.cells[1]!, old.cells[0]!) : RIGHT
  const alone = chain.words.length === 1 && !chain.path.some(isCross)
  const out = outward(chain, end)
  const forward = same(out, step)
  const found: Lie[] = []
  for (let at = 0; at + old.text.length <= word.length; at++) {
    const before = at
    const behind = word.length - at - old.text.length
    if (before + behind === 0) continue
    if (![...old.text].every((letter, n) => agrees(word[at + n]!, letter))) continue
    const both = before > 0 && behind > 0
    if (both && !alone) continue
    if (!both && !alone && forward !== behind > 0) continue
    if (!both && alone && forward !== behind > 0) continue
    const cells = run(plus(old.cells[0]!, step, -before), step, word.length)
    found.push(
      laid(both ? 'BOTH' : 'LENGTHEN', word, cells, lying, old.cells.at(forward ? -1 : 0)!),
    )
  }
  return found
}

/** A word behind the cross of this end, in its axis (BLW-06). */
function followed(chain: ChainView, end: 0 | 1, word: string): readonly Lie[] {
  const [last] = tip(chain, end)
  const out = outward(chain, end)
  const forward = out[0] + out[1] > 0
  const step: Step = out[0] === 0 ? RIGHT : DOWN
  const first = forward ? plus(last.cell, out) : plus(last.cell, out, word.length)
  const lie = laid('FOLLOW', word, run(first, step, word.length), [], last.cell)
  return [{ ...lie, stays: [[last.cell, '+']] }]
}

/** A word lengthened, and another hooked on the letter added (PAR-03). */
function doubled(longer: Lie, chain: ChainView, end: 0 | 1, second: string): readonly Lie[] {
  if (longer.how !== 'LENGTHEN') return []
  const out = outward(chain, end)
  const forward = out[0] + out[1] > 0
  const [cell, reads] = forward
    ? ([longer.cells.at(-1)!, longer.word.at(-1)!] as const)
    : ([longer.cells[0]!, longer.word[0]!] as const)
  const across: Step = out[0] === 0 ? DOWN : RIGHT
  return hooks(cell, reads, across, second, 'DOUBLE').map((hook) => ({
    ...hook,
    slots: [...longer.slots, ...hook.slots],
    stays: longer.stays,
    lifts: longer.lifts,
  }))
}

/** The last letter goes to a right angle and starts the word with its pivot (DIR-01, Q-44). */
function turned(chain: ChainView, end: 0 | 1, word: string): readonly Lie[] {
  const [last, pivot] = tip(chain, end)
  const old = endWord(chain, end)
  if (!pivot || isCross(pivot) || !old || old.cells.length < 3 || word.length < 2) return []
  const across: Step = outward(chain, end)[0] === 0 ? DOWN : RIGHT
  const found: Lie[] = []
  const lie = (first: Cell, moved: Cell): Lie => {
    const cells = run(first, across, word.length)
    const at = cells.findIndex((cell) => same(cell, moved))
    const reads = turns(word[at]!, last.reads)
    const read = word.slice(0, at) + reads + word.slice(at + 1)
    const made = laid('BEND', read, cells, [[pivot.cell, pivot.reads]], pivot.cell)
    return {
      ...made,
      slots: made.slots.map((slot) =>
        same(slot.cell, moved) ? { ...slot, origin: last.cell } : slot,
      ),
    }
  }
  const turned = (typed: string): boolean => bare(typed) === bare(last.reads)
  if (agrees(word[0]!, pivot.reads) && turned(word[1]!))
    found.push(lie(pivot.cell, plus(pivot.cell, across)))
  if (agrees(word.at(-1)!, pivot.reads) && turned(word.at(-2)!))
    found.push(lie(plus(pivot.cell, across, 1 - word.length), plus(pivot.cell, across, -1)))
  return found
}

/**
 * The question « ways » about a lie: chain, end, turned or not, what stays there, every letter
 * with its cell, and with its token where the player has put one there.
 */
export function question(
  target: Target,
  lie: Lie,
  name: (cell: Cell) => string,
  hand: readonly { readonly cell: Cell; readonly token: string }[] = [],
): string {
  const [chain, end] = 'base' in target ? [0, 0] : [target.chain, target.end]
  const letters = lie.slots.map(({ cell, reads, origin }) => {
    const put = hand.find((one) => same(one.cell, cell))
    return `${name(cell)}${reads}${origin ? `=${name(origin)}` : put ? `:${put.token}` : ''}`
  })
  const stays = lie.stays.map(([cell, reads]) => `${name(cell)}${reads}.`)
  return [chain, end, lie.how === 'BEND' ? 1 : 0, ...stays, ...letters].join(' ')
}

/** Cells where a lie meets what it may not: violet for a letter, or somebody's token. */
export function obstacles(view: TableView, lie: Lie): readonly Cell[] {
  const there = pieces(view)
  const rows = rowsOf(view.board)
  const leaving = [...lie.lifts, ...lie.slots.flatMap(({ origin }) => (origin ? [origin] : []))]
  return lie.slots.flatMap(({ cell, reads }) => {
    const violet = rows[cell[0]]?.[cell[1]] === 'v' && reads !== '-'
    return violet || (there.has(key(cell)) && !has(leaving, cell)) ? [cell] : []
  })
}
