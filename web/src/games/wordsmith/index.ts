/** The box on the shelf, and where the rest of the game is. */
import type { Game, Minutes } from '../../lib/game'
import { typeset } from '../../lib/typo'
import Cover from './Cover.svelte'

const RACE: Minutes = [7, 4, 4, 4]
const OTHER: Readonly<Record<string, Minutes>> = {
  motamot: [14, 8, 8, 8], // about twice the race, where it was measured
  practice: [2, 2, 2, 2],
}

export default {
  place: 3,
  colour: 2,
  cover: Cover,
  card: {
    fr: typeset({
      short: ['Bâtissez des mots, trait', 'par trait, de vos morceaux.'],
      aim: 'Traits et courbes font des lettres, et les lettres des mots. Six mots remplissent la feuille ; un morceau de reste coûte une case.',
      told: 'Huit morceaux, remontés cinq fois : SAC, CLIP, LIS, PIC, CAP.',
      title: 'Wordsmith',
      seats: '1 à 4 joueurs',
      pace: 'environ 4 min, tous ensemble',
      alone:
        'En solitaire, on joue au mot à mot ou à l’exercice : tâchez de faire mieux à chaque manche.',
    }),
    en: {
      short: ['Build words, stroke by', 'stroke, from your pieces.'],
      aim: 'Out of straights and curves you build letters, and out of these letters words. Six words fill the sheet; every piece left over costs a box.',
      told: 'Eight pieces, put together five times: SAC, CLIP, LIS, PIC, CAP.',
      title: 'Wordsmith',
      seats: '1 to 4 players',
      pace: 'about 4 min, all together',
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
  lasts: ({ mode }) => OTHER[String(mode)] ?? RACE,
  room: () => import('./room'),
  table: () => import('./Table.svelte'),
  figure: () => import('./Figure.svelte'),
} satisfies Game
