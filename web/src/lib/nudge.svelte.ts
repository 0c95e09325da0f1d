/**
 * A hint at the table, step by step (HOUSE-15): a line of the log asks for each, and what it says
 * is asked for then, for this seat alone. It is not kept: after a reload it is asked for again.
 */
import type { TableStore } from './table.svelte'
import type { Answers } from './wire'

export const STEPS = 3

export class Nudge {
  readonly #table: TableStore
  #given = $state.raw<Answers.HintGiven | null>(null)
  #asked = 0 // grows with every question, so that a late answer finds nobody

  constructor(table: TableStore) {
    this.#table = table
  }

  /** Whether hints were agreed at this table, and somebody of this screen plays. */
  get agreed(): boolean {
    return this.#table.outcome === null && this.#table.view?.house.hint !== undefined
  }

  /** Steps taken towards the next word. */
  get taken(): number {
    return this.#table.view?.house.hint ?? 0
  }

  get steps(): readonly Answers.HintStep[] {
    return this.taken === 0 ? [] : (this.#given?.steps.slice(0, this.taken) ?? [])
  }

  /** The last step says all there is to say. */
  get told(): boolean {
    return this.taken > 0 && this.#given !== null && !this.#given.more
  }

  get offered(): boolean {
    return (this.#table.view?.can.includes('Hint') ?? false) && !this.told
  }

  /** Waiting for the club. */
  get busy(): boolean {
    return this.#table.pending.length > 0 || this.steps.length < Math.min(this.taken, this.#most)
  }

  get #most(): number {
    return this.told ? this.steps.length : STEPS
  }

  /** The next step, please. */
  ask(): void {
    const { seat } = this.#table
    if (seat === null || !this.offered || this.busy) return
    this.#table.play(seat, { type: 'Hint', step: this.taken + 1 } as never)
  }

  /** Ask what it says; called whenever a step was taken, or the view changed under it. */
  async hear(): Promise<void> {
    const mine = ++this.#asked
    if (this.taken === 0) {
      this.#given = null
      return
    }
    try {
      const answer = (await this.#table.ask('hint')) as { readonly type?: string }
      if (mine === this.#asked && answer.type === 'HintGiven')
        this.#given = answer as Answers.HintGiven
    } catch {
      // the club is busy or away: the step is in the log, and is asked for again with the next line
    }
  }
}
