/**
 * A place at the table: who sits at this screen, whose cards may be seen, who is to act, and what
 * the others may answer to a turn.
 */
import { Veil } from '../../lib/veil.svelte'
import { Seating } from '../../lib/seating.svelte'
import type { TableStore } from '../../lib/table.svelte'
import { turns } from './story'
import type { Asked, Happened, Padlock, Seat, Setup, TableView, Word, WordId } from './types'

export type Store = TableStore<TableView, Happened, Asked>

const PLAYING: ReadonlySet<string> = new Set<TableView['phase']>(['TAKE', 'PLAY', 'PUT_BACK'])
/** The moves of a turn; in the past of a finished game nobody has any. */
const MOVES: ReadonlySet<string> = new Set<Asked['type']>(['Take', 'Lay', 'Lock', 'PutBack'])

export class Place extends Seating<TableView, Happened, Asked, Setup> {
  readonly veil: Veil<TableView, Happened, Asked>

  readonly told = $derived.by(() => turns(this.events))

  constructor(table: Store) {
    super(table)
    this.veil = new Veil(table, () => this.due)
  }

  word(id: WordId | null): Word | null {
    return this.view?.words.find((one) => one.id === id) ?? null
  }

  lockOn(id: WordId): Padlock | null {
    return this.view?.padlocks.find(({ place }) => place === id) ?? null
  }

  // ── who acts ─────────────────────────────────────────────────────────────

  /** The seat that must act, whoever holds it; null while all are asked, or none. */
  get due(): Seat | null {
    const view = this.view
    return view !== null && PLAYING.has(view.phase) && !this.table.outcome ? view.active : null
  }

  /** The seat shown here, if its cards may be seen by whoever looks at this screen. */
  get shown(): Seat | null {
    const { seat } = this.table
    return this.veil.drawn && seat !== this.due ? null : seat
  }

  /** The player at this screen who is to move. */
  get hand(): Seat | null {
    const { due } = this
    const can = this.table.viewOf(due)?.can ?? []
    return due !== null && this.shown === due && can.some((name) => MOVES.has(name)) ? due : null
  }

  /** The seats of this device that may question a word. */
  get judges(): readonly Seat[] {
    return this.mine.filter((seat) => this.#can(seat, 'Challenge') && !this.waits(seat, 'Accept'))
  }

  /** The seats of this device that are asked to vote. */
  get voters(): readonly Seat[] {
    return this.mine.filter((seat) => this.#can(seat, 'Vote') && !this.waits(seat, 'Vote'))
  }

  #can(seat: Seat, name: Asked['type']): boolean {
    return (this.table.viewOf(seat)?.can ?? []).includes(name)
  }

  waits(seat: Seat, name: Asked['type']): boolean {
    return this.table.pending.some((sent) => sent.seat === seat && sent.move.type === name)
  }

  // ── the others ───────────────────────────────────────────────────────────

  contest(seat: Seat, id: WordId): void {
    if (this.view) this.table.play(seat, { type: 'Challenge', turn: this.view.turn, word: id })
  }

  accept(seat: Seat): void {
    if (this.view && !this.waits(seat, 'Accept'))
      this.table.play(seat, { type: 'Accept', turn: this.view.turn })
  }

  vote(seat: Seat, agrees: boolean): void {
    const question = this.view?.question?.number
    if (this.view && question !== undefined)
      this.table.play(seat, { type: 'Vote', turn: this.view.turn, question, agrees })
  }
}
