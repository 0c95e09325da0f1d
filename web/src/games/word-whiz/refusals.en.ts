/** The English of refusals.fr.ts, code by code. */
import type { Told } from '../../lib/refusal'

export const refusals: Readonly<Record<string, Told>> = {
  ALREADY_ACCEPTED: 'You have already let this word stand.',
  ALREADY_PASSED: 'You have already said that you have nothing this round.',
  ALREADY_REACHED: 'You have already reached for the microphone this round.',
  ALREADY_VOTED: 'You have already voted on the word said at the microphone.',
  ALREADY_WRITTEN: 'Your word for this round is already written.',
  EMPTY_PACK: 'This pack is empty. Turn a card from another.',
  EXCLUDED: 'You sit out this round: your last word was refused.',
  NOT_NOW: (about) =>
    about['phase'] === 'FLIP'
      ? 'A card must be turned first.'
      : about['phase'] === 'RACE'
        ? 'The race is open: look for a word.'
        : about['phase'] === 'SAY'
          ? 'The microphone is taken: listen.'
          : 'A word is before the table: wait for the verdict.',
  NOT_YOUR_TURN: 'It is not for you to turn the card.',
  NO_SUCH_PACK: 'There are only three packs.',
  OWN_WORD: 'You said this word: the others judge it.',
  RACE_IS_LIVE: 'Here the word is said into the microphone, not written in secret.',
  RACE_IS_SEALED: 'Here everybody writes in secret, nobody takes the microphone.',
  ROUND_OVER: 'That round is over; other cards are on the table.',
  TOO_EARLY: 'Too early: nobody can have read the card.',
  WORD_EMPTY: 'Write a word first.',
  WORD_NOT_LETTERS: 'A word is written with letters, without digits or spaces.',
  WORD_OVER: 'That word is settled; another one is on the table.',
  WORD_TOO_LONG: 'This word is too long for the French language.',
}
