/** A card or a padlock drawn with the pointer: what it is, where it is, what lies under it. */

export type Item =
  | { readonly what: 'card'; readonly id: number; readonly letter: string }
  | { readonly what: 'padlock'; readonly id: number }

/** Where something is let go. */
export type Spot =
  | { readonly on: 'gap'; readonly at: number }
  | { readonly on: 'hand'; readonly at: number }
  | { readonly on: 'word'; readonly id: number }
  | { readonly on: 'square'; readonly at: number }

const FAR = 6 // pixels: a shorter way is a press, not a drag

export class Drag {
  item = $state.raw<Item | null>(null)
  spot = $state.raw<Spot | null>(null)
  x = $state(0)
  y = $state(0)
  readonly #drop: (item: Item, spot: Spot | null) => void

  constructor(drop: (item: Item, spot: Spot | null) => void) {
    this.#drop = drop
  }

  /** An attachment: this piece can be drawn away. */
  from(item: Item, may: () => boolean): (node: HTMLElement) => () => void {
    return (node) => {
      const ondown = (event: PointerEvent) => {
        if (event.button === 0 && event.isPrimary && may()) this.#follow(item, event)
      }
      node.addEventListener('pointerdown', ondown)
      return () => node.removeEventListener('pointerdown', ondown)
    }
  }

  #follow(item: Item, down: PointerEvent): void {
    const ends = new AbortController()
    const { signal } = ends
    const move = (event: PointerEvent) => {
      const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > FAR
      if (this.item === null && !far) return
      event.preventDefault()
      this.item = item
      this.x = event.clientX
      this.y = event.clientY
      this.spot = spotAt(event.clientX, event.clientY)
    }
    const up = () => {
      ends.abort()
      if (this.item === null) return
      // the click that follows a drag is none
      addEventListener('click', stop, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', stop, { capture: true }))
      const { spot } = this
      this.#rest()
      this.#drop(item, spot)
    }
    const stop = (event: Event) => event.stopPropagation()
    const cancel = () => {
      ends.abort()
      this.#rest()
    }
    addEventListener('pointermove', move, { signal, passive: false })
    addEventListener('pointerup', up, { signal })
    addEventListener('pointercancel', cancel, { signal })
  }

  #rest(): void {
    this.item = null
    this.spot = null
  }
}

/** What lies there, as the pieces say it of themselves. */
function spotAt(x: number, y: number): Spot | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element.closest<HTMLElement>(
      '[data-gap], [data-card], [data-hand], [data-word], [data-square]',
    )
    if (found === null) continue
    const { gap, card, hand, word, square } = found.dataset
    if (gap !== undefined) return { on: 'gap', at: Number(gap) }
    if (card !== undefined || hand !== undefined) return { on: 'hand', at: place(found, x) }
    if (word !== undefined) return { on: 'word', id: Number(word) }
    if (square !== undefined) return { on: 'square', at: Number(square) }
  }
  return null
}

/** Which place of the hand the pointer is at. */
function place(found: HTMLElement, x: number): number {
  const hand = found.closest('[data-hand]')
  const cards = [...(hand?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
  return cards.filter((card) => {
    const { left, width } = card.getBoundingClientRect()
    return left + width / 2 < x
  }).length
}
