/** One clear sentence for each refusal of this game, keyed by its code. */
import type { About, Told } from '../../lib/refusal'
import { each, figureF } from '../../lib/french'
import { typeset } from '../../lib/typo'

/** MEUSE as a name: Meuse */
const named = (word: unknown): string =>
  String(word).charAt(0) + String(word).slice(1).toLocaleLowerCase('fr')

export const refusals: Readonly<Record<string, Told>> = typeset({
  ALREADY_ACCEPTED: 'Vous avez déjà laissé passer les mots de ce tour.',
  ALREADY_JUDGED: 'Ce mot a déjà été contesté, et il est bon.',
  ALREADY_LOCKED: 'Ce mot porte déjà un cadenas.',
  ALREADY_PLACED: 'Ce cadenas est fermé sur un mot : il n’en bouge plus.',
  ALREADY_TAKEN: 'Vous avez déjà pris une paire ce tour-ci.',
  ALREADY_VOTED: 'Vous avez déjà voté sur ce mot.',
  CARDS: (about: About) =>
    about['missing']
      ? `Il manque ${each(String(about['missing']))} à votre main.`
      : 'Ces cartes ne sont pas dans votre main.',
  EMPTY_SQUARE: 'Cette case est vide. Prenez une autre paire.',
  FINAL_S: 'Un S seul à la fin ne permet pas de prendre un mot.',
  KEEP_ONE_CARD: 'Gardez une carte : elle revient sur la case vide.',
  NOT_ALLOWED: (about: About) =>
    about['word']
      ? `${about['word']} n’est pas au dictionnaire.${about['vote'] ? ' La table peut en juger.' : ''}`
      : 'Ni abréviation, ni mot composé, ni signe hors de l’alphabet.',
  NOT_AN_INSERTION: (about: About) =>
    `On ajoute des lettres à ${about['word']}, sans changer l’ordre des siennes.`,
  NOT_A_PROPER_NOUN: (about: About) =>
    `${named(about['word'])} n’est pas parmi les noms propres.${about['vote'] ? ' La table peut en juger.' : ''}`,
  NOT_NOW: (about: About) =>
    about['phase'] === 'VOTE'
      ? 'La table vote : on attend son avis.'
      : about['phase'] === 'WINDOW'
        ? 'Le tour est joué : les autres peuvent encore contester.'
        : 'Il n’y a rien à juger pour le moment.',
  NOT_YOUR_PADLOCK: 'Ce cadenas n’est pas à vous.',
  NOT_YOUR_TURN: 'Ce n’est pas votre tour : gardez vos cartes en main.',
  NOT_YOUR_WORD: 'Un cadenas se pose sur un de vos mots.',
  NO_PADLOCK_LEFT: 'Il n’y a plus de cadenas au bord de la table : plus de nouveau nom propre.',
  NO_SUCH_SQUARE: 'Cette case n’existe pas.',
  NO_SUCH_WORD: 'Ce mot n’est plus sur la table.',
  ONCE_PER_TURN: (about: About) => `${about['word']} a déjà été joué ce tour-ci.`,
  ONE_CAPTURE_PER_TURN: (about: About) =>
    about['word']
      ? `Un seul mot d’un seul adversaire par tour : vous avez pris ${about['word']}.`
      : 'Un seul mot d’un seul adversaire par tour.',
  OWN_PROPER_NOUN: (about: About) =>
    `${named(about['word'])} est un nom propre : vous ne pouvez le changer, les autres si.`,
  OWN_WORD: 'C’est votre mot : les autres en jugent.',
  PADLOCKED: (about: About) => `${about['word']} est cadenassé.`,
  PADLOCK_ON_PROPER: 'Un cadenas ne protège jamais un nom propre.',
  PUT_BACK: (about: About) =>
    about['cards'] === 2
      ? 'Sans mot joué, deux cartes reviennent sur la case.'
      : about['cards'] === 0
        ? 'Aucune carte ne doit revenir.'
        : 'Une carte revient sur la case vide.',
  QUESTION_OVER: 'Ce vote est fini.',
  TAKE_FIRST: 'Prenez d’abord une paire.',
  TOO_SHORT: (about: About) => `Un mot a au moins ${figureF(Number(about['least']))} lettres.`,
  TURN_OVER: 'Ce tour est fini, et la main a passé.',
  VOTED_DOWN: (about: About) => `La table a déjà refusé ${about['word']}.`,
})
