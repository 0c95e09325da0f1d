/** The English of refusals.fr.ts, code by code. */
import type { Told } from './refusal'

export const refusals: Readonly<Record<string, Told>> = {
  ABSENT: 'You are marked absent. Take your seat back first.',
  ALREADY_BACK: 'You are back already: the others are awaited.',
  BAD_NAME: 'This name cannot be used here. Choose another.',
  BAD_OPTION: (about) =>
    about['option'] === 'seats' && about['least'] === about['most']
      ? 'This game is played alone here.'
      : about['option'] === 'seats'
        ? `With these options ${about['least']} to ${about['most']} players are needed.`
        : 'An option of the table has a value that is not allowed.',
  BAD_POSITION: 'This starting position cannot be read.',
  BAD_SEATS: (about) => `This table takes ${about['least']} to ${about['most']} players.`,
  BEGUN: 'The game has begun already.',
  ENDING_OPEN: 'A proposal to stop is already open.',
  FOREIGN_ORIGIN: 'This request does not come from a page of the club.',
  GAME_NOT_OVER: 'The game is not over.',
  GAME_OVER: 'The game is over.',
  MALFORMED: 'The club did not understand this request. Reload the page.',
  NOT_ABSENT: 'You are in your seat already.',
  NOT_AWAITED: 'Nothing is awaited from you at the moment.',
  NOT_HERE: 'This can only be asked from the club’s own device.',
  NOT_HOST: 'Only the host of the table can do that.',
  NOT_PAUSED: 'The game is not paused.',
  NOT_STARTED: 'The game has not begun.',
  NOT_YOUR_SEAT: 'This seat is not yours.',
  NO_NETWORK: 'This device is not connected to any network.',
  NO_PAUSE: 'This table cannot pause now.',
  NO_QUESTION: 'Nobody is asking you to stop the game.',
  NO_RULES: 'This rulebook is not written yet.',
  NO_ANALYSIS: 'The moves of this game were not judged.',
  BEING_MADE: 'The moves of this game are being judged.',
  NO_SUCH_GAME: 'This game is not at the club yet.',
  NO_SUCH_LINE: 'The game has no such line.',
  NO_SUCH_SEAT: 'There is no such seat at this table.',
  NO_SUCH_TABLE: 'No table has this code.',
  PAUSED: 'The game is paused.',
  NOT_AGREED: 'This table has not agreed to hints.',
  NOT_THE_NEXT_STEP: 'A hint is given step by step.',
  NOTHING_TO_FIND: 'There is no hint at the moment.',
  UNFIT: 'Not a word for this table: it plays with the school dictionary.',
  RESIGNED: 'You have left this game.',
  SEAT_TAKEN: 'This seat has just been taken. Choose another.',
  TOO_EARLY: 'Too early: the time has not come.',
  TOO_FAST: 'Too many requests at once. Wait a moment.',
  TOO_FEW: (about) => `At least ${about['least'] ?? 'two'} players are needed to begin.`,
  TOO_LARGE: 'This request is too long.',
  TOO_LATE: 'Time was up.',
  TOO_LONG: 'This game has lasted too long: it will end by itself.',
  TOO_SOON: 'One moment more.',
}
