/** The sentence of a refusal, in the language chosen: the game's own first, then the house's. */
import { refusals as english } from './refusals.en'
import { refusals as french } from './refusals.fr'
import type { Tongue } from './say.svelte'

export type About = Readonly<Record<string, unknown>>
export type Told = string | ((about: About) => string)
type Refusals = Readonly<Record<Tongue, Readonly<Record<string, Told>>>>

const HOUSE: Refusals = { fr: french, en: english }
const NONE: Refusals = { fr: {}, en: {} }

// what a dictionary says no to; other refusals are no verdict on a word
const VERDICTS: ReadonlySet<string> = new Set([
  'NOT_ALLOWED',
  'NOT_A_WORD',
  'NOT_A_PROPER_NOUN',
  'LEFT_NOT_A_WORD',
  'BEND_NOT_A_WORD',
  'UNFIT',
])

/** The word a refusal is a verdict on, which can be questioned; empty: it judges none. */
export const doubted = (code: string, word: unknown): string =>
  VERDICTS.has(code) && typeof word === 'string' ? word : ''

/** What the page says for this code; null if it has no sentence (a test forbids that). */
export function refusalText(
  code: string,
  about: About,
  tongue: Tongue,
  own: Refusals = NONE,
): string | null {
  const told = own[tongue][code] ?? HOUSE[tongue][code]
  return typeof told === 'function' ? told(about) : (told ?? null)
}
