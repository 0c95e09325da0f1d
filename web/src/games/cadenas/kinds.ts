/** Common word or proper noun: what can be seen to be possible, before any list is asked. Pure. */
import { isWhole, word, type Play } from './draft'
import type { Kind, Seat, TableView, Word } from './types'

export interface Kinds {
  readonly common: boolean
  readonly proper: boolean
}

/** What length, padlocks and owner leave open (CAD-L1, L6, A2, R09, R11). */
export function kindsSeen(
  view: TableView,
  play: Play,
  target: Word | null,
  hand: Seat | null,
): Kinds {
  const { length } = word(play)
  const common = length >= view.least
  const isOwnLocked =
    target?.owner === hand && view.padlocks.some(({ place }) => place === target?.id)
  const needsNoPadlock = target !== null && target.owner !== hand && target.kind === 'proper'
  const proper = length >= view.leastProper && !isOwnLocked && (view.supply > 0 || needsNoPadlock)
  return { common, proper }
}

/** What the lists say of a word; null: not yet. */
type Listed = (text: string) => Kinds | null

/** What a play will be declared: the only kind there is, or what was chosen; null: to be asked. */
export function kindOf(
  view: TableView,
  play: Play,
  target: Word | null,
  hand: Seat | null,
  listed: Listed,
): Kind | null {
  const seen = kindsSeen(view, play, target, hand)
  if (!seen.proper) return 'common'
  if (!seen.common) return 'proper'
  if (play.kind !== null) return play.kind
  if (!view.judged) return 'common' // whoever questions it will know
  const known = isWhole(play) ? listed(word(play)) : null
  if (known?.common && known.proper) return null
  return known?.proper ? 'proper' : 'common'
}

/** Whether the player has to choose: both kinds are possible, as far as anybody may know. */
export function asksKind(
  view: TableView,
  play: Play,
  target: Word | null,
  hand: Seat | null,
  listed: Listed,
): boolean {
  if (!isWhole(play)) return false
  const seen = kindsSeen(view, play, target, hand)
  if (!seen.common || !seen.proper) return false
  if (!view.judged) return true
  const known = listed(word(play))
  return known !== null && known.common === known.proper && (known.common || view.votes)
}
