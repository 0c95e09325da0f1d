/** The English of refusals.fr.ts, code by code. */
import type { Told } from '../../lib/refusal'
import { listed } from '../../lib/typo'

const PIECE: Readonly<Record<string, string>> = {
  R: 'long straight',
  Y: 'short straight',
  B: 'wide curve',
  G: 'tight curve',
}

/** R1G2: “1 long straight and 2 tight curves” */
const lacking = (pieces: unknown): string =>
  listed(
    [...String(pieces).matchAll(/([RYBG])(\d+)/g)].map(
      ([, kind = '', count = '']) => `${count} ${PIECE[kind]}${count === '1' ? '' : 's'}`,
    ),
    'and',
  )

const COUNT = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

export const refusals: Readonly<Record<string, Told>> = {
  ALREADY_ACCEPTED: 'You have already admitted this word.',
  ALREADY_CLAIMED: (about) =>
    about['mine'] || !about['by']
      ? `${about['other']} is already claimed in this round.`
      : `${about['other']} is claimed by ${about['by']} in this round.`,
  ALREADY_CONFIRMED: 'You have already handed this sheet back.',
  ALREADY_PASSED: 'You have already given up another word.',
  ALREADY_READY: 'You are already waiting for the next round.',
  ALREADY_STUCK: 'You have already said that you are stuck.',
  ALREADY_VOTED: 'You have already said whether the root is the same.',
  ANAGRAM: (about) =>
    about['word']
      ? `${about['other']} is on your sheet, and ${about['word']} only changes its order.`
      : `${about['other']} is on your sheet: another order is not enough.`,
  ASSEMBLY: (about) =>
    about['sign']
      ? `The ${about['sign']} is not built as in the guide.`
      : 'Each letter is built as in the guide.',
  BOXES: (about) => {
    const unused = Number(about['unused'])
    const boxes = Number(about['boxes'])
    const over = unused === 1 ? 'One piece' : `${unused} pieces`
    const room = boxes === 0 ? 'no box left' : boxes === 1 ? 'only one box' : `only ${boxes} boxes`
    return `${over} would be left over, and you have ${room}.`
  },
  BOX_EMPTY: 'The box is empty: the die gives nothing more.',
  CHOOSE_FIRST: 'Choose the piece of your star first.',
  CLAIM_HELD: 'Your word is on its way; wait for the verdict.',
  CLAIM_OPEN: 'A word is before the table: objections are awaited.',
  CLAIM_OVER: 'This word is no longer before the table.',
  COMPARTMENT_EMPTY: 'This compartment is empty. Choose another piece.',
  LINE_OVER: 'This row is over; the next one has begun.',
  NOT_ALLOWED: (about) => {
    if (about['sign']) return `The sign ${about['sign']} is not in the guide.`
    if (about['least']) return `A word has at least ${COUNT[Number(about['least'])]} letters.`
    if (about['name']) return `${about['word']} is a proper noun.`
    if (about['hyphen']) return 'Words with a hyphen are not allowed at this table.'
    return about['word']
      ? `${about['word']} is not in the dictionary.${about['vote'] ? ' The table may judge it.' : ''}`
      : 'No abbreviation, no compound word, no sign outside the alphabet.'
  },
  NOT_STUCK: 'You had not said that you were stuck.',
  NOT_TAKEN: 'This piece was not taken for a circle.',
  NOT_YOUR_SHEET: 'This sheet is with another player.',
  NOT_YOUR_TURN: 'It is not your turn: another player is rolling or writing.',
  NO_CHOICE: 'You have no star: there is no piece to choose.',
  NO_CIRCLE: 'All your circles are ticked.',
  NO_NEW_LETTER: (about) => `A letter more than in ${about['other']}, or another one, is needed.`,
  NO_REQUIRED_LETTER: (about) => `The word must contain the ${about['letter']} of its row.`,
  NO_ROLL: 'The die is not rolled now.',
  NO_SUCH_ROW: 'There is no word in this row.',
  NO_VOTE: 'This vote is for the others.',
  OBJECTION_REFUTED: 'This objection has already been made and did not hold.',
  OWN_WORD: 'It is your own word: objections are for the others.',
  PHASE: 'This is not the moment.',
  PIECES: (about) => `Missing: ${lacking(about['missing'])}.`,
  ROUND_OVER: 'That round is over; the next one is on the table.',
  ROW: (about) => (about['row'] ? 'This row is not free for this word.' : 'Say for which letter.'),
  SAME_LETTERS: 'These six letters were used in another round.',
  SAME_ROOT: (about) =>
    about['other']
      ? `This word has the same root as ${about['other']}.`
      : 'The table finds the root of an earlier word in it.',
  SIX_LETTERS: 'A word of the dictionary with six letters is needed.',
  TOO_SOON: 'One moment more.',
  WAIT_LINE: 'Your word is written: wait until the others have theirs.',
  WORD_TOO_LONG: 'This word is too long for the French language.',
}
