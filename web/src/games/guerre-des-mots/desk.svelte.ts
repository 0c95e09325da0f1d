/**
 * One table of La Guerre des Mots under the hands of this device: the coup being composed, what the
 * board shows, and the moves. What the rules allow is the club's to say.
 */
import { speech } from '../../lib/say.svelte'
import type { TableStore } from '../../lib/table.svelte'
import { Veil } from '../../lib/veil.svelte'
import { bases, cellName, has, key, letters, plus, same } from './cells'
import { chainOf, lies, obstacles, question, tip, type Lie, type Target } from './places'
import { dropped, type Placed } from './placed'
import { aims, reach, shotOf, type Aim, type Spoil } from './shots'
import { chainAt, ends, nearestEnd, sameTarget } from './sight'
import type { Cast } from './tell'
import type { Asked, Cell, Happened, Lay, Letter, Seat, Setup, TableView, Way, Ways } from './types'

export type Store = TableStore<TableView, Happened, Asked>

/** What the board shows on demand. */
export interface Shows {
  readonly ends: boolean
  readonly values: boolean
  readonly reach: boolean
}

/** A letter about to be laid, as the board draws it. */
export interface Slotted {
  readonly cell: Cell
  readonly reads: string
  readonly token?: string
  readonly symbol?: boolean
}

const PAUSE = 250 // milliseconds without a new letter before the club is asked
const PATIENCE = 1200 // before it is asked again
const MOVES: ReadonlySet<string> = new Set(['Lay', 'Recover', 'Lift', 'TurnBack', 'Draw', 'Pass'])

export class Desk {
  readonly table: Store
  readonly veil: Veil<TableView, Happened, Asked>
  #target = $state.raw<Target | null>(null)
  #typed = $state('')
  #placed = $state.raw<readonly Placed[]>([])
  #lie = $state(0)
  #way = $state(0)
  #answers = $state.raw<ReadonlyMap<string, Ways | null>>(new Map())
  #tries = $state(0)
  #cross = $state.raw<Cell | null>(null)
  #shots = $state.raw<ReadonlyMap<string, Spoil>>(new Map())
  #symbols = $state.raw<readonly Cell[]>([])
  #for = '' // the coup this draft belongs to
  #shown = $state.raw<TableView | null>(null)
  recovering = $state.raw<number>(0)
  shows = $state.raw<Shows>({ ends: true, values: false, reach: false })

  readonly events = $derived.by(() => this.table.events.map(({ event }) => event))

  constructor(table: Store) {
    this.table = table
    this.veil = new Veil(table, () => this.due)
    $effect(() => this.#renew())
    $effect(() => this.#inquire())
  }

  get view(): TableView | null {
    return this.table.view
  }

  get setup(): Setup | null {
    return (this.table.room?.options as Setup | undefined) ?? null
  }

  get cast(): Cast {
    return { lang: speech.tongue, name: (seat) => this.table.name(seat) }
  }

  /** Who must act now. */
  get due(): Seat | null {
    const view = this.table.viewOf(null) ?? this.view
    if (!view || this.table.outcome) return null
    return view.phase === 'CONSENT' ? (view.request?.of ?? null) : view.active
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

  // ── the coup being composed ──────────────────────────────────────────────

  get target(): Target | null {
    return this.#target
  }

  get typed(): string {
    return this.#typed
  }

  get placed(): readonly Placed[] {
    return this.#placed
  }

  /** The chain it is laid on. */
  readonly chain = $derived.by(() =>
    this.view && this.#target && !('base' in this.#target)
      ? (chainOf(this.view, this.#target.chain) ?? null)
      : null,
  )

  /** Whose chain grows: another's is piracy. */
  get owner(): Seat | null {
    return this.chain?.seat ?? this.hand
  }

  readonly lies = $derived.by((): readonly Lie[] => {
    const { view, hand } = this
    if (!view || hand === null || this.#target === null || this.#typed === '') return []
    return lies(view, hand, this.#target, this.#typed)
  })

  get lie(): Lie | null {
    return this.lies[this.#lie] ?? this.lies[0] ?? null
  }

  get lieIndex(): number {
    return Math.min(this.#lie, Math.max(0, this.lies.length - 1))
  }

  readonly #asked = $derived.by(() =>
    this.lie && this.#target ? question(this.#target, this.lie, cellName) : '',
  )

  /** The ways to provide the letters; null while the club looks. */
  get ways(): Ways | null {
    return this.#asked === '' ? null : (this.#answers.get(this.#asked) ?? null)
  }

  get way(): Way | null {
    const found = this.ways?.ways ?? []
    return found[this.#way] ?? found[0] ?? null
  }

  get wayIndex(): number {
    return Math.min(this.#way, Math.max(0, (this.ways?.ways.length ?? 1) - 1))
  }

  /** The letters about to be laid, as the board draws them. */
  readonly slots = $derived.by((): readonly Slotted[] => {
    const { lie, way } = this
    if (!lie) return this.#placed.map(({ cell, reads, token }) => ({ cell, reads, token }))
    return lie.slots.map((slot) => {
      const given = way?.letters.find(({ cell }) => same(cell, slot.cell))
      return {
        cell: slot.cell,
        reads: slot.reads,
        token: given?.token ?? '',
        symbol: has(this.#symbols, slot.cell),
      }
    })
  })

  /** Cells whose tokens would go elsewhere. */
  get leaving(): readonly Cell[] {
    const recovered = this.recovered.map(({ cell }) => cell)
    const taken = this.way?.letters.flatMap(({ origin }) => (origin ? [origin] : [])) ?? []
    const bent = this.lie?.slots.flatMap(({ origin }) => (origin ? [origin] : [])) ?? []
    return [...recovered, ...taken, ...bent]
  }

  /** Tokens of the arsenal the coup would use, by index. */
  readonly spent = $derived.by((): ReadonlySet<number> => {
    const found = new Set<number>()
    const arsenal = this.view?.arsenal ?? []
    const used = this.lie ? (this.way?.used ?? []) : this.#placed.map(({ token }) => token)
    for (const token of [...used, ...(this.#cross ? ['+'] : [])]) {
      const at = arsenal.findIndex((one, n) => one === token && !found.has(n))
      if (at >= 0) found.add(at)
    }
    return found
  })

  /** New letters on green: each gives a replay (RPL-01). */
  get greens(): readonly Cell[] {
    const rows = this.view?.board.split('/') ?? []
    return (this.lie?.slots ?? []).flatMap(({ cell, reads }) =>
      rows[cell[0]]?.[cell[1]] === 'g' && reads !== '-' ? [cell] : [],
    )
  }

  /** The letters come from one chain and not from the arsenal: a cross may be had (BLW-01). */
  get mayCross(): boolean {
    const { way, view } = this
    if (!way || !view || way.used.length > 0 || !view.arsenal.includes('+')) return false
    const chains = new Set(way.taken.map(({ chain }) => chain))
    return chains.size === 1 && this.owner === this.hand
  }

  /** Where the cross could go: behind a free end of the word, in its axis. */
  get crossCells(): readonly Cell[] {
    const { lie } = this
    if (!lie || !this.mayCross || lie.cells.length < 2) return []
    const step = [lie.cells[1]![0] - lie.cells[0]![0], lie.cells[1]![1] - lie.cells[0]![1]] as const
    const size = this.view!.board.split('/').length
    const outer = [plus(lie.cells[0]!, step, -1), plus(lie.cells.at(-1)!, step)]
    return outer.filter((cell, n) => {
      const edge = n === 0 ? lie.cells[0]! : lie.cells.at(-1)!
      const inside = cell.every((at) => at >= 0 && at < size)
      return (
        inside &&
        has(
          lie.slots.map((slot) => slot.cell),
          edge,
        ) &&
        !chainAt(this.view!, cell)
      )
    })
  }

  get crossCell(): Cell | null {
    return this.#cross && has(this.crossCells, this.#cross) ? this.#cross : null
  }

  /** Letters that may lie with their chess piece up, on the same piece of the board (BLC-02). */
  get symbolCells(): readonly Cell[] {
    const { view, lie, way } = this
    if (!view || !lie || !way || view.rule !== 'general' || this.owner !== this.hand) return []
    const rows = view.board.split('/')
    return lie.slots.flatMap(({ cell, reads }) => {
      const given = way.letters.find((letter) => same(letter.cell, cell))
      const origin = given?.origin ? chainAt(view, given.origin)?.piece.token : undefined
      const token = given?.token || origin || reads
      return rows[cell[0]]?.[cell[1]] === symbolOf(token) ? [cell] : []
    })
  }

  get symbols(): readonly Cell[] {
    return this.#symbols.filter((cell) => has(this.symbolCells, cell))
  }

  readonly aims = $derived.by((): readonly Aim[] => {
    const { view, hand, lie } = this
    if (!view || hand === null || !lie || !this.way || this.owner !== hand) return []
    if (view.frozen.includes(hand)) return []
    const jokers = this.way.letters.filter(({ token }) => token === '?').map(({ cell }) => cell)
    return aims(view, hand, lie).filter(({ gun }) => !has(jokers, gun))
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
    if (!chain || this.recovering === 0 || !this.#target || 'base' in this.#target) return []
    const order = this.#target.end === 0 ? chain.path : chain.path.toReversed()
    return order.filter(({ token }) => token !== '+').slice(0, this.recovering)
  }

  /** The move as it stands. */
  get move(): Lay | null {
    const { view, lie, way, hand } = this
    const target = this.#target
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
      shots: this.aimed.map((aim) => shotOf(aim, this.#shots.get(aimKey(aim))!)),
    }
  }

  // ── what lights up ───────────────────────────────────────────────────────

  /** The end or base chosen. */
  get lit(): readonly Cell[] {
    const { view, hand } = this
    const target = this.#target
    if (!view || !target || this.#shown) return []
    if (!('base' in target)) return this.chain ? [tip(this.chain, target.end)[0].cell] : []
    const place = hand === null ? undefined : view.places[hand]
    return place && this.slots.length === 0 ? bases(view.board, place)[target.base] : []
  }

  /** Cells a refusal or an error speaks of; before that, cells where nothing may lie. */
  get blamed(): readonly Cell[] {
    const cells = this.table.refusal?.about['cells']
    if (Array.isArray(cells)) return cells as unknown as readonly Cell[]
    return this.view && this.lie ? obstacles(this.view, this.lie) : []
  }

  /** Where this player's war is: for the first look of a small screen. */
  get home(): readonly Cell[] {
    const { view } = this
    if (!view) return []
    const seat = view.seat ?? view.active
    const mine = view.chains.find((chain) => chain.seat === seat)
    if (mine) return [tip(mine, 1)[0].cell]
    const place = view.places[seat]
    return place ? [...bases(view.board, place).A, ...bases(view.board, place).B] : []
  }

  /** Cells in reach of the consonants at the ends of the chosen chain. */
  get reach(): readonly Cell[] {
    const { view, chain } = this
    if (!view || !this.shows.reach || !chain) return []
    return ([0, 1] as const).flatMap((end) => {
      const [last] = tip(chain, end)
      return last.token === '+' ? [] : reach(view, last.cell, last.reads)
    })
  }

  // ── the hand ─────────────────────────────────────────────────────────────

  /** A cell was pressed: choose an end or a base, or leave it. */
  press(cell: Cell): void {
    const { view, hand } = this
    this.table.dismiss()
    if (!view) return
    const found = chainAt(view, cell)
    if (found) {
      const end = nearestEnd(found.chain, cell)
      return this.choose({ chain: found.chain.id, end })
    }
    const place = hand === null ? undefined : view.places[hand]
    if (!place) return
    for (const base of ['A', 'B'] as const)
      if (has(bases(view.board, place)[base], cell)) return this.choose({ chain: 0, base })
  }

  choose(target: Target | null): void {
    if (sameTarget(target, this.#target)) return
    this.#target = target
    this.recovering = 0
    this.#restart()
  }

  type(text: string): void {
    if (this.hand === null) return
    this.#placed = []
    this.recovering = 0
    this.#typed = letters(text)
      .replace(/[^\p{L}\- ]/gu, '')
      .slice(0, 30)
    if (this.#target === null) this.#target = this.#usual()
    this.#restart()
  }

  /** A token of the arsenal: its letter goes on the word. */
  tap(token: string): void {
    if (token === '?') return
    this.type(this.#typed + (token === '+' ? '-' : token.charAt(0)))
  }

  /** A token of the arsenal was dropped on a cell; a joker asks for its letter first. */
  drop(token: string, cell: Cell, reads = token.charAt(0)): void {
    const { view, hand } = this
    if (!view || hand === null || chainAt(view, cell)) return
    const kept = this.#placed.filter((one) => !same(one.cell, cell))
    this.#placed = [...kept, { cell, token, reads: token === '+' ? '-' : reads }]
    const found = dropped(view, hand, this.#placed)
    this.#typed = found?.typed ?? ''
    this.#restart()
    if (!found) return
    this.#target = found.target
    this.#lie = found.lie
  }

  chooseLie(index: number): void {
    this.#restart()
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

  /** Take back what was begun; whether there was something. */
  undo(): boolean {
    this.table.dismiss()
    if (this.recovering > 0) return ((this.recovering = 0), true)
    if (this.#typed !== '' || this.#placed.length > 0) {
      this.#typed = ''
      this.#placed = []
      this.#restart()
      return true
    }
    if (this.#target === null) return false
    this.#target = null
    return true
  }

  lay(): void {
    const { move, hand } = this
    if (move && hand !== null) this.#play(move)
  }

  recover(): void {
    const { view, chain } = this
    const target = this.#target
    if (!view || !chain || !target || 'base' in target || this.recovering === 0) return
    this.#play({
      type: 'Recover',
      turn: view.turn,
      coup: view.coup,
      chain: chain.id,
      end: target.end,
      count: this.recovering,
    })
  }

  lift(): void {
    const { view, chain } = this
    const target = this.#target
    if (!view || !chain || !target || 'base' in target) return
    this.#play({ type: 'Lift', turn: view.turn, coup: view.coup, chain: chain.id, end: target.end })
  }

  turnBack(cell: Cell): void {
    if (this.view)
      this.#play({ type: 'TurnBack', turn: this.view.turn, coup: this.view.coup, cell })
  }

  draw(): void {
    if (this.view) this.#play({ type: 'Draw', turn: this.view.turn, coup: this.view.coup })
  }

  pass(): void {
    if (this.view) this.#play({ type: 'Pass', turn: this.view.turn, coup: this.view.coup })
  }

  answer(seat: Seat, agrees: boolean): void {
    if (this.view) this.table.play(seat, { type: 'Answer', turn: this.view.turn, agrees })
  }

  /** The next end from here, for the keyboard. */
  nextEnd(from: Cell, way: 1 | -1): Cell | null {
    if (!this.view) return null
    const all = ends(this.view, this.view.seat)
    if (all.length === 0) return null
    const at = all.findIndex(({ cell }) => same(cell, from))
    return all[at < 0 ? 0 : (at + way + all.length) % all.length]!.cell
  }

  // ── looking at the past ──────────────────────────────────────────────────

  get looked(): TableView | null {
    return this.#shown
  }

  look(view: TableView | null): void {
    this.#shown = view
  }

  // ── within ───────────────────────────────────────────────────────────────

  #play(move: Asked): void {
    const { hand } = this
    if (hand === null || this.table.pending.some((sent) => sent.seat === hand)) return
    this.table.play(hand, move)
  }

  /** The end one most likely means: the last one used, or a base while one has no chain. */
  #usual(): Target | null {
    const { view, hand } = this
    if (!view || hand === null) return null
    const mine = view.chains.filter((chain) => chain.seat === hand)
    if (mine.length === 0) return { chain: 0, base: 'A' }
    return { chain: mine[0]!.id, end: 1 }
  }

  #restart(): void {
    this.table.dismiss()
    this.#lie = 0
    this.#way = 0
    this.#cross = null
    this.#shots = new Map()
    this.#symbols = []
  }

  /** A coup of the past leaves no draft behind; a refused one stays as it was. */
  #renew(): void {
    const { view } = this
    const now = view ? `${view.seat}:${view.turn}:${view.coup}:${view.phase}` : ''
    if (now === this.#for) return
    this.#for = now
    this.#answers = new Map()
    this.#typed = ''
    this.#placed = []
    this.#target = this.#kept()
    this.recovering = 0
    this.#restart()
  }

  /** After a coup one goes on from the same chain. */
  #kept(): Target | null {
    const { view, hand } = this
    const target = this.#target
    if (!view || hand === null || !target || 'base' in target) return null
    return chainOf(view, target.chain)?.seat === hand ? target : null
  }

  /** Ask for the ways once the word stands still; a question the club could not take is put again. */
  #inquire(): (() => void) | void {
    const asked = this.#asked
    if (asked === '' || this.#answers.has(asked) || this.hand === null) return
    const wait = this.#tries === 0 ? PAUSE : PATIENCE
    const timer = setTimeout(() => {
      void this.table.ask('ways', asked).then(
        (answer) => {
          this.#tries = 0
          if (this.#asked === asked) this.#answers = new Map([[asked, answer as Ways]])
        },
        () => this.#tries++,
      )
    }, wait)
    return () => clearTimeout(timer)
  }
}

const aimKey = (aim: Aim): string => `${key(aim.gun)}${aim.ray}`

function symbolOf(token: string): string {
  const letter = token.charAt(0)
  if ('SRTNLM'.includes(letter)) return 'F'
  if ('PDBGFVY'.includes(letter)) return 'T'
  if ('HJKQWXZ'.includes(letter)) return 'D'
  return 'C?'.includes(letter) ? 'R' : ''
}
