/** A word of the notebook in this game's form: the word lies there, without one of its cards. */
import type { Quiz } from '../../lib/quiz'

export default {
  text: {
    fr: 'Le mot est posé, il y manque une carte.',
    en: 'The word is laid, and one card is missing.',
  },
  pose: (letters, dice) => {
    const gone = Math.min(letters.length - 1, Math.floor(dice * letters.length))
    return letters.map((letter, n) => (n === gone ? '' : letter))
  },
} satisfies Quiz
