/** La phrase: the sentence above every table that says where the game stands. */
import type { Seat } from './wire'

export interface Phrase {
  readonly seat: Seat | null // whose mark stands before it
  readonly lead: string // in bold
  readonly rest: string
  readonly clause: string | null // the article it rests on
}

export const phrase = (
  seat: Seat | null,
  lead: string,
  rest = '',
  clause: string | null = null,
): Phrase => ({ seat, lead, rest, clause })
