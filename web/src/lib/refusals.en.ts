/** The English of refusals.fr.ts, code by code. */
import type { Told } from './refusals.fr'
import { listed } from './typo'

/** “N and T” */
const each = (letters: unknown): string => listed([...String(letters)], 'and')

/** MEUSE as a name: Meuse */
const named = (word: unknown): string =>
  String(word).charAt(0) + String(word).slice(1).toLocaleLowerCase('fr')

const COUNT = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

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

export const refusals: Readonly<Record<string, Told>> = {
  ABSENT: 'You are marked absent. Take your seat back first.',
  ALREADY_ACCEPTED: 'You have let this word stand already.',
  ALREADY_CLAIMED: (about) =>
    about['mine'] || !about['by']
      ? `${about['other']} is claimed already in this round.`
      : `${about['other']} is claimed by ${about['by']} in this round.`,
  ALREADY_CONFIRMED: 'You have handed this sheet back already.',
  ALREADY_JUDGED: 'This word was questioned already, and it is good.',
  ALREADY_LOCKED: 'This word has a padlock already.',
  ALREADY_MOVED: 'This letter has slid already: only once a turn.',
  ALREADY_PASSED: 'You have said already that you have nothing this round.',
  ALREADY_PLACED: 'This padlock is closed on a word and stays there.',
  ALREADY_REACHED: 'You have reached for the microphone already this round.',
  ALREADY_READY: 'You are ready already.',
  ALREADY_STUCK: 'You have said already that you are stuck.',
  ALREADY_TAKEN: 'You have taken a pair in this turn.',
  ALREADY_VOTED: 'You have voted already.',
  ALREADY_WRITTEN: 'Your word is written already for this round.',
  ANAGRAM: (about) =>
    about['word']
      ? `${about['other']} is on your sheet, and ${about['word']} only changes its order.`
      : `${about['other']} is on your sheet: another order is not enough.`,
  ARSENAL_ONLY: 'The first word comes from your arsenal alone.',
  ASSEMBLY: (about) =>
    about['sign']
      ? `The ${about['sign']} is not built as in the guide.`
      : 'Each letter is built as in the guide.',
  AXIS_ONLY: 'Behind a cross one goes on in the axis of the word.',
  BAD_COMPOUND: 'The cross of a compound stands between its two members, in their axis.',
  BAD_COUP: 'This coup cannot be read.',
  BAD_FACE: 'This token does not bear that letter.',
  BAD_OPTION: (about) =>
    about['option'] === 'seats' && about['least'] === about['most']
      ? 'This game is played alone here.'
      : about['option'] === 'seats'
        ? `With these options ${about['least']} to ${about['most']} players are needed.`
        : 'An option of the table has a value that is not allowed.',
  BAD_POSITION: 'This starting position cannot be read.',
  BAD_SEATS: (about) => `This table takes ${about['least']} to ${about['most']} players.`,
  BASE_WORD: 'The word on the starting base may not be shot at.',
  BEGUN: 'The game has begun already.',
  BEND_NOT_A_WORD: (about) => `${about['word'] ?? 'The turned letter'} is not a word.`,
  BEND_TOO_SHORT: 'The shortened word must keep at least two letters.',
  BLOCKADED: 'A chess piece keeps this whole chain safe.',
  BLOCKED: (about) =>
    `The ${about['by']} is in the way of the ${about['letter']}. Move it first if it is in the word.`,
  BLUE_GUN: 'No shot starts from a blue cell.',
  BOXES: (about) => {
    const unused = Number(about['unused'])
    const boxes = Number(about['boxes'])
    const over = unused === 1 ? 'One piece' : `${unused} pieces`
    const room = boxes === 0 ? 'no box left' : boxes === 1 ? 'only one box' : `only ${boxes} boxes`
    return `${over} would be left over, and you have ${room}.`
  },
  BOX_EMPTY: 'The box is empty: the die gives nothing more.',
  CARDS: (about) =>
    about['missing']
      ? `Your hand lacks ${each(about['missing'])}.`
      : 'These cards are not in your hand.',
  CHOOSE_FIRST: 'Choose the piece of your star first.',
  CLAIM_HELD: 'Your word is on its way; wait for its fate.',
  CLAIM_OPEN: 'A word is before the table: objections are awaited.',
  CLAIM_OR_STOP: 'The dictionary refused a word: announce another one, or stop.',
  CLAIM_OVER: 'This word is no longer before the table.',
  CLOSED: 'This base still waits for its player’s first word: keep away from it.',
  COMPARTMENT_EMPTY: 'This compartment is empty. Choose another piece.',
  CONTACT: 'Two tokens may not touch, not even by a corner.',
  COUP_OVER: 'This coup has been played.',
  CROSS_NOT_EARNED:
    'The cross is earned by taking a word with a meaning from one chain, without the arsenal.',
  CROSS_NOT_THERE: 'The cross goes to the free end of the word, in its axis, on a free cell.',
  CROSS_ON_CENTRE: 'A word touching a brown cell may not be protected.',
  CROSS_STAYS: 'A cross may not be moved.',
  CUT: 'A chain is not cut in two.',
  EMPTY_PACK: 'This pack is empty. Turn a card from another.',
  EMPTY_SQUARE: 'This square is empty. Take another pair.',
  ENDING_OPEN: 'A proposal to stop is already open.',
  EXCLUDED: 'You sit out this round: your last word was refused.',
  FINAL_S: 'An S alone at the end does not take a word.',
  FIRST_WORD: 'The first word has four letters and goes on one of your bases.',
  FOREIGN_ORIGIN: 'This request does not come from a page of the club.',
  FROZEN: 'Your chain is safe: turn its piece back first to capture, shoot or pirate.',
  GAME_NOT_OVER: 'The game is not over.',
  GAME_OVER: 'The game is over.',
  GUARDED_WORD: 'This word is protected by its cross: take it back before lengthening.',
  INSTEAD_OF_THE_TURN: 'Drawing takes the place of the turn, before anything was played.',
  KEEPS_VALUE: 'A joker or an accented vowel that is taken keeps its value.',
  KEEP_ONE_CARD: 'Keep one card: it goes back to the empty square.',
  LEFT_NOT_A_WORD: (about) => `${about['word'] ?? 'A piece'} would be left, which is not a word.`,
  LINE_OVER: 'This line is over; the next one has begun.',
  MALFORMED: 'The club did not understand this request. Reload the page.',
  MOVED_LETTER_OUTSIDE_WORD: (about) => `The ${about['letter']} moved and is not in the word.`,
  MUST_MOVE: 'Move a letter first.',
  NO: 'This word can no longer be challenged, or it is yours.',
  NOTHING_LEFT: 'At least one word must be left to this chain.',
  NOT_ABSENT: 'You are in your seat already.',
  NOT_ALLOWED: (about) => {
    if (about['sign']) return `The sign ${about['sign']} is not in the guide.`
    if (about['least']) return `A word has at least ${COUNT[Number(about['least'])]} letters.`
    if (about['name']) return `${about['word']} is a proper noun.`
    if (about['hyphen']) return 'Words with a hyphen are not allowed at this table.'
    return about['word']
      ? `${about['word']} is not in the dictionary.${about['vote'] ? ' The table may judge it.' : ''}`
      : 'No abbreviation, no compound word, no sign outside the alphabet.'
  },
  NOT_AN_END: 'Letters are taken only from the ends of a chain.',
  NOT_AN_INSERTION: (about) => `Letters are added to ${about['word']}; its own keep their order.`,
  NOT_A_BEND: 'The last letter of the end turns to a right angle of its neighbour.',
  NOT_A_PROPER_NOUN: (about) =>
    `${named(about['word'])} is not among the proper nouns.${about['vote'] ? ' The table may judge it.' : ''}`,
  NOT_A_WORD: (about) => `${about['word'] ?? 'This word'} is not in the dictionary.`,
  NOT_BLOCKED: 'You can still lay a word: drawing is for the blocked.',
  NOT_BY_CAPTURE: 'A chain is not opened with captured letters only.',
  NOT_CHAINED: 'The word must hang on an end of the chain.',
  NOT_HOST: 'Only the host of the table can do that.',
  NOT_IN_ARSENAL: 'This token is not in your arsenal.',
  NOT_IN_LINE: 'A coup lays a single word, in a straight line without a gap.',
  NOT_NOW: 'This is not the moment.',
  NOT_ON_BASE: 'This word must cover the four cells of one of your bases.',
  NOT_SPELLED_THERE: 'The word does not read on this line.',
  NOT_STRAIGHT: (about) => `The ${about['letter']} slides in a straight line only.`,
  NOT_STUCK: 'You had not said that you are stuck.',
  NOT_TAKEN: 'This piece was not taken for a circle.',
  NOT_YOUR_CHAIN: 'Only letters of one’s own chain are recovered.',
  NOT_YOUR_PADLOCK: 'This padlock is not yours.',
  NOT_YOUR_SEAT: 'This seat is not yours.',
  NOT_YOUR_SHEET: 'This sheet is with another player.',
  NOT_YOUR_TURN: 'It is not your turn.',
  NOT_YOUR_WORD: 'A padlock goes on one of your own words.',
  NO_BEND: 'The simplified rule knows no change of direction.',
  NO_CHOICE: 'You have no star: there is no piece to choose.',
  NO_CIRCLE: 'All your circles are ticked.',
  NO_CROSS: 'You have no cross left.',
  NO_CROSS_TO_LIFT: 'There is no cross of yours at this end.',
  NO_GUN: 'Only a consonant laid at the end of the word can shoot.',
  NO_LETTER: 'This circle is empty.',
  NO_LETTER_MOVED: 'A word announced has at least one letter moved this turn.',
  NO_NEW_LETTER: (about) => `A letter more than in ${about['other']}, or another one, is needed.`,
  NO_PADLOCK_LEFT: 'No padlock is left on the rim: no new proper noun can be made.',
  NO_QUESTION: 'Nobody is asking you to stop the game.',
  NO_REQUIRED_LETTER: (about) => `The word must contain the ${about['letter']} of its row.`,
  NO_ROLL: 'The die is not rolled now.',
  NO_RULES: 'This rulebook is not written yet.',
  NO_SUCH_END: 'This chain has no such end.',
  NO_SUCH_GAME: 'This game is not at the club yet.',
  NO_SUCH_PACK: 'There are only three packs.',
  NO_SUCH_ROW: 'There is no word in this row.',
  NO_SUCH_LINE: 'The game has no such line.',
  NO_SUCH_SEAT: 'There is no such seat at this table.',
  NO_SUCH_SQUARE: 'There is no such square.',
  NOT_STARTED: 'The game has not begun.',
  NO_SUCH_TABLE: 'No table has this code.',
  NO_SUCH_WORD: 'This word is no longer on the table.',
  NO_SYMBOLS: 'The simplified rule knows no chess pieces.',
  NO_SYMBOL_HERE: 'The token’s piece is not that of the cell.',
  NO_SYMBOL_TO_HIDE: 'None of your pieces shows on this cell.',
  NO_TARGET: 'There is nothing to hit in that direction.',
  NO_TOKEN_THERE: 'There is no token on this cell.',
  NO_VALUE: 'This letter has no shooting value.',
  NO_VOTE: 'This vote is for the others.',
  OBJECTION_REFUTED: 'This objection was made already and did not hold.',
  OCCUPIED: 'There is a token on this cell already.',
  OFF_BOARD: 'This circle is off the board.',
  ONCE_PER_TURN: (about) => `${about['word']} has been played in this turn.`,
  ONE_CAPTURE_PER_TURN: (about) =>
    about['word']
      ? `One word of one opponent a turn: you have taken ${about['word']}.`
      : 'One word of one opponent a turn.',
  ONE_LETTER_ONLY: 'Without a word only one letter moves. Take the others back.',
  ONE_WORD: 'A recovery takes one word at most.',
  OWN_PROPER_NOUN: (about) =>
    `${named(about['word'])} is a proper noun: you cannot change it, the others can.`,
  OWN_WORD: 'It is your own word: the others judge it.',
  PADLOCKED: (about) => `${about['word']} is padlocked.`,
  PADLOCK_ON_PROPER: 'A padlock never protects a proper noun.',
  PHASE: 'This is not the moment.',
  PIECES: (about) => `Missing: ${lacking(about['missing'])}.`,
  PIRATE_MAY_NOT: 'A pirate does not shoot and sets no cross.',
  PROTECTED: 'A cross protects this word.',
  PUT_BACK: (about) =>
    about['cards'] === 2
      ? 'Without a word played, two cards go back to the square.'
      : about['cards'] === 0
        ? 'No card has to go back.'
        : 'One card goes back to the empty square.',
  QUESTION_OVER: 'This vote is over.',
  RACE_IS_LIVE: 'Here the word is said into the microphone, not written in secret.',
  RACE_IS_SEALED: 'Here everybody writes in secret, nobody takes the microphone.',
  REPEATED: 'This position has already stood in this turn.',
  RESERVE_EMPTY: 'The reserve is empty.',
  RESIGNED: 'You have left this game.',
  ROUND_OVER: 'That round is over; the next one is on the table.',
  ROW: (about) => (about['row'] ? 'This row is not free for this word.' : 'Say for which letter.'),
  SAME_END: 'Letters taken at this end are not laid again at the same end.',
  SAME_LETTERS: 'These six letters were used in another round.',
  SAME_ROOT: (about) =>
    about['other']
      ? `This word has the same root as ${about['other']}.`
      : 'The table finds the root of an earlier word in it.',
  SEAT_TAKEN: 'This seat has just been taken. Choose another.',
  SHOT_TWICE: 'A consonant shoots only once in each direction.',
  SIX_LETTERS: 'A word of the dictionary with six letters is needed.',
  SPOILS: 'A shot takes whole words, from an end up to the word hit, and leaves one.',
  TAKE_FIRST: 'Take a pair first.',
  THIRD_TIME: 'This position would come back for the third time.',
  TOO_EARLY: 'Too early: nobody can have read the card.',
  TOO_FAST: 'Too many requests at once. Wait a moment.',
  TOO_FEW: (about) => `At least ${about['least'] ?? 'two'} players are needed to begin.`,
  TOO_LARGE: 'This request is too long.',
  TOO_LATE: 'Time was up.',
  TOO_SHORT: (about) =>
    `A word has at least ${COUNT[Number(about['least'])] ?? about['least']} letters.`,
  TOO_SOON: 'One moment more.',
  TOUCH_IS_PLAN: 'Here you try first, and all is played in one move.',
  TOUCH_IS_STRICT: 'Here every letter let go is played.',
  TURNED_DOWN: 'This player has just said no.',
  TURN_OVER: 'That turn is over.',
  TWO_CHAINS: 'Two chains a player, no more.',
  TWO_WORDS: 'One coup lengthens and hooks only if the lengthened word stays the same.',
  VIOLET: 'A violet cell receives no token, except a cross.',
  VOTED_DOWN: (about) => `The table has refused ${about['word']} already.`,
  WAIT_LINE: 'Your word is written: wait until the others have theirs.',
  WORD_EMPTY: 'Write a word first.',
  WORD_NOT_LETTERS: 'A word is written with letters, without digits or spaces.',
  WORD_OVER: 'That word is settled; another one is on the table.',
  WORD_TOO_LONG: 'This word is too long for the French language.',
  WRONG_ACCENT: 'The accent announced is not on the back of this token.',
}
