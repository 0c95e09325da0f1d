/** A small question about a word in the form of a game: what is shown of its letters. */
import type { Tongue } from './say.svelte'

export interface Quiz {
  readonly text: Readonly<Record<Tongue, string>>
  /** What is shown, a piece each; '' stands for a letter that is not. `dice` is from 0 to 1. */
  readonly pose: (letters: readonly string[], dice: number) => readonly string[]
}

/** Where no game asks: the first letter, and a place for each of the others. */
export const PLAIN: Quiz['pose'] = (letters) => letters.map((letter, n) => (n === 0 ? letter : ''))

/** Letters as they lie on pieces: capitals without accents. */
export function pieces(word: string): readonly string[] {
  const bare = word
    .toLocaleUpperCase('fr')
    .replaceAll('Œ', 'OE')
    .replaceAll('Æ', 'AE')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  return [...bare].filter((letter) => /\p{L}/u.test(letter))
}

/** Another order of the same letters, by one number; never the word itself where there is one. */
export function shuffled(letters: readonly string[], dice: number): readonly string[] {
  const left = [...letters]
  const out: string[] = []
  for (let seed = dice; left.length > 0;) {
    seed = (seed * 9301 + 0.49297) % 1
    out.push(...left.splice(Math.floor(seed * left.length), 1))
  }
  return out.join('') === letters.join('') ? out.toReversed() : out
}
