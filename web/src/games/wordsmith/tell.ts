/** Events into sentences: for the screen reader and for the history. Pure. */
import { en as pageEn } from '../../lib/en'
import { fr as pageFr } from '../../lib/fr'
import { isHouse, tellHouse } from '../../lib/house'
import { en } from './en'
import { fr, type Voice } from './fr'
import { rounds, type Entry, type Round } from './story'
import type { Happened, Seat } from './types'

/** Who sits where, and in which language they are spoken of. */
export interface Cast {
  readonly lang: 'fr' | 'en'
  readonly name: (seat: Seat) => string
  readonly seats: number
  readonly mine: readonly Seat[] // of this device
  readonly spell?: (word: string) => string // with the accents of a word that is on its sheet
}

/** A word on a sheet, as it is written. */
export const written = (word: string, cast: Cast): string => cast.spell?.(word) ?? word

export const voice = (lang: 'fr' | 'en'): Voice => (lang === 'fr' ? fr : en)

/** One sentence for each event, the acting player first. */
export const tell = (events: readonly Happened[], cast: Cast): string =>
  events
    .map((event) => sentence(event, cast))
    .filter(Boolean)
    .join(' ')

export function sentence(event: Happened, cast: Cast): string {
  const say = voice(cast.lang)
  const who = 'seat' in event && typeof event.seat === 'number' ? cast.name(event.seat) : ''
  const isOwn = 'seat' in event && cast.mine.includes(event.seat as Seat)
  switch (event.type) {
    case 'LettersAsked':
      return say.lettersAskedTold(who)
    case 'LettersFixed':
      return say.lineLetters(event.round, event.letters, who, event.word ?? '')
    case 'SetupRolled':
      return say.setupRolled(who, event.faces)
    case 'StarSet':
      return say.starSet(who, event.kind)
    case 'RoundBegan':
      return say.lineBegan(event.round, event.pieces)
    case 'LineRolled':
      return say.lineRolled(event.round, event.line, event.pieces, event.circles)
    case 'TurnBegan':
      return say.turnBegan(who)
    case 'Started':
      return say.started(who)
    case 'Rolled':
      return isOwn ? say.youRolled(event.kind ?? null) : say.rolled(who, event.kind ?? null)
    case 'Chosen':
      return say.chose(who, event.kind)
    case 'BackInBox':
      return say.putBackTold(who, event.kind)
    case 'ClaimHeld':
    case 'Rejected': // said where the hand is, as a refusal
      return ''
    case 'Raced':
      return raced(event, cast)
    case 'Announced':
      return say.announced(who, event.word, event.letter ?? '')
    case 'Objected':
      return say.objected(who, event.word, event.reason, event.upheld, event.other ?? '')
    case 'Accepted':
      return say.accepted(who)
    case 'VoteOpened':
      return say.voteOpened(who, event.word)
    case 'Voted':
      return say.voted(who)
    case 'Counted':
      return say.counted(event.same, event.yes.length, event.no.length)
    case 'Claimed':
      return say.claimed(who, written(event.word, cast), event.letter ?? '', event.word)
    case 'Wrote':
      return isOwn ? '' : say.wrote(who, event.row)
    case 'Finished':
      return say.finishedTold(who)
    case 'Stalled':
      return event.byClock ? say.stalledByClock(who) : say.stalled(who)
    case 'Resumed':
      return say.resumed(who)
    case 'Passed':
      if (event.byClock) return say.passedByClock(who)
      return (event.line ?? 0) > 0 ? say.passedLine(who) : say.passedLast(who)
    case 'RoundClosed':
      return say.roundClosed(say.ends[event.end])
    case 'SheetPassed':
      return say.sheetPassed(cast.name(event.of), cast.name(event.to))
    case 'ReviewBegan':
      return say.reviewBegan
    case 'LookedUp':
      return say.lookedUp(who, written(event.verdict.word, cast), event.verdict.code)
    case 'Confirmed':
      return say.confirmed(who, cast.name(event.of))
    case 'RoundScored':
      return scored(event, cast)
    case 'Ready':
      return say.readyTold(who)
    case 'Ended':
      return ended(event, cast)
    case 'Lapsed':
      return say.lapsed(who)
    default:
      return tellHouse(event, cast.name, cast.lang === 'fr' ? pageFr : pageEn) ?? ''
  }
}

function raced({ word, order, byLot }: Happened & { type: 'Raced' }, cast: Cast): string {
  const [first, ...others] = order.map(({ seat }) => cast.name(seat))
  const say = voice(cast.lang)
  return say.raced(word, first ?? '', say.list(others), byLot ?? false)
}

function scored({ round, scores }: Happened & { type: 'RoundScored' }, cast: Cast): string {
  const say = voice(cast.lang)
  const each = scores.map(({ total }, seat) => say.scoredOf(cast.name(seat), total))
  return say.scoredTold(round, each.join(', '))
}

function ended({ winners, totals }: Happened & { type: 'Ended' }, cast: Cast): string {
  const say = voice(cast.lang)
  const [first] = winners
  if (first === undefined || cast.seats === 1) return say.over
  const best = totals[first] ?? 0
  const names = say.list(winners.map(cast.name))
  return winners.length > 1 ? say.tie(names, best) : say.wins(names, best)
}

/** One line of the history; a number belongs to a word. */
export interface Line {
  readonly number: number | null
  readonly text: string
}

const TOLD: ReadonlySet<string> = new Set<Happened['type']>([
  'LettersFixed',
  'RoundBegan',
  'LineRolled',
  'Raced',
  'Objected',
  'VoteOpened',
  'Counted',
  'Finished',
  'Stalled',
  'Resumed',
  'Passed',
  'LookedUp',
  'RoundScored',
  'Ended',
])

/** The history, the newest line first: a line a word, with the rolls that led to it. */
export function history(
  events: readonly Happened[],
  cast: Cast,
  practice = false,
): readonly Line[] {
  const told = rounds(events).flatMap((round) => round.entries)
  const seen = new Set<number>()
  const lines = events.flatMap((event): Line[] => {
    if (event.type === 'Claimed' || event.type === 'Wrote') {
      const entry = told.find(
        ({ round, seat, row }) => round === event.round && seat === event.seat && row === event.row,
      )
      if (!entry || seen.has(entry.n)) return []
      seen.add(entry.n)
      return [{ number: entry.n, text: wordLine(entry, cast, practice) }]
    }
    if (!TOLD.has(event.type) && !isHouse(event)) return []
    const text = sentence(event, cast)
    return text ? [{ number: null, text }] : []
  })
  return lines.reverse()
}

function wordLine(entry: Entry, cast: Cast, practice: boolean): string {
  const say = voice(cast.lang)
  const who = cast.name(entry.seat)
  if (entry.word === null) return say.lineWrote(who, entry.rolls, entry.boxes)
  const word = written(entry.word, cast)
  if (practice) return say.lineFound(who, word)
  const line = say.lineClaimed(who, word, entry.letter, entry.rolls, entry.boxes)
  return entry.code ? `${line} ${say.notStanding(entry.code)}.` : line
}

export const roundOf = (told: readonly Round[], n: number): Round | undefined =>
  told.find(({ round }) => round === n)
