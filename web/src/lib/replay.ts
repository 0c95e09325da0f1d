/** A record file on the page: its table has no club behind it, only lines that were proved. */
import { Club } from './socket'
import { TableStore } from './table.svelte'
import type { Proved, Room, Seat } from './wire'

/** Where a table shows a record and nothing else: how to put it away. */
export const REPLAY = Symbol('replay')

export interface Replaying {
  readonly close: () => void
}

/** The room of a record: who sat there is known by number and level alone (HOUSE-09). */
export function roomOf(proved: Proved, name: (seat: Seat, level: number | null) => string): Room {
  return {
    type: 'Room',
    table: proved.record,
    game: proved.game,
    options: proved.options,
    places: proved.bots.map((level, seat) => ({
      seat,
      kind: level === null ? 'person' : 'bot',
      name: name(seat, level),
      level,
      yours: false,
      here: false,
    })),
    begun: true,
    host: false,
    lexicon: proved.lexicon,
    commitment: proved.commitment,
    next: null,
    draw: null,
    shared: false,
  }
}

/** Whose eyes a record is first seen through: a person's, if one played. */
export function firstViewer(proved: Pick<Proved, 'bots'>): Seat {
  return Math.max(0, proved.bots.indexOf(null))
}

/** The table of a record; its line is never opened. */
export function tableOf(proved: Proved, name: Parameters<typeof roomOf>[1]): TableStore {
  const nowhere = new Club(() => {
    throw new Error('a record has no club')
  })
  const table = new TableStore(proved.record, nowhere, null, 'records')
  table.open(roomOf(proved, name))
  return table
}
