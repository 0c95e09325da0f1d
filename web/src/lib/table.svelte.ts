/**
 * One table on the screen: what was told, what was asked and not answered yet, what was refused.
 *
 * It holds views, pending moves, the refusal, the events, the room; all else is derived from them.
 * A device may hold several seats: each is joined and has its own view; `seat` is the one shown.
 */
import { api, type Kept } from './api'
import { Past, type Moment } from './past'
import type { Club, Hearer, Line } from './socket'
import type {
  GameId,
  HouseMove,
  News,
  Outcome,
  Place,
  Refusal,
  Room,
  Seat,
  Trouble,
  View,
} from './wire'

/** An event and the number of the last line of the news that brought it. */
export interface Told<E> {
  readonly seq: number
  readonly event: E
}

/** A move that was sent and is not in the log yet. */
export interface Pending<M> {
  readonly seat: Seat
  readonly nonce: string
  readonly move: M
  readonly since: number // server time
}

/** A move the rules refused, and why. */
export interface Refused<M> {
  readonly seat: Seat | null
  readonly code: string
  readonly clause: string
  readonly about: Readonly<Record<string, unknown>>
  readonly move: M | null // what was tried
}

interface Sight<V, E> {
  readonly view: V
  readonly seq: number
  readonly since: number
  readonly events: readonly Told<E>[]
  readonly recent: readonly E[]
  readonly outcome: Outcome | null
  readonly seed: string | null
}

/** An earlier moment of the game, seen from one seat or by an onlooker. */
interface Back<V, E> extends Sight<V, E> {
  readonly viewer: Seat | null
}

/** Troubles that do not pass by themselves. */
const LASTING: ReadonlySet<Trouble['code']> = new Set([
  'NO_SUCH_TABLE',
  'NOT_YOUR_SEAT',
  'UNREADABLE',
])

/** News that tells the whole game again (a seat joined twice) brings only what comes after the known. */
function unheard<E>(known: readonly Told<E>[], events: readonly E[]): readonly E[] {
  const same = (at: number) => JSON.stringify(known[at]?.event) === JSON.stringify(events[at])
  const isWhole =
    known.length > 0 && events.length >= known.length && known.every((_, at) => same(at))
  return isWhole ? events.slice(known.length) : events
}

/** What a view of any game has, whatever the game adds. */
export type AnyView = View

export class TableStore<V extends AnyView = AnyView, E = unknown, M = unknown> implements Hearer {
  readonly id: GameId
  readonly shelf: Kept['shelf']
  readonly #club: Club
  readonly #learner: Seat | null
  #sights = $state.raw<ReadonlyMap<Seat | null, Sight<V, E>>>(new Map())
  #joined = $state.raw<readonly (Seat | null)[]>([])
  #chosen = $state.raw<Seat | null | undefined>(undefined)
  #line = $state.raw<Line>('opening')
  #past = $state.raw<Back<V, E> | null>(null)
  readonly #murmured = new Set<string>()
  #unwritten = $state.raw<ReadonlySet<string>>(new Set())
  readonly #pasts = new Map<Seat | null, Past<V, E>>()

  /** Who sits where; null before the first word from the club. */
  room = $state.raw<Room | null>(null)
  /** Moves sent and not in the log yet, oldest first. */
  pending = $state.raw<readonly Pending<M>[]>([])
  /** The last move refused; the next action removes it. */
  refusal = $state.raw<Refused<M> | null>(null)
  /** The club has no such table, or this device may not sit there. */
  trouble = $state.raw<Trouble['code'] | null>(null)

  /** `learner`: the one seat shown where a lesson plays the others as well. */
  constructor(
    id: GameId,
    club: Club,
    learner: Seat | null = null,
    shelf: Kept['shelf'] = 'tables',
  ) {
    this.id = id
    this.shelf = shelf
    this.#club = club
    this.#learner = learner
    this.#line = club.line
  }

  /** The seats this device holds, in order. */
  get seats(): readonly Seat[] {
    if (this.#past !== null) return this.#past.viewer === null ? [] : [this.#past.viewer]
    return this.#own
  }

  get #own(): readonly Seat[] {
    return this.#learner === null ? this.#held : [this.#learner]
  }

  get #held(): readonly Seat[] {
    return (this.room?.places ?? []).filter((place) => place.yours).map((place) => place.seat)
  }

  /** Several people look at this screen: what one of them holds is not shown unasked. */
  get shared(): boolean {
    return this.#past === null && this.#isShared // whoever looks back has chosen whose eyes
  }

  get #isShared(): boolean {
    return this.#learner === null && (this.#own.length > 1 || (this.room?.shared ?? false))
  }

  /** The seat shown: one of one's own, or null for a spectator. */
  get seat(): Seat | null {
    return this.#past !== null ? this.#past.viewer : this.#shown
  }

  get #shown(): Seat | null {
    if (this.#chosen !== undefined && (this.#chosen === null || this.#own.includes(this.#chosen)))
      return this.#chosen
    return this.#own[0] ?? null
  }

  get places(): readonly Place[] {
    const places = this.room?.places ?? []
    if (this.#learner === null) return places
    return places.map((place) => ({ ...place, yours: place.seat === this.#learner }))
  }

  /** All the seat shown may know; null until the game has begun. */
  get view(): V | null {
    return this.#sight?.view ?? null
  }

  /** Every event the seat shown has been told of, oldest first: the history is made of these. */
  get events(): readonly Told<E>[] {
    return this.#sight?.events ?? []
  }

  /** The events of the last news: what to animate and to announce. */
  get recent(): readonly E[] {
    return this.#sight?.recent ?? []
  }

  get seq(): number {
    return this.#sight?.seq ?? 0
  }

  /** What was told up to this line is known: it neither moves nor sounds. */
  get since(): number {
    return this.#sight?.since ?? 0
  }

  /** The table shows an earlier moment. */
  get isBack(): boolean {
    return this.#past !== null
  }

  /** How far the game itself has come, whatever is shown; whether it is over. */
  get present(): { readonly seq: number; readonly over: boolean } {
    const sight = this.#sights.get(this.#shown) ?? this.#sights.get(null)
    return { seq: sight?.seq ?? 0, over: sight?.outcome != null }
  }

  get outcome(): Outcome | null {
    return this.#sight?.outcome ?? null
  }

  /** After the end: proof of the draw. */
  get seed(): string | null {
    return this.#sight?.seed ?? null
  }

  /** The network is cut; the page comes back by itself. */
  get offline(): boolean {
    return this.#line === 'cut'
  }

  /** The club cannot write down a move at the moment; it is kept, and goes again by itself. */
  get unwritten(): boolean {
    return this.pending.some((move) => this.#unwritten.has(move.nonce))
  }

  /** The view of another seat this device holds (hot-seat). */
  viewOf(seat: Seat | null): V | null {
    return this.#past?.view ?? this.#sights.get(seat)?.view ?? null
  }

  /** What another seat this device holds has been told (hot-seat). */
  eventsOf(seat: Seat | null): readonly Told<E>[] {
    return (this.#past ?? this.#sights.get(seat))?.events ?? []
  }

  /** A player's name, as the room says it. */
  name(seat: Seat): string {
    return this.places[seat]?.name ?? ''
  }

  /** Server time. */
  now(): number {
    return this.#club.clock.now()
  }

  /** Show the table from another of one's own seats. */
  show(seat: Seat | null): void {
    this.#chosen = seat
  }

  /** Send a move for one of one's own seats; whatever was refused before is forgotten. */
  play(seat: Seat, move: M): string {
    this.refusal = null
    const nonce = this.#club.play(this.id, seat, move)
    this.pending = [...this.pending, { seat, nonce, move, since: this.now() }]
    return nonce
  }

  /** Send what the screen says by itself: it is not waited for, and its refusal is not shown. */
  murmur(seat: Seat, move: HouseMove): void {
    this.#murmured.add(this.#club.play(this.id, seat, move))
  }

  /** Ask about one's own view: a hint, the words there were. */
  ask(question: string, about = ''): Promise<unknown> {
    return this.#club.ask(this.id, this.seat, question, about)
  }

  /** Put the refusal away. */
  dismiss(): void {
    this.refusal = null
  }

  /** Every past line as a seat of one's own saw it, or an onlooker. */
  past(seat: Seat | null = this.seat): Past<V, E> {
    const past =
      this.#pasts.get(seat) ?? new Past<V, E>((seq, count) => api.past(this, seat, seq, count))
    this.#pasts.set(seat, past)
    return past
  }

  /**
   * Look at an earlier moment as `viewer` saw it. Nobody acts in the past. What a single step
   * forward brings is new and moves; any other moment is just there.
   */
  lookBack(moments: readonly Moment<V, E>[], at: number, viewer: Seat | null): void {
    const shown = moments[at]
    if (shown === undefined) return
    const before = moments[at - 1]
    const isStep = before !== undefined && this.#past?.seq === before.seq
    this.#past = {
      viewer,
      view: { ...shown.view, can: [], wake: null },
      seq: shown.seq,
      since: isStep && this.#past?.viewer === viewer ? before.seq : shown.seq,
      events: moments
        .slice(0, at + 1)
        .flatMap(({ seq, events }) => events.map((event) => ({ seq, event }))),
      recent: shown.events,
      outcome: shown.outcome,
      seed: null,
    }
  }

  /** The table as it is; nothing that has happened meanwhile moves. */
  lookAtNow(): void {
    if (this.#past === null) return
    this.#past = null
    this.#sights = new Map(
      [...this.#sights].map(([seat, sight]) => [seat, { ...sight, since: sight.seq }]),
    )
  }

  /** Sit down at the screen, on one's own seats, or as a spectator. */
  open(room: Room): void {
    this.room = room
    this.#takeSeats()
  }

  /** Leave the screen. */
  close(): void {
    for (const seat of this.#joined) this.#club.leave(this.id, seat)
    this.#joined = []
  }

  // ── what the socket tells ────────────────────────────────────────────────

  after(seat: Seat | null): number {
    return this.#sights.get(seat)?.seq ?? 0
  }

  line(line: Line): void {
    this.#line = line
  }

  hear(down: News | Room | Refusal | Trouble): void {
    switch (down.type) {
      case 'News':
        return this.#told(down)
      case 'Room':
        this.room = down
        this.trouble = null
        return this.#takeSeats()
      case 'Refusal':
        return this.#refused(down)
      case 'Trouble':
        if (LASTING.has(down.code)) this.trouble = down.code
        if (down.nonce !== null) this.#unwritten = new Set([...this.#unwritten, down.nonce])
    }
  }

  get #sight(): Sight<V, E> | undefined {
    return this.#past ?? this.#sights.get(this.seat) ?? this.#sights.get(null)
  }

  #told(news: News): void {
    const known = this.#sights.get(news.seat)
    if (known !== undefined && news.seq < known.seq) return
    const fresh = unheard(known?.events ?? [], news.events as readonly E[])
    const sight: Sight<V, E> = {
      view: news.view as V,
      seq: news.seq,
      since: known?.since ?? news.seq,
      events: [...(known?.events ?? []), ...fresh.map((event) => ({ seq: news.seq, event }))],
      recent: known === undefined || fresh.length > 0 ? fresh : known.recent,
      outcome: news.outcome,
      seed: news.seed,
    }
    this.#sights = new Map(this.#sights).set(news.seat, sight)
    this.#forgetSettled()
  }

  #refused(refusal: Refusal): void {
    if (this.#murmured.delete(refusal.nonce)) return
    const tried = this.pending.find((move) => move.nonce === refusal.nonce)
    const { seat, code, clause, about } = refusal
    this.refusal = { seat, code, clause, about, move: tried?.move ?? null }
    this.#forgetSettled()
  }

  #forgetSettled(): void {
    const open = new Set(this.#club.plays.map((play) => play.nonce))
    if (this.pending.some((move) => !open.has(move.nonce)))
      this.pending = this.pending.filter((move) => open.has(move.nonce))
  }

  /** Every seat of one's own is joined; a spectator's sight is for screens that are nobody's own. */
  #takeSeats(): void {
    const wanted: readonly (Seat | null)[] =
      this.#held.length === 0 ? [null] : this.#isShared ? [null, ...this.#own] : this.#held
    for (const seat of wanted) this.#sit(seat)
    for (const seat of this.#joined) if (!wanted.includes(seat)) this.#stand(seat)
  }

  #sit(seat: Seat | null): void {
    if (this.#joined.includes(seat)) return
    this.#joined = [...this.#joined, seat]
    this.#club.join(this.id, seat, this)
  }

  #stand(seat: Seat | null): void {
    this.#joined = this.#joined.filter((other) => other !== seat)
    this.#club.leave(this.id, seat)
  }
}
