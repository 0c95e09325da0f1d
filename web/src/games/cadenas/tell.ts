/** Events into sentences: for la phrase, for the screen reader, for the history. Pure. */
import { en as pageEn } from '../../lib/en'
import { fr as pageFr } from '../../lib/fr'
import { isHouse, tellHouse } from '../../lib/house'
import { en } from './en'
import { fr, type Voice } from './fr'
import { turns, type Deed, type Tale, type Turn } from './story'
import type { Happened, Kind, Of, Seat } from './types'

/** Who sits where, in which language they are spoken of, and how words are written. */
export interface Cast {
  readonly lang: 'fr' | 'en'
  readonly name: (seat: Seat) => string
  readonly seats: number
  /** A word in running text: MÉDUSE, Meuse. */
  readonly spell: (text: string, kind: Kind) => string
}

export const voice = (lang: 'fr' | 'en'): Voice => (lang === 'fr' ? fr : en)

/** A word in running text where nothing more is known of it: capitals, or a name. */
export function plainly(text: string, kind: Kind): string {
  return kind === 'common' ? text : text.charAt(0) + text.slice(1).toLocaleLowerCase('fr')
}

/** One sentence for each event that needs one. */
export function tell(events: readonly Happened[], cast: Cast): string {
  return events
    .map((event) => sentence(event, events, cast))
    .filter(Boolean)
    .join(' ')
}

function sentence(event: Happened, among: readonly Happened[], cast: Cast): string {
  const say = voice(cast.lang)
  const who = 'seat' in event ? cast.name(event.seat) : ''
  switch (event.type) {
    case 'Took':
      return say.took(who, spread(event.cards))
    case 'Drew':
      return say.drew(spread(event.cards))
    case 'Laid':
    case 'Transformed':
    case 'Gained':
    case 'Locked':
      return `${who} ${deed(event, cast)}.`
    case 'Seized': {
      const open = freed(event, among, cast)
      return `${who} ${deed(event, cast)}.${open ? ` ${say.free(open)}` : ''}`
    }
    case 'Proposed':
      return say.proposed(who, cast.spell(event.text, event.kind))
    case 'Voted':
      return say.voted(who)
    case 'Counted':
      return counted(event, cast)
    case 'PutDown':
      return putDown(event, cast)
    case 'WindowOpened':
      return say.windowOpened(who)
    case 'Accepted':
      return say.accepted(who)
    case 'Challenged':
      return say.challenged(who, cast.spell(event.text, event.kind), event.stands)
    case 'Fell':
      return fell(event, cast)
    case 'PadlockBack':
      return event.owner === null ? say.lockBackSupply : say.lockBack(cast.name(event.owner))
    case 'Owed':
      return say.owes(who)
    case 'TimedOut':
      return say.timedOut(who)
    case 'Refilled':
      return event.drawn > 0 ? say.refilled(who, event.drawn, event.stock) : ''
    case 'StockOut':
      return event.finals === null ? say.stockOutDry : say.stockOut
    case 'TurnBegan':
      return event.final ? say.lastTurnOf(who) : say.turnOf(who)
    case 'TurnSkipped':
      return say.skipped(who)
    case 'Ended':
      return `${say.ended} ${say.why[event.why] ?? ''}`.trim()
    case 'Lapsed':
      return ''
    case 'EndVoted':
      return say.answered(who)
    default:
      return tellHouse(event, cast.name, cast.lang === 'fr' ? pageFr : pageEn) ?? ''
  }
}

/** « D, T » */
const spread = (cards: string): string => [...cards].join(', ')

/** What a player does, without his name: « prend MEUSE à Odile et en fait MÉDUSE ». */
export function deed(event: Deed, cast: Cast): string {
  const say = voice(cast.lang)
  switch (event.type) {
    case 'Laid':
      return say.lays(cast.spell(event.text, event.kind))
    case 'Transformed':
      return grown(event, cast)
    case 'Gained':
      return say.gains
    case 'Seized':
      return say.seizes(cast.name(event.of))
    case 'Locked':
      return say.locks(cast.spell(event.text, 'common'))
    case 'Counted':
      return counted(event, cast)
    case 'Challenged':
      return say.challenged(cast.name(event.seat), cast.spell(event.text, event.kind), event.stands)
    case 'Fell':
      return fell(event, cast)
  }
}

function grown(event: Of<'Transformed'>, cast: Cast): string {
  const say = voice(cast.lang)
  const was = cast.spell(event.was, event.wasKind)
  const now = cast.spell(event.text, event.kind)
  if (event.of !== event.seat) return say.captures(was, cast.name(event.of), now)
  return event.kind === 'proper' ? say.composes(now, was) : say.lengthens(was, now)
}

/** The word a seized padlock no longer protects. */
function freed(event: Of<'Seized'>, among: readonly Happened[], cast: Cast): string | null {
  if (event.freed === null || event.freed === undefined) return null
  const id = event.freed
  const locked = among.findLast((one) => one.type === 'Locked' && one.word === id)
  return locked?.type === 'Locked' ? cast.spell(locked.text, 'common') : null
}

function counted(event: Of<'Counted'>, cast: Cast): string {
  const say = voice(cast.lang)
  const word = cast.spell(event.text, event.kind)
  if (event.accepted === null) return say.voteLapsed(word)
  return say.counted(word, event.accepted, event.yes.length, event.no.length)
}

function putDown(event: Of<'PutDown'>, cast: Cast): string {
  const say = voice(cast.lang)
  const who = cast.name(event.seat)
  if (event.cards === '') return say.endsTurn(who)
  return (event.byClock ? say.clockPuts : say.puts)(who, spread(event.cards))
}

function fell(event: Of<'Fell'>, cast: Cast): string {
  const say = voice(cast.lang)
  const { was, owner } = event
  if (!was || owner === null || owner === undefined) return say.fell(event.text)
  return say.fellBack(event.text, cast.spell(was, event.kind ?? 'common'), cast.name(owner))
}

/** « Vient de Meuse, déposé par Odile au tour 18. Pris par Jeanne au tour 20. » */
export function taleOf(tale: Tale, cast: Cast): string {
  const say = voice(cast.lang)
  const noun = plainly(tale.noun, 'proper')
  const begins =
    tale.by === null || tale.turn === null
      ? say.lockFrom(noun)
      : say.lockFromBy(noun, cast.name(tale.by), tale.turn)
  const after = tale.seized.map(({ seat, of, turn }) =>
    say.lockSeized(cast.name(seat), cast.name(of), turn),
  )
  return [begins, ...after].join(' ')
}

/** One line of the history. */
export interface Line {
  readonly turn: number | null // null: something of the house
  readonly text: string
}

/** The history, the newest line first: one line a turn, and one for what the house did. */
export function history(events: readonly Happened[], cast: Cast): readonly Line[] {
  const told = turns(events)
  const lines: Line[] = []
  const written = new Set<number>()
  for (const event of events) {
    const turn = 'turn' in event ? event.turn : null
    const found = turn === null || written.has(turn) ? undefined : told.find((t) => t.turn === turn)
    if (found) {
      written.add(found.turn)
      lines.push({ turn: found.turn, text: line(found, events, cast) })
    }
    if (isHouse(event) || event.type === 'StockOut' || event.type === 'Ended') {
      const text = sentence(event, events, cast)
      if (text) lines.push({ turn: null, text })
    }
  }
  return lines.reverse()
}

/** What a player did in a turn, in a sentence or two. */
function line(turn: Turn, events: readonly Happened[], cast: Cast): string {
  const say = voice(cast.lang)
  const who = cast.name(turn.seat)
  const own = turn.deeds.filter(isOwn).map((event) => deed(event, cast))
  const verdicts = turn.deeds.filter((event) => !isOwn(event)).map((event) => deed(event, cast))
  const open = turn.deeds.flatMap((event) => {
    const text = event.type === 'Seized' ? freed(event, events, cast) : null
    return text ? [say.free(text)] : []
  })
  const back = turn.back.map(({ cards }) => cards).join('')
  const nothing = turn.over ? [say.playsNothing] : []
  const deeds = own.length > 0 ? own : nothing
  const ends = back ? [say.putsBack(spread(back))] : []
  const all = [...deeds, ...ends]
  const told = all.length > 0 ? `${who} ${say.list(all)}.` : say.playing(who)
  return [turn.late ? say.timedOut(who) : '', told, ...open, ...verdicts].filter(Boolean).join(' ')
}

const isOwn = ({ type }: Deed): boolean =>
  type !== 'Counted' && type !== 'Challenged' && type !== 'Fell'

/** Whether those who listen are told an event, because la phrase does not say it. */
export function isSpoken(event: Happened, shown: Seat | null, brief: boolean): boolean {
  switch (event.type) {
    case 'TurnBegan':
    case 'WindowOpened':
    case 'Proposed':
    case 'Ended':
      return false // la phrase says it
    case 'Laid':
    case 'Transformed':
    case 'Gained':
    case 'Seized':
    case 'Locked':
    case 'Counted':
    case 'Fell':
    case 'TimedOut':
      return brief || ('seat' in event && event.seat === shown)
    default:
      return true
  }
}
