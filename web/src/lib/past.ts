/** The lines of a game as one viewer saw them, fetched from the club as they are asked for. */
import type { Past as Answer } from './wire'

const AT_ONCE = 32 // lines in one answer of the club

/** The table after one line: the view it led to, and what was told of it. */
export interface Moment<V, E> {
  readonly view: V
  readonly events: readonly E[]
}

export class Past<V, E> {
  readonly #fetch: (seq: number, count: number) => Promise<Answer>
  readonly #known: Moment<V, E>[] = []
  #last = 0
  #coming: Promise<void> | null = null

  constructor(fetch: (seq: number, count: number) => Promise<Answer>) {
    this.#fetch = fetch
  }

  /** Every moment there has been, the table before the first line among them. */
  async all(): Promise<readonly Moment<V, E>[]> {
    do await this.#more()
    while (this.#known.length <= this.#last)
    return [...this.#known]
  }

  /** The moment in which the nth event was told; null: there are not so many yet. */
  async telling(n: number): Promise<Moment<V, E> | null> {
    let told = 0
    for (let at = 0; ; at += 1) {
      if (at >= this.#known.length) await this.#more()
      const moment = this.#known[at]
      if (moment === undefined) return null
      told += moment.events.length
      if (told >= n) return moment
    }
  }

  #more(): Promise<void> {
    this.#coming ??= this.#ask().finally(() => (this.#coming = null))
    return this.#coming
  }

  /** The last known line is asked for again with those after it: there need be none. */
  async #ask(): Promise<void> {
    const from = Math.max(0, this.#known.length - 1)
    const { last, lines } = await this.#fetch(from, AT_ONCE)
    this.#last = last
    for (const { seq, view, events } of lines)
      this.#known[seq] = { view: view as V, events: events as readonly E[] }
  }
}
