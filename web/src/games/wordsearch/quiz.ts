/** A word of the notebook in this game's form: its letters out of order, to be slid into place. */
import { shuffled, type Quiz } from '../../lib/quiz'

export default {
  text: {
    fr: 'Remettez ces lettres en place.',
    en: 'Put these letters back in place.',
  },
  pose: shuffled,
} satisfies Quiz
