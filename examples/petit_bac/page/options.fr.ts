/** What the page says of each option of this game. */
import type { OptionText } from '../../lib/game'
import { typeset } from '../../lib/typo'

export const options: Readonly<Record<string, OptionText>> = typeset({
  rounds: { name: 'Manches', note: 'Autant de lettres, autant de mots.', values: {} },
  seconds: { name: 'Temps pour écrire', note: 'Passé ce temps, on lit les mots.', values: {} },
})
