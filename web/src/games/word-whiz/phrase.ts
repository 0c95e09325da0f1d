/** La phrase: the one sentence that says whose move it is and what the page waits for. Pure. */
import { phrase, type Phrase } from '../../lib/phrase'
import type { Outcome } from '../../lib/wire'
import { lastWord, type Round } from './story'
import { tell, voice, type Cast } from './tell'
import type { Seat, TableView } from './types'
import { capitals } from './word'

/** What the sentence depends on, beside the view. */
export interface Scene {
  view: TableView
  mine: readonly Seat[] // seats of this device
  sealed: boolean // the race is written, not spoken
  told: readonly Round[]
  shown: boolean // the card turned last is to be seen
  outcome: Outcome | null
  brief: boolean // a narrow screen: the table itself shows the last word
}

/** The sentence for this moment. */
export function moment(scene: Scene, cast: Cast): Phrase {
  if (scene.outcome) return over(scene, scene.outcome, cast)
  switch (scene.view.phase) {
    case 'FLIP':
      return flip(scene, cast)
    case 'RACE':
      return race(scene, cast)
    case 'SAY':
      return speak(scene, cast)
    case 'CONTEST':
      return contest(scene, cast)
    case 'VOTE':
      return vote(scene, cast)
    case 'OVER':
      return phrase(null, voice(cast.lang).over)
  }
}

function flip({ view, mine, told, brief }: Scene, cast: Cast): Phrase {
  const say = voice(cast.lang)
  const who = cast.name(view.flipper)
  const yours = mine.includes(view.flipper)
  const ask = yours ? say.flipAskShort(who) : say.nextRound(view.round, who)
  const before = told.findLast((round) => round.ended)
  if (brief && yours) return phrase(view.flipper, ask)
  if (!before) {
    return yours
      ? phrase(view.flipper, say.yourTurn(who), say.flipAsk)
      : phrase(view.flipper, say.flipWait(who))
  }
  if (brief) return shortly(before, view, cast)
  const said = before.events.filter((event) => event.type === 'Moved' || event.type === 'Failed')
  const result = said.length > 0 ? tell(said, cast) : say.nobody
  const colon = result.indexOf(':') + 1
  const speaker = lastWord([before])?.attempt.seat ?? view.flipper
  return phrase(
    yours ? view.flipper : speaker,
    result.slice(0, colon),
    `${result.slice(colon).trim()} ${ask}`,
  )
}

/** What the last word did, where the table shows the word itself. */
function shortly(before: Round, view: TableView, cast: Cast): Phrase {
  const say = voice(cast.lang)
  const one = lastWord([before])?.attempt
  if (!one)
    return phrase(view.flipper, say.nobody, say.nextRound(view.round, cast.name(view.flipper)))
  const { failure, seat, steps } = one
  const told = failure
    ? say.because(failure.reason, failure.letters, failure.clause)
    : say.advance(steps)
  return phrase(seat, say.lead(cast.name(seat)), `${told}.`)
}

const isGone = ({ house }: TableView, seat: Seat): boolean =>
  house.resigned.includes(seat) || house.absent.includes(seat)

function race({ view, mine, sealed, told, shown, brief }: Scene, cast: Cast): Phrase {
  const say = voice(cast.lang)
  if (!shown) {
    const turned = told.at(-1)?.events.findLast((event) => event.type === 'Flipped')
    const who = turned?.type === 'Flipped' ? turned.seat : null
    return phrase(who, who === null ? say.turning : say.flipNow(cast.name(who)))
  }
  const cards = `${say.cards(view.visible)}.`
  const mark = mine[0] ?? null
  if (mine.length === 0) return phrase(null, cards, say.raceWatch)
  if (mine.every((seat) => view.excluded.includes(seat)))
    return phrase(mark, cards, say.raceOut, 'MIC-D6')
  if (view.reached) return phrase(view.seat, say.reach)
  if (sealed) return phrase(mark, cards, view.mine === null ? say.sealedAsk : say.sealedDone)
  if (mine.every((seat) => view.passed.includes(seat) || view.excluded.includes(seat)))
    return phrase(mark, cards, say.racePassed)
  const others = view.pawns.flatMap((_, seat) =>
    mine.includes(seat) || view.excluded.includes(seat) || isGone(view, seat) ? [] : [seat],
  )
  if (others.length > 0 && others.every((seat) => view.passed.includes(seat))) {
    const names = say.list(others.map(cast.name))
    return phrase(mark, cards, (others.length > 1 ? say.raceLeftMany : say.raceLeft)(names))
  }
  const alone = cast.seats === 1 || brief // a phone's button says the rest
  return phrase(mark, cards, alone ? say.raceAskSolo : say.raceAsk)
}

function speak({ view, mine, told }: Scene, cast: Cast): Phrase {
  const say = voice(cast.lang)
  const holder = view.holder
  if (holder === null) return phrase(null, say.turning)
  const who = cast.name(holder)
  if (mine.includes(holder)) return phrase(holder, say.yourTurn(who), say.sayAsk)
  const took = told.at(-1)?.events.findLast((event) => event.type === 'Took')
  return phrase(holder, took ? tell([took], cast) : say.sayWait(who))
}

function contest({ view, mine }: Scene, cast: Cast): Phrase {
  const say = voice(cast.lang)
  const who = view.holder === null ? '' : cast.name(view.holder)
  const lead = say.contestAsk(who, capitals(view.word ?? ''))
  const asked = view.can.includes('Contest') && mine.some((seat) => seat !== view.holder)
  return phrase(view.holder, lead, asked ? say.contestYou : say.contestWait, 'MIC-E8')
}

function vote({ view, told }: Scene, cast: Cast): Phrase {
  const say = voice(cast.lang)
  const doubted = told.at(-1)?.events.findLast((event) => event.type === 'Contested')
  const speaker = view.holder === null ? '' : cast.name(view.holder)
  const word = say.contestAsk(speaker, capitals(view.word ?? ''))
  const lead = doubted ? `${word} ${tell([doubted], cast)}` : word
  const left = view.voters.length - view.voted.length
  const rest = view.can.includes('Vote') ? say.voteAsk : say.voteWait(left)
  return phrase(doubted?.type === 'Contested' ? doubted.seat : view.holder, lead, rest, 'MIC-E8')
}

function over({ told, view }: Scene, outcome: Outcome, cast: Cast): Phrase {
  const say = voice(cast.lang)
  const winner = outcome.winners.length === 1 ? (outcome.winners[0] ?? null) : null
  const best = say.list(outcome.winners.map(cast.name))
  switch (outcome.why) {
    case 'HOME': {
      const rounds = told.filter((round) => round.round <= view.round).length
      if (cast.seats === 1) return phrase(winner, say.soloDone(rounds), '', outcome.clause)
      return phrase(winner, say.wins(best), '', outcome.clause)
    }
    case 'IDLE':
      return phrase(null, say.idle, '', outcome.clause)
    case 'RESIGNED':
      return phrase(winner, winner === null ? say.over : say.lastLeft(best), '', outcome.clause)
    case 'AGREED':
      return phrase(winner, say.agreed, say.ahead(best, outcome.winners.length), outcome.clause)
    default:
      return phrase(winner, say.over, '', outcome.clause)
  }
}
