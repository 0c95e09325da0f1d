/** A word of the notebook in this game's form: its letters lie on the bench, in alphabetical order. */
import { shuffled, type Quiz } from '../../lib/quiz'

export default {
  text: {
    fr: 'Voici ses lettres, rangées comme dans l’alphabet.',
    en: 'Here are its letters, in the order of the alphabet.',
  },
  pose: (letters, dice) => {
    const sorted = letters.toSorted()
    return sorted.join('') === letters.join('') ? shuffled(letters, dice) : sorted
  },
} satisfies Quiz
