/** What a typed word still wants of the board: letters it does not have, or slides. Geometry alone. */
import { at, cells, DIRECTIONS, has, isInside, same, segment, step } from './board'
import type { Board } from './board'
import type { Cell, Slid } from './types'

/** `letters` the board lacks; a `slide` no letter can make now; the `slides` that would do. */
export type Wanting =
  | { readonly kind: 'letters'; readonly letters: readonly string[] }
  | { readonly kind: 'line' }
  | { readonly kind: 'slide'; readonly letter: string; readonly target: Cell }
  | { readonly kind: 'slides'; readonly slides: readonly Slid[] }

interface Try {
  readonly slides: readonly Slid[]
  readonly stuck: readonly { letter: string; target: Cell }[]
}

/** Null: nothing is wanting, the word lies there. */
export function wanting(board: Board, moved: readonly Slid[], word: string): Wanting | null {
  const letters = lacking(board, word)
  if (letters.length > 0) return { kind: 'letters', letters }
  const tries = cells(board).flatMap((start) =>
    DIRECTIONS.flatMap((direction) => {
      const along = segment(start, direction, word.length)
      return fits(board, moved, word, along) ? [tried(board, moved, word, along)] : []
    }),
  )
  const [best] = tries.toSorted(
    (a, b) => a.stuck.length - b.stuck.length || a.slides.length - b.slides.length,
  )
  if (best === undefined) return { kind: 'line' }
  const [stuck] = best.stuck
  if (stuck) return { kind: 'slide', ...stuck }
  return best.slides.length > 0 ? { kind: 'slides', slides: best.slides } : null
}

/** Letters of the word that the board has not, or not often enough. */
function lacking(board: Board, word: string): readonly string[] {
  const there = [...board]
  return [...word].filter((letter) => {
    const n = there.indexOf(letter)
    if (n >= 0) there.splice(n, 1)
    return n < 0
  })
}

function fits(board: Board, moved: readonly Slid[], word: string, along: readonly Cell[]): boolean {
  return (
    isInside(board, along.at(-1)!) &&
    moved.every(({ target }) => has(along, target)) &&
    along.every((cell, n) => [null, word[n]].includes(at(board, cell)))
  )
}

/** For every empty circle of the line, a letter that can slide there now. */
function tried(board: Board, moved: readonly Slid[], word: string, along: readonly Cell[]): Try {
  const slides: Slid[] = []
  const stuck: { letter: string; target: Cell }[] = []
  along.forEach((target, n) => {
    if (at(board, target) !== null) return
    const letter = word[n]!
    const source = sources(board, target).find(
      (cell) =>
        at(board, cell) === letter &&
        !has(along, cell) &&
        !moved.some((one) => same(one.target, cell)) &&
        !slides.some((one) => same(one.source, cell)),
    )
    if (source) slides.push({ letter, source, target })
    else stuck.push({ letter, target })
  })
  return { slides, stuck }
}

/** The first letter of each ray from an empty circle: it could slide there. */
function sources(board: Board, target: Cell): readonly Cell[] {
  return DIRECTIONS.flatMap((direction) => {
    let next = step(target, direction)
    while (isInside(board, next) && at(board, next) === null) next = step(next, direction)
    return isInside(board, next) ? [next] : []
  })
}
