/** What the notebook says. Loaded with it. */
import { counted } from './french'
import { typeset } from './typo'

export const fr = typeset({
  title: 'Mon carnet',
  tabs: { words: 'Mes mots', bests: 'Mes records', family: 'Le livre de famille' },
  replay: 'Revoir une partie gardée',
  print: 'Imprimer',
  take: 'Emporter (fichier)',
  bring: 'Reprendre un fichier',
  brought: 'Le carnet du fichier est entré dans celui-ci.',
  notOne: 'Ce fichier n’est pas un carnet.',
  search: (count: number) => `Chercher parmi ${counted(count, 'mot')}`,
  filters: { all: 'Tous', missed: 'Manqués', looked: 'Cherchés', refused: 'Refusés' },
  filter: 'Quels mots',
  empty: 'Vos mots viendront ici, avec leur sens, dès la première partie.',
  noneHere: 'Aucun mot ici.',
  how: { missed: 'manqué', looked: 'cherché', refused: 'refusé' },
  where: (how: string, game: string, when: string) => [how, game, when].filter(Boolean).join(', '),
  dictionary: 'dictionnaire',
  family: 'Famille',
  known: (days: number) => (days === 0 ? 'pas encore su' : `su ${days} fois sur 3`),
  drop: (word: string) => `Retirer ${word} du carnet`,
  dropShort: 'Retirer',
  all: (count: number) => `Tous les mots (${count})`,
  review: (at: number, of: number) => `À revoir, ${at} sur ${of}`,
  letters: (count: number) => `${counted(count, 'lettre')}.`,
  shown: (letters: string) => `On voit : ${letters}.`,
  field: 'Le mot',
  answer: 'C’est ce mot',
  show: 'Montrez-moi',
  next: 'Mot suivant',
  right: (word: string) => `${word}, c’est lui.`,
  wrong: 'Ce n’est pas celui-là. Encore un essai.',
  was: (word: string) => `C’était ${word}.`,
  back: (when: string) => `Il reviendra ${when}.`,
  rest: 'Rien à revoir aujourd’hui. Un mot su revient de plus en plus tard.',
  spaced: 'Un mot su revient de plus en plus tard. Deux minutes, quand vous voudrez.',
  here: 'Le carnet est dans ce navigateur. Personne d’autre ne le lit, et il s’emporte dans un fichier.',
  noBests: 'Vos records viendront ici, à la fin de la première partie.',
  counted: {
    score: 'le meilleur score',
    word: 'le plus long mot',
    justesse: 'la meilleure justesse',
  } as Readonly<Record<string, string>>,
  modes: { alone: 'en solitaire', bots: 'contre des bots', people: 'entre personnes' } as Readonly<
    Record<string, string>
  >,
  figures: {
    score: (n: number) => String(n),
    word: (n: number) => `${counted(n, 'lettre')}`,
    justesse: (n: number) => `${n} sur 100`,
  } as Readonly<Record<string, (n: number) => string>>,
  book: {
    lead: 'Écrit par ceux qui jouent à ce club. Une ligne y entre quand un record tombe, et celle d’avant y reste.',
    none: 'Aucun record n’est encore écrit.',
    off: 'Ce club est ouvert à tous : il n’écrit pas de livre de famille.',
    record: 'Record',
    who: 'Qui',
    figure: 'Combien',
    table: 'À la table',
    met: (a: string, b: string, times: number, won: number, lost: number) =>
      `${a} et ${b} ont joué ${times} fois ensemble, ${won} à ${lost}.`,
    clear: 'Effacer le livre',
    sure: 'Effacer toutes les lignes du livre, pour tous ?',
    yes: 'Effacer',
    no: 'Garder',
    cleared: 'Le livre est effacé.',
    failed: 'Le club ne répond pas.',
  },
})

export type Carnet = typeof fr
