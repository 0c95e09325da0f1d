/** Common word or proper noun: what can be seen to be possible, before any list is asked. Pure. */
import { word, type Play } from './draft'
import type { Seat, TableView, Word } from './types'

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
