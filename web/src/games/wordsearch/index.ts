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
      title: 'Wordsearch',
      seats: '1 à 4 joueurs',
      pace: '40 min, chacun son tour',
      alone: 'En solitaire, on joue contre son meilleur total.',
    }),
    en: {
      title: 'Wordsearch',
      seats: '1 to 4 players',
      pace: '40 min, in turns',
      alone: 'On your own you play against your best total.',
    },
  },
  // a bot is no judge of words, and a newcomer tries before a letter is final
  usual: ({ bots, first }) => ({
    ...(bots ? { validation: 'auto' } : {}),
    ...(first ? { touchMove: 'plan' } : {}),
  }),
  room: () => import('./room'),
  table: () => import('./Table.svelte'),
  figure: () => import('./Figure.svelte'),
} satisfies Game
