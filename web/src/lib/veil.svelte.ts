/**
 * The curtain of a shared screen: it shows the table alone until a player says « c'est moi ».
 *
 * A game with hidden hands makes one and gives it whoever must act; on a screen of one's own it
 * does nothing. `asked` is whom the curtain calls, `open` shows his seat, `close` hides it again.
 */
import type { AnyView, TableStore } from './table.svelte'
import type { Seat } from './wire'

export class Veil<V extends AnyView, E, M> {
  readonly #table: TableStore<V, E, M>
  readonly #due: () => Seat | null

  /** `due` is the seat that must act now, whoever holds it. */
  constructor(table: TableStore<V, E, M>, due: () => Seat | null) {
    this.#table = table
    this.#due = due
    if (this.drawn) table.show(null) // a screen that opens shows nobody's hand, whoever is due
    $effect(() => {
      const shown = table.seat
      if (!this.drawn) return
      if (shown !== null && shown !== this.#due()) table.show(null)
    })
  }

  /** Hands are hidden here by default; not when the game is over. */
  get drawn(): boolean {
    return this.#table.shared && this.#table.outcome === null
  }

  /** The player of this screen who must act and has not said it is him. */
  get asked(): Seat | null {
    const due = this.#due()
    if (!this.drawn || due === null || this.#table.seat === due) return null
    return this.#table.seats.includes(due) ? due : null
  }

  open(seat: Seat): void {
    this.#table.show(seat)
  }

  close(): void {
    this.#table.show(null)
  }
}
