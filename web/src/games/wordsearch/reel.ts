/** What happened as pictures one after another: every slide by itself, because the order is the move. */
import { after, put, without, type Board } from './board'
import { before, circles } from './story'
import type { Cell, Happened, Slid } from './types'

/** A picture: a board, and a letter on its way over it, or a word taken off it. */
export interface Picture {
  readonly board: Board // without what moves
  readonly glide: Slid | null
  readonly lift: readonly { readonly cell: Cell; readonly letter: string }[]
  readonly trail: readonly Slid[] // slides made before, in order
  readonly time: number // milliseconds
}

export const SLIDE_TIME = 650
export const LIFT_TIME = 420

/** One picture a slide, from this board. */
export function slides(board: Board, ways: readonly Slid[]): readonly Picture[] {
  return ways.map((glide, n) => ({
    board: put(after(board, ways.slice(0, n)), glide.source, null),
    glide,
    lift: [],
    trail: ways.slice(0, n),
    time: SLIDE_TIME,
  }))
}

/** The pictures of these events; `now` is the board after them, `known` slides are seen already. */
export function reel(
  now: Board,
  events: readonly Happened[],
  known: (slide: Slid) => boolean,
  earlier: readonly Slid[] = [], // slides of the turn made before these events
): readonly Picture[] {
  let board = before(now, events)
  let trail = earlier
  return events.flatMap((event): readonly Picture[] => {
    switch (event.type) {
      case 'Moved': {
        const picture = { ...slides(board, [event])[0]!, trail }
        trail = [...trail, event]
        board = after(board, [event])
        return known(event) ? [] : [picture]
      }
      case 'Scored': {
        const taken = circles(event)
        board = without(board, taken)
        trail = []
        const lift = taken.map((cell, n) => ({ cell, letter: event.word[n]! }))
        return [{ board, glide: null, lift, trail: [], time: LIFT_TIME }]
      }
      case 'Stopped': {
        const back = (event.back ?? []).map(({ letter, source, target }) => ({
          letter,
          source: target,
          target: source,
        }))
        const pictures = slides(board, back)
        board = after(board, back)
        trail = []
        return pictures
      }
      default:
        return []
    }
  })
}
