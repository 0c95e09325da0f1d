/**
 * One table of La Guerre des Mots under the hands of this device: the coup being composed, what the
 * board shows, and the moves. What the rules allow is the club's to say.
 */
import { glosses } from '../../lib/gloss.svelte'
import { forget, remember, remembered } from '../../lib/memory'
import { speech } from '../../lib/say.svelte'
import { Veil } from '../../lib/veil.svelte'
import { bases, has, letters, same } from './cells'
import { Composition, type Store } from './composition.svelte'
import { hosts } from './hosts'
import { keep, recall } from './keep'
import { menaces, type Menace } from './menace'
import { motion, REST, type Motion } from './motion'
import { chainOf, obstacles, onEnd, tip, type OnEnd, type Target } from './places'
import { chainAt, home, nearestEnd, nextEnd, signed, winning } from './sight'
import { spoken, type Spoken } from './spoken'
import { offOf } from './stub'
import type { Cast, Line } from './tell'
import type { Asked, Cell, Happened, Reached, Seat, TableView } from './types'
import { isCross } from './words'

export type { Store }

/** What the board shows on demand. */
export interface Shows {
  readonly ends: boolean
  readonly values: boolean
  readonly reach: boolean
  readonly menace: boolean
}

export class Desk extends Composition {
  readonly veil: Veil<TableView, Happened, Asked>
  #for = '' // the coup this draft belongs to
  #shown = $state.raw<TableView | null>(null)
  #replayed = $state.raw<Motion>(REST)
  #looked = $state.raw<Line | null>(null)
  #reached = $state.raw<{ view: TableView | null; ends: Reached['ends'] } | null>(null)
  #boarded = $state.raw<OnEnd | null>(null) // another's end that was touched
  #next = $state('') // the word drafted while others play
  mapOpen = $state(false)
  pointed = $state('') // the sign of the legend one points at
  shows = $state.raw<Shows>({ ends: true, values: false, reach: false, menace: true })

  constructor(table: Store) {
    super(table)
    this.veil = new Veil(table, () => this.due)
    $effect(() => this.#renew())
    $effect(() => this.#keep())
    $effect(() => this.#measure())
  }

  readonly #hosts = $derived.by(() => hosts(this.events))

  get cast(): Cast {
    return {
      lang: speech.tongue,
      name: (seat) => this.table.name(seat),
      host: (event) => this.#hosts.get(event),
      spell: (word) => (this.view?.accents === false ? glosses.spelled(word) : word),
    }
  }

  /** Who must act now. */
  get due(): Seat | null {
    const view = this.table.viewOf(null) ?? this.view
    if (!view || this.table.outcome) return null
    return view.phase === 'CONSENT' ? (view.request?.of ?? null) : view.active
  }

  // ── what lights up ───────────────────────────────────────────────────────

  /** The end or base chosen; when all is over, the word that won. */
  get lit(): readonly Cell[] {
    const { view, hand } = this
    const target = this.chosen
    if (view?.phase === 'OVER') return winning(this.events)
    if (!view || !target || this.#shown) return []
    if (!('base' in target)) return this.place ? [this.place.cell] : []
    const place = hand === null ? undefined : view.places[hand]
    return place && this.slots.length === 0 ? bases(view.board, place)[target.base] : []
  }

  /** Before anything is chosen: one's own ends, and the bases a chain may still begin on. */
  get offered(): readonly (readonly Cell[])[] {
    const { view, hand } = this
    const place = hand === null ? undefined : view?.places[hand]
    if (!view || !place || !this.may('Lay') || this.#shown) return []
    if (this.chosen !== null || this.slots.length > 0) return []
    const own = view.chains.filter(({ seat }) => seat === hand)
    if (own.length > 0)
      return own.flatMap((chain) => ([0, 1] as const).map((end) => [tip(chain, end)[0].cell]))
    return Object.values(bases(view.board, place)).filter((lane) => lane.length > 0)
  }

  /** Cells a refusal or an error speaks of; before that, cells where nothing may lie. */
  get blamed(): readonly Cell[] {
    const cells = this.table.refusal?.about['cells']
    if (Array.isArray(cells)) return cells as unknown as readonly Cell[]
    return this.view && this.lie ? obstacles(this.view, this.lie) : []
  }

  /** Where this player's war is: for the first look of a small screen. */
  get home(): readonly Cell[] {
    return this.view ? home(this.view, this.table.seats) : []
  }

  /** Chains that could reach a goal next turn, for everybody to see. */
  readonly menaces = $derived.by((): readonly Menace[] => {
    const { view } = this
    if (!view || !this.shows.menace || this.table.outcome || this.#shown) return []
    return menaces(view)
  })

  /** The cells of the sign of the legend one points at. */
  get signed(): readonly Cell[] {
    const { view, pointed } = this
    return view && pointed !== '' ? signed(view, pointed) : []
  }

  /** Another's chain that could be pirated, its end having been touched. */
  get boarded(): OnEnd | null {
    const able = this.view !== null && ((this.view.piracy ?? true) || this.view.friendly)
    return able && this.wanted.length === 1 && this.text.length === 1 ? this.#boarded : null
  }

  /** The word drafted for one's next turn, by who is not to move. */
  get drafts(): boolean {
    const { view } = this
    return this.hand === null && !!view && view.seat !== null && !this.table.outcome
  }

  get next(): string {
    return this.#next
  }

  set next(text: string) {
    this.#next = letters(text)
      .replace(/[^\p{L}\- ]/gu, '')
      .slice(0, 30)
  }

  /** Cells in reach of the letter at an end of a chain, where that is shown. */
  reachOf(gun: Cell): readonly Cell[] {
    if (!this.shows.reach || this.#reached?.view !== this.view) return []
    return this.#reached?.ends.find((end) => same(end.gun, gun))?.cells ?? []
  }

  /** Cells in reach of the consonants at the ends of the chosen chain. */
  get reach(): readonly Cell[] {
    const { chain } = this
    return chain ? ([0, 1] as const).flatMap((end) => this.reachOf(tip(chain, end)[0].cell)) : []
  }

  // ── the hand ─────────────────────────────────────────────────────────────

  /**
   * A cell was pressed: choose an end of one's own, or a base; once it is chosen, its letter goes
   * on the word, and one inside is laid on. A letter of another is taken.
   */
  press(cell: Cell): void {
    const { view, hand } = this
    this.table.dismiss()
    if (!view) return
    const found = chainAt(view, cell)
    if (found) {
      const { chain, piece } = found
      const end = nearestEnd(chain, cell)
      const before = this.chosen
      const again = before?.chain === chain.id && 'end' in before && before.end === end
      if (hand !== null && chain.seat !== hand && view.phase === 'TURN' && !again) {
        if (isCross(piece)) return
        this.capture(piece)
        this.#boarded = onEnd(chain.id, end)
        return
      }
      if (hand !== null && again && before.off === undefined && found.isEnd && !isCross(piece))
        return this.type(this.text + piece.reads)
      return this.choose(onEnd(chain.id, end, again ? offOf(view, chain, end, cell) : 0))
    }
    const place = hand === null ? undefined : view.places[hand]
    if (!place) return
    for (const base of ['A', 'B'] as const)
      if (has(bases(view.board, place)[base], cell)) return this.choose({ chain: 0, base })
  }

  /** Piracy, named and chosen: the word will grow the other's chain. */
  pirate(): void {
    const target = this.boarded
    if (target === null) return
    this.text = ''
    this.restart()
    this.choose(target)
  }

  /** Take back what was begun; whether there was something. */
  undo(): boolean {
    this.table.dismiss()
    if (this.recovering > 0) return ((this.recovering = 0), true)
    if (this.text !== '' || this.dropped.length > 0) {
      this.text = ''
      this.dropped = []
      this.restart()
      return true
    }
    if (this.chosen === null) return false
    this.chosen = null
    return true
  }

  lay(): void {
    const { move, hand } = this
    if (move && hand !== null) this.#play(move)
  }

  recover(): void {
    this.#atEnd((at) => ({ type: 'Recover', ...at, count: this.recovering }))
  }

  lift(): void {
    this.#atEnd((at) => ({ type: 'Lift', ...at }))
  }

  turnBack(cell: Cell): void {
    if (this.#now) this.#play({ type: 'TurnBack', ...this.#now, cell })
  }

  draw(): void {
    if (this.#now) this.#play({ type: 'Draw', ...this.#now })
  }

  pass(): void {
    if (this.#now) this.#play({ type: 'Pass', ...this.#now })
  }

  answer(seat: Seat, agrees: boolean): void {
    if (this.view) this.table.play(seat, { type: 'Answer', turn: this.view.turn, agrees })
  }

  /** The next end from here, for the keyboard. */
  nextEnd(from: Cell, way: 1 | -1): Cell | null {
    return this.view ? nextEnd(this.view, from, way) : null
  }

  // ── looking at the past ──────────────────────────────────────────────────

  get looked(): TableView | null {
    return this.#shown
  }

  /** The word of the coup looked at, or of the last one. */
  get told(): Spoken | null {
    const { from, until } = this.#looked ?? { from: 0, until: this.events.length }
    return spoken(this.events.slice(from, until))
  }

  /** What moves in the coup looked at. */
  get replayed(): Motion {
    return this.#replayed
  }

  /** Show the board as it was after this line of the story, its coup made again; null: now. */
  look(line: Line | null): void {
    if (line !== null && line.number === this.#looked?.number) return
    this.#looked = line
    if (line === null) {
      this.#shown = null
      this.#replayed = REST
      return
    }
    void this.table
      .past()
      .telling(line.until)
      .then(
        (moment) => {
          if (this.#looked !== line || moment === null) return // the eye has moved on
          this.#shown = { ...moment.view, can: [], wake: null }
          this.#replayed = motion(this.events.slice(line.from, line.until))
        },
        () => undefined, // the board of now stays
      )
  }

  // ── within ───────────────────────────────────────────────────────────────

  get #now(): { turn: number; coup: number } | null {
    return this.view && { turn: this.view.turn, coup: this.view.coup }
  }

  /** A move at the end that is chosen. */
  #atEnd(made: (at: { turn: number; coup: number; chain: number; end: number }) => Asked): void {
    const target = this.chosen
    if (this.#now && this.chain && target && !('base' in target))
      this.#play(made({ ...this.#now, chain: this.chain.id, end: target.end }))
  }

  #play(move: Asked): void {
    const { hand } = this
    if (hand === null || this.table.pending.some((sent) => sent.seat === hand)) return
    this.table.play(hand, move)
  }

  /** How far the letters shoot is the club's to say, once somebody wants to see it. */
  #measure(): void {
    const { view } = this
    if (!this.shows.reach || view === null) return
    void this.table.ask('reach').then(
      (answer) => (this.#reached = { view, ends: (answer as Reached).ends }),
      () => undefined, // what is shown on demand may stay away
    )
  }

  /** A coup of the past leaves no draft behind; a refused one stays as it was. */
  #renew(): void {
    const { view } = this
    const now = view ? `${view.seat}:${view.turn}:${view.coup}:${view.phase}` : ''
    if (now === this.#for) return
    this.#for = now
    this.asking.forget()
    const kept = this.hand === null ? null : recall(remembered(this.#drawer), now)
    const drafted = this.hand === null ? '' : this.#next
    this.text = kept?.text ?? ''
    this.dropped = []
    this.chosen = kept?.target ?? this.#kept()
    if (drafted !== '' && !kept) this.type(drafted)
    if (this.hand !== null) this.#next = ''
    this.recovering = 0
    this.restart()
  }

  /** A reload finds the word being written again. */
  #keep(): void {
    const { hand, text, chosen: target } = this
    if (hand === null) return
    if (text === '') forget(this.#drawer)
    else remember(this.#drawer, keep(this.#for, { target, text }))
  }

  get #drawer(): string {
    return `draft.${this.table.id}.${this.hand}`
  }

  /** After a coup one goes on from the same chain. */
  #kept(): Target | null {
    const { view, hand } = this
    const target = this.chosen
    if (!view || hand === null || !target || 'base' in target) return null
    return chainOf(view, target.chain)?.seat === hand ? onEnd(target.chain, target.end) : null
  }
}
