/** The English of options.fr.ts, option by option. */
import type { OptionText } from '../../lib/game'

export const options: Readonly<Record<string, OptionText>> = {
  judge: {
    name: 'Judge',
    note: 'The dictionary decides at once, or the table votes when a word is challenged.',
    values: { auto: 'Dictionary', vote: 'The table' },
  },
  race: {
    name: 'Race',
    note: 'The quickest takes the microphone, or everyone writes in secret and all are opened together.',
    values: { live: 'Microphone', sealed: 'Written' },
  },
  raceSeconds: {
    name: 'Time for the race',
    note: 'Without a word by then, the round passes.',
    values: {},
  },
  afterInvalid: {
    name: 'After a refused word',
    note: 'The round ends there, or the others may go on with the same consonants.',
    values: { endRound: 'Round over', continue: 'Others go on' },
  },
  noRepeat: {
    name: 'Repeated words',
    note: 'A word that counted may serve again, or is taken for the whole game.',
    values: { false: 'Allowed', true: 'Once' },
  },
  deck: {
    name: 'Cards',
    note: 'The 55 cards of the box, or without the three W’s, which French hardly uses.',
    values: { official: 'From the box', noW: 'Without W' },
  },
  track: {
    name: 'Length of the tracks',
    note: 'Thirteen cells as in the box, ten for a short game.',
    values: {},
  },
  speakSeconds: {
    name: 'Speaking time',
    note: 'Whoever holds the microphone in silence loses the next round.',
    values: {},
  },
  flipSeconds: { name: 'Time to turn', note: 'After that the card turns by itself.', values: {} },
  contestSeconds: {
    name: 'Time to challenge',
    note: 'Where the table judges, a word stands if nobody challenges it in time.',
    values: {},
  },
  voteSeconds: { name: 'Time to vote', note: 'A missing vote counts as a refusal.', values: {} },
  dup: {
    name: 'Double consonant',
    note: 'Two visible N’s call for two N’s in the word, or one is enough.',
    values: { multiset: 'As many times', set: 'Once is enough' },
  },
  cap: {
    name: 'Arrival',
    note: 'Surplus steps are lost, or a vowel only moves if the count is exact.',
    values: { lose: 'Steps lost', exact: 'Exact count' },
  },
  excludedFlips: {
    name: 'Does an excluded player turn the card?',
    note: 'Out for a round, a player cannot take the microphone, but may still turn the card when it is their turn.',
    values: { false: 'No', true: 'Yes' },
  },
  raceOnDeal: {
    name: 'Race on the deal',
    note: 'The first three cards already make a round, or one must be turned first.',
    values: { false: 'No', true: 'Yes' },
  },
  idleRounds: {
    name: 'Rounds with nobody',
    note: 'After this many rounds for each player with nobody at the microphone, the game ends.',
    values: {},
  },
  cardCount: {
    name: 'Covered cards',
    note: 'The cards already covered may be looked at, or not.',
    values: { false: 'Hidden', true: 'Visible' },
  },
  rubber: {
    name: 'Elastic bots',
    note: 'A bot slows down a little when it leads and hurries when it is behind.',
    values: { false: 'No', true: 'Yes' },
  },
}
