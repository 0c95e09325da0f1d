/** The box on the shelf, and where the rest of the game is. */
import type { Game } from '../../lib/game'
import type { Chosen } from '../../lib/setting'
import { typeset } from '../../lib/typo'
import Cover from './Cover.svelte'

export default {
  place: 1,
  colour: 5,
  cover: Cover,
  card: {
    fr: typeset({
      title: 'Word-Whiz',
      seats: '1 à 4 joueurs',
      pace: '20 min, de vitesse',
      alone:
        'En solitaire, on compte les manches : tâchez d’en prendre moins que la dernière fois.',
    }),
    en: {
      title: 'Word-Whiz',
      seats: '1 to 4 players',
      pace: '20 min, a race',
      alone: 'On your own you count rounds: try to need fewer than last time.',
    },
  },
  // by day nobody can be first at a microphone
  usual: ({ chosen }): Chosen => (chosen['time'] === 'day' ? { race: 'sealed' } : {}),
  room: () => import('./room'),
  table: () => import('./Table.svelte'),
  figure: () => import('./Figure.svelte'),
} satisfies Game
