/**
 * Looking back at a game: one moment of it on the table, whose eyes it is seen through, and the
 * playing through. The table itself goes back; views come from the club.
 */
import { api, Declined, type Untaken } from './api'
import { momentOf, momentsOf, type Moment } from './past'
import type { AnyView, TableStore } from './table.svelte'
import type { Seat } from './wire'

type Moments = readonly Moment<AnyView, unknown>[]

/** A move that was not played: where it could have been and by whom, its place among the choices,
 * its word. */
export interface Rehearsed extends Untaken {
  readonly word: string
}

/** Milliseconds a moment stays when the game is played through: long enough for its motions. */
export const PACE = 1600

export class Looking {
  readonly #table: TableStore
  #moments = $state.raw<Moments>([])
  #film = $state.raw<Moments>([]) // the moments themselves, or up to one and then a tried move
  #rehearsed = $state.raw<Rehearsed | null>(null)
  #base = 0 // where a tried move begins
  #at = $state(0)
  #viewer = $state.raw<Seat | null>(null)
  #playing = $state(false)
  #failed = $state(false)
  #asked = 0

  constructor(table: TableStore, viewer: Seat | null) {
    this.#table = table
    this.#viewer = viewer
  }

  /** Moves on by itself while it is played; called once, by whoever draws it. */
  run(): void {
    $effect(() => {
      void this.#at
      if (!this.#playing) return
      const timer = setTimeout(() => this.#next(), PACE)
      return () => clearTimeout(timer)
    })
  }

  get moments(): Moments {
    return this.#moments
  }

  /** The moment shown, from 0: the table before the first line. */
  get at(): number {
    return this.trying ? this.#base : this.#at
  }

  get last(): number {
    return Math.max(0, this.#moments.length - 1)
  }

  get viewer(): Seat | null {
    return this.#viewer
  }

  get playing(): boolean {
    return this.#playing
  }

  get failed(): boolean {
    return this.#failed
  }

  /** The line in the log that led here; null while the game runs. */
  get line(): number | null {
    return this.#moments[this.at]?.line ?? null
  }

  /** A move that was not played is shown. */
  get trying(): boolean {
    return this.#film !== this.#moments
  }

  /** Which one: the line it could have been played at, and its word. */
  get rehearsed(): Rehearsed | null {
    return this.trying ? this.#rehearsed : null
  }

  /** Read the whole game again, and show it at a line; at its end where none is named. */
  async open(line: number | null = null): Promise<void> {
    const asked = ++this.#asked
    try {
      const all = await this.#table.past(this.#viewer).all()
      if (asked !== this.#asked) return
      this.#failed = false
      this.#moments = all
      this.go(line === null ? all.length - 1 : momentOf(all, line))
    } catch {
      if (asked === this.#asked) this.#failed = true
    }
  }

  /** Through other eyes, at the same line. */
  async see(viewer: Seat | null): Promise<void> {
    const { line } = this
    this.stop()
    this.#viewer = viewer
    await this.open(line)
  }

  /** Show a moment: whoever asks for one is no longer played to. */
  go(to: number): void {
    this.stop()
    this.#film = this.#moments
    this.#show(Math.min(this.last, Math.max(0, to)))
  }

  goLine(line: number): void {
    const to = momentOf(this.#moments, line)
    if (to !== this.at) this.go(to)
  }

  /** Play through from here; from the start where the end is shown. */
  play(): void {
    const from = this.at >= this.last ? 0 : this.at
    this.go(from)
    this.#playing = this.last > 0
  }

  stop(): void {
    this.#playing = false
  }

  /** After a line, what would have come of another move: it plays itself. */
  tryOut(line: number, tried: Moments): void {
    this.go(momentOf(this.#moments, line))
    this.#base = this.#at
    this.#film = [...this.#moments.slice(0, this.#at + 1), ...tried]
    this.#playing = tried.length > 0
  }

  /** The nth choice somebody had at a line, played by the rules; false: it cannot be shown. */
  async rehearse(choice: Rehearsed): Promise<boolean> {
    const asked = this.#asked
    try {
      const { lines } = await api.tried(this.#table, choice, this.#viewer)
      if (asked !== this.#asked) return true // somebody looks elsewhere by now
      this.tryOut(choice.line - 1, momentsOf(lines))
      this.#rehearsed = choice
      return lines.length > 0
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      return false
    }
  }

  /** The present again. */
  close(): void {
    this.stop()
    this.#asked += 1
    this.#table.lookAtNow()
  }

  #next(): void {
    if (this.#at < this.#film.length - 1) this.#show(this.#at + 1)
    if (this.#at >= this.#film.length - 1) this.stop()
  }

  #show(to: number): void {
    this.#at = to
    this.#table.lookBack(this.#film, to, this.#viewer)
  }
}
