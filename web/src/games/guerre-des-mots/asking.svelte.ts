/** The ways to provide a word, asked of the club once the word stands still. */
import type { Store } from './composition.svelte'
import type { Ways } from './types'

const PAUSE = 150 // milliseconds without a new letter before the club is asked
const PATIENCE = 1200 // before it is asked again

export class Asking {
  readonly #table: Store
  readonly #question: () => string
  #answer = $state.raw<{ asked: string; ways: Ways } | null>(null)
  #tries = $state(0)

  /** `question` is what to ask now; empty: nothing. */
  constructor(table: Store, question: () => string) {
    this.#table = table
    this.#question = question
    $effect(() => this.#inquire())
  }

  /** The answer to the question of now; null while the club looks. */
  get ways(): Ways | null {
    return this.#answer?.asked === this.#question() ? this.#answer.ways : null
  }

  /** The board has changed: what was answered is no longer so. */
  forget(): void {
    this.#answer = null
  }

  /** A question the club could not take is put again. */
  #inquire(): (() => void) | void {
    const asked = this.#question()
    if (asked === '' || this.#answer?.asked === asked) return
    const timer = setTimeout(
      () =>
        void this.#table.ask('ways', asked).then(
          (ways) => {
            this.#tries = 0
            if (this.#question() === asked) this.#answer = { asked, ways: ways as Ways }
          },
          () => this.#tries++,
        ),
      this.#tries === 0 ? PAUSE : PATIENCE,
    )
    return () => clearTimeout(timer)
  }
}
