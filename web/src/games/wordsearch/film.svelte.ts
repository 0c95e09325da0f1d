/** Pictures shown one after another; whoever acts makes them jump to their end. */
import type { Picture } from './reel'

export class Film {
  #pictures = $state.raw<readonly Picture[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined

  /** The picture on the screen; null: the board as it is. */
  readonly picture = $derived.by(() => this.#pictures[0] ?? null)

  /** Show these after those that are still to come. */
  show(pictures: readonly Picture[]): void {
    if (pictures.length === 0) return
    const idle = this.#pictures.length === 0
    this.#pictures = [...this.#pictures, ...pictures]
    if (idle) this.#wait()
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#pictures = []
  }

  #wait(): void {
    const picture = this.picture
    if (picture === null) return
    this.#timer = setTimeout(() => {
      this.#pictures = this.#pictures.slice(1)
      this.#wait()
    }, picture.time)
  }
}
