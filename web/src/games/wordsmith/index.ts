/** The box on the shelf, and where the rest of the game is. */
import type { Game } from '../../lib/game'
import { typeset } from '../../lib/typo'
import Cover from './Cover.svelte'

export default {
  place: 3,
  colour: 2,
  cover: Cover,
  steps: 6,
  card: {
    fr: typeset({
      short: ['Bâtissez des mots, trait', 'par trait, de vos morceaux.'],
      aim: 'Avec des barres et des courbes, bâtissez des lettres, et avec ces lettres des mots. Six mots remplissent la feuille ; chaque morceau inutile coûte une case.',
      told: 'Huit morceaux : SAC, puis, remontés, CLIP.',
      title: 'Wordsmith',
      seats: '1 à 4 joueurs',
      pace: '6 à 10 min, tous ensemble',
      alone:
        'En solitaire, on joue au mot à mot ou à l’exercice : tâchez de faire mieux à chaque manche.',
    }),
    en: {
      short: ['Build words, line by line,', 'out of your pieces.'],
      aim: 'Out of bars and curves you build letters, and out of these letters words. Six words fill the sheet; every useless piece costs a box.',
      told: 'Eight pieces: SAC, then, put together again, CLIP.',
      title: 'Wordsmith',
      seats: '1 to 4 players',
      pace: '6 to 10 min, all together',
      alone: 'On your own you play word by word, or practise: try to do better every round.',
    },
  },
  quiz: () => import('./quiz'),
  also: {
    text: {
      fr: 'S’exercer : huit pièces, deux minutes',
      en: 'Practise: eight pieces, two minutes',
    },
    chosen: { mode: 'practice', time: 'clock' },
  },
  room: () => import('./room'),
  table: () => import('./Table.svelte'),
  figure: () => import('./Figure.svelte'),
} satisfies Game
