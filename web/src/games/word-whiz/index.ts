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
      short: ['Trois consonnes : un mot', 'les contient. Dites-le.'],
      aim: 'Trois consonnes sur la table : dites le premier un mot qui les contient toutes. Chaque voyelle du mot fait avancer la vôtre ; qui amène ses cinq voyelles au bout gagne.',
      told: 'D, T, N : DIVERTISSEMENT avance I de 2 cases et E de 3.',
      title: 'Word-Whiz',
      seats: '1 à 4 joueurs',
      pace: 'environ 15 min, de vitesse',
      alone:
        'En solitaire, on compte les manches : tâchez d’en prendre moins que la dernière fois.',
    }),
    en: {
      short: ['Three consonants: a word', 'holds them all. Say it.'],
      aim: 'Three consonants on the table: be the first to say a word that holds them all. Each vowel in it moves yours on; whoever brings all five to the end wins.',
      told: 'D, T, N: DIVERTISSEMENT moves I on by 2 cells and E by 3.',
      title: 'Word-Whiz',
      seats: '1 to 4 players',
      pace: 'about 15 min, a race',
      alone: 'On your own you count rounds: try to need fewer than last time.',
    },
  },
  // by day nobody can be first at a microphone
  usual: ({ chosen }): Chosen => (chosen['time'] === 'day' ? { race: 'sealed' } : {}),
  quiz: () => import('./quiz'),
  lasts: () => [18, 15, 9, 7],
  room: () => import('./room'),
  table: () => import('./Table.svelte'),
  figure: () => import('./Figure.svelte'),
} satisfies Game
