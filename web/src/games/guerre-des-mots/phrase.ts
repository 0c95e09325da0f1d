/** La phrase: the one sentence that says whose move it is and what the page waits for. Pure. */
import { phrase, type Phrase } from '../../lib/phrase'
import type { Outcome } from '../../lib/wire'
import { bare, has, same } from './cells'
import { endWord, tip, type Lie, type Target } from './places'
import { outside, stub } from './stub'
import { isSilent, tell, voice, written, type Cast } from './tell'
import type { Cell, ChainView, Happened, Seat, TableView } from './types'
import { isCross } from './words'

/** What the sentence depends on, beside the view. */
export interface Scene {
  readonly view: TableView
  readonly hand: Seat | null // the seat of this device that is to move
  readonly target: Target | null
  readonly chain: ChainView | null
  readonly typed: string
  readonly lie: Lie | null
  readonly wanting?: boolean // no way was found to provide its letters
  readonly events: readonly Happened[]
  readonly outcome: Outcome | null
  readonly brief?: boolean // a narrow screen: few lines
}

/** The sentence for this moment. */
export function moment(scene: Scene, cast: Cast): Phrase {
  const { view, hand, outcome } = scene
  const say = voice(cast.lang)
  if (outcome || view.phase === 'OVER') {
    const ended = scene.events.findLast((event) => event.type === 'Ended')
    if (ended) return phrase(view.winner, tell([ended], cast))
    const [winner, ...others] = outcome?.winners ?? []
    if (outcome?.why !== 'RESIGNED' || winner === undefined || others.length > 0)
      return phrase(null, outcome?.why === 'AGREED' ? say.agreed : say.over)
    return phrase(winner, say.lastLeft(cast.name(winner)), '', outcome.clause)
  }
  if (view.phase === 'CONSENT' && view.request) {
    const { by, of } = view.request
    const asked = scene.events.findLast((event) => event.type === 'RecoveryAsked')
    if (view.seat === of && asked?.type === 'RecoveryAsked')
      return phrase(of, say.yours(cast.name(of)), say.consentAsked(cast.name(by), asked.letters))
    return phrase(of, say.turnOf(cast.name(of)), say.waitsConsent(cast.name(of)))
  }
  if (hand === null)
    return phrase(view.active, say.turnOf(cast.name(view.active)), last(scene, cast))
  const lead = scene.brief ? say.yoursBrief : say.yours(cast.name(hand))
  return phrase(hand, lead, own(scene, cast))
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
  if (target === null) {
    if (view.phase === 'FIRST') return say.openFirst
    const stands = view.chains.some(({ seat }) => seat === scene.hand)
    if (stands && again && scene.brief) return again + say.chooseEndBrief
    return again + (stands ? say.chooseEnd : say.openAgain)
  }
  if (lie && scene.wanting) return say.noWayFor(lie.word, lacking(lie, view.arsenal))
  if (lie) return (say.hangs[lie.how] ?? (() => ''))(lie.word, on(scene, cast))
  if ('base' in target) return typed === '' ? say.nowTypeBase : say.baseFour
  if (!chain) return say.chooseEnd
  const { off = 0 } = target
  const [end] = tip(stub(chain, target.end, off), target.end)
  const word = written(wordAt(chain, target.end, end.cell), cast)
  const gone = outside(chain, target.end, off).map(
    (cell) => chain.path.find((piece) => same(piece.cell, cell))!.reads,
  )
  if (isCross(end)) return typed === '' ? again + say.nowTypeCross : say.offBoard(typed)
  if (typed === '') return again + (off > 0 ? say.nowTypeInner : say.nowType)(end.reads, word, gone)
  const hooks = [typed.charAt(0), typed.at(-1)!].some((one) => bare(one) === bare(end.reads))
  return hooks && typed.length > 1
    ? say.offBoard(typed)
    : (off > 0 ? say.noLieInner : say.noLie)(end.reads, word, gone)
}

/** The letters of the word that are too few in the arsenal; what a joker would be is left open. */
function lacking({ slots }: Lie, arsenal: readonly string[]): string {
  const wanted = slots.map(({ reads }) => bare(reads))
  const number = (letter: string, all: readonly string[]) =>
    all.filter((one) => one.includes(letter)).length
  return wanted
    .filter((letter, n) => number(letter, wanted.slice(0, n + 1)) > number(letter, arsenal))
    .join('')
}

/** The word of a chain a letter belongs to, the one at this end if two do. */
function wordAt(chain: ChainView, end: 0 | 1, cell: Cell): string {
  const order = end === 0 ? chain.words : chain.words.toReversed()
  return (order.find(({ cells }) => has(cells, cell)) ?? endWord(chain, end))?.text ?? ''
}

/** « au S de PURS », or the word that is lengthened. */
function on({ chain, lie, target }: Scene, cast: Cast): string {
  if (!chain || !lie || !target || 'base' in target) return ''
  if (lie.how !== 'HOOK') return lie.stays.map(([, reads]) => reads).join('')
  const word = written(wordAt(chain, target.end, lie.on ?? chain.path[0]!.cell), cast)
  const piece = chain.path.find(({ cell }) => lie.on !== null && same(cell, lie.on))
  return voice(cast.lang).onLetter(piece?.reads ?? '', word)
}
