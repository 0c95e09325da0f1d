/** What the lists say of words that could be sent, asked once each; only where they judge at once. */
import { SvelteMap } from 'svelte/reactivity'
import type { Kinds } from './kinds'

const PAUSE = 200 // milliseconds without a change before a word is asked for: the club counts questions
const PATIENCE = 4000 // milliseconds until the player is asked instead
const EITHER: Kinds = { common: true, proper: true } // nobody answered: the player says which

export class Lists {
  readonly #known = new SvelteMap<string, Kinds>()
  readonly #asked = new Map<string, Promise<Kinds>>()
  readonly #question: (text: string) => Promise<unknown>
  #timer: ReturnType<typeof setTimeout> | undefined
  #wanted = ''

  constructor(question: (text: string) => Promise<unknown>) {
    this.#question = question
  }

  /** What is known of a word; null until the club has answered. */
  of(text: string): Kinds | null {
    const known = this.#known.get(text)
    if (known === undefined && this.#wanted !== text && !this.#asked.has(text)) {
      this.#wanted = text
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => void this.ask(text), PAUSE)
    }
    return known ?? null
  }

  /** Whether a word was asked for and is listed as a common one. */
  has(text: string): boolean {
    return this.#known.get(text)?.common === true && this.#known.get(text) !== EITHER
  }

  /** Ask, and wait for the answer, but not for long: the network may be cut. */
  ask(text: string): Promise<Kinds> {
    const asked = this.#asked.get(text)
    if (asked) return asked
    const told = this.#question(text).then(read, () => EITHER)
    void told.then((kinds) => this.#known.set(text, kinds))
    const late = new Promise<Kinds>((then) => setTimeout(() => then(EITHER), PATIENCE))
    const answer = Promise.race([told, late])
    this.#asked.set(text, answer)
    void answer.then((kinds) => {
      if (!this.#known.has(text)) this.#known.set(text, kinds)
      if (kinds === EITHER) this.#asked.delete(text)
    })
    return answer
  }
}

const read = (said: unknown): Kinds =>
  typeof said === 'object' && said !== null && 'common' in said ? (said as Kinds) : EITHER
