/** What the table of Petit Bac says in French; `en.ts` says the same in English. */
import { typeset } from '../../lib/typo'

export const fr = typeset({
  write: (letter: string) => `Écrivez un mot qui commence par ${letter}.`,
  written: (word: string) => `Vous avez écrit ${word}. On attend les autres.`,
  watch: (letter: string) => `On cherche un mot qui commence par ${letter}.`,
  over: 'La partie est finie.',
  round: (round: number, rounds: number) => `manche ${round} sur ${rounds}`,
  yourWord: 'Votre mot',
  send: 'Écrire',
  nothing: 'Aucun mot n’est encore lu.',
  counted: (name: string, word: string, points: number) => `${name} : ${word}, ${points}`,
  failed: (name: string, word: string) => `${name} : ${word}, pas au dictionnaire`,
  why: { ROUNDS: 'Toutes les manches sont jouées.' },
})
