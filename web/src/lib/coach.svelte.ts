/**
 * The coached first game: a narrator who says something when it is new, once on this device.
 *
 * What can be remarked the club works out from this seat's view; which of it was said before only
 * this device knows. Who wants no narrator is never asked again.
 */
import { remember, remembered } from './memory'
import type { TableStore } from './table.svelte'
import type { Answers } from './wire'

const OFF = 'coach.off'
const SETTLED = 700 // milliseconds without news: what a view shows is there to stay

export class Coach {
  readonly #table: TableStore
  readonly #slug: string
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = 0 // grows with every question, so that a late answer finds nobody
  #on = $state(remembered(OFF) === null)
  #acted = false // since the remark was made, its hearer has played

  /** What is being said; null: nothing. */
  remark = $state.raw<Answers.Remark | null>(null)

  constructor(table: TableStore, slug: string) {
    this.#table = table
    this.#slug = slug
  }

  /** Whether somebody is coached here: alone with bots, where help was agreed. */
  get on(): boolean {
    return this.#on && this.#table.outcome === null && this.#table.view?.house.hint !== undefined
  }

  /** The table has changed: ask what is new, once it stands still. */
  look(): void {
    clearTimeout(this.#timer)
    this.#asked += 1
    this.#acted ||= this.#table.pending.length > 0
    if (this.on) this.#timer = setTimeout(() => void this.#ask(), SETTLED)
  }

  /** What was said has been read. */
  heard(): void {
    this.remark = null
  }

  /** No narrator, in this game or another. */
  stop(): void {
    this.#on = false
    this.remark = null
    remember(OFF, 'yes')
    this.leave()
  }

  leave(): void {
    clearTimeout(this.#timer)
    this.#asked += 1
  }

  #key(remark: Answers.Remark): string {
    return `coach.${this.#slug}.${remark.name}`
  }

  async #ask(): Promise<void> {
    const mine = this.#asked
    try {
      const answer = (await this.#table.ask('coach')) as { readonly type?: string }
      if (mine !== this.#asked || answer.type !== 'Coached') return
      const { remarks } = answer as Answers.Coached
      if (this.#acted && !remarks.some(({ name }) => name === this.remark?.name)) this.remark = null // it was heard, and holds no more
      if (this.remark !== null && !this.#acted) return // nobody is talked over
      const fresh = remarks.find((one) => remembered(this.#key(one)) === null)
      if (fresh === undefined) return
      remember(this.#key(fresh), 'said')
      this.#acted = false
      this.remark = fresh
    } catch {
      // the club is busy or away: what is new will still be new
    }
  }
}
