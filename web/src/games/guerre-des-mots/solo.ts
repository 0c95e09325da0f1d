/** One who plays alone plays against the fewest turns so far, kept in this browser. */
import { remember, remembered } from '../../lib/memory'
import type { Happened, Setup } from './types'

type Table = Pick<Setup, 'seats' | 'rule' | 'position'>

/** Fewest turns of a game won alone under this rule; null before the first. */
export function record({ rule }: Table): number | null {
  const kept = Number(remembered(`record.guerre-des-mots.${rule}`))
  return Number.isInteger(kept) && kept > 0 ? kept : null
}

/** Keep the turns of a game that was won alone from the deal on, if nobody here needed fewer. */
export function keepRecord(table: Table, events: readonly Happened[]): void {
  if (table.seats > 1 || table.position !== '') return
  const ended = events.findLast((event) => event.type === 'Ended')
  if (!ended?.turns || ended.winners.length === 0) return
  const best = record(table)
  if (best === null || ended.turns < best)
    remember(`record.guerre-des-mots.${table.rule}`, String(ended.turns))
}
