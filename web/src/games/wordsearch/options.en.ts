/** The English of options.fr.ts, option by option. */
import type { OptionText } from '../../lib/game'

export const options: Readonly<Record<string, OptionText>> = {
  validation: {
    name: 'Dictionary',
    note: 'A word counts if nobody challenges it, or the dictionary decides at once.',
    values: { challenge: 'On challenge', auto: 'At once' },
  },
  touchMove: {
    name: 'A letter let go',
    note: 'A letter let go is played, or you try freely and confirm at the end.',
    values: { strict: 'Played', plan: 'A draft' },
  },
  turnSeconds: {
    name: 'Time for a turn',
    note: 'After that the turn passes, and letters that moved stay where they are.',
    values: {
      '0': 'No limit',
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
    name: 'Shortest word',
    note: 'Two letters are enough, or it takes three.',
    values: { '2': 'Two letters', '3': 'Three letters' },
  },
  training: {
    name: 'Training',
    note: 'The page says how many words are hidden and shows the best one if asked.',
    values: { false: 'No', true: 'Yes' },
  },
  opener: {
    name: 'Who starts',
    note: 'By lot, or a seat of your choice; in the return game, the next one.',
    values: {
      '-1': 'By lot',
      '0': 'The first seat',
      '1': 'The second',
      '2': 'The third',
      '3': 'The fourth',
    },
  },
  challengeSeconds: {
    name: 'Time to challenge',
    note: 'After that the word announced counts, and its letters are removed.',
    values: {},
  },
  failLimit: {
    name: 'Letters that stay',
    note: 'After a misjudged turn all letters stay, or the last ones go back.',
    values: { '0': 'All', '1': '1', '2': '2', '3': '3', '4': '4' },
  },
  values: {
    name: 'Values of the letters',
    note: 'From 0 for A, E and I to 4 for the rare letters.',
    values: { 'fr-reconstructed-1': 'French, 1' },
  },
  distribution: {
    name: 'Letters of the board',
    note: 'The 96 letters of a French set.',
    values: { 'fr-96-1': '96 letters, 1' },
  },
}
