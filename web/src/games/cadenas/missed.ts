/**
 * The turns of one seat as its player saw them after taking a pair: written down so that the
 * solver can be asked what was missed. His hand is worked out from what he was told. Pure.
 */
import { rebuilt } from './review'
import type { Happened, Seat, TableView } from './types'

const SEATS = 'ABCDEF'

/** A past turn of a player. */
export interface Past {
  readonly turn: number
  readonly about: string // the position, as the club reads it
  readonly hand: string
  readonly made: number // points it brought him, and took from others
}

/** Every turn of this seat, oldest first. */
export function pastTurns(
  events: readonly Happened[],
  last: TableView,
  seat: Seat,
): readonly Past[] {
  return events.flatMap((event, at): Past[] => {
    if (!begins(event, events[at - 1], seat) || !('turn' in event)) return []
    const drew = events[at + 1]?.type === 'Drew' && event.type === 'Took' ? 1 : 0
    const known = events.slice(0, at + 1 + drew)
    const view = rebuilt(events, known, last)
    const hand = handAfter(events, known, last.hand, seat)
    const done = rebuilt(events, upTo(events, event.turn), last)
    const about = written(view, seat, hand, event.type === 'Took')
    return [{ turn: event.turn, about, hand, made: gain(view, done, seat) }]
  })
}

/** A turn is looked at when its pair is taken; where there is none, when it begins. */
function begins(event: Happened, before: Happened | undefined, seat: Seat): boolean {
  if (event.type === 'Took') return event.seat === seat
  const isFirst = before === undefined || before.type === 'TurnBegan'
  return (
    isFirst &&
    (event.type === 'Laid' || event.type === 'Transformed' || event.type === 'PutDown') &&
    event.seat === seat
  )
}

const upTo = (events: readonly Happened[], turn: number): readonly Happened[] => {
  const next = events.findIndex((event) => event.type === 'TurnBegan' && event.turn > turn)
  return next < 0 ? events : events.slice(0, next)
}

/** What the turn brought: one's own points, and those the others lost. */
function gain(before: TableView, after: TableView, seat: Seat): number {
  return after.scores.reduce((sum, score, at) => {
    const change = score - (before.scores[at] ?? 0)
    return sum + (at === seat ? change : -change)
  }, 0)
}

/** Letters an event brings a hand or takes from it, as its owner is told. */
function moved(event: Happened, seat: Seat): { readonly in: string; readonly out: string } {
  if (!('seat' in event) || event.seat !== seat) return { in: '', out: '' }
  switch (event.type) {
    case 'Took':
      return { in: event.cards.replaceAll('?', ''), out: '' }
    case 'Drew':
    case 'Fell':
      return { in: event.cards, out: '' }
    case 'Laid':
    case 'Transformed':
    case 'PutDown':
      return { in: '', out: event.cards }
    default:
      return { in: '', out: '' }
  }
}

/** The hand after the first events: the last one, with everything since undone. */
function handAfter(
  all: readonly Happened[],
  known: readonly Happened[],
  last: string,
  seat: Seat,
): string {
  const since = all.slice(known.length).map((event) => moved(event, seat))
  const whole = since.reduce((hand, { out }) => hand + out, last)
  const hand = [...since.map((one) => one.in).join('')].reduce(
    (left, letter) => left.replace(letter, ''),
    whole,
  )
  return [...hand].sort().join('')
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
