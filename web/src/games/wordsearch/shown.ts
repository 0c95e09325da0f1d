/** What the board shows now: a picture of a film, a board looked at, or the table as it is. */
import type { Board } from './board'
import type { Desk } from './desk.svelte'
import type { Picture } from './reel'
import type { Cell, Slid } from './types'

export interface Shown {
  readonly live: boolean // the table as it is, with the hand's draft on it
  readonly board: Board
  readonly picture: Picture | null
  readonly trail: readonly Slid[]
  readonly line: readonly Cell[]
  readonly marks: readonly Cell[]
  readonly picked: Cell | null
  readonly lit: readonly Cell[]
}

/** `trace`: where nothing moves, the ways of the turn just over. */
export function shown(desk: Desk, trace: readonly Slid[]): Shown {
  const { picture } = desk.film
  const { look } = desk
  const past = { live: false, picture, marks: [], picked: null, lit: [] }
  if (picture) return { ...past, board: picture.board, trail: picture.trail, line: [] }
  if (look) return { ...past, board: look.board, trail: look.trail, line: look.line }
  return {
    live: true,
    board: desk.board,
    picture: null,
    trail: desk.moved.length > 0 ? desk.moved : trace,
    line: desk.line?.cells ?? [],
    marks: desk.hand === null ? [] : desk.draft.marks,
    picked: desk.draft.picked,
    lit: desk.reach,
  }
}
