/** A moment of a finished game, made again from its events: what the table looked like then. */
import { after, slid, without } from './board'
import { before, circles } from './story'
import type { Happened, TableView } from './types'

const MOMENTS: ReadonlySet<string> = new Set<Happened['type']>([
  'Moved',
  'Claimed',
  'Judged',
  'TurnBegan', // with what ended the turn before
  'Resigned',
  'Ended',
])

/** Whether a game looked at again stops here. */
export function isMoment(event: Happened): boolean {
  return MOMENTS.has(event.type)
}

/** The view after the first events of a game; nobody can act in the past. */
export function rebuilt(
  all: readonly Happened[],
  events: readonly Happened[],
  last: TableView,
): TableView {
  return events.reduce(then, start(all, last))
}

/** The table before the first event: the last view, everything undone. */
function start(all: readonly Happened[], last: TableView): TableView {
  const first = all.find((event) => 'turn' in event && event.type !== 'TurnBegan')
  const [turn, active] = first && 'turn' in first ? [first.turn, first.seat] : [1, 0]
  const gains = (seat: number) => all.reduce((sum, event) => sum + gain(event, seat), 0)
  const letters = (seat: number) =>
    all.reduce(
      (sum, event) =>
        event.type === 'Scored' && event.seat === seat ? sum + event.word.length : sum,
      0,
    )
  return {
    ...last,
    ...between,
    can: [],
    wake: null,
    house: { resigned: [], absent: [], ending: null },
    phase: 'SLIDE',
    turn,
    active,
    board: before(last.board, all),
    scores: last.scores.map((score, seat) => score - gains(seat)),
    aside: last.aside.map((kept, seat) => kept.slice(0, kept.length - letters(seat))),
    dry: 0,
    why: null,
  }
}

/** What a turn leaves behind when it ends: nothing. */
const between = { moved: [], refused: false, claim: null, accepted: [] } as const

/** What an event brings a seat. */
function gain(event: Happened, seat: number): number {
  if (event.type === 'Scored') return event.seat === seat ? event.points : 0
  if (event.type !== 'Judged' || event.seat !== seat) return 0
  return event.stands ? -event.value : event.value
}

function then(view: TableView, event: Happened): TableView {
  const scores = view.scores.map((score, seat) => score + gain(event, seat))
  switch (event.type) {
    case 'Moved': {
      const { letter, source, target } = event
      return {
        ...view,
        board: slid(view.board, source, target),
        moved: [...view.moved, { letter, source, target }],
      }
    }
    case 'Claimed':
      return { ...view, phase: 'WINDOW', claim: event }
    case 'Rejected':
      return { ...view, refused: !view.plan }
    case 'Accepted':
      return { ...view, accepted: [...view.accepted, event.seat] }
    case 'Judged':
      return { ...view, scores }
    case 'Scored':
      return {
        ...view,
        scores,
        board: without(view.board, circles(event)),
        aside: view.aside.map((kept, seat) => (seat === event.seat ? kept + event.word : kept)),
      }
    case 'Stopped':
      return { ...view, board: home(view.board, event.back ?? []) }
    case 'TurnBegan':
      return {
        ...view,
        ...between,
        phase: 'SLIDE',
        turn: event.turn,
        active: event.seat,
        dry: event.dry,
      }
    case 'Ended':
      return { ...view, ...between, phase: 'OVER', why: event.why }
    case 'Resigned':
      return { ...view, house: { ...view.house, resigned: [...view.house.resigned, event.seat] } }
    default:
      return view
  }
}

/** The board after these letters went back where they came from. */
const home = (board: string, back: TableView['moved']): string =>
  after(
    board,
    back.map(({ source, target }) => ({ source: target, target: source })),
  )
