/** The word the table speaks of: the one laid last, or one the dictionary has refused since. */
import { doubted } from '../../lib/refusal'
import type { Happened } from './types'

export type Spoken = Extract<Happened, { type: 'Laid' | 'Erred' }>

/** Under a strict referee an error is no refusal, yet its verdict can be questioned as well. */
export function spoken(events: readonly Happened[]): Spoken | null {
  const found = events.findLast(
    (event) =>
      event.type === 'Laid' || (event.type === 'Erred' && doubted(event.code, event.word) !== ''),
  )
  return found?.type === 'Laid' || found?.type === 'Erred' ? found : null
}
