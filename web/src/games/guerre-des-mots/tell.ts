/** Events into sentences: for la phrase, for the screen reader, for the history. Pure. */
import { en as pageEn } from '../../lib/en'
import { fr as pageFr } from '../../lib/fr'
import { isHouse, tellHouse } from '../../lib/house'
import { refusalText } from '../../lib/refusal'
import { en } from './en'
import { fr, type Voice } from './fr'
import { refusals as refusalsEn } from './refusals.en'
import { refusals as refusalsFr } from './refusals.fr'
import type { Fired, Happened, Laid, Seat } from './types'

const REFUSALS = { fr: refusalsFr, en: refusalsEn }

/** What a word was hung on: a letter, and the word it belongs to. */
export interface Host {
  readonly letter: string
  readonly word: string
}

/** Who sits where, in which language they are spoken of, and what words hang on. */
export interface Cast {
  readonly lang: 'fr' | 'en'
  readonly name: (seat: Seat) => string
  readonly host?: (event: Laid) => Host | undefined
  readonly spell?: (word: string) => string // with its accents, where the table sets none
}

/** A word that lies, as it is written. */
export const written = (word: string, cast: Cast): string => cast.spell?.(word) ?? word

export const voice = (lang: 'fr' | 'en'): Voice => (lang === 'fr' ? fr : en)

export function tell(events: readonly Happened[], cast: Cast): string {
  return events
    .map((event) => sentence(event, cast))
    .filter(Boolean)
    .join(' ')
}

function sentence(event: Happened, cast: Cast): string {
  if (isHouse(event)) return tellHouse(event, cast.name, cast.lang === 'fr' ? pageFr : pageEn) ?? ''
  const say = voice(cast.lang)
  const who = 'seat' in event ? cast.name(event.seat) : ''
  switch (event.type) {
    case 'Laid':
      return laid(event, cast)
    case 'Fired':
      return fired(event, cast)
    case 'Recovered':
      return event.of === event.seat
        ? say.recovers(
            who,
            event.letters,
            event.left.map((word) => written(word, cast)),
          )
        : say.recoversFor(who, cast.name(event.of), event.letters)
    case 'RecoveryAsked':
      return say.asks(who, cast.name(event.of), event.letters)
    case 'RecoveryAnswered':
      return say.answered(who, event.agreed)
    case 'Lifted':
      return say.lifts(who)
    case 'TurnedBack':
      return say.turnsBack(who)
    case 'Drew':
      return say.draws(who, event.count)
    case 'Received':
      return say.received(event.tokens)
    case 'NotBlocked':
      return say.notBlocked(who)
    case 'Passed':
      return say.passes(who)
    case 'TimedOut':
      return say.late(who)
    case 'AccentTurned':
      return (event.found ? say.accentFound : say.accentMissing)(who, event.reads)
    case 'Erred': {
      if (event.code === 'WRONG_ACCENT') return '' // told when the token was turned
      const about = {
        word: event.word,
        cells: event.cells,
        of: event.of,
        name: event.of == null ? '' : cast.name(event.of),
      }
      return say.errs(who, refusalText(event.code, about, cast.lang, REFUSALS) ?? event.code)
    }
    case 'TurnBegan':
      return say.turnBegan(who)
    case 'Ended':
      return (say.ended[event.why] ?? (() => ''))(
        event.winners[0] === undefined ? '' : cast.name(event.winners[0]),
        written(event.word ?? '', cast),
        event.turns ?? 0,
      )
  }
}

function laid(event: Laid, cast: Cast): string {
  const say = voice(cast.lang)
  const who = cast.name(event.seat)
  const on = event.of === event.seat ? '' : say.onTheChain(cast.name(event.of))
  const sources = (event.taken ?? []).map(({ chain, of, letters }) => {
    if (of !== event.seat) return say.takes(letters, cast.name(of))
    if (event.of !== event.seat) return say.takesOf(letters, who)
    return chain === event.chain ? say.takesOwn(letters) : say.takesOther(letters)
  })
  const host = cast.host?.(event)
  const known = host && { ...host, word: written(host.word, cast) }
  const parts = [lead(event, who, on, cast, known)]
  if (sources.length > 0) parts[0] = `${parts[0]!.slice(0, -1)} (${sources.join(' ; ')}).`
  if (event.cross) parts.push(say.protects)
  if (event.shield) parts.push(say.shields)
  if (event.credits > 0) parts.push(say.replays(event.credits))
  return parts.join(' ')
}

function lead(event: Laid, who: string, on: string, cast: Cast, host?: Host): string {
  const say = voice(cast.lang)
  const word = written(event.word, cast)
  switch (event.how) {
    case 'OPEN':
      return say.opens(who, word)
    case 'HOOK':
      return say.hooks(who, word, (host ? ` ${say.onLetter(host.letter, host.word)}` : '') + on)
    case 'LENGTHEN':
    case 'BOTH':
      return say.lengthens(who, host?.word ?? '', word, on)
    case 'FOLLOW':
      return say.follows(who, word)
    case 'COMPOUND':
      return say.compounds(who, word)
    case 'DOUBLE':
      return say.doubles(who, written(event.grown ?? '', cast), word)
    case 'BEND':
      return say.bends(who, word)
  }
}

function fired(event: Fired, cast: Cast): string {
  const say = voice(cast.lang)
  const shot = say.fires(
    event.letter,
    event.value,
    event.against,
    event.strength,
    cast.name(event.of),
    event.gap,
  )
  if (event.miss) return shot + (say.missed[event.miss] ?? '')
  return (
    shot +
    say.hit(
      (event.words ?? []).map((word) => written(word, cast)),
      event.letters ?? '',
    )
  )
}

/** One line of the history: a coup, or something of the house. */
export interface Line {
  readonly number: number | null // counted from 1; null: something of the house
  readonly text: string
  readonly from: number // its events in the story …
  readonly until: number // … up to here
}

/** What the story leaves out: whose turn it is, and what is told to one seat alone. */
export const isSilent = ({ type }: Happened): boolean => type === 'TurnBegan' || type === 'Received'

/** The history, the newest line first. */
export function history(events: readonly Happened[], cast: Cast): readonly Line[] {
  const lines: Line[] = []
  let number = 0
  events.forEach((event, n) => {
    if (isSilent(event)) return
    const text = sentence(event, cast)
    if (!text) return
    const last = lines.at(-1)
    if (event.type === 'Fired' && last)
      lines[lines.length - 1] = { ...last, text: `${last.text} ${text}`, until: n + 1 }
    else lines.push({ number: isHouse(event) ? null : ++number, text, from: n, until: n + 1 })
  })
  return lines.reverse()
}
