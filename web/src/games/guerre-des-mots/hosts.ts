/** What each word was hung on when it was laid, as the events tell it. Pure. */
import { has, same } from './cells'
import type { Host } from './tell'
import type { Cell, Happened, Laid } from './types'

/** The letter each word was laid on, and the word that had it. */
export function hosts(events: readonly Happened[]): ReadonlyMap<Laid, Host> {
  const found = new Map<Laid, Host>()
  events.forEach((event, at) => {
    if (event.type !== 'Laid') return
    const lying = event.cells.filter((cell) => !event.letters.some((one) => same(one.cell, cell)))
    const host = event.how === 'LENGTHEN' ? read(event, lying) : hung(events.slice(0, at), lying[0])
    const letter = lying[0] && read(event, [lying[0]])
    if (host && letter) found.set(event, { letter, word: host })
  })
  return found
}

/** The letters of a word on these of its cells; null if they do not stand one on each. */
function read(laid: Laid, cells: readonly Cell[]): string | null {
  const letters = [...laid.word]
  if (letters.length !== laid.cells.length || cells.length === 0) return null
  return letters.filter((_, n) => has(cells, laid.cells[n]!)).join('')
}

/** The word that lay on a cell after these events: the last one laid there, less what has gone. */
function hung(events: readonly Happened[], cell: Cell | undefined): string | null {
  if (!cell) return null
  const at = events.findLastIndex((event) => event.type === 'Laid' && has(event.cells, cell))
  const host = events[at]
  if (host?.type !== 'Laid') return null
  const gone = events.slice(at + 1).flatMap(left)
  const lies = host.cells.map((one) => !has(gone, one))
  const here = host.cells.findIndex((one) => same(one, cell))
  const from = lies.lastIndexOf(false, here) + 1
  const until = lies.indexOf(false, here)
  return read(host, host.cells.slice(from, until < 0 ? undefined : until))
}

/** The cells an event empties. */
function left(event: Happened): readonly Cell[] {
  switch (event.type) {
    case 'Laid':
      return event.letters.flatMap(({ origin }) => (origin ? [origin] : []))
    case 'Fired':
      return event.cells ?? []
    case 'Recovered':
      return event.cells
    default:
      return []
  }
}
