/** A word somebody has met and may not know: noted for the notebook, which is opened elsewhere. */
import { remember, remembered } from './memory'

/** How it was met: it could have been played, it was looked up, it was refused. */
export type How = 'missed' | 'looked' | 'refused'

export interface Met {
  readonly word: string
  readonly how: How
  readonly game: string // its slug; none: in the dictionary
  readonly at: number // when, in milliseconds
  readonly sense: string // as it was told then, if it was
}

const NOTED = 'carnet.met'
const MOST = 400 // until the notebook is opened
const LONGEST = 40

/** What was noted since the notebook was last opened, oldest first. */
export function noted(): readonly Met[] {
  try {
    const read: unknown = JSON.parse(remembered(NOTED) ?? '[]')
    return Array.isArray(read) ? (read as Met[]) : []
  } catch {
    return [] // somebody else has written there
  }
}

/** Note a word; the same one is noted once, and a lesson of the end outweighs a look. */
export function meet(word: string, how: How, game: string, sense = '', at = Date.now()): void {
  const said = word.trim().toLocaleUpperCase('fr')
  if (said === '' || said.length > LONGEST || !/^[\p{L}’'-]+$/u.test(said)) return
  const others = noted().filter((one) => one.word !== said)
  remember(NOTED, JSON.stringify([...others, { word: said, how, game, at, sense }].slice(-MOST)))
}

/** The notebook has taken them in. */
export function taken(): void {
  remember(NOTED, '[]')
}
