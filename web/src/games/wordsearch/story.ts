/** What happened, turn by turn, folded from the events: history, replays, story of the end. Pure. */
import { after, put, segment, slid, type Board } from './board'
import type { Announcement, Happened, Seat, Slid } from './types'

/** How a turn ended; null: it runs. */
export type Close = 'WORD' | 'UPHELD' | 'REPOSITION' | 'FAILED' | 'NOTHING' | null

export interface Turn {
  readonly turn: number
  readonly seat: Seat
  readonly slides: readonly Slid[]
  readonly claim: Announcement | null // the last word announced
  readonly rejected: readonly string[] // words the dictionary refused
  readonly accepted: readonly Seat[] // let the word stand
  readonly judged: { readonly seat: Seat; readonly stands: boolean; readonly value: number } | null
  readonly close: Close
  readonly back: readonly Slid[] // letters that went back after a misjudged turn
}

const fresh = (turn: number, seat: Seat): Turn => ({
  turn,
  seat,
  slides: [],
  claim: null,
  rejected: [],
  accepted: [],
  judged: null,
  close: null,
  back: [],
})

/** All turns in which something was done, the first one first. */
export function turns(events: readonly Happened[]): readonly Turn[] {
  return events.reduce<readonly Turn[]>(fold, [])
}

function fold(told: readonly Turn[], event: Happened): readonly Turn[] {
  switch (event.type) {
    case 'Moved':
      return change(told, event, ({ slides }) => ({ slides: [...slides, slidOf(event)] }))
    case 'Claimed':
      return change(told, event, () => ({ claim: announced(event) }))
    case 'Rejected':
      return change(told, event, ({ rejected }) => ({ rejected: [...rejected, event.word] }))
    case 'Scored':
      return change(told, event, () => ({ claim: announced(event), close: 'WORD' }))
    case 'Stopped':
      return change(told, event, () => ({ close: event.how, back: event.back ?? [] }))
    case 'Accepted':
      return last(told, ({ accepted }) => ({ accepted: [...accepted, event.seat] }))
    case 'Judged':
      return last(told, () => ({
        judged: { seat: event.seat, stands: event.stands, value: event.value },
        ...(event.stands ? {} : { close: 'UPHELD' }),
      }))
    default:
      return told
  }
}

function change(
  told: readonly Turn[],
  { turn, seat }: { readonly turn: number; readonly seat: Seat },
  to: (turn: Turn) => Partial<Turn>,
): readonly Turn[] {
  return last(told.at(-1)?.turn === turn ? told : [...told, fresh(turn, seat)], to)
}

function last(told: readonly Turn[], to: (turn: Turn) => Partial<Turn>): readonly Turn[] {
  return told.map((one, n) => (n === told.length - 1 ? { ...one, ...to(one) } : one))
}

const slidOf = ({ letter, source, target }: Slid): Slid => ({ letter, source, target })

const announced = ({ word, start, direction, value, points }: Announcement): Announcement => ({
  word,
  start,
  direction,
  value,
  points,
})

/** The circles of a word announced. */
export const circles = ({ start, direction, word }: Announcement) =>
  segment(start, direction, word.length)

/** The board as it was before an event, from the board after it. */
export function undone(board: Board, event: Happened): Board {
  switch (event.type) {
    case 'Moved':
      return slid(board, event.target, event.source)
    case 'Scored':
      return circles(event).reduce((now, cell, n) => put(now, cell, event.word[n]!), board)
    case 'Stopped':
      return after(board, [...(event.back ?? [])].reverse())
    default:
      return board
  }
}

/** The board as it was before these events. */
export const before = (board: Board, events: readonly Happened[]): Board =>
  events.reduceRight(undone, board)

/** The board at the beginning of a turn, from the board of now and all events of the game. */
export function boardAt(board: Board, events: readonly Happened[], turn: number): Board {
  const from = events.findIndex((event) => 'turn' in event && event.turn >= turn)
  return from < 0 ? board : before(board, events.slice(from))
}

/** The turn that last had to do with the dictionary, for its page. */
export function lastWord(told: readonly Turn[]): Turn | null {
  return told.findLast((one) => one.close === 'WORD' || one.close === 'UPHELD') ?? null
}

/** The slides of a turn that is not over after these events. */
export function underWay(events: readonly Happened[]): readonly Slid[] {
  const last = turns(events).at(-1)
  return last && last.close === null ? last.slides : []
}
