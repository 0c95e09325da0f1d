/** The English of refusals.fr.ts, code by code. */
import type { Told } from './refusals.fr'

export const refusals: Readonly<Record<string, Told>> = {
  ABSENT: 'You are marked absent. Take your seat back first.',
  ENDING_OPEN: 'A proposal to stop is already open.',
  GAME_OVER: 'The game is over.',
  NO_QUESTION: 'Nobody is asking you to stop the game.',
  NO_SUCH_SEAT: 'There is no such seat at this table.',
  NOT_ABSENT: 'You are in your seat already.',
  RESIGNED: 'You have left this game.',
  TOO_EARLY: 'Too early: nobody can have read the card yet.',
  TOO_LATE: 'Time was up.',
}
