/** The box on the shelf, and where the rest of the game is. */
import type { Game } from '../../lib/game'
import { typeset } from '../../lib/typo'
import Cover from './Cover.svelte'

export default {
  place: 6,
  colour: 2,
  cover: Cover,
  card: {
    fr: typeset({ title: 'Petit Bac', seats: '1 à 6 joueurs', pace: '5 min, en secret' }),
    en: { title: 'Petit Bac', seats: '1 to 6 players', pace: '5 min, in secret' },
  },
  room: () => import('./room'),
  table: () => import('./Table.svelte'),
} satisfies Game
