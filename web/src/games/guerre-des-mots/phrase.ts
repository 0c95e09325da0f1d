/** La phrase: the one sentence that says whose move it is and what the page waits for. Pure. */
import type { Outcome } from '../../lib/wire'
import { bare, same } from './cells'
import { endWord, isCross, tip, type Lie, type Target } from './places'
import { isSilent, tell, voice, type Cast } from './tell'
import type { ChainView, Happened, Seat, TableView } from './types'

export interface Phrase {
  readonly seat: Seat | null // whose mark stands before it
  readonly lead: string // in bold
  readonly rest: string
}

/** What the sentence depends on, beside the view. */
export interface Scene {
  readonly view: TableView
  readonly hand: Seat | null // the seat of this device that is to move
  readonly target: Target | null
  readonly chain: ChainView | null
  readonly typed: string
  readonly lie: Lie | null
  readonly events: readonly Happened[]
  readonly outcome: Outcome | null
}

/** The sentence for this moment. */
export function moment(scene: Scene, cast: Cast): Phrase {
  const { view, hand, outcome } = scene
  const say = voice(cast.lang)
  if (outcome || view.phase === 'OVER') {
    const ended = scene.events.findLast((event) => event.type === 'Ended')
    return { seat: view.winner, lead: ended ? tell([ended], cast) : '', rest: '' }
  }
  if (view.phase === 'CONSENT' && view.request) {
    const { by, of } = view.request
    const asked = scene.events.findLast((event) => event.type === 'RecoveryAsked')
    if (view.seat === of && asked?.type === 'RecoveryAsked')
      return {
        seat: of,
        lead: say.yours(cast.name(of)),
        rest: say.consentAsked(cast.name(by), asked.letters),
      }
    return { seat: of, lead: say.turnOf(cast.name(of)), rest: say.waitsConsent(cast.name(of)) }
  }
  if (hand === null)
    return { seat: view.active, lead: say.turnOf(cast.name(view.active)), rest: last(scene, cast) }
  return { seat: hand, lead: say.yours(cast.name(hand)), rest: own(scene, cast) }
}

/** What has just happened, for whoever looks on. */
function last({ events }: Scene, cast: Cast): string {
  const at = events.findLastIndex((event) => !isSilent(event) && tell([event], cast) !== '')
  const event = events[at]
  if (!event) return ''
  const before =
    event.type === 'Fired' ? events.slice(0, at).findLast(({ type }) => type === 'Laid') : null
  return tell(before ? [before, event] : [event], cast)
}

function own(scene: Scene, cast: Cast): string {
  const say = voice(cast.lang)
  const { view, chain, target, typed, lie } = scene
  const again = view.coup > 1 && typed === '' ? `${say.replayNow(view.credits)} ` : ''
  if (target === null) return again + (view.phase === 'FIRST' ? say.openFirst : say.chooseEnd)
  if (lie) return (say.hangs[lie.how] ?? (() => ''))(lie.word, on(scene, cast))
  if ('base' in target) return typed === '' ? say.nowTypeBase : say.baseFour
  if (!chain) return say.chooseEnd
  const [end] = tip(chain, target.end)
  const word = endWord(chain, target.end)?.text ?? ''
  if (isCross(end)) return typed === '' ? again + say.nowTypeCross : say.offBoard(typed)
  if (typed === '') return again + say.nowType(end.reads, word)
  const hooks = [typed.charAt(0), typed.at(-1)!].some((one) => bare(one) === bare(end.reads))
  return hooks && typed.length > 1 ? say.offBoard(typed) : say.noLie(end.reads, word)
}

/** « au S de PURS », or the word that is lengthened. */
function on({ chain, lie, target }: Scene, cast: Cast): string {
  if (!chain || !lie || !target || 'base' in target) return ''
  const word = endWord(chain, target.end)?.text ?? ''
  if (lie.how !== 'HOOK') return word
  const piece = chain.path.find(({ cell }) => lie.on !== null && same(cell, lie.on))
  return voice(cast.lang).onLetter(piece?.reads ?? '', word)
}
