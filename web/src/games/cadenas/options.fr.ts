/** What the page says of each option of this game: its name, a sentence, its values. */
import type { OptionText } from '../../lib/game'
import { typeset } from '../../lib/typo'

export const options: Readonly<Record<string, OptionText>> = typeset({
  turnSeconds: {
    name: 'Temps du tour',
    note: 'Passé ce temps le tour finit : ce qui est confirmé reste, une carte revient d’elle-même.',
    values: {
      '0': 'Sans limite',
      '30': '30 s',
      '60': '1 min',
      '90': '1 min 30',
      '120': '2 min',
      '180': '3 min',
    },
  },
  validation: {
    name: 'Dictionnaire',
    note: 'Les listes tranchent aussitôt, ou un mot tient tant que personne ne le conteste.',
    values: { auto: 'Aussitôt', challenge: 'Sur contestation' },
  },
  end: {
    name: 'Fin de partie',
    note: 'Le talon épuisé, chacun joue encore un tour, ou l’on joue à sec, ou l’on s’arrête là.',
    values: { finalRound: 'Dernier tour', untilDry: 'À sec', immediate: 'Aussitôt' },
  },
  score: {
    name: 'Compte',
    note: 'Un point par lettre, le carré de chaque longueur, ou un point par mot.',
    values: { letters: 'Lettres', squares: 'Carrés', words: 'Mots' },
  },
  houseVote: {
    name: 'Vote de la table',
    note: 'Un mot qu’aucune liste n’a peut être demandé aux autres, qui l’admettent ou non.',
    values: { false: 'Non', true: 'Oui' },
  },
  pairSquares: {
    name: 'Paires ouvertes',
    note: 'Six paires autour du talon ; moins resserrent le choix.',
    values: {},
  },
  refillHidden: {
    name: 'Carte de complément',
    note: 'La carte qui complète une case est ouverte, ou cachée jusqu’à ce qu’on la prenne.',
    values: { false: 'Ouverte', true: 'Cachée' },
  },
  timeoutLosesTurn: {
    name: 'Deux fois hors du temps',
    note: 'Qui laisse passer le temps deux fois de suite perd, ou non, son tour suivant.',
    values: { false: 'Sans peine', true: 'Un tour perdu' },
  },
  minCommon: {
    name: 'Mot le plus court',
    note: 'Un mot commun a au moins ce nombre de lettres.',
    values: {},
  },
  minProper: {
    name: 'Nom propre le plus court',
    note: 'Un nom propre a au moins ce nombre de lettres.',
    values: {},
  },
  challengeSeconds: {
    name: 'Temps pour contester',
    note: 'À la fin d’un tour, les autres ont ce temps pour contester ses mots.',
    values: {},
  },
  voteSeconds: {
    name: 'Temps du vote',
    note: 'Une voix qui manque compte contre le mot.',
    values: {},
  },
  deck: {
    name: 'Cartes',
    note: 'Cent dix cartes, réparties selon les lettres du français.',
    values: { 'fr-110': '110 cartes' },
  },
  properList: {
    name: 'Noms propres',
    note: 'Lieux, fleuves, personnages et mythologie, en un seul mot.',
    values: { 'encyclopedic-fr': 'Encyclopédie' },
  },
})
