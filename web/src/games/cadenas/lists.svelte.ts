/** What the lists say of words that could be sent, asked once each; only where they judge at once. */
import { SvelteMap } from 'svelte/reactivity'
import type { Kinds } from './kinds'

export class Lists {
  readonly #known = new SvelteMap<string, Kinds>()
  readonly #asked = new Map<string, Promise<Kinds | null>>()
  readonly #question: (text: string) => Promise<unknown>

  constructor(question: (text: string) => Promise<unknown>) {
    this.#question = question
  }

  /** What is known of a word; null until the club has answered. */
  of(text: string): Kinds | null {
    const known = this.#known.get(text)
    if (known === undefined && !this.#asked.has(text)) queueMicrotask(() => void this.ask(text))
    return known ?? null
  }

  /** Whether a word was asked for and is listed as a common one. */
  has(text: string): boolean {
    return this.#known.get(text)?.common === true
  }

  /** Ask, and wait for the answer; null: there was none. */
  ask(text: string): Promise<Kinds | null> {
    const asked = this.#asked.get(text)
    if (asked) return asked
    const answer = this.#question(text).then(read, () => null)
    this.#asked.set(text, answer)
    void answer.then((kinds) => {
      if (kinds === null) this.#asked.delete(text)
      else this.#known.set(text, kinds)
    })
    return answer
  }
}

const read = (said: unknown): Kinds | null =>
  typeof said === 'object' && said !== null && 'common' in said ? (said as Kinds) : null
