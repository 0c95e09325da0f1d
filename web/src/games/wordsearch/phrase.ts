/** La phrase: the one sentence that says whose move it is and what the page waits for. Pure. */
import { phrase, type Phrase } from '../../lib/phrase'
import type { Outcome } from '../../lib/wire'
import { at, cellName, inOrder, reach, type Board } from './board'
import type { Draft } from './draft'
import type { Line } from './reading'
import { tell, voice, type Cast } from './tell'
import type { Happened, Seat, Slid, TableView } from './types'

/** What the sentence depends on, beside the view. */
export interface Scene {
  readonly view: TableView
  readonly mine: readonly Seat[] // seats of this device
  readonly hand: Seat | null // the one of them that is to move
  readonly asked: readonly Seat[] // seats of this device that may challenge
  readonly board: Board // as it is on this screen
  readonly moved: readonly Slid[] // this turn, on this screen
  readonly draft: Draft
  readonly ready: Line | null // a word that can be announced
  readonly events: readonly Happened[]
  readonly outcome: Outcome | null
  readonly brief: boolean // a narrow screen: two lines at most
}

/** The sentence for this moment. */
export function moment(scene: Scene, cast: Cast): Phrase {
  const { view, outcome, hand } = scene
  if (outcome) return over(scene, outcome, cast)
  if (view.phase === 'WINDOW') return open(scene, cast)
  if (view.phase === 'OVER') return phrase(null, tell(scene.events.slice(-1), cast))
  return hand === null ? others(scene, cast) : own(scene, cast)
}

function own(scene: Scene, cast: Cast): Phrase {
  const say = voice(cast.lang)
  const { view, draft, board, moved, ready } = scene
  const lead = say.yourTurn(cast.name(view.active))
  const [first] = draft.marks
  if (draft.picked) {
    const names = inOrder(reach(board, draft.picked)).map(cellName)
    const letter = at(board, draft.picked) ?? ''
    if (scene.brief) return phrase(view.active, '', say.holdsBrief(letter, names))
    return phrase(view.active, lead, say.holds(letter, names))
  }
  if (draft.marking)
    return phrase(view.active, lead, first ? say.markLast(cellName(first)) : say.markFirst)
  const rejected = scene.events.findLast((event) => event.type === 'Rejected')
  const told = rejected?.type === 'Rejected' && rejected.turn === view.turn ? rejected : null
  const unknown = told !== null && (view.refused || view.plan)
  if (ready && !(unknown && ready.word === told.word))
    return phrase(view.active, lead, say.askReady(ready.word))
  if (unknown) return phrase(view.active, say.rejected(told.word), say.askClaim, 'SRCH-R09')
  if (scene.brief)
    return moved.length > 0
      ? phrase(view.active, '', say.askMore)
      : phrase(view.active, lead, view.plan ? say.askPlanBrief : say.askBrief)
  const last = lastTurn(scene, cast)
  if (moved.length > 0) return phrase(view.active, lead, view.plan ? say.askPlan : say.askMore)
  return phrase(view.active, lead, [last, view.plan ? say.askPlan : say.ask].join(' ').trim())
}

/** How the turn before this one ended, in a sentence or two. */
function lastTurn({ view, events }: Scene, cast: Cast): string {
  const last = events.filter(
    (event) =>
      (event.type === 'Scored' || event.type === 'Stopped') && event.turn === view.turn - 1,
  )
  const begun = events.findLastIndex((event) => event.type === 'TurnBegan')
  const judged = events.slice(Math.max(0, begun - 2), begun).filter(({ type }) => type === 'Judged')
  return tell([...judged, ...last], cast)
}

function others(scene: Scene, cast: Cast): Phrase {
  const say = voice(cast.lang)
  const { view, moved } = scene
  const who = cast.name(view.active)
  const slide = moved.at(-1)
  if (slide === undefined) {
    const before = scene.brief ? '' : lastTurn(scene, cast)
    return before
      ? phrase(view.active, before, say.thinks(who))
      : phrase(view.active, say.thinks(who))
  }
  return phrase(
    view.active,
    say.slidBy(who, slide.letter, cellName(slide.source), cellName(slide.target)),
  )
}

function open({ view, asked, mine }: Scene, cast: Cast): Phrase {
  const say = voice(cast.lang)
  const { claim } = view
  if (claim === null) return phrase(view.active, say.over)
  const lead = say.announces(cast.name(view.active), claim.word, claim.points)
  if (asked.length > 0) return phrase(view.active, lead, say.contestYou, 'SRCH-F1')
  const rest = mine.includes(view.active) || mine.length === 0 ? say.contestWait : say.waitOthers
  return phrase(view.active, lead, rest, 'SRCH-F1')
}

function over({ view }: Scene, outcome: Outcome, cast: Cast): Phrase {
  const say = voice(cast.lang)
  const winner = outcome.winners.length === 1 ? (outcome.winners[0] ?? null) : null
  const best = say.list(outcome.winners.map(cast.name))
  const points = winner === null ? 0 : (outcome.scores[winner] ?? 0)
  const why = say.why[outcome.why] ?? (outcome.why === 'AGREED' ? say.agreed : '')
  if (cast.seats === 1) return phrase(0, say.soloDone(view.scores[0] ?? 0), why, outcome.clause)
  if (outcome.why === 'RESIGNED')
    return phrase(winner, winner === null ? say.over : say.lastLeft(best), '', outcome.clause)
  if (winner !== null) return phrase(winner, say.wins(best, points), why, outcome.clause)
  const shared = outcome.scores[outcome.winners[0] ?? 0] ?? 0
  const lead = outcome.winners.length > 1 ? say.tie(best, shared) : say.over
  return phrase(null, lead, why, outcome.clause)
}
