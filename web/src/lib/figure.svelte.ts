/** A figure that lives: a few steps, a rest, three rounds, then still on its last one. */
import { settings } from './settings.svelte'

const STEP = 900
const REST = 2000
const ROUNDS = 3

export class Living {
  readonly #last: () => number
  #at = $state(0)
  #round = $state(0)
  #stopped = $state(false)
  #seen = $state(true)

  /** `last` is the number of its last step, 0 until it is known. */
  constructor(last: () => number) {
    this.#last = last
    $effect(() => {
      if (!this.runs || !this.#seen) return
      const wait = this.#at === last() ? REST : STEP
      const timer = setTimeout(() => this.#next(), wait)
      return () => clearTimeout(timer)
    })
  }

  /** Whether it moves; « Arrêter la figure » is offered then. */
  get runs(): boolean {
    return this.#last() > 0 && !this.#stopped && !settings.still && this.#round < ROUNDS
  }

  /** The step shown; at rest the whole figure. */
  get at(): number {
    return this.runs ? this.#at : this.#last()
  }

  stop(): void {
    this.#stopped = true
  }

  again(): void {
    this.#stopped = false
    this.#round = 0
    this.#at = 0
  }

  /** Off the screen it waits. */
  watch = (drawn: Element): (() => void) => {
    const eye = new IntersectionObserver((seen) => {
      this.#seen = seen.at(-1)?.isIntersecting ?? true
    })
    eye.observe(drawn)
    return () => eye.disconnect()
  }

  #next(): void {
    if (this.#at < this.#last()) this.#at += 1
    else {
      this.#round += 1
      this.#at = 0
    }
  }
}
