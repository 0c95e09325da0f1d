/** What the hand has begun and not sent: a letter picked up, a plan, a line marked. Headless, pure. */
import { after, at, cells, has, objection, reach, same, type Board } from './board'
import { between, fits, plain, reversed, type Line } from './reading'
import type { Asked, Cell, Slid } from './types'

export interface Draft {
  readonly turn: number // a draft belongs to one turn and dies with it
  readonly slides: readonly Slid[] // under plan-and-confirm: laid, not sent
  readonly picked: Cell | null
  readonly marking: boolean // the next presses mark the ends of the word
  readonly marks: readonly Cell[] // none, the first letter, or the first and the last
  readonly backwards: boolean // the marked line is read from its end
  readonly word: string // typed
  readonly choice: number // which of the lines the typed word fits
}

export const LONGEST = 11 // no line of a board is longer

export const empty = (turn: number): Draft => ({
  turn,
  slides: [],
  picked: null,
  marking: false,
  marks: [],
  backwards: false,
  word: '',
  choice: 0,
})

/** The draft when the table stands at this turn: kept if it is the same, else blank. */
export const inTurn = (draft: Draft, turn: number): Draft =>
  draft.turn === turn ? draft : empty(turn)

/** Take a letter up; nothing if the circle is empty or the letter has moved this turn. */
export function pick(draft: Draft, board: Board, moved: readonly Slid[], cell: Cell): Draft {
  const isFree = at(board, cell) !== null && !moved.some((one) => same(one.target, cell))
  return isFree ? { ...draft, picked: cell, marking: false, marks: [] } : draft
}

export const drop = (draft: Draft): Draft => ({ ...draft, picked: null })

/** Lay the letter that is picked up, in a plan. The board is the one with the plan on it. */
export function lay(draft: Draft, board: Board, moved: readonly Slid[], target: Cell): Draft {
  const source = draft.picked
  if (source === null || objection(board, moved, source, target) !== null) return draft
  const letter = at(board, source)!
  return { ...draft, picked: null, slides: [...draft.slides, { letter, source, target }] }
}

/** Begin to mark the word. */
export const startMarking = (draft: Draft): Draft => ({
  ...draft,
  picked: null,
  marking: true,
  marks: [],
  backwards: false,
  word: '',
})

/** Mark the first letter, then the last; a third press begins anew. */
export function mark(draft: Draft, board: Board, cell: Cell): Draft {
  if (at(board, cell) === null) return draft
  const [first] = draft.marks
  if (first === undefined || draft.marks.length > 1 || same(first, cell))
    return { ...draft, marks: first && same(first, cell) ? [] : [cell], backwards: false }
  const line = between(board, first, cell)
  if (line === null || line.missing.length > 0) return { ...draft, marks: [cell] }
  return { ...draft, marks: [first, cell], marking: false, backwards: false }
}

/** Write the word; a mark set before is put away. */
export function write(draft: Draft, text: string): Draft {
  const word = plain(text).slice(0, LONGEST)
  return { ...draft, word, choice: 0, marks: [], marking: false }
}

export const turnRound = (draft: Draft, backwards: boolean): Draft => ({ ...draft, backwards })

export const nextLine = (draft: Draft): Draft => ({ ...draft, choice: draft.choice + 1 })

/** Take back the last thing begun: the hand, the mark, the word, then the plan slide by slide. */
export function undo(draft: Draft): Draft {
  if (draft.picked !== null) return drop(draft)
  if (draft.marking || draft.marks.length > 0)
    return { ...draft, marking: false, marks: [], backwards: false }
  if (draft.word !== '') return { ...draft, word: '', choice: 0 }
  return { ...draft, slides: draft.slides.slice(0, -1) }
}

export const isBlank = (draft: Draft): boolean =>
  draft.picked === null &&
  !draft.marking &&
  draft.marks.length === 0 &&
  draft.word === '' &&
  draft.slides.length === 0

/** The lines the typed word fits, the fullest first. */
export const linesOf = (draft: Draft, board: Board, moved: readonly Slid[]): readonly Line[] =>
  fits(
    board,
    moved.map((one) => one.target),
    draft.word,
  )

/** The line the word is meant to lie on: marked, or found from what is typed. */
export function lineOf(draft: Draft, board: Board, moved: readonly Slid[]): Line | null {
  const [first, last] = draft.marks
  if (first && last) {
    const line = between(board, first, last)
    return line && draft.backwards ? reversed(board, line) : line
  }
  const lines = linesOf(draft, board, moved)
  return lines[draft.choice % Math.max(1, lines.length)] ?? null
}

/** What stands in the way of announcing this line; null: it can be tried. */
export type Lack = 'MUST_MOVE' | 'NO_LINE' | 'INCOMPLETE' | 'OUTSIDE' | 'TOO_SHORT'

export function lack(line: Line | null, moved: readonly Slid[], least: number): Lack | null {
  if (moved.length === 0) return 'MUST_MOVE'
  if (line === null) return 'NO_LINE'
  if (line.missing.length > 0) return 'INCOMPLETE'
  if (line.word.length < least) return 'TOO_SHORT'
  return moved.every((one) => has(line.cells, one.target)) ? null : 'OUTSIDE'
}

/** The word announced: with the plan, or after slides that were sent one by one. */
export function claim(draft: Draft, line: Line, plan: boolean): Asked {
  const { turn } = draft
  const { word, start, direction } = line
  if (!plan) return { type: 'Claim', turn, word, start, direction }
  return { type: 'Play', turn, slides: ways(draft.slides), word, start, direction }
}

/** The end of a turn without a word. */
export function stop(draft: Draft, plan: boolean): Asked {
  const { turn } = draft
  return plan ? { type: 'Play', turn, slides: ways(draft.slides) } : { type: 'Stop', turn }
}

const ways = (slides: readonly Slid[]): readonly (readonly [Cell, Cell])[] =>
  slides.map(({ source, target }) => [source, target])

/** The reachable circle nearest to a point in cells (row, column), seen from the letter held. */
export function aim(board: Board, source: Cell, point: readonly [number, number]): Cell | null {
  const distance = (cell: Cell) => Math.hypot(cell[0] - point[0], cell[1] - point[1])
  if (distance(source) < 0.5) return null
  const all = reach(board, source)
  const best = [...all].sort((a, b) => distance(a) - distance(b))[0]
  return best !== undefined && distance(best) < distance(source) ? best : null
}

/**
 * The circle a finger means: the nearest that could answer, a letter or where the one in hand could
 * go, as far as a fingertip covers (in cells); else the one under it.
 */
export function meant(
  board: Board,
  picked: Cell | null,
  point: readonly [number, number],
  fingertip: number,
): Cell {
  const under: Cell = [Math.round(point[0]), Math.round(point[1])]
  const letters = cells(board).filter((cell) => at(board, cell) !== null)
  const near = [...letters, ...(picked ? reach(board, picked) : [])]
    .map((cell) => ({ cell, far: Math.hypot(cell[0] - point[0], cell[1] - point[1]) }))
    .filter(({ far }) => far <= fingertip)
    .sort((a, b) => a.far - b.far)[0]
  return near?.cell ?? under
}

/** The draft as text, to survive a reload of the page. */
export const keep = (draft: Draft): string =>
  JSON.stringify({ turn: draft.turn, slides: draft.slides, word: draft.word })

/** The draft read back, if its plan can still be laid on this board; else blank. */
export function recall(text: string | null, turn: number, board: Board): Draft {
  try {
    const read = JSON.parse(text ?? '') as Partial<Draft>
    if (read.turn !== turn || !Array.isArray(read.slides)) return empty(turn)
    let draft = write(empty(turn), String(read.word ?? ''))
    for (const { source, target } of read.slides) {
      const now = after(board, draft.slides)
      draft = lay({ ...draft, picked: source }, now, draft.slides, target)
    }
    return drop(draft)
  } catch {
    return empty(turn)
  }
}
