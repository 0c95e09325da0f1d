/** The box on the shelf, and where the rest of the game is. */
import type { Game } from '../../lib/game'
import type { Chosen } from '../../lib/setting'
import { typeset } from '../../lib/typo'
import Cover from './Cover.svelte'

export default {
  place: 2,
  colour: 1,
  cover: Cover,
  steps: 3,
  card: {
    fr: typeset({
      short: ['Menez votre chaîne', 'de mots jusqu’à la croix.'],
      aim: 'Accrochez mot après mot au bout de votre chaîne, et menez-la jusqu’à la croix. Les lettres viennent de votre arsenal, de votre chaîne, ou de celle des autres.',
      told: 'ORNA s’accroche au O d’ORALE : la chaîne touche la croix.',
      title: 'La Guerre|des Mots',
      seats: '1 à 8 joueurs',
      pace: '15 à 40 min, tactique',
    }),
    en: {
      short: ['Lead your chain of words', 'to the cross.'],
      aim: 'Hook word after word to the end of your chain, and lead it to the cross. Letters come from your arsenal, from your own chain, or from those of others.',
      told: 'ORNA hooks on to the O of ORALE: the chain touches the cross.',
      title: 'La Guerre|des Mots',
      seats: '1 to 8 players',
      pace: '15 to 40 min, tactical',
    },
  },
  // an error is told before it costs the turn, to newcomers and among bots
  usual: ({ bots, first }): Chosen => (bots || first ? { referee: 'kind' } : {}),
  quiz: () => import('./quiz'),
  room: () => import('./room'),
  table: () => import('./Table.svelte'),
  figure: () => import('./Figure.svelte'),
} satisfies Game
