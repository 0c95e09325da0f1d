/** A word of the notebook in this game's form: consonants it holds, in their order. */
import type { Quiz } from '../../lib/quiz'

const VOWELS = 'AEIOUY'

export default {
  text: {
    fr: 'Ces lettres y sont, dans cet ordre, et d’autres entre elles.',
    en: 'These letters are in it, in this order, with others between them.',
  },
  pose: (letters) => {
    const hard = letters.filter((letter) => !VOWELS.includes(letter)).slice(0, 3)
    return hard.length > 0 && hard.length < letters.length ? hard : letters.slice(0, 1)
  },
} satisfies Quiz
