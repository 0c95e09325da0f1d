/** What is asked of the dictionary after a round: the zones its words were built from. Pure. */
import { KINDS, type Pieces } from './alphabet'
import { zoneBefore, type Round } from './story'
import type { Seat, Setup, SheetView } from './types'

/** A zone of the round, and the word it gave. */
export interface Zone {
  readonly seat: Seat
  readonly word: string // empty: what lay there when the round ended
  readonly zone: string // as the dictionary is asked: R4Y1B1G2, +1 with a circle, =S with a letter
}

const AT_ONCE = 16 // zones in one question

/** R4Y1B1G2 */
export const written = (some: Pieces): string =>
  KINDS.map((kind, at) => (some[at] ? `${kind}${some[at]}` : '')).join('') || '∅'

/** Every zone of the round from which a word was built, and what lay there at its end. */
export function zonesOf(
  round: Round,
  sheets: readonly Pick<SheetView, 'zone'>[],
  mode: Setup['mode'],
): readonly Zone[] {
  if (mode === 'practice')
    return sheets.map(({ zone }, seat) => ({ seat, word: '', zone: written(zone) }))
  return round.entries.map((entry) => ({
    seat: entry.seat,
    word: entry.word ?? '',
    zone:
      written(zoneBefore(entry)) +
      (entry.circles > 0 ? `+${entry.circles}` : '') +
      (entry.letter ? `=${entry.letter}` : ''),
  }))
}

/** The questions: a round and its zones, a few at a time. */
export function questions(round: number, zones: readonly Zone[]): readonly string[] {
  const all = [...new Set(zones.map(({ zone }) => zone))]
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, n) => {
    return `${round} ${all.slice(n * AT_ONCE, (n + 1) * AT_ONCE).join('/')}`
  })
}
