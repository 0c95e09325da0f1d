/** La phrase: the one sentence that says whose move it is and what the page waits for. Pure. */
import { phrase, type Phrase } from '../../lib/phrase'
import { refusalText } from '../../lib/refusal'
import type { Outcome } from '../../lib/wire'
import { isWhole, lacking, word, type Draft, type Play } from './draft'
import { refusals as english } from './refusals.en'
import { refusals as french } from './refusals.fr'
import { tell, voice, type Cast } from './tell'
import type { Happened, Kind, Seat, TableView, Word } from './types'

/** What the sentence depends on, beside the view. */
export interface Scene {
  readonly view: TableView
  readonly hand: Seat | null // the player at this screen who is to move
  readonly called: Seat | null // one of this screen who must first open the curtain
  readonly asked: readonly Seat[] // of this device: may question a word or vote
  readonly draft: Draft
  readonly play: Play | null // the word under the hand
  readonly kind: Kind | null // what it will be declared; null: to be asked
  readonly locking: boolean // a padlock is in the hand
  readonly events: readonly Happened[]
  readonly outcome: Outcome | null
  readonly brief: boolean // a narrow screen: two lines at most
}

/** The sentence for this moment. */
export function moment(scene: Scene, cast: Cast): Phrase {
  const { view, outcome, hand } = scene
  if (outcome) return over(outcome, cast)
  if (view.phase === 'OVER') return phrase(null, tell(scene.events.slice(-1), cast))
  if (view.phase === 'VOTE') return vote(scene, cast)
  if (view.phase === 'WINDOW') return open(scene, cast)
  return hand === null ? others(scene, cast) : own(scene, cast)
}

function own(scene: Scene, cast: Cast): Phrase {
  const { view, draft, play, brief } = scene
  const say = voice(cast.lang)
  const lead = brief ? say.yourTurnBrief : say.yourTurn(cast.name(view.active))
  const now = (rest: string, clause: string | null = null) =>
    phrase(view.active, lead, rest, brief ? null : clause)
  if (view.phase === 'TAKE') return now(isLast(view) ? say.askTakeLast : say.askTake, 'CAD-F2')
  if (view.phase === 'PUT_BACK') return now(say.askSecond, 'CAD-R25')
  if (scene.locking) return now(say.askLock, 'CAD-U1')
  if (draft.ending) return ending(scene, now, cast)
  if (play) return composing(scene, play, now, cast)
  if (view.plays.length > 0) return now(brief ? say.askMoreBrief : say.askMore)
  return now(brief ? say.askPlayBrief : say.askPlay)
}

type Now = (rest: string, clause?: string | null) => Phrase

function ending({ view, draft }: Scene, now: Now, cast: Cast): Phrase {
  const say = voice(cast.lang)
  const left = view.owed - draft.back.length
  if (view.owed === 0 || left <= 0) return now(say.askEnd)
  const clause = view.plays.length > 0 ? 'CAD-F5' : 'CAD-F7'
  return now(say.askBack(left, view.plays.length === 0), clause)
}

function composing(scene: Scene, play: Play, now: Now, cast: Cast): Phrase {
  const { view, kind } = scene
  const say = voice(cast.lang)
  const text = word(play)
  const target = view.words.find(({ id }) => id === play.target)
  const missing = lacking(play)
  if (missing) return now(say.lacks(missing), 'CAD-F3')
  if (!isWhole(play)) {
    return target ? now(say.opens(cast.spell(target.text, target.kind))) : now(say.askPlay)
  }
  const wrong = foreseen(view, play)
  const told = wrong && refusalText(wrong.code, wrong.about, cast.lang, { fr: french, en: english })
  if (wrong && told) return now(told, wrong.clause)
  if (kind === null) {
    const [ask, lock] = scene.brief
      ? [say.askKindBrief, say.lockForBrief]
      : [say.askKind, say.lockFor]
    const asked = ask(cast.spell(text, 'common'))
    return now(isFirstLock(view) ? `${asked} ${lock}` : asked, 'CAD-R08')
  }
  const shown = cast.spell(text, kind)
  if (!target) return now(say.willLay(shown, kind === 'proper'))
  const was = cast.spell(target.text, target.kind)
  if (target.owner === view.active) return now(say.willGrow(was, shown, kind === 'proper'))
  const from = cast.name(target.owner)
  return now(say.willTake(was, shown, from, brings(view, target, kind)))
}

/** Whether nobody has won a padlock yet: what one is for is said then. */
export const isFirstLock = (view: TableView): boolean => view.padlocks.length === 0

/** What the rules would say of this word whatever the dictionary says; null: nothing against it. */
export function foreseen(
  view: TableView,
  play: Play,
): { code: string; clause: string; about: Readonly<Record<string, unknown>> } | null {
  const target = view.words.find(({ id }) => id === play.target)
  if (!target || !isWhole(play)) return null
  const about = { word: target.text }
  if (view.plays.some(({ word }) => word === target.id))
    return { code: 'ONCE_PER_TURN', clause: 'CAD-R04', about }
  if (target.owner === view.active)
    return target.kind === 'proper' ? { code: 'OWN_PROPER_NOUN', clause: 'CAD-X10', about } : null
  if (view.padlocks.some(({ place }) => place === target.id))
    return { code: 'PADLOCKED', clause: 'CAD-U1', about }
  if (view.plays.some(({ before }) => before !== null && before.owner !== view.active))
    return { code: 'ONE_CAPTURE_PER_TURN', clause: 'CAD-X6', about: {} }
  return word(play) === `${target.text}S` ? { code: 'FINAL_S', clause: 'CAD-X9', about } : null
}

/** Whether a capture brings a padlock: the noun's own, or a new one. */
export function brings(view: TableView, target: Word, kind: Kind): 'its' | 'new' | null {
  if (view.padlocks.some(({ origin }) => origin === target.id)) return 'its'
  return kind === 'proper' && target.kind === 'common' ? 'new' : null
}

const isLast = (view: TableView): boolean => view.finals !== null

function others(scene: Scene, cast: Cast): Phrase {
  const { view, called } = scene
  const say = voice(cast.lang)
  const who = cast.name(view.active)
  const last = scene.brief ? '' : lastDeeds(scene, cast)
  if (called !== null) return phrase(called, say.toYou(cast.name(called)), last)
  const doing = view.phase === 'TAKE' ? say.willTakePair(who) : say.thinks(who)
  return last ? phrase(view.active, last, doing) : phrase(view.active, doing)
}

const TOLD: ReadonlySet<string> = new Set<Happened['type']>([
  'Laid',
  'Transformed',
  'Gained',
  'Seized',
  'Locked',
  'Counted',
  'Fell',
  'TimedOut',
])

/** What was confirmed since the last turn began, or how that turn ended: at most two sentences. */
function lastDeeds({ view, events }: Scene, cast: Cast): string {
  const from = view.plays.length > 0 ? view.turn : view.turn - 1
  const recent = events.filter(
    (event) => TOLD.has(event.type) && 'turn' in event && event.turn === from,
  )
  return tell(recent.slice(-2), cast)
}

function open({ view, asked }: Scene, cast: Cast): Phrase {
  const say = voice(cast.lang)
  const words = say.list(view.plays.map(({ text, kind }) => cast.spell(text, kind)))
  const lead = say.played(cast.name(view.active), words)
  return phrase(view.active, lead, asked.length > 0 ? say.contestYou : say.contestWait, 'CAD-R25')
}

function vote({ view, asked }: Scene, cast: Cast): Phrase {
  const say = voice(cast.lang)
  const { question } = view
  if (question === null) return phrase(view.active, say.thinks(cast.name(view.active)))
  const lead = say.proposed(cast.name(view.active), cast.spell(question.text, question.kind))
  return phrase(view.active, lead, asked.length > 0 ? say.voteYou : say.voteWait)
}

function over(outcome: Outcome, cast: Cast): Phrase {
  const say = voice(cast.lang)
  const [first, ...rest] = outcome.winners
  const why = say.why[outcome.why] ?? ''
  if (outcome.scores.length === 1) {
    const alone = outcome.why === 'RESIGNED' ? '' : why // no others have left
    return phrase(0, say.soloDone(outcome.scores[0] ?? 0), alone, outcome.clause)
  }
  if (first === undefined) return phrase(null, say.ended, why, outcome.clause)
  const points = outcome.scores[first] ?? 0
  const names = say.list(outcome.winners.map(cast.name))
  if (outcome.why === 'RESIGNED') return phrase(first, say.lastLeft(names), '', outcome.clause)
  if (rest.length > 0) return phrase(null, say.tie(names, points), why, outcome.clause)
  return phrase(first, say.wins(names, points), why, outcome.clause)
}
