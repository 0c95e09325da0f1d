/** The box on the shelf, and where the rest of the game is. */
import type { Game } from '../../lib/game'
import type { Chosen } from '../../lib/setting'
import { typeset } from '../../lib/typo'
import Cover from './Cover.svelte'

export default {
  place: 2,
  colour: 1,
  cover: Cover,
  card: {
    fr: typeset({ title: 'La Guerre|des Mots', seats: '1 à 8 joueurs', pace: '1 h, tactique' }),
    en: { title: 'La Guerre|des Mots', seats: '1 to 8 players', pace: '1 h, tactical' },
  },
  // an error is told before it costs the turn, to newcomers and among bots
  usual: ({ bots, first }): Chosen => (bots || first ? { referee: 'kind' } : {}),
  room: () => import('./room'),
  table: () => import('./Table.svelte'),
  figure: () => import('./Figure.svelte'),
} satisfies Game
