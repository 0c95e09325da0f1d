/** The English of refusals.fr.ts, code by code. */
import type { Told } from '../../lib/refusal'
import { listed } from '../../lib/typo'

/** “N and T” */
const each = (letters: unknown): string => listed([...String(letters)], 'and')

/** MEUSE as a name: Meuse */
const named = (word: unknown): string =>
  String(word).charAt(0) + String(word).slice(1).toLocaleLowerCase('fr')

const COUNT = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

export const refusals: Readonly<Record<string, Told>> = {
  ALREADY_ACCEPTED: 'You have already let the words of this turn stand.',
  ALREADY_JUDGED: 'This word has already been challenged, and it is good.',
  ALREADY_LOCKED: 'This word already has a padlock.',
  ALREADY_PLACED: 'This padlock is closed on a word and stays there.',
  ALREADY_TAKEN: 'You have already taken a pair in this turn.',
  ALREADY_VOTED: 'You have already voted on this word.',
  CARDS: (about) =>
    about['missing']
      ? `Your hand lacks ${each(about['missing'])}.`
      : 'These cards are not in your hand.',
  EMPTY_SQUARE: 'This square is empty. Take another pair.',
  FINAL_S: 'An S alone at the end does not take a word.',
  KEEP_ONE_CARD: 'Keep one card: it goes back to the empty square.',
  NOT_ALLOWED: (about) =>
    about['word']
      ? `${about['word']} is not in the dictionary.${about['vote'] ? ' The table may judge it.' : ''}`
      : 'No abbreviation, no compound, no sign outside the alphabet.',
  NOT_AN_INSERTION: (about) => `Letters are added to ${about['word']}; its own keep their order.`,
  NOT_A_PROPER_NOUN: (about) =>
    `${named(about['word'])} is not among the proper nouns.${about['vote'] ? ' The table may judge it.' : ''}`,
  NOT_NOW: (about) =>
    about['phase'] === 'VOTE'
      ? 'The table is voting: wait for its verdict.'
      : about['phase'] === 'WINDOW'
        ? 'The turn is played: the others may still challenge it.'
        : 'There is nothing to judge now.',
  NOT_YOUR_PADLOCK: 'This padlock is not yours.',
  NOT_YOUR_TURN: 'It is not your turn: keep your cards in hand.',
  NOT_YOUR_WORD: 'A padlock goes on one of your own words.',
  NO_PADLOCK_LEFT: 'No padlock is left on the rim: no new proper noun can be made.',
  NO_SUCH_SQUARE: 'There is no such square.',
  NO_SUCH_WORD: 'This word is no longer on the table.',
  ONCE_PER_TURN: (about) => `${about['word']} has already been played in this turn.`,
  ONE_CAPTURE_PER_TURN: (about) =>
    about['word']
      ? `One word of one opponent in a turn: you have taken ${about['word']}.`
      : 'One word of one opponent in a turn.',
  OWN_PROPER_NOUN: (about) =>
    `${named(about['word'])} is a proper noun: you cannot change it, the others can.`,
  OWN_WORD: 'It is your own word: the others judge it.',
  PADLOCKED: (about) => `${about['word']} is padlocked.`,
  PADLOCK_ON_PROPER: 'A padlock never protects a proper noun.',
  PUT_BACK: (about) =>
    about['cards'] === 2
      ? 'Without a word played, two cards go back to the square.'
      : about['cards'] === 0
        ? 'No card has to go back.'
        : 'One card goes back to the empty square.',
  QUESTION_OVER: 'This vote is over.',
  TAKE_FIRST: 'Take a pair first.',
  TOO_SHORT: (about) =>
    `A word has at least ${COUNT[Number(about['least'])] ?? about['least']} letters.`,
  TURN_OVER: 'That turn is over, and play has passed on.',
  VOTED_DOWN: (about) => `The table has already refused ${about['word']}.`,
}
