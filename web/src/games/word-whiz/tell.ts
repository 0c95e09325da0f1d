/** Events into sentences: for la phrase, for the screen reader, for the history. Pure. */
import { en as pageEn } from '../../lib/en'
import { fr as pageFr } from '../../lib/fr'
import { isHouse, tellHouse } from '../../lib/house'
import { en } from './en'
import { fr, type Voice } from './fr'
import { rounds, type Attempt, type Round } from './story'
import type { Happened, Reach, Seat } from './types'
import { capitals } from './word'

/** Who sits where, and in which language they are spoken of. */
export interface Cast {
  lang: 'fr' | 'en'
  name: (seat: Seat) => string
  seats: number
  spell?: (word: string) => string // with the accents of a word that is judged
}

/** A word that is judged, as it is written. */
export const written = (word: string, cast: Cast): string =>
  cast.spell?.(capitals(word)) ?? capitals(word)

export const voice = (lang: 'fr' | 'en'): Voice => (lang === 'fr' ? fr : en)

/** One sentence for each event, the acting player first; a word and what it did are one. */
export function tell(events: readonly Happened[], cast: Cast): string {
  const told = events.map((event, n) => sentence(event, events[n + 1], cast))
  return told.filter(Boolean).join(' ')
}

function sentence(event: Happened, next: Happened | undefined, cast: Cast): string {
  const say = voice(cast.lang)
  const who = 'seat' in event && event.seat !== null ? cast.name(event.seat) : ''
  switch (event.type) {
    case 'Flipped':
      return flipped(event, cast)
    case 'Reached':
      return say.reached(who)
    case 'Took':
      return took(event.seat, event.reaches, event.byLot ?? false, cast)
    case 'Passed':
      return say.passed(who)
    case 'Said':
      return isSettledBy(event.seat, next) ? '' : say.said(who, capitals(event.word))
    case 'Contested':
      return say.contested(who)
    case 'Accepted':
      return say.accepted(who)
    case 'Voted':
      return say.voted(who)
    case 'Counted':
      return say.counted(event.yes.length, event.no.length, event.accepted)
    case 'Ready':
      return say.ready(who)
    case 'Opened':
      return say.opened(
        event.words.map((one) => say.openedWord(cast.name(one.seat), capitals(one.word))),
      )
    case 'Moved':
      return say.moved(who, written(event.word, cast), event.steps)
    case 'Failed':
      return event.word === null
        ? say.silent(who)
        : say.failed(
            who,
            written(event.word, cast),
            say.because(event.reason, event.letters ?? '', event.clause),
          )
    case 'Resumed':
      return say.resumed
    case 'Reshuffled':
      return say.reshuffled(event.visible)
    case 'RoundEnded':
      return roundEnded(event, cast)
    case 'Ended':
      return ended(event.winner, event.why, cast)
    case 'Lapsed':
      return say.lapsed(who)
    case 'EndVoted':
      return say.answered(who)
    default:
      return tellHouse(event, cast.name, cast.lang === 'fr' ? pageFr : pageEn) ?? ''
  }
}

/** Whether what became of a word follows at once, so that it is told with it. */
function isSettledBy(seat: Seat, next: Happened | undefined): boolean {
  return (next?.type === 'Moved' || next?.type === 'Failed') && next.seat === seat
}

function flipped(event: Happened & { type: 'Flipped' }, cast: Cast): string {
  const say = voice(cast.lang)
  const turned =
    event.seat === null
      ? say.flippedByClock(event.pack + 1)
      : say.flipped(cast.name(event.seat), event.pack + 1)
  return `${turned} ${say.cards(event.visible)}.`
}

function took(seat: Seat, reaches: readonly Reach[], byLot: boolean, cast: Cast): string {
  const say = voice(cast.lang)
  const others = reaches.filter((reach) => reach.seat !== seat)
  const names = say.list(others.map((reach) => cast.name(reach.seat)))
  const own = reaches.find((reach) => reach.seat === seat)
  const time = say.seconds(own?.reaction ?? 0)
  if (others.length === 0) return say.took(cast.name(seat), time)
  if (byLot) return say.tookByLot(cast.name(seat), names)
  const times = others.map((reach) => `${cast.name(reach.seat)} (${say.seconds(reach.reaction)})`)
  return say.tookFrom(cast.name(seat), time, say.list(times))
}

function roundEnded(event: Happened & { type: 'RoundEnded' }, cast: Cast): string {
  const say = voice(cast.lang)
  const waits = event.excluded.map((seat) => say.waits(cast.name(seat)))
  const nobody = event.found ? [] : [say.nobody]
  return [...nobody, say.nextRound(event.round + 1, cast.name(event.flipper)), ...waits].join(' ')
}

function ended(winner: Seat | null, why: string, cast: Cast): string {
  const say = voice(cast.lang)
  if (winner !== null) return say.wins(cast.name(winner))
  return why === 'IDLE' ? say.idle : say.ended
}

/** One line of the history. */
export interface Line {
  round: number | null // null: something of the house, between two rounds
  text: string
}

/**
 * The history, the newest line first: one line a round, and one for what the house did.
 * Covered cards are to be remembered: a round that is over shows its words, and its cards only
 * where they may be looked through (`cardCount`) or nothing depends on them any more.
 */
export function history(events: readonly Happened[], cast: Cast, cards = false): Line[] {
  const lines: Line[] = rounds(events).map((round) => ({
    round: round.round,
    text: line(round, cast, cards || !round.ended),
  }))
  for (const { event, after } of between(events)) {
    const at = lines.findIndex((one) => one.round !== null && one.round > after)
    lines.splice(at < 0 ? lines.length : at, 0, {
      round: null,
      text: sentence(event, undefined, cast),
    })
  }
  return lines.reverse()
}

const isBetween = (event: Happened): boolean =>
  isHouse(event) || event.type === 'Ended' || event.type === 'Reshuffled'

/** The events that belong to no word, each with the round after which it came. */
function between(events: readonly Happened[]): { event: Happened; after: number }[] {
  let round = 0
  return events.flatMap((event) => {
    if (event.type === 'Flipped' || event.type === 'RoundEnded') round = event.round
    return isBetween(event) ? [{ event, after: round }] : []
  })
}

function line(round: Round, cast: Cast, cards: boolean): string {
  const say = voice(cast.lang)
  const words = round.attempts.map((one) => attempt(one, cast)).filter(Boolean)
  const rest = round.ended && !round.found ? [say.nobody] : []
  const open = words.length === 0 && rest.length === 0 ? [say.lineOpen] : []
  return say.line(cards ? round.visible : null, [...words, ...rest, ...open].join(' '))
}

function attempt(one: Attempt, cast: Cast): string {
  const say = voice(cast.lang)
  const who = cast.name(one.seat)
  if (one.failure && one.word === null) return say.lineSilent(who)
  if (one.word === null) return ''
  const word = one.judged ? written(one.word, cast) : capitals(one.word)
  if (one.failure) {
    const { reason, letters, clause } = one.failure
    return say.lineFailed(who, word, say.because(reason, letters, clause))
  }
  return one.judged ? say.lineWord(who, word, say.advance(one.steps)) : say.said(who, word)
}
