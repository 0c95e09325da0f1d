/** Ways that differ only in the tokens of the arsenal they use, put together. Headless. */
import { key } from './cells'
import type { Way } from './types'

export interface Numbered {
  readonly way: Way
  readonly n: number // its number among all
}

/** The ways by what they take from chains, in the order told: of each kind the plainest first. */
export function kinds(ways: readonly Way[]): readonly (readonly Numbered[])[] {
  const found = new Map<string, Numbered[]>()
  ways.forEach((way, n) => {
    const from = way.letters.map(({ origin }) => (origin ? key(origin) : '')).join(' ')
    const alike = found.get(from)
    if (alike) alike.push({ way, n })
    else found.set(from, [{ way, n }])
  })
  return [...found.values()]
}
