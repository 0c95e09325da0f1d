/** The box on the shelf, and where the rest of the game is. */
import type { Game } from '../../lib/game'
import { typeset } from '../../lib/typo'
import Cover from './Cover.svelte'

export default {
  place: 4,
  colour: 3,
  cover: Cover,
  card: {
    fr: typeset({ title: 'Cadenas', seats: '2 à 6 joueurs', pace: '40 min, cartes en main' }),
    en: { title: 'Cadenas', seats: '2 to 6 players', pace: '40 min, cards in hand' },
  },
  room: () => import('./room'),
  table: () => import('./Table.svelte'),
  figure: () => import('./Figure.svelte'),
} satisfies Game
