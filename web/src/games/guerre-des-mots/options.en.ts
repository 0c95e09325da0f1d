/** The English of options.fr.ts, option by option. */
import type { OptionText } from '../../lib/game'

export const options: Readonly<Record<string, OptionText>> = {
  rule: {
    name: 'Rule',
    note: 'Simplified to begin with; the general one adds accents, chess pieces and change of direction.',
    values: { simplified: 'Simplified', general: 'General' },
  },
  referee: {
    name: 'Referee',
    note: 'Strict, an error loses the turn; kind, the move is refused and may be tried again.',
    values: { strict: 'Strict', kind: 'Kind' },
  },
  accents: {
    name: 'Accents',
    note: 'Under the general rule vowels are laid with their accent.',
    values: { true: 'Required', false: 'Ignored' },
  },
  turnSeconds: {
    name: 'Time for a turn',
    note: 'After that, the move in preparation is lost; moves already played stand.',
    values: {
      '0': 'No limit',
      '60': '1 min',
      '90': '1 min 30',
      '120': '2 min',
      '180': '3 min',
      '240': '4 min',
      '300': '5 min',
      '420': '7 min',
      '600': '10 min',
    },
  },
  piracy: {
    name: 'Piracy',
    note: 'Without it words are laid on one’s own chains only: for learning.',
    values: { true: 'Yes', false: 'No piracy' },
  },
  shots: {
    name: 'Shots',
    note: 'Without them no consonant shoots: for learning.',
    values: { true: 'Yes', false: 'No shots' },
  },
  chainBlockades: {
    name: 'Chain blockade',
    note: 'Under the general rule; without it chess pieces stay hidden: for learning.',
    values: { true: 'Yes', false: 'No chain blockade' },
  },
  deal: {
    name: 'Deal',
    note: 'The numbers count the whole arsenal, or the letters alone, for two to five players.',
    values: { arsenal: 'Whole arsenal', literal: 'Literal' },
  },
  sideGoals: {
    name: 'Side goals',
    note: 'A word of four letters on the opposite goal also wins.',
    values: { true: 'Yes', false: 'No' },
  },
  longWordWins: {
    name: 'Long word on the cross',
    note: 'It wins if its four letters on the cross form a word.',
    values: { general: 'General rule', both: 'Always', never: 'Never' },
  },
  showValues: {
    name: 'Shooting values',
    note: 'The table of values may be looked at.',
    values: { true: 'Shown', false: 'Hidden' },
  },
  friendlyPiracy: {
    name: 'Friendly piracy',
    note: 'Letters may be given back to another player who consents.',
    values: { false: 'No', true: 'Yes' },
  },
  piracyReplay: {
    name: 'Pirates play again',
    note: 'Piracy earns another move, as on one’s own chain.',
    values: { true: 'Yes', false: 'No' },
  },
  coupsPerTurn: {
    name: 'Turns',
    note: 'Long: one plays on as long as a move earns another. Short: two moves at most, and nobody wins in a single rush.',
    values: { '20': 'Long', '2': 'Short', '3': 'Three moves', '4': 'Four moves' },
  },
  drawAtWill: {
    name: 'Drawing',
    note: 'Two letters are drawn instead of the turn, blocked or not.',
    values: { false: 'Only when blocked', true: 'At will' },
  },
  repetition: {
    name: 'Repetition',
    note: 'The same position a third time: a draw, or the move is refused.',
    values: { draw: 'Draw', refuse: 'Refused' },
  },
  roundLimit: {
    name: 'Rounds',
    note: 'Beyond them the game is drawn.',
    values: {},
  },
  board: {
    name: 'Board',
    note: 'The original board is lost; this one is a reconstruction.',
    values: { 'reconstructed-24-1': 'Reconstructed, 24 cells' },
  },
  tiles: {
    name: 'Tokens',
    note: 'A hundred and four tokens; lost numbers are reconstructed.',
    values: { 'fr-104-1': 'French, 104' },
  },
}
