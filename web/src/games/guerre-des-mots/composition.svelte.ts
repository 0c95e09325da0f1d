/** The coup being composed: an end, a word, how it lies, whose letters it takes, what it earns. */
import { Seating } from '../../lib/seating.svelte'
import type { TableStore } from '../../lib/table.svelte'
import { Asking } from './asking.svelte'
import { cellName, has, key, letters, plus, same, STEPS } from './cells'
import { dropped, type Placed } from './placed'
import { chainOf, lies, question, type Lie, type Target } from './places'
import { inwards, outside } from './stub'
import { chainAt, sameTarget } from './sight'
import type {
  Aim,
  Asked,
  Cell,
  Earned,
  Happened,
  Lay,
  Letter,
  Piece,
  Seat,
  Setup,
  Spoil,
  TableView,
  Way,
  Ways,
} from './types'

export type Store = TableStore<TableView, Happened, Asked>

/** A letter about to be laid, as the board draws it. */
export interface Slotted {
  readonly cell: Cell
  readonly reads: string
  readonly token?: string
  readonly symbol?: boolean
}

const MOVES: ReadonlySet<string> = new Set(['Lay', 'Recover', 'Lift', 'TurnBack', 'Draw', 'Pass'])

export class Composition extends Seating<TableView, Happened, Asked, Setup> {
  protected chosen = $state.raw<Target | null>(null)
  protected text = $state('')
  protected dropped = $state.raw<readonly Placed[]>([])
  protected readonly asking: Asking
  #lie = $state(0)
  #way = $state<number | null>(null) // null: nobody has picked one
  #wanted = $state.raw<readonly Cell[]>([]) // letters of others, touched to be taken
  #cross = $state.raw<Cell | null>(null)
  #shots = $state.raw<ReadonlyMap<string, Spoil>>(new Map())
  #symbols = $state.raw<readonly Cell[]>([])
  recovering = $state(0)

  constructor(table: Store) {
    super(table)
    this.asking = new Asking(table, () => (this.hand === null ? '' : this.#question))
  }

  /** The seat of this device that may act, its hand being open. */
  get hand(): Seat | null {
    const { view } = this
    if (!view || view.seat === null || this.table.outcome || view.seat !== view.active) return null
    return view.can.some((name) => MOVES.has(name)) ? view.seat : null
  }

  may(name: Asked['type']): boolean {
    return this.hand !== null && (this.view?.can.includes(name) ?? false)
  }

  get target(): Target | null {
    return this.chosen
  }

  get typed(): string {
    return this.text
  }

  get placed(): readonly Placed[] {
    return this.dropped
  }

  /** The chain it is laid on. */
  readonly chain = $derived.by(() =>
    this.view && this.chosen && !('base' in this.chosen)
      ? (chainOf(this.view, this.chosen.chain) ?? null)
      : null,
  )

  /** The token of the chain that the word is laid on. */
  get place(): Piece | null {
    const { chain, chosen } = this
    if (!chain || !chosen || 'base' in chosen) return null
    return inwards(chain, chosen.end)[chosen.off ?? 0] ?? null
  }

  /** The letters outside it, which go with the coup. */
  get outside(): readonly Cell[] {
    const { chain, chosen } = this
    if (!chain || !chosen || 'base' in chosen) return []
    return outside(chain, chosen.end, chosen.off ?? 0)
  }

  /** Whose chain grows: another's is piracy. */
  get owner(): Seat | null {
    return this.chain?.seat ?? this.hand
  }

  readonly lies = $derived.by((): readonly Lie[] => {
    const { view, hand } = this
    if (!view || hand === null || this.chosen === null || this.text === '') return []
    return lies(view, hand, this.chosen, this.text)
  })

  get lie(): Lie | null {
    return this.lies[this.#lie] ?? this.lies[0] ?? null
  }

  get lieIndex(): number {
    return Math.min(this.#lie, Math.max(0, this.lies.length - 1))
  }

  readonly #question = $derived.by(() =>
    this.lie && this.chosen ? question(this.chosen, this.lie, cellName, this.dropped) : '',
  )

  /** The ways to provide the letters; null while the club looks. */
  get ways(): Ways | null {
    return this.asking.ways
  }

  get way(): Way | null {
    return this.ways?.ways[this.wayIndex] ?? null
  }

  /** The way picked; else the first that takes what was touched, or the first of all. */
  get wayIndex(): number {
    const most = Math.max(0, (this.ways?.ways.length ?? 1) - 1)
    return Math.min(this.#way ?? Math.max(0, this.#taking), most)
  }

  get wanted(): readonly Cell[] {
    return this.#wanted
  }

  /** A letter was touched to be taken, and no way takes it. */
  get untaken(): boolean {
    return this.#wanted.length > 0 && this.ways !== null && this.#taking < 0
  }

  get #taking(): number {
    const takes = (way: Way, cell: Cell) =>
      way.letters.some(({ origin }) => origin !== null && same(origin, cell))
    return (this.ways?.ways ?? []).findIndex((way) =>
      this.#wanted.every((cell) => takes(way, cell)),
    )
  }

  /** The letters about to be laid, as the board draws them. */
  readonly slots = $derived.by((): readonly Slotted[] => {
    const { lie, way } = this
    if (!lie) return this.dropped.map(({ cell, reads, token }) => ({ cell, reads, token }))
    return lie.slots.map((slot) => {
      const given = way?.letters.find(({ cell }) => same(cell, slot.cell))
      return {
        cell: slot.cell,
        reads: slot.reads,
        token: given?.token ?? '',
        symbol: has([...this.#symbols, ...(this.earns?.shows ?? [])], slot.cell),
      }
    })
  })

  /** Cells whose tokens would go elsewhere. */
  get leaving(): readonly Cell[] {
    const recovered = this.recovered.map(({ cell }) => cell)
    const taken = this.way?.letters.flatMap(({ origin }) => (origin ? [origin] : [])) ?? []
    const bent = this.lie?.slots.flatMap(({ origin }) => (origin ? [origin] : [])) ?? []
    return [...recovered, ...taken, ...bent, ...(this.lie?.lifts ?? this.outside)]
  }

  /** Tokens of the arsenal the coup would use, by index. */
  readonly spent = $derived.by((): ReadonlySet<number> => {
    const found = new Set<number>()
    const arsenal = this.view?.arsenal ?? []
    const used = this.lie ? (this.way?.used ?? []) : this.dropped.map(({ token }) => token)
    for (const token of [...used, ...(this.#cross ? ['+'] : [])]) {
      const at = arsenal.findIndex((one, n) => one === token && !found.has(n))
      if (at >= 0) found.add(at)
    }
    return found
  })

  /** What the way picked would earn, as the club says; null: nothing can be laid so. */
  get earns(): Earned | null {
    return this.way?.earns ?? null
  }

  get crossCell(): Cell | null {
    return this.#cross && has(this.earns?.crosses ?? [], this.#cross) ? this.#cross : null
  }

  get symbols(): readonly Cell[] {
    return this.#symbols.filter((cell) => has(this.earns?.symbols ?? [], cell))
  }

  /** The shots that go with what is chosen: none past one's own cross, none behind a chess piece. */
  readonly aims = $derived.by((): readonly Aim[] => {
    if (!this.earns || this.symbols.length > 0) return []
    const cross = this.crossCell
    return this.earns.aims.filter(
      ({ gun, ray }) => cross === null || !same(plus(gun, STEPS[ray]), cross),
    )
  })

  spoil(aim: Aim): Spoil | null {
    return this.#shots.get(aimKey(aim)) ?? null
  }

  /** The shots chosen, for the board. */
  get aimed(): readonly Aim[] {
    return this.aims.filter((aim) => this.#shots.has(aimKey(aim)))
  }

  /** Letters that a recovery would take back. */
  get recovered(): readonly { cell: Cell; reads: string }[] {
    const { chain } = this
    if (!chain || this.recovering === 0 || !this.chosen || 'base' in this.chosen) return []
    const order = this.chosen.end === 0 ? chain.path : chain.path.toReversed()
    return order.filter(({ token }) => token !== '+').slice(0, this.recovering)
  }

  /** The move as it stands. */
  get move(): Lay | null {
    const { view, lie, way, hand } = this
    const target = this.chosen
    if (!view || !lie || !way || !target || hand === null) return null
    const given: Letter[] = way.letters.map((letter) => ({
      ...letter,
      symbol: has(this.symbols, letter.cell),
    }))
    return {
      type: 'Lay',
      turn: view.turn,
      coup: view.coup,
      chain: target.chain,
      end: 'base' in target ? 0 : target.end,
      letters: given,
      bend: lie.how === 'BEND',
      cross: this.crossCell,
      shots: this.aimed.map((aim) => {
        const { end, words } = this.#shots.get(aimKey(aim))!
        return { gun: aim.gun, ray: aim.ray, end, words }
      }),
    }
  }

  // ── the hand ─────────────────────────────────────────────────────────────

  choose(target: Target | null): void {
    if (sameTarget(target, this.chosen)) return
    this.chosen = target
    this.recovering = 0
    this.restart()
  }

  type(text: string): void {
    if (this.hand === null) return
    if (!text.startsWith(this.text)) this.#wanted = []
    this.dropped = []
    this.recovering = 0
    this.text = letters(text)
      .replace(/[^\p{L}\- ]/gu, '')
      .slice(0, 30)
    if (this.chosen === null) this.chosen = this.#usual()
    this.restart()
  }

  /** How to have the word as it is now again: two taps look nearer, and write nothing. */
  snapshot(): () => void {
    const { chosen, text } = this
    const wanted = this.#wanted
    return () => {
      this.chosen = chosen
      this.text = text
      this.restart()
      this.#wanted = wanted
    }
  }

  /** A letter of another's chain, touched: it goes on the word and is to be taken. */
  capture({ cell, reads }: Piece): void {
    if (has(this.#wanted, cell)) return
    this.type(this.text + reads)
    this.#wanted = [...this.#wanted, cell]
  }

  /** A token of the arsenal: its letter goes on the word. */
  tap(token: string): void {
    if (token === '?') return
    this.type(this.text + (token === '+' ? '-' : token.charAt(0)))
  }

  /** A token of the arsenal was dropped on a cell; a joker asks for its letter first. */
  drop(token: string, cell: Cell, reads = token.charAt(0)): void {
    const { view, hand } = this
    if (!view || hand === null || chainAt(view, cell)) return
    const kept = this.dropped.filter((one) => !same(one.cell, cell))
    this.dropped = [...kept, { cell, token, reads: token === '+' ? '-' : reads }]
    const found = dropped(view, hand, this.dropped)
    this.text = found?.typed ?? ''
    this.restart()
    if (!found) return
    this.chosen = found.target
    this.#lie = found.lie
  }

  chooseLie(index: number): void {
    this.restart()
    this.#lie = index
  }

  chooseWay(index: number): void {
    this.table.dismiss()
    this.#way = index
  }

  setCross(cell: Cell | null): void {
    this.#cross = cell
  }

  toggleSymbol(cell: Cell): void {
    this.#symbols = has(this.#symbols, cell)
      ? this.#symbols.filter((one) => !same(one, cell))
      : [...this.#symbols, cell]
  }

  shoot(aim: Aim, spoil: Spoil | null): void {
    const shots = new Map(this.#shots)
    if (spoil) shots.set(aimKey(aim), spoil)
    else shots.delete(aimKey(aim))
    this.#shots = shots
  }

  /** The end one most likely means: the last one used, or a base while one has no chain. */
  #usual(): Target | null {
    const { view, hand } = this
    if (!view || hand === null) return null
    const mine = view.chains.filter((chain) => chain.seat === hand)
    if (mine.length === 0) return { chain: 0, base: 'A' }
    return { chain: mine[0]!.id, end: 1 }
  }

  protected restart(): void {
    this.table.dismiss()
    this.#lie = 0
    this.#way = null
    if (this.text === '') this.#wanted = []
    this.#cross = null
    this.#shots = new Map()
    this.#symbols = []
  }
}

const aimKey = (aim: Aim): string => `${key(aim.gun)}${aim.ray}`
