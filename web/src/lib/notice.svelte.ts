/** What the club's owner tells everybody, until it is read or taken back. */
import { speech } from './say.svelte'
import type { Notice } from './wire'

class Board {
  #notice = $state.raw<Notice | null>(null)

  hear(notice: Notice): void {
    this.#notice = notice.text === '' && notice.stop === null ? null : notice
  }

  /** It was read. */
  dismiss(): void {
    this.#notice = null
  }

  /** What to show, if there is anything. */
  get text(): string {
    const notice = this.#notice
    if (notice === null) return ''
    if (notice.stop === null) return notice.text
    const at = new Date(notice.stop).toLocaleTimeString(speech.tongue, { timeStyle: 'short' })
    return [notice.text, speech.t.stops(at)].filter((part) => part !== '').join(' ')
  }
}

export const board = new Board()
