/** The sentence of a refusal, in the language chosen: the game's own first, then the house's. */
import { refusals as english } from './refusals.en'
import { refusals as french } from './refusals.fr'
import type { Tongue } from './say.svelte'

export type About = Readonly<Record<string, unknown>>
export type Told = string | ((about: About) => string)
type Refusals = Readonly<Record<Tongue, Readonly<Record<string, Told>>>>

const HOUSE: Refusals = { fr: french, en: english }
const NONE: Refusals = { fr: {}, en: {} }

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
