/** The English of refusals.fr.ts, code by code. */
import type { Told } from '../../lib/refusal'

const COUNT = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

export const refusals: Readonly<Record<string, Told>> = {
  ALREADY_ACCEPTED: 'You have already let this word stand.',
  ALREADY_MOVED: 'This letter has already slid: only once in a turn.',
  BLOCKED: (about) =>
    `The ${about['by']} is in the way of the ${about['letter']}. Move it first if it is in the word.`,
  CLAIM_OR_STOP: 'The dictionary refused a word: announce another one, or stop.',
  MOVED_LETTER_OUTSIDE_WORD: (about) => `The ${about['letter']} moved and is not in the word.`,
  MUST_MOVE: 'Move a letter first.',
  NO: 'This word can no longer be challenged, or it is yours.',
  NOT_SPELLED_THERE: 'The word does not read on this line.',
  NOT_STRAIGHT: (about) => `The ${about['letter']} slides in a straight line only.`,
  NOT_YOUR_TURN: 'It is not your turn: another player is sliding letters.',
  NO_LETTER: 'This circle is empty.',
  NO_LETTER_MOVED: 'A word you announce has at least one letter moved in this turn.',
  OFF_BOARD: 'This circle is off the board.',
  ONE_LETTER_ONLY: 'Without a word only one letter moves. Take the others back.',
  TOO_SHORT: (about) =>
    `A word has at least ${COUNT[Number(about['least'])] ?? about['least']} letters.`,
  TOUCH_IS_PLAN: 'Here you try first, and all is played in one move.',
  TOUCH_IS_STRICT: 'Here every letter let go is played.',
  TURN_OVER: 'That turn is over: it is another player’s now.',
}
