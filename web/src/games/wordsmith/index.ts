/** The box on the shelf, and where the rest of the game is. */
import type { Game } from '../../lib/game'
import { typeset } from '../../lib/typo'
import Cover from './Cover.svelte'

export default {
  place: 3,
  colour: 2,
  cover: Cover,
  card: {
    fr: typeset({
      title: 'Wordsmith',
      seats: '1 à 4 joueurs',
      pace: '30 min, tous ensemble',
      alone: 'Seul, on joue au mot à mot ou à l’exercice : tâchez de faire mieux à chaque manche.',
    }),
    en: {
      title: 'Wordsmith',
      seats: '1 to 4 players',
      pace: '30 min, all together',
      alone: 'On your own you play word by word, or practise: try to do better every round.',
    },
  },
  room: () => import('./room'),
  table: () => import('./Table.svelte'),
  figure: () => import('./Figure.svelte'),
} satisfies Game
