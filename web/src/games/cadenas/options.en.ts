/** The English of options.fr.ts, option by option. */
import type { OptionText } from '../../lib/game'

export const options: Readonly<Record<string, OptionText>> = {
  turnSeconds: {
    name: 'Time for a turn',
    note: 'After that the turn ends: what is confirmed stays, a card goes back by itself.',
    values: {
      '0': 'No limit',
      '30': '30 s',
      '60': '1 min',
      '90': '1 min 30',
      '120': '2 min',
      '180': '3 min',
    },
  },
  validation: {
    name: 'Dictionary',
    note: 'The lists judge at once, or a word stands as long as nobody challenges it.',
    values: { auto: 'At once', challenge: 'On challenge' },
  },
  end: {
    name: 'End of the game',
    note: 'When the stock is empty everybody has one more turn, or play goes on until dry, or it stops.',
    values: { finalRound: 'Last round', untilDry: 'Until dry', immediate: 'At once' },
  },
  score: {
    name: 'Score',
    note: 'One point for each letter, the square of each length, or one point for each word.',
    values: { letters: 'Letters', squares: 'Squares', words: 'Words' },
  },
  houseVote: {
    name: 'The table votes',
    note: 'A word that no list has may be put to the others, who admit it or not.',
    values: { false: 'No', true: 'Yes' },
  },
  pairSquares: {
    name: 'Open pairs',
    note: 'Six pairs round the stock; fewer leave less choice.',
    values: {},
  },
  refillHidden: {
    name: 'Card that completes a square',
    note: 'It lies open, or hidden until somebody takes it.',
    values: { false: 'Open', true: 'Hidden' },
  },
  timeoutLosesTurn: {
    name: 'Twice out of time',
    note: 'Whoever runs out of time twice in a row does, or does not, lose the next turn.',
    values: { false: 'No penalty', true: 'A turn lost' },
  },
  minCommon: {
    name: 'Shortest word',
    note: 'A common word has at least this many letters.',
    values: {},
  },
  minProper: {
    name: 'Shortest proper noun',
    note: 'A proper noun has at least this many letters.',
    values: {},
  },
  challengeSeconds: {
    name: 'Time to challenge',
    note: 'At the end of a turn the others have this time to challenge its words.',
    values: {},
  },
  voteSeconds: {
    name: 'Time to vote',
    note: 'A missing vote counts against the word.',
    values: {},
  },
  deck: {
    name: 'Cards',
    note: 'A hundred and ten cards, spread as letters are in French.',
    values: { 'fr-110': '110 cards' },
  },
  properList: {
    name: 'Proper nouns',
    note: 'Places, rivers, people and myths, in one word.',
    values: { 'encyclopedic-fr': 'Encyclopaedia' },
  },
}
