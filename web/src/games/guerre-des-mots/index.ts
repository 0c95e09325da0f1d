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
    fr: typeset({
      short: ['Menez votre chaîne', 'de mots jusqu’à la croix.'],
      aim: 'Accrochez mot après mot au bout de votre chaîne, et menez-la jusqu’à la croix. Les lettres viennent de votre arsenal, de votre chaîne, ou de celle des autres.',
      told: 'RUSA, PARIA, PURS, ORALES, ORNA : la chaîne atteint la croix.',
      title: 'La Guerre|des Mots',
      seats: '1 à 8 joueurs',
      pace: 'environ 16 min, tactique',
    }),
    en: {
      short: ['Lead your chain of words', 'to the cross.'],
      aim: 'Hook word after word to the end of your chain, and lead it to the cross. Letters come from your arsenal, from your own chain, or from those of others.',
      told: 'RUSA, PARIA, PURS, ORALES, ORNA: the chain reaches the cross.',
      title: 'La Guerre|des Mots',
      seats: '1 to 8 players',
      pace: 'about 16 min, tactical',
    },
  },
  // an error is told before it costs the turn, to newcomers and among bots
  usual: ({ bots, first }): Chosen => (bots || first ? { referee: 'kind' } : {}),
  quiz: () => import('./quiz'),
  lasts: () => [30, 16, 10, 5],
  room: () => import('./room'),
  table: () => import('./Table.svelte'),
  figure: () => import('./Figure.svelte'),
} satisfies Game
