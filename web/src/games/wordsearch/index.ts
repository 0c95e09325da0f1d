/** The box on the shelf, and where the rest of the game is. */
import type { Game } from '../../lib/game'
import { typeset } from '../../lib/typo'
import Cover from './Cover.svelte'

export default {
  place: 5,
  colour: 4,
  cover: Cover,
  card: {
    fr: typeset({
      short: ['Glissez les lettres, alignez', 'un mot, retirez-le.'],
      aim: 'Faites glisser des lettres dans les cercles libres pour aligner un mot, puis retirez-le. Plus le mot est long, plus chaque lettre compte.',
      told: 'Cinq lettres glissent : ISOLE se lit vers le bas, et se retire.',
      title: 'Wordsearch',
      seats: '1 à 4 joueurs',
      pace: 'environ 14 min, lettres',
      alone: 'En solitaire, on joue contre son meilleur total.',
    }),
    en: {
      short: ['Slide letters, line up', 'a word, take it away.'],
      aim: 'Slide letters into free circles to line up a word, then take it away. The longer the word, the more each letter counts.',
      told: 'Five letters slide: ISOLE is read downwards, and taken away.',
      title: 'Wordsearch',
      seats: '1 to 4 players',
      pace: 'about 14 min, letters',
      alone: 'On your own you play against your best total.',
    },
  },
  // a bot is no judge of words, and a newcomer tries before a letter is final
  usual: ({ bots, first }) => ({
    ...(bots ? { validation: 'auto' } : {}),
    ...(first ? { touchMove: 'plan' } : {}),
  }),
  quiz: () => import('./quiz'),
  lasts: () => [15, 14, 14, 11],
  room: () => import('./room'),
  table: () => import('./Table.svelte'),
  figure: () => import('./Figure.svelte'),
} satisfies Game
