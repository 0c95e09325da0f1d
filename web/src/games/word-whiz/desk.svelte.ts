/**
 * One Word-Whiz table under the hands of this device: what its screen shows, what is being written,
 * which keys its people have, and the moves they make. What the rules allow is the club's to say.
 */
import { glosses } from '../../lib/gloss.svelte'
import { forget, remember, remembered } from '../../lib/memory'
import { speech } from '../../lib/say.svelte'
import { Seating } from '../../lib/seating.svelte'
import type { TableStore } from '../../lib/table.svelte'
import { at, corners, empty, keep, move, recall, rekey, whose, write, written } from './draft'
import type { Draft, Key, Keys } from './draft'
import { completed, rounds } from './story'
import type { Cast } from './tell'
import type { Asked, Happened, Seat, Setup, TableView } from './types'
import { capitals } from './word'

export type Store = TableStore<TableView, Happened, Asked>

const LONGEST_TURN = 1500 // a clock that is wrong must not hide a card

export class Desk extends Seating<TableView, Happened, Asked, Setup> {
  #sighted = $state.raw<number | null>(null) // the card shown last, by its time
  #draft = $state.raw<Draft>(empty(0))
  #chosen = $state.raw<readonly Key[]>([])

  readonly told = $derived.by(() => {
    const told = rounds(this.events)
    return this.view ? completed(told, this.view) : told
  })

  constructor(table: Store) {
    super(table)
    this.#draft = recall(remembered(this.#drawer), this.view?.round ?? 0)
    this.#chosen = readKeys(remembered('keys.word-whiz'))
  }

  get cast(): Cast {
    return {
      lang: speech.tongue,
      name: (seat) => this.table.name(seat),
      seats: this.view?.pawns.length ?? 0,
      spell: (word) => capitals(glosses.spelled(word)),
    }
  }

  get sealed(): boolean {
    return this.setup?.race === 'sealed'
  }

  get dup(): 'multiset' | 'set' {
    return this.setup?.dup ?? 'multiset'
  }

  /** Whether the cards of earlier rounds may be looked at (`cardCount`, or after the end). */
  get cardsOpen(): boolean {
    return this.setup?.cardCount === true || this.table.outcome !== null
  }

  /** Whether a seat of this device may try a move now. */
  can(seat: Seat, name: Asked['type']): boolean {
    return (this.table.viewOf(seat)?.can ?? []).includes(name)
  }

  /** The seats of this device that may try a move now. */
  able(name: Asked['type']): readonly Seat[] {
    return this.mine.filter((seat) => this.can(seat, name))
  }

  // ── the card ─────────────────────────────────────────────────────────────

  /** Whether the card turned last is to be seen on this screen. */
  get shown(): boolean {
    const view = this.view
    return view === null || view.phase !== 'RACE' || this.#sighted === view.reveal
  }

  /** Watch for the card and show it: at once, or in a game of the first edition at its time. */
  watch(): (() => void) | undefined {
    const view = this.view
    if (view === null || view.phase !== 'RACE' || this.shown) return undefined
    const { reveal } = view
    const wait = this.setup?.edition === 1 ? reveal - this.table.now() : 0
    if (wait <= 0) {
      this.#sighted = reveal
      return undefined
    }
    const timer = setTimeout(() => (this.#sighted = reveal), Math.min(wait, LONGEST_TURN))
    return () => clearTimeout(timer)
  }

  // ── the hands ────────────────────────────────────────────────────────────

  flip(pack: number): void {
    const view = this.view
    if (view === null) return
    const seat = this.mine.includes(view.flipper) ? view.flipper : this.mine[0]
    if (seat !== undefined) this.#play(seat, { type: 'Flip', round: view.round, pack })
  }

  grab(seat: Seat): void {
    if (!this.shown || this.reaching(seat)) return
    this.#ask(seat, (round) => ({ type: 'Grab', round }))
  }

  pass(seat: Seat): void {
    this.#ask(seat, (round) => ({ type: 'Pass', round }))
  }

  contest(seat: Seat): void {
    this.#answer(seat, (word) => ({ type: 'Contest', ...word }))
  }

  accept(seat: Seat): void {
    this.#answer(seat, (word) => ({ type: 'Accept', ...word }))
  }

  vote(seat: Seat, accepts: boolean): void {
    this.#answer(seat, (word) => ({ type: 'Vote', ...word, accepts }))
  }

  /** A hand is out: sent, or in the window that settles who was first. */
  reaching(seat: Seat): boolean {
    return this.table.viewOf(seat)?.reached === true || this.waits(seat, 'Grab')
  }

  /** Whether a move of this seat is on its way. */
  waits(seat: Seat, name: Asked['type']): boolean {
    return this.table.pending.some((sent) => sent.seat === seat && sent.move.type === name)
  }

  #ask(seat: Seat, ask: (round: number) => Asked): void {
    const view = this.view
    if (view !== null) this.#play(seat, ask(view.round))
  }

  /** An answer names the word it is about by its round and its speaker. */
  #answer(seat: Seat, ask: (word: { round: number; speaker: Seat }) => Asked): void {
    const speaker = this.view?.holder ?? null
    if (speaker !== null) this.#ask(seat, (round) => ask({ round, speaker }))
  }

  #play(seat: Seat, asked: Asked): void {
    if (!this.waits(seat, asked.type)) this.table.play(seat, asked)
  }

  // ── the word ─────────────────────────────────────────────────────────────

  /** What stands in the field of a seat, in this round. */
  word(seat: Seat): string {
    return written(at(this.#draft, this.view?.round ?? 0), seat)
  }

  write(seat: Seat, text: string): void {
    this.#draft = write(at(this.#draft, this.view?.round ?? 0), seat, text)
    remember(this.#drawer, keep(this.#draft))
  }

  /** Say or write down the word in the field; nothing while it is empty. */
  send(seat: Seat): void {
    const asked = move(at(this.#draft, this.view?.round ?? 0), seat, this.sealed ? 'Submit' : 'Say')
    if (asked) this.#play(seat, asked)
  }

  /** The game is over: nothing more is written at this table. */
  clear(): void {
    forget(this.#drawer)
  }

  get #drawer(): string {
    return `draft.${this.table.id}`
  }

  // ── the keys of several people at one screen ─────────────────────────────

  get keys(): Keys {
    const seats = this.table.seats
    const own = corners(seats)
    return Object.fromEntries(seats.map((seat, n) => [seat, this.#chosen[n] ?? own[seat]!]))
  }

  /** Whose key it is, of those who sit at this screen. */
  whose(pressed: KeyboardEvent): Seat | null {
    return whose(this.keys, pressed)
  }

  rekey(seat: Seat, pressed: KeyboardEvent): void {
    const keys = rekey(this.keys, seat, pressed)
    this.#chosen = this.table.seats.map((one) => keys[one]!)
    remember('keys.word-whiz', JSON.stringify(this.#chosen))
  }
}

function readKeys(text: string | null): readonly Key[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(read) ? read.filter(isKey) : []
  } catch {
    return []
  }
}

function isKey(read: unknown): read is Key {
  if (typeof read !== 'object' || read === null) return false
  const { code, label } = read as Record<string, unknown>
  return typeof code === 'string' && typeof label === 'string'
}
