/** One clear sentence for each refusal of this game, keyed by its code. */
import type { About, Told } from '../../lib/refusal'
import { figureF } from '../../lib/french'
import { typeset } from '../../lib/typo'

export const refusals: Readonly<Record<string, Told>> = typeset({
  ALREADY_ACCEPTED: 'Vous avez déjà laissé passer ce mot.',
  ALREADY_MOVED: 'Cette lettre a déjà glissé : une seule fois par tour.',
  BLOCKED: (about: About) =>
    `Le ${about['by']} barre la route du ${about['letter']}. Déplacez-le d’abord s’il est du mot.`,
  CLAIM_OR_STOP: 'Le dictionnaire a refusé un mot : annoncez-en un autre, ou terminez.',
  MOVED_LETTER_OUTSIDE_WORD: (about: About) => `Le ${about['letter']} a bougé sans servir au mot.`,
  MUST_MOVE: 'Déplacez d’abord une lettre.',
  NO: 'Ce mot ne peut plus être contesté, ou il est de vous.',
  NOT_SPELLED_THERE: 'Le mot ne se lit pas sur cette ligne.',
  NOT_STRAIGHT: (about: About) => `Le ${about['letter']} ne glisse qu’en ligne droite.`,
  NOT_YOUR_TURN: 'Ce n’est pas votre tour : un autre fait glisser ses lettres.',
  NO_LETTER: 'Ce cercle est vide.',
  NO_LETTER_MOVED: 'Un mot annoncé compte au moins une lettre déplacée ce tour-ci.',
  OFF_BOARD: 'Ce cercle est hors du plateau.',
  ONE_LETTER_ONLY: 'Sans mot, on ne déplace qu’une lettre. Reprenez les autres.',
  TOO_SHORT: (about: About) => `Un mot a au moins ${figureF(Number(about['least']))} lettres.`,
  TOUCH_IS_PLAN: 'Ici on essaie d’abord, et tout se joue en un seul coup.',
  TOUCH_IS_STRICT: 'Ici chaque lettre lâchée est jouée.',
  TURN_OVER: 'Ce tour est fini : les lettres ont passé à un autre.',
})
