/**
 * What a screen says to the house by itself: that letters keep coming, that a hand has been seen.
 * Nobody asked for it, so nobody is told when it is refused.
 */
import type { TableStore } from './table.svelte'
import type { HouseMove, Seat } from './wire'

const BETWEEN = 5_000 // the house hears of typing no more often (HOUSE-03)

export class Courtesy {
  readonly #table: TableStore
  #typed = -Infinity
  #seen = ''

  constructor(table: TableStore) {
    this.#table = table
    $effect(() => this.#look())
  }

  /** A letter was written somewhere on this table's screen. */
  typed(): void {
    const seat = this.#able('Typing')
    if (seat === undefined || this.#table.now() - this.#typed < BETWEEN) return
    this.#typed = this.#table.now()
    this.#table.murmur(seat, { type: 'Typing' })
  }

  /** The hand shown is the one that is awaited: its time may begin. */
  #look(): void {
    const { seat, seq } = this.#table
    if (seat === null || !this.#table.viewOf(seat)?.can.includes('Seen')) return
    const turn = `${seat} ${seq}`
    if (turn === this.#seen) return
    this.#seen = turn
    this.#table.murmur(seat, { type: 'Seen' })
  }

  #able(move: HouseMove['type']): Seat | undefined {
    return this.#table.seats.find((seat) => this.#table.viewOf(seat)?.can.includes(move))
  }
}
