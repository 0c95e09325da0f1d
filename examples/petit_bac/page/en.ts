/** The same in English. */
import type { fr } from './fr'

export const en: typeof fr = {
  write: (letter) => `Write a word that begins with ${letter}.`,
  written: (word) => `You have written ${word}. The others are still writing.`,
  watch: (letter) => `Everybody looks for a word that begins with ${letter}.`,
  over: 'The game is over.',
  round: (round, rounds) => `round ${round} of ${rounds}`,
  yourWord: 'Your word',
  send: 'Write',
  nothing: 'No word has been read yet.',
  counted: (name, word, points) => `${name}: ${word}, ${points}`,
  failed: (name, word) => `${name}: ${word}, not in the dictionary`,
  why: { ROUNDS: 'All rounds are played.' },
}
