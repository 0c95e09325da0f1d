/** The box on the shelf, and where the rest of the game is. */
import type { Game } from '../../lib/game'
import { typeset } from '../../lib/typo'
import Cover from './Cover.svelte'

export default {
  place: 4,
  colour: 3,
  cover: Cover,
  card: {
    fr: typeset({
      short: ['Allongez un mot adverse :', 'il est à vous.'],
      aim: 'Allongez un mot adverse sans changer l’ordre de ses lettres : il est à vous. Un nom propre gagne un cadenas, qui protège un de vos mots.',
      told: 'TRI devient TRAIT, et change de mains ; MEUSE gagne un cadenas, qui ferme TRAIT.',
      title: 'Cadenas',
      seats: '1 à 6 joueurs',
      pace: 'environ 14 min, cartes',
    }),
    en: {
      short: ['Lengthen a rival’s word:', 'it is yours.'],
      aim: 'Lengthen a rival’s word without changing the order of its letters: it is yours. A proper noun wins a padlock, which keeps one of your words safe.',
      told: 'TRI becomes TRAIT and changes hands; MEUSE wins a padlock, which closes TRAIT.',
      title: 'Cadenas',
      seats: '1 to 6 players',
      pace: 'about 14 min, cards',
    },
  },
  quiz: () => import('./quiz'),
  lasts: () => [15, 14, 14, 13],
  room: () => import('./room'),
  table: () => import('./Table.svelte'),
  figure: () => import('./Figure.svelte'),
} satisfies Game
