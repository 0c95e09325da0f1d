/** The same in English. */
import type { About, Told } from '../../lib/refusal'

export const refusals: Readonly<Record<string, Told>> = {
  ALREADY_WRITTEN: 'You have already written your word for this round.',
  NOT_A_WORD: (about: About) => `A word is made of letters, at least ${about['least']}.`,
  OTHER_LETTER: (about: About) => `The word must begin with ${about['letter']}.`,
  ROUND_OVER: 'This round is over; another letter is drawn.',
}
