/** One clear sentence for each refusal of this game, keyed by its code. */
import type { About, Told } from '../../lib/refusal'
import { typeset } from '../../lib/typo'

export const refusals: Readonly<Record<string, Told>> = typeset({
  ALREADY_WRITTEN: 'Votre mot est déjà écrit pour cette manche.',
  NOT_A_WORD: (about: About) => `Un mot s’écrit en lettres, ${about['least']} au moins.`,
  OTHER_LETTER: (about: About) => `Le mot doit commencer par ${about['letter']}.`,
  ROUND_OVER: 'Cette manche est finie ; une autre lettre est tirée.',
})
