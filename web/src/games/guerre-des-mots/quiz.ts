/** A word of the notebook in this game's form: the two ends of a chain, to be joined. */
import type { Quiz } from '../../lib/quiz'

export default {
  text: {
    fr: 'Les deux bouts de la chaîne sont posés, reliez-les.',
    en: 'Both ends of the chain are laid: join them.',
  },
  pose: (letters) =>
    letters.map((letter, n) =>
      n === 0 || (n === letters.length - 1 && letters.length > 2) ? letter : '',
    ),
} satisfies Quiz
