/**
 * The turns of one seat as its player saw them after taking a pair: written down so that the
 * solver can be asked what was missed. Pure.
 */
import type { Moment } from '../../lib/past'
import type { Happened, Seat, TableView } from './types'

const SEATS = 'ABCDEF'

/** A past turn of a player. */
export interface Past {
  readonly turn: number
  readonly about: string // the position, as the club reads it
  readonly hand: string
  readonly made: number // points it brought him, and took from others
}

/** Every turn of this seat, oldest first, from all he has seen of the game. */
export function pastTurns(
  moments: readonly Moment<TableView, Happened>[],
  seat: Seat,
): readonly Past[] {
  return moments.flatMap(({ view, events }, at): Past[] => {
    const took = events.some((event) => event.type === 'Took' && event.seat === seat)
    if (!took && !opens(view, moments[at - 1]?.view, seat)) return []
    const done = moments.find((one) => one.view.turn > view.turn) ?? moments.at(-1)
    const hand = [...view.hand].sort().join('')
    const about = written(view, seat, hand, took)
    return [{ turn: view.turn, about, hand, made: gain(view, done?.view ?? view, seat) }]
  })
}

/** A turn is looked at when its pair is taken; where there is none to take, when it begins. */
function opens(view: TableView, before: TableView | undefined, seat: Seat): boolean {
  return view.active === seat && view.phase === 'PLAY' && view.turn !== before?.turn
}

/** What the turn brought: one's own points, and those the others lost. */
function gain(before: TableView, after: TableView, seat: Seat): number {
  return after.scores.reduce((sum, score, at) => {
    const change = score - (before.scores[at] ?? 0)
    return sum + (at === seat ? change : -change)
  }, 0)
}

/** The position as text: `A:TRI B:MEUSE! lock:B/-/2 supply:1 hands:-/MOTLACXY active:B`. */
function written(view: TableView, seat: Seat, hand: string, took: boolean): string {
  const number = new Map(view.words.map(({ id }, at) => [id, at + 1]))
  const at = (id: number | null) => (id === null ? '-' : (number.get(id) ?? '-'))
  const words = view.words.map(
    ({ owner, text, kind }) => `${SEATS[owner]}:${text}${kind === 'proper' ? '!' : ''}`,
  )
  const locks = view.padlocks.map(
    ({ owner, place, origin }) => `lock:${SEATS[owner]}/${at(place)}/${at(origin)}`,
  )
  const hands = view.scores.map((_, one) => (one === seat ? hand : '-')).join('/')
  const squares = took ? [] : [`squares:${view.squares.map(() => '-').join('/')}`]
  return [
    ...words,
    ...locks,
    `supply:${view.supply}`,
    ...squares,
    `hands:${hands}`,
    `active:${SEATS[seat]}`,
  ].join(' ')
}
