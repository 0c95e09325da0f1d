/** Where the vowels fly, measured on the screen: from the letters of the word to the pawns. */
import type { Seat } from './types'
import { beat } from './word'

/** One vowel that flies, in the scene's own pixels. */
export interface Flight {
  id: string
  letter: string
  size: number
  x: number
  y: number
  dx: number
  dy: number
  delay: number // milliseconds
}

/** The flights of the word that stands in the scene; none where there is nothing to measure. */
export function flights(scene: HTMLElement, seat: Seat, id: number): Flight[] {
  const frame = scene.getBoundingClientRect()
  const letters = [...scene.querySelectorAll<SVGGElement>('[data-flies]')]
  const pace = beat(letters.length)
  return letters.flatMap((letter, n) => {
    const vowel = letter.dataset.flies ?? ''
    const pawn =
      scene.querySelector(`[data-pawn="${seat}${vowel}"]`) ??
      scene.querySelector(`[data-pawns="${seat}"]`)
    if (!pawn) return []
    const from = letter.getBoundingClientRect()
    const to = pawn.getBoundingClientRect()
    return {
      id: `${id}/${n}`,
      letter: vowel,
      size: from.height,
      x: from.left - frame.left,
      y: from.top - frame.top,
      dx: to.left + to.width / 2 - from.left - from.width / 2,
      dy: to.top + to.height / 2 - from.top - from.height / 2,
      delay: n * pace,
    }
  })
}
