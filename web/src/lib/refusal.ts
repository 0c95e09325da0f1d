/** The sentence of a refusal, in the language chosen. */
import { refusals as english } from './refusals.en'
import { refusals as french } from './refusals.fr'

/** What the page says for this code; null if it has no sentence (a test forbids that). */
export function refusalText(
  code: string,
  about: Readonly<Record<string, unknown>>,
  tongue: 'fr' | 'en',
): string | null {
  const told = (tongue === 'fr' ? french : english)[code]
  return typeof told === 'function' ? told(about) : (told ?? null)
}
