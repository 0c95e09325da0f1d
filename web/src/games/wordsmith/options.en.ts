/** The English of options.fr.ts, option by option. */
import type { OptionText } from '../../lib/game'

export const options: Readonly<Record<string, OptionText>> = {
  mode: {
    name: 'Game',
    note: 'Everybody races, or word by word with the same dice, or the two minutes of practice.',
    values: { base: 'Race', motamot: 'Word by word', practice: 'Practice' },
  },
  secret: {
    name: 'Secret Wordsmith',
    note: 'Words are written in silence; the neighbour on the left checks the sheet after the round.',
    values: { false: 'No', true: 'Yes' },
  },
  expert: {
    name: 'Expert game',
    note: 'Six letters are imposed, one for each row, and each word contains that of its row.',
    values: { false: 'No', true: 'Yes' },
  },
  gloire: {
    name: 'Glory to the longest words',
    note: 'From the fourth on each letter is worth two points.',
    values: { false: 'No', true: 'Yes' },
  },
  racines: {
    name: 'Mind the roots',
    note: 'In a round no word belongs to the family of a word already taken.',
    values: { false: 'No', true: 'Yes' },
  },
  roots: {
    name: 'How far a family goes',
    note: 'With the roots: near words only, such as mer and marin; or learned roots too, such as eau and aquatique.',
    values: { strict: 'Near', wide: 'Learned' },
  },
  plusLong: {
    name: 'The longest word',
    note: 'The longest word of the round gives three more points.',
    values: { false: 'No', true: 'Yes' },
  },
  adjudication: {
    name: 'Judge',
    note: 'The dictionary decides at once, or the others may object.',
    values: { auto: 'Dictionary', table: 'The table' },
  },
  inTurn: {
    name: 'One after the other',
    note: 'On one keyboard everybody plays behind a curtain; in Secret only.',
    values: { false: 'No', true: 'Yes' },
  },
  rounds: {
    name: 'Rounds',
    note: 'Three rounds; fewer in word by word only.',
    values: {},
  },
  expertSource: {
    name: 'The six letters',
    note: 'Drawn by lot, or given by a word of six letters.',
    values: { random: 'By lot', word: 'A word' },
  },
  expertRare: {
    name: 'Rare letters',
    note: 'J, K, Q, W, X, Y and Z may be drawn too.',
    values: { false: 'No', true: 'Yes' },
  },
  longestTie: {
    name: 'Longest words that tie',
    note: 'The longest must stand alone, or belong to one player, or all that tie count.',
    values: { strict: 'Alone', sameOwner: 'One player', allTied: 'All' },
  },
  assembly: {
    name: 'Assembly',
    note: 'The word is built as it is written, or each piece is laid by hand.',
    values: { auto: 'By writing', manual: 'By hand' },
  },
  newLetter: {
    name: 'Next word',
    note: 'A word is no mere anagram, or it brings at least one new letter.',
    values: { anagram: 'No anagram', newLetter: 'A new letter' },
  },
  minWordLength: {
    name: 'Shortest word',
    note: 'A word has at least this many letters.',
    values: {},
  },
  allowHyphen: {
    name: 'Hyphens',
    note: 'Hyphenated words of the dictionary are allowed; the hyphen counts as a letter.',
    values: { true: 'Allowed', false: 'Refused' },
  },
  supply: {
    name: 'Box',
    note: 'Forty long, forty short, twenty of each curve, or a box that never runs out.',
    values: { finite: 'Counted', unlimited: 'Endless' },
  },
  setupWild: {
    name: 'Stars at the start',
    note: 'A star gives a piece of its colour, or the roller chooses for everybody.',
    values: { literal: 'Its colour', common: 'Chosen' },
  },
  secretPrecheck: {
    name: 'Check in Secret',
    note: 'A word outside the dictionary is refused at once, or only at the review.',
    values: { true: 'At once', false: 'At the review' },
  },
  alphabetVersion: {
    name: 'Alphabet guide',
    note: 'How each letter is built; some are reconstructed.',
    values: { 'fr-reconstructed-1': 'Reconstructed, 1' },
  },
  practicePieces: {
    name: 'Practice pieces',
    note: 'The eight of the rules, which make SAC and then CLIP, or eight from the dice.',
    values: { leaflet: 'From the rules', rolled: 'Rolled' },
  },
  objectionWindowMs: {
    name: 'Time to object',
    note: 'When the table judges, a word is written unless somebody objects in time.',
    values: { '5000': '5 s', '3000': '3 s', '8000': '8 s', '12000': '12 s', '20000': '20 s' },
  },
  lastCallMs: {
    name: 'Time for the last word',
    note: 'When a player has finished, each of the others has this long for one last word.',
    values: {
      '60000': '1 min',
      '30000': '30 s',
      '90000': '1 min 30',
      '120000': '2 min',
      '180000': '3 min',
      '0': 'No limit',
    },
  },
  lineTimerMs: {
    name: 'Time for a word',
    note: 'In word by word a row stays empty after this time.',
    values: {
      '180000': '3 min',
      '60000': '1 min',
      '120000': '2 min',
      '300000': '5 min',
      '0': 'No limit',
    },
  },
  fairnessMs: {
    name: 'Fair networks',
    note: 'A word waits a quarter of a second, so that the quickest wins, wherever they are.',
    values: { '250': 'Yes', '0': 'No' },
  },
  reviewMs: {
    name: 'Time for the review',
    note: 'After this time what the dictionary says stands.',
    values: { '60000': '1 min', '30000': '30 s', '120000': '2 min', '300000': '5 min' },
  },
  roundMs: {
    name: 'Time for the round',
    note: 'A round may also end at a set time.',
    values: {
      '0': 'No limit',
      '300000': '5 min',
      '600000': '10 min',
      '900000': '15 min',
      '1200000': '20 min',
    },
  },
  secretSliceMs: {
    name: 'Each player’s part',
    note: 'One after the other, everybody has this long for six words.',
    values: {
      '240000': '4 min',
      '120000': '2 min',
      '180000': '3 min',
      '360000': '6 min',
      '480000': '8 min',
    },
  },
}
