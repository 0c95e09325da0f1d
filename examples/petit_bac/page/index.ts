/** The box on the shelf, and where the rest of the game is. */
import type { Game } from '../../lib/game'
import { typeset } from '../../lib/typo'
import Cover from './Cover.svelte'

export default {
  place: 6,
  colour: 2,
  cover: Cover,
  card: {
    fr: typeset({
      short: ['Une lettre : écrivez', 'un mot, en secret.'],
      aim: 'Une lettre est tirée : chacun écrit en secret un mot qui commence par elle. Un mot que personne d’autre n’a écrit rapporte un point par lettre.',
      told: 'M : on écrit MOT, qui vaut trois points.',
      title: 'Petit Bac',
      seats: '1 à 6 joueurs',
      pace: 'environ 5 min, en secret',
    }),
    en: {
      short: ['One letter: write', 'a word, in secret.'],
      aim: 'A letter is drawn: everybody writes in secret a word that begins with it. A word that nobody else has written earns a point for each letter.',
      told: 'M: you write MOT, which is worth three points.',
      title: 'Petit Bac',
      seats: '1 to 6 players',
      pace: 'about 5 min, in secret',
    },
  },
  room: () => import('./room'),
  table: () => import('./Table.svelte'),
} satisfies Game
