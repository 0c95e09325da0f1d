/** La phrase: the one sentence that says whose move it is and what the page waits for. Pure. */
import type { Phrase as Said } from '../../lib/phrase'
import type { Outcome } from '../../lib/wire'
import { openCircles, words } from './sheet'
import { lastEntry, type Entry, type Round } from './story'
import { voice, written, type Cast } from './tell'
import type { Seat, Setup, TableView } from './types'

/** La phrase, which may end with a word said letter by letter. */
export interface Phrase extends Said {
  readonly spelled: string // after `rest`
  readonly tail: string
}

/** What the sentence depends on, beside the view. */
export interface Scene {
  readonly view: TableView
  readonly setup: Pick<Setup, 'mode' | 'secret' | 'inTurn'>
  readonly hand: Seat | null // the seat of this screen, if one person plays here
  readonly asked: readonly Seat[] // seats of this screen that are to act in this phase
  readonly told: readonly Round[]
  readonly outcome: Outcome | null
  readonly rolling: boolean // the common dice are not still yet
  readonly brief: boolean // a narrow screen: two lines at most
}

interface More {
  readonly spelled?: string
  readonly tail?: string
  readonly clause?: string | null
}

const phrase = (seat: Seat | null, lead: string, rest = '', more: More = {}): Phrase => ({
  seat,
  lead,
  rest,
  spelled: '',
  tail: '',
  clause: null,
  ...more,
})

/** The sentence for this moment. */
export function moment(scene: Scene, cast: Cast): Phrase {
  const { view, outcome } = scene
  const say = voice(cast.lang)
  if (outcome) return over(scene, outcome, cast)
  const asked = scene.asked[0] ?? null
  switch (view.phase) {
    case 'LETTERS':
      return asked === view.roller
        ? phrase(asked, say.alone(view.round), say.lettersAsk, { clause: 'WS-X1' })
        : phrase(view.roller, say.lettersWait(cast.name(view.roller)))
    case 'STARS':
      return asked === view.roller
        ? phrase(asked, say.alone(view.round), say.starsAsk(view.stars.length), {
            clause: 'WS-R01',
          })
        : phrase(view.roller, say.starsWait(cast.name(view.roller)))
    case 'CURTAIN':
      return phrase(view.active, say.curtain(cast.name(view.active ?? 0)))
    case 'CLAIM':
    case 'VOTE':
      return heard(scene, cast)
    case 'LAST':
      return last(scene, cast)
    case 'REVIEW':
      return reviewing(scene, cast)
    case 'SCORE':
      return between(scene, cast)
    default:
      return building(scene, cast)
  }
}

function head({ view, setup }: Scene, cast: Cast): string {
  const say = voice(cast.lang)
  if (setup.mode === 'practice') return say.practice
  if (setup.mode === 'motamot') return say.line(view.round, view.line)
  if (setup.secret) return say.secretly(view.round)
  return cast.seats > 1 ? say.together(view.round) : say.alone(view.round)
}

function building(scene: Scene, cast: Cast): Phrase {
  const { view, setup, hand, told } = scene
  const say = voice(cast.lang)
  const lead = scene.brief && setup.mode === 'base' ? say.alone(view.round) : head(scene, cast)
  if (scene.rolling) return phrase(view.roller, lead, say.rolling)
  const own = hand === null ? undefined : view.sheets[hand]
  if (setup.mode === 'practice')
    return phrase(hand, lead, say.practiceAsk(own ? words(own).length : 0), { clause: 'WS-B5' })
  if (own?.wild) return phrase(hand, lead, say.askStar, { clause: 'WS-E7' })
  if (own?.done) return waiting(scene, cast, lead)
  const entry = lastEntry(told, view.round)
  if (setup.mode === 'motamot' && own)
    return phrase(hand, lead, openCircles(own) > 0 ? say.askLineCircles : say.askLine)
  if (entry?.word) return news(entry, scene, cast, lead)
  if (hand === null) return phrase(null, lead, scene.asked.length > 0 ? say.ask : say.watching)
  return phrase(hand, lead, scene.brief ? say.askShort : say.ask)
}

/** The word that came last, spelled (WS-F3, WS-F4). */
function news(entry: Entry, scene: Scene, cast: Cast, lead: string): Phrase {
  const say = voice(cast.lang)
  const word = entry.word ?? ''
  if (entry.seat === scene.hand)
    return phrase(entry.seat, lead, `${say.yours(written(word, cast))}\u00a0:`, {
      spelled: word,
      tail: '.',
    })
  const who = cast.name(entry.seat)
  const claims = scene.brief ? say.claimsShort(who) : say.claims(who, entry.letter)
  return phrase(entry.seat, lead, `${claims} ${written(word, cast)}\u00a0:`, {
    spelled: word,
    tail: '.',
  })
}

function waiting({ view, hand, told }: Scene, cast: Cast, lead: string): Phrase {
  const say = voice(cast.lang)
  const entry = told
    .find(({ round }) => round === view.round)
    ?.entries.findLast(({ seat, row }) => seat === hand && row === view.line)
  const others = view.sheets.flatMap(({ done }, seat) =>
    done || view.house.resigned.includes(seat) ? [] : [cast.name(seat)],
  )
  const own = entry ? say.lineDone(entry.word ? written(entry.word, cast) : '') : say.youPassed
  return phrase(hand, lead, `${own} ${others.length ? say.waitFor(say.list(others)) : ''}`.trim())
}

function last(scene: Scene, cast: Cast): Phrase {
  const { view, hand, asked, told } = scene
  const say = voice(cast.lang)
  const lead =
    view.finisher === hand ? say.youFinished : say.finished(cast.name(view.finisher ?? 0))
  const entry = lastEntry(told, view.round)
  if (entry?.word && asked.length === 0 && entry.seat !== view.finisher)
    return news(entry, scene, cast, lead)
  const own = hand === null ? undefined : view.sheets[hand]
  if (own?.wild) return phrase(hand, lead, say.askStar, { clause: 'WS-E7' })
  const yours = asked.some((seat) => seat !== view.finisher)
  return phrase(view.finisher, lead, yours ? say.lastYou : say.lastWait, {
    clause: 'WS-H2',
  })
}

function heard({ view, asked }: Scene, cast: Cast): Phrase {
  const say = voice(cast.lang)
  const { hearing } = view
  if (hearing === null) return phrase(null, say.over)
  if (view.phase === 'VOTE')
    return phrase(hearing.seat, asked.length > 0 ? say.voteAsk(hearing.word) : say.voteWait, '', {
      clause: 'WS-R18',
    })
  const letter = view.letters[hearing.row - 1] ?? ''
  return phrase(
    hearing.seat,
    `${say.hearing(cast.name(hearing.seat), letter)} ${hearing.word}.`,
    '',
    {
      spelled: hearing.word,
      tail: `. ${asked.length > 0 ? say.hearingAsk : say.hearingWait}`,
      clause: 'WS-F5',
    },
  )
}

function reviewing({ view, asked }: Scene, cast: Cast): Phrase {
  const say = voice(cast.lang)
  const [reader] = asked
  const of = reader === undefined ? -1 : sheetOf(view, reader)
  return of >= 0
    ? phrase(reader ?? null, say.review, say.reviewAsk(cast.name(of)), { clause: 'WS-S3' })
    : phrase(null, say.review, say.reviewWait, { clause: 'WS-S3' })
}

/** Whose sheet a player reads: that of the neighbour on his right, if it is still in play. */
export function sheetOf(view: TableView, reader: Seat): Seat {
  const count = view.sheets.length
  for (let step = 1; step < count; step += 1) {
    const seat = (reader - step + count) % count
    if (!view.house.resigned.includes(seat)) return seat
  }
  return reader
}

function between({ view, asked }: Scene, cast: Cast): Phrase {
  const say = voice(cast.lang)
  const lead = say.roundOver(view.round)
  const why = view.end === null ? '' : say.ends[view.end]
  if (asked.length > 0) return phrase(null, lead, `${why} ${say.nextAsk}`.trim())
  const others = view.sheets.flatMap((_, seat) =>
    view.ready.includes(seat) || view.house.resigned.includes(seat) ? [] : [cast.name(seat)],
  )
  return phrase(null, lead, others.length ? say.nextWait(say.list(others)) : why)
}

function over({ view, setup }: Scene, outcome: Outcome, cast: Cast): Phrase {
  const say = voice(cast.lang)
  const { clause, winners, scores } = outcome
  const winner = winners.length === 1 ? (winners[0] ?? null) : null
  const names = say.list(winners.map(cast.name))
  const why = outcome.why === 'AGREED' ? say.agreed : (say.whyOver[outcome.why] ?? '')
  if (setup.mode === 'practice') {
    const all = view.sheets.reduce((sum, sheet) => sum + words(sheet).length, 0)
    return phrase(0, say.practiceDone(all), why, { clause })
  }
  if (cast.seats === 1) return phrase(0, say.soloDone(scores[0] ?? 0), why, { clause })
  if (outcome.why === 'RESIGNED')
    return phrase(winner, winner === null ? say.over : say.lastLeft(names), '', { clause })
  const best = scores[winners[0] ?? 0] ?? 0
  if (winner !== null) return phrase(winner, say.wins(names, best), why, { clause })
  return phrase(null, winners.length > 1 ? say.tie(names, best) : say.over, why, { clause })
}
