/** One table under the hands of this device, as every game has it; a game's desk adds its own. */
import type { AnyView, TableStore } from './table.svelte'
import type { Seat } from './wire'

export class Seating<V extends AnyView, E, M, S> {
  readonly table: TableStore<V, E, M>
  readonly events = $derived.by((): readonly E[] => this.table.events.map(({ event }) => event))

  constructor(table: TableStore<V, E, M>) {
    this.table = table
  }

  get view(): V | null {
    return this.table.view
  }

  /** What the players have agreed on. */
  get setup(): S | null {
    return (this.table.room?.options as S | undefined) ?? null
  }

  /** The seats of this device that are still in the game. */
  get mine(): readonly Seat[] {
    const gone = this.view?.house.resigned ?? []
    return this.table.seats.filter((seat) => !gone.includes(seat))
  }
}
