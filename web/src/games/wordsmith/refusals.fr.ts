/** One clear sentence for each refusal of this game, keyed by its code. */
import type { About, Told } from '../../lib/refusal'
import { figure, figureF, list, than } from '../../lib/french'
import { typeset } from '../../lib/typo'

const PIECE: Readonly<Record<string, readonly [string, string]>> = {
  R: ['un grand trait', 'grands traits'],
  Y: ['un petit trait', 'petits traits'],
  B: ['une grande courbe', 'grandes courbes'],
  G: ['une petite courbe', 'petites courbes'],
}

/** R1G2: « un grand trait et deux petites courbes » */
const lacking = (pieces: unknown): string =>
  list(
    [...String(pieces).matchAll(/([RYBG])(\d+)/g)].map(([, kind = '', count = '']) => {
      const [one, many] = PIECE[kind] ?? ['', '']
      return Number(count) === 1 ? one : `${figure(Number(count))} ${many}`
    }),
  )

export const refusals: Readonly<Record<string, Told>> = typeset({
  ALREADY_ACCEPTED: 'Vous avez déjà admis ce mot.',
  ALREADY_CLAIMED: (about: About) =>
    about['mine'] || !about['by']
      ? `${about['other']} est déjà pris dans cette manche.`
      : `${about['by']} a déjà pris ${about['other']} dans cette manche.`,
  ALREADY_CONFIRMED: 'Vous avez déjà rendu cette feuille.',
  ALREADY_PASSED: 'Vous avez déjà renoncé à un mot de plus.',
  ALREADY_READY: 'Vous attendez déjà la suite.',
  ALREADY_STUCK: 'Vous avez déjà dit que vous calez.',
  ALREADY_VOTED: 'Vous avez déjà dit si la racine est la même.',
  ANAGRAM: (about: About) =>
    about['word']
      ? `${about['other']} est déjà sur votre feuille, et ${about['word']} n’en change que l’ordre.`
      : `${about['other']} est déjà sur votre feuille : changer l’ordre ne suffit pas.`,
  ASSEMBLY: (about: About) =>
    about['sign']
      ? `Le ${about['sign']} n’est pas monté comme dans l’abécédaire.`
      : 'Chaque lettre se monte comme dans l’abécédaire.',
  BOXES: (about: About) => {
    const unused = Number(about['unused'])
    const boxes = Number(about['boxes'])
    const over = unused === 1 ? 'un morceau' : `${figure(unused)} morceaux`
    const room =
      boxes === 0
        ? 'vous n’avez plus de case'
        : boxes === 1
          ? 'vous n’avez plus qu’une case'
          : `vous n’avez plus que ${figure(boxes)} cases`
    return `Il resterait ${over}, et ${room}.`
  },
  BOX_EMPTY: 'La boîte est vide : le dé ne donne plus rien.',
  CHOOSE_FIRST: 'Choisissez d’abord le morceau de votre étoile.',
  CLAIM_HELD: 'Votre mot est en route ; attendez son sort.',
  CLAIM_OPEN: 'Un mot est devant la table : on attend les objections.',
  CLAIM_OVER: 'Ce mot n’est plus devant la table.',
  COMPARTMENT_EMPTY: 'Ce compartiment est vide. Choisissez un autre morceau.',
  LINE_OVER: 'Cette ligne est finie ; la suivante est commencée.',
  NOT_ALLOWED: (about: About) => {
    if (about['sign']) return `Le signe ${about['sign']} n’est pas dans l’abécédaire.`
    if (about['least']) return `Un mot a au moins ${figureF(Number(about['least']))} lettres.`
    if (about['name']) return `${about['word']} est un nom propre.`
    if (about['hyphen']) return 'Les mots à trait d’union ne sont pas admis à cette table.'
    return about['word']
      ? `${about['word']} n’est pas au dictionnaire.${about['vote'] ? ' La table peut en juger.' : ''}`
      : 'Ni abréviation, ni mot composé, ni signe hors de l’alphabet.'
  },
  NOT_STUCK: 'Vous n’aviez pas dit que vous caliez.',
  NOT_TAKEN: 'Ce morceau n’a pas été pris pour un cercle.',
  NOT_YOUR_SHEET: 'Cette feuille est chez un autre joueur.',
  NOT_YOUR_TURN: 'Ce n’est pas à vous : un autre lance ou écrit.',
  NO_CHOICE: 'Vous n’avez pas d’étoile : aucun morceau à choisir.',
  NO_CIRCLE: 'Tous vos cercles sont cochés.',
  NO_NEW_LETTER: (about: About) =>
    `Il faut une lettre de plus ou une autre que dans ${about['other']}.`,
  NO_REQUIRED_LETTER: (about: About) => `Le mot doit contenir le ${about['letter']} de sa ligne.`,
  NO_ROLL: 'Le dé ne se lance pas maintenant.',
  NO_SUCH_ROW: 'Il n’y a pas de mot sur cette ligne.',
  NO_VOTE: 'Ce vote revient aux autres.',
  OBJECTION_REFUTED: 'Cette objection a déjà été faite, et elle n’a pas tenu.',
  OWN_WORD: 'C’est votre mot : aux autres de le contester.',
  PHASE: 'Ce n’est pas le moment.',
  PIECES: (about: About) => `Il manque ${lacking(about['missing'])}.`,
  ROUND_OVER: 'Cette manche est finie ; la suivante est sur la table.',
  ROW: (about: About) =>
    about['row'] ? 'Cette ligne n’est pas libre pour ce mot.' : 'Dites pour quelle lettre.',
  SAME_LETTERS: 'Ces six lettres ont déjà servi dans une autre manche.',
  SAME_ROOT: (about: About) =>
    about['other']
      ? `Ce mot a la même racine ${than(String(about['other']))}.`
      : 'La table lui trouve la racine d’un mot déjà pris.',
  SIX_LETTERS: 'Il faut un mot du dictionnaire, de six lettres.',
  TOO_SOON: 'Un instant encore.',
  WAIT_LINE: 'Votre mot est écrit : attendez que les autres aient le leur.',
  WORD_TOO_LONG: 'Ce mot est trop long pour la langue française.',
})
