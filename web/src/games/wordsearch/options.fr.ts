/** What the page says of each option of this game: its name, a sentence, its values. */
import type { OptionText } from '../../lib/game'
import { typeset } from '../../lib/typo'

export const options: Readonly<Record<string, OptionText>> = typeset({
  validation: {
    name: 'Dictionnaire',
    note: 'Un mot compte si personne ne le conteste, ou le dictionnaire tranche aussitôt.',
    values: { challenge: 'Sur contestation', auto: 'Aussitôt' },
  },
  touchMove: {
    name: 'Lettre lâchée',
    note: 'Une lettre lâchée est jouée, ou l’on essaie librement et l’on confirme à la fin.',
    values: { strict: 'Jouée', plan: 'À l’essai' },
  },
  turnSeconds: {
    name: 'Temps du tour',
    note: 'Passé ce temps le tour passe, et les lettres déplacées restent où elles sont.',
    values: {
      '0': 'Sans limite',
      '60': '1 min',
      '90': '1 min 30',
      '120': '2 min',
      '150': '2 min 30',
      '180': '3 min',
      '240': '4 min',
      '300': '5 min',
    },
  },
  minLength: {
    name: 'Mot le plus court',
    note: 'Deux lettres suffisent, ou il en faut trois.',
    values: { '2': 'Deux lettres', '3': 'Trois lettres' },
  },
  training: {
    name: 'Entraînement',
    note: 'La page dit combien de mots sont cachés et montre, si on le demande, le meilleur.',
    values: { false: 'Non', true: 'Oui' },
  },
  opener: {
    name: 'Qui commence',
    note: 'Le sort, ou une place choisie ; à la revanche, la suivante.',
    values: {
      '-1': 'Le sort',
      '0': 'La première place',
      '1': 'La deuxième',
      '2': 'La troisième',
      '3': 'La quatrième',
    },
  },
  challengeSeconds: {
    name: 'Temps pour contester',
    note: 'Passé ce temps le mot annoncé compte, et ses lettres sont retirées.',
    values: {},
  },
  failLimit: {
    name: 'Lettres qui restent',
    note: 'Après un tour manqué toutes les lettres restent, ou les dernières reviennent.',
    values: { '0': 'Toutes', '1': '1', '2': '2', '3': '3', '4': '4' },
  },
  values: {
    name: 'Valeur des lettres',
    note: 'De 0 pour A, E et I à 4 pour les lettres rares.',
    values: { 'fr-reconstructed-1': 'Françaises, 1' },
  },
  distribution: {
    name: 'Lettres du plateau',
    note: 'Les 96 lettres d’un jeu français.',
    values: { 'fr-96-1': '96 lettres, 1' },
  },
})
