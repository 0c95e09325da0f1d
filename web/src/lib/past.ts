/** The lines of a game as one viewer saw them, fetched from the club as they are asked for. */
import type { Outcome, Past as Answer, PastLine } from './wire'

const AT_ONCE = 32 // lines in one answer of the club

/** The table after one line: the view it led to, and what was told of it. */
export interface Moment<V, E> {
  readonly seq: number // this viewer's own count; 0: before the first line
  readonly line: number | null // in the log, the same for every viewer; known after the end
  readonly view: V
  readonly events: readonly E[]
  readonly outcome: Outcome | null
}

/** Where to begin to look at a game by its line in the log: the last moment up to it. */
export function momentOf(moments: readonly Moment<unknown, unknown>[], line: number): number {
  const found = moments.findLastIndex((moment) => (moment.line ?? 0) <= line)
  return Math.max(0, found)
}

/** The moments of an answer's lines. */
export function momentsOf<V, E>(lines: readonly PastLine[]): readonly Moment<V, E>[] {
  return lines.map(({ seq, line, view, events, outcome }) => ({
    seq,
    line,
    view: view as V,
    events: events as readonly E[],
    outcome,
  }))
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
    for (const moment of momentsOf<V, E>(lines)) this.#known[moment.seq] = moment
  }
}
