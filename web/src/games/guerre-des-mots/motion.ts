/** What a coup moved, for the eye: where its tokens came from, which shots flew. Pure. */
import { key } from './cells'
import type { Cell, Fired, Happened } from './types'

export interface Motion {
  readonly moved: ReadonlyMap<string, Cell | null> // cells just laid, and where their token was
  readonly shots: readonly Fired[]
}

export const REST: Motion = { moved: new Map(), shots: [] }

const APART = 60 // milliseconds between two tokens of the arsenal
const MOST = 1200 // and for all of them

export function motion(events: readonly Happened[]): Motion {
  const laid = events.flatMap((event) => (event.type === 'Laid' ? event.letters : []))
  return {
    moved: new Map(laid.map(({ cell, origin }) => [key(cell), origin ?? null] as const)),
    shots: events.filter((event) => event.type === 'Fired'),
  }
}

/** When each token starts: what was captured travels as one, the arsenal's follow one by one. */
export function delays({ moved }: Motion): ReadonlyMap<string, number> {
  const late = new Map<string, number>()
  let n = 0
  for (const [cell, origin] of moved)
    late.set(cell, origin === null ? Math.min(MOST, APART * n++) : 0)
  return late
}
