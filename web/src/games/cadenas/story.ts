/** The game as its events tell it: turn by turn, and the life of each word and padlock. Pure. */
import type { Happened, Kind, Of, Seat, TableView, WordId } from './types'

/** What a player does in a turn, in the order it was confirmed. */
export type Deed = Of<
  'Laid' | 'Transformed' | 'Gained' | 'Seized' | 'Locked' | 'Counted' | 'Challenged' | 'Fell'
>

export interface Turn {
  readonly turn: number
  readonly seat: Seat
  readonly final: boolean
  readonly took: Of<'Took'> | null
  readonly deeds: readonly Deed[]
  readonly back: readonly Of<'PutDown'>[]
  readonly late: boolean
  readonly over: boolean // the next turn has begun, or the game has ended
}

const DEEDS: ReadonlySet<string> = new Set<Deed['type']>([
  'Laid',
  'Transformed',
  'Gained',
  'Seized',
  'Locked',
  'Counted',
  'Challenged',
  'Fell',
])

const isDeed = (event: Happened): event is Deed => DEEDS.has(event.type)

/** The turns of a game, from the first event on. */
export function turns(events: readonly Happened[]): readonly Turn[] {
  const found: Turn[] = []
  for (const event of events) {
    const last = found.at(-1)
    const own = 'turn' in event ? event.turn : (last?.turn ?? 0)
    if (!last || own > last.turn) {
      if (last) found[found.length - 1] = { ...last, over: true }
      const seat = starter(event)
      if (seat !== null) found.push(then(begun(own, seat), event))
    } else found[found.length - 1] = then(last, event)
  }
  return found
}

/** Whose turn an event opens; null: it opens none. */
function starter(event: Happened): Seat | null {
  return 'turn' in event && 'seat' in event ? event.seat : null
}

const begun = (turn: number, seat: Seat): Turn => ({
  turn,
  seat,
  final: false,
  took: null,
  deeds: [],
  back: [],
  late: false,
  over: false,
})

function then(turn: Turn, event: Happened): Turn {
  if (isDeed(event)) return { ...turn, deeds: [...turn.deeds, event] }
  switch (event.type) {
    case 'TurnBegan':
      return { ...turn, final: event.final ?? false }
    case 'Took':
      return { ...turn, took: event }
    case 'PutDown':
      return { ...turn, back: [...turn.back, event] }
    case 'TimedOut':
      return { ...turn, late: true }
    case 'Ended':
      return { ...turn, over: true }
    default:
      return turn
  }
}

// ── lives ────────────────────────────────────────────────────────────────────

/** A word at one time of its life. */
export interface Age {
  readonly turn: number
  readonly seat: Seat
  readonly text: string
  readonly kind: Kind
  readonly from: Seat | null // from whom it was captured
}

export interface Life {
  readonly id: WordId
  readonly ages: readonly Age[]
}

/** The life of each word that lies on the table at the end, the longest first. */
export function lives(words: TableView['words']): readonly Life[] {
  const told = words.map((word): Life => ({
    id: word.id,
    ages: word.life.map(({ turn, seat, text, kind }, n) => {
      const before = word.life[n - 1]
      return { turn, seat, text, kind, from: before && before.seat !== seat ? before.seat : null }
    }),
  }))
  return told.sort((a, b) => b.ages.length - a.ages.length || longest(b) - longest(a))
}

const longest = (life: Life): number => life.ages.at(-1)?.text.length ?? 0

/** How a padlock came where it is, for those who ask it. */
export interface Tale {
  readonly noun: string // that first brought it
  readonly by: Seat | null // who laid that noun
  readonly turn: number | null
  readonly seized: readonly { readonly seat: Seat; readonly of: Seat; readonly turn: number }[]
}

export function tale(events: readonly Happened[], padlock: number, noun: string): Tale {
  const gained = events.find((event) => event.type === 'Gained' && event.padlock === padlock)
  const seized = events.flatMap((event) =>
    event.type === 'Seized' && event.padlock === padlock
      ? [{ seat: event.seat, of: event.of, turn: event.turn }]
      : [],
  )
  return gained?.type === 'Gained'
    ? { noun: gained.noun, by: gained.seat, turn: gained.turn, seized }
    : { noun, by: null, turn: null, seized }
}
