/** Events into sentences: for la phrase, for the screen reader, for the history. Pure. */
import { en as pageEn } from '../../lib/en'
import { fr as pageFr } from '../../lib/fr'
import { isHouse, tellHouse } from '../../lib/house'
import { cellName } from './board'
import { en } from './en'
import { fr, type Voice } from './fr'
import { circles, turns, type Turn } from './story'
import type { Announcement, Happened, Seat } from './types'

/** Who sits where, and in which language they are spoken of. */
export interface Cast {
  readonly lang: 'fr' | 'en'
  readonly name: (seat: Seat) => string
  readonly seats: number
  readonly spell?: (word: string) => string // with the accents of a word that stands
}

/** A word that stands, as it is written. */
export const written = (word: string, cast: Cast): string => cast.spell?.(word) ?? word

export const voice = (lang: 'fr' | 'en'): Voice => (lang === 'fr' ? fr : en)

/** One sentence for each event; a letter that slides after another of the same hand is told short. */
export function tell(events: readonly Happened[], cast: Cast): string {
  const told = events.map((event, n) => sentence(event, events[n - 1], cast))
  return told.filter(Boolean).join(' ')
}

function sentence(event: Happened, before: Happened | undefined, cast: Cast): string {
  const say = voice(cast.lang)
  const who = 'seat' in event ? cast.name(event.seat) : ''
  switch (event.type) {
    case 'Moved': {
      const way = [event.letter, cellName(event.source), cellName(event.target)] as const
      return before?.type === 'Moved' ? say.slid(...way) : say.slidBy(who, ...way)
    }
    case 'Claimed':
      return say.claimed(who, event.word, ...ends(event), event.points)
    case 'Rejected':
      return say.rejected(event.word)
    case 'Accepted':
      return say.accepted(who)
    case 'Judged':
      return event.stands
        ? say.judgedGood(who, written(event.word, cast), event.value)
        : say.judgedBad(who, event.word, event.value)
    case 'Scored':
      return say.scored(
        who,
        written(event.word, cast),
        cellName(event.start),
        event.direction,
        event.points,
      )
    case 'Stopped':
      return stopped(event, cast)
    case 'TurnBegan':
      return cast.seats > 1 ? say.turnOf(who) : ''
    case 'Ended':
      return `${say.ended} ${say.why[event.why] ?? ''}`.trim()
    case 'Lapsed':
      return say.lapsed(who)
    case 'EndVoted':
      return say.answered(who)
    default:
      return tellHouse(event, cast.name, cast.lang === 'fr' ? pageFr : pageEn) ?? ''
  }
}

const ends = (claim: Announcement): readonly [string, string] => {
  const along = circles(claim)
  return [cellName(along[0]!), cellName(along.at(-1)!)]
}

function stopped(event: Happened & { type: 'Stopped' }, cast: Cast): string {
  const say = voice(cast.lang)
  const who = cast.name(event.seat)
  if (event.how === 'REPOSITION') return say.reposition(who)
  if (event.how === 'NOTHING') return say.nothing(who)
  return event.back?.length
    ? `${say.foundNoneBack(who)} ${say.wentBack(event.back.length)}`
    : say.foundNone(who)
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
  const done = new Set<number>()
  for (const event of events) {
    const turn = 'turn' in event && event.type !== 'TurnBegan' ? event.turn : null
    const found = turn === null || done.has(turn) ? undefined : told.find((t) => t.turn === turn)
    if (found) {
      done.add(found.turn)
      lines.push({ turn: found.turn, text: line(found, cast) })
    } else if (isHouse(event) || event.type === 'Ended') {
      const text = event.type === 'Lapsed' ? '' : sentence(event, undefined, cast)
      if (text) lines.push({ turn: null, text })
    }
  }
  return lines.reverse()
}

function line(turn: Turn, cast: Cast): string {
  const say = voice(cast.lang)
  const who = cast.name(turn.seat)
  const { claim, judged } = turn
  const refused = turn.rejected.map((word) => say.rejected(word))
  switch (turn.close) {
    case 'WORD': {
      const start = cellName(claim!.start)
      const accepted = turn.accepted.map(cast.name)
      const word = written(claim!.word, cast)
      return [
        ...refused,
        say.scored(who, word, start, claim!.direction, claim!.points),
        ...(judged ? [say.judgedGood(cast.name(judged.seat), word, judged.value)] : []),
        ...(accepted.length > 0 ? [say.acceptedAll(accepted)] : []),
      ].join(' ')
    }
    case 'UPHELD':
      return `${say.lineClaim(who, claim!.word)} ${say.judgedBad(cast.name(judged!.seat), claim!.word, judged!.value)}`
    case 'REPOSITION': {
      const [slide] = turn.slides
      const moved = slide
        ? say.lineSlide(who, slide.letter, cellName(slide.source), cellName(slide.target))
        : say.reposition(who)
      return [moved, ...refused].join(' ')
    }
    case 'FAILED': {
      const back = turn.back.length > 0 ? [say.wentBack(turn.back.length)] : []
      return [say.failed(who, turn.slides.length - turn.back.length), ...back, ...refused].join(' ')
    }
    case 'NOTHING':
      return say.nothing(who)
    case null:
      return claim ? say.lineClaim(who, claim.word) : say.lineOpen(who)
  }
}
