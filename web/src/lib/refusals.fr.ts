/** One clear sentence for each refusal of the house and of the club, keyed by its code. */
import type { About, Told } from './refusal'
import { typeset } from './typo'

export const refusals: Readonly<Record<string, Told>> = typeset({
  ABSENT: 'La partie continue sans vous. Reprenez d’abord votre place.',
  ALREADY_BACK: 'Vous êtes déjà de retour : on attend les autres.',
  BAD_NAME: 'Ce nom ne peut pas servir ici. Choisissez-en un autre.',
  BAD_OPTION: (about: About) =>
    about['option'] === 'seats' && about['least'] === about['most']
      ? 'Ce jeu se joue ici en solitaire.'
      : about['option'] === 'seats'
        ? `Avec ces options il faut de ${about['least']} à ${about['most']} joueurs.`
        : 'Une option de la table n’a pas une valeur permise.',
  BAD_POSITION: 'Cette position de départ ne se laisse pas lire.',
  BAD_SEATS: (about: About) => `Cette table prend de ${about['least']} à ${about['most']} joueurs.`,
  BEGUN: 'La partie a déjà commencé.',
  ENDING_OPEN: 'Une demande d’arrêt est déjà posée.',
  FOREIGN_ORIGIN: 'Cette demande ne vient pas d’une page du club.',
  GAME_NOT_OVER: 'La partie n’est pas finie.',
  GAME_OVER: 'La partie est finie.',
  MALFORMED: 'Le club n’a pas compris cette demande. Rechargez la page.',
  NOT_ABSENT: 'Vous êtes déjà à votre place.',
  NOT_AWAITED: 'On n’attend rien de vous en ce moment.',
  NOT_HERE: 'Cela ne se demande que depuis l’appareil du club.',
  NOT_HOST: 'Seul l’hôte de la table peut faire cela.',
  NOT_PAUSED: 'La partie n’est pas en pause.',
  NOT_STARTED: 'La partie n’a pas commencé.',
  NOT_YOUR_SEAT: 'Cette place n’est pas à vous.',
  NO_NETWORK: 'Cet appareil n’est relié à aucun réseau.',
  NO_PAUSE: 'Cette table ne peut pas faire de pause maintenant.',
  NO_QUESTION: 'Personne ne vous demande d’arrêter la partie.',
  NO_RULES: 'Cette règle n’est pas encore écrite.',
  NO_ANALYSIS: 'Les coups de cette partie n’ont pas été jugés.',
  BEING_MADE: 'Les coups de cette partie sont en train d’être jugés.',
  NO_SUCH_GAME: 'Ce jeu n’est pas encore au club.',
  NO_SUCH_LINE: 'La partie n’a pas cette ligne.',
  NO_SUCH_SEAT: 'Cette place n’existe pas à cette table.',
  NO_SUCH_TABLE: 'Aucune table ne porte ce code.',
  PAUSED: 'La partie est en pause.',
  NOT_AGREED: 'Cette table n’a pas convenu de coups de pouce.',
  NOT_THE_NEXT_STEP: 'Le coup de pouce se donne pas à pas.',
  NOTHING_TO_FIND: 'Pas de coup de pouce en ce moment.',
  UNFIT: 'Ce mot n’est pas pour cette table : elle joue avec le dictionnaire « École ».',
  RESIGNED: 'Vous avez quitté cette partie.',
  SEAT_TAKEN: 'Cette place vient d’être prise. Choisissez-en une autre.',
  TOO_EARLY: 'Trop tôt : l’heure n’est pas venue.',
  TOO_FAST: 'Trop de demandes à la fois. Attendez un instant.',
  TOO_FEW: (about: About) => `Il faut au moins ${about['least'] ?? 'deux'} joueurs pour commencer.`,
  TOO_LARGE: 'Cette demande est trop longue.',
  TOO_LATE: 'Le temps était écoulé.',
  TOO_LONG: 'Cette partie a trop duré : elle finira d’elle-même.',
  TOO_SOON: 'Un instant encore.',
})
