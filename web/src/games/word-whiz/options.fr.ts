/** What the page says of each option of this game: its name, a sentence, its values. */
import type { OptionText } from '../../lib/game'
import { typeset } from '../../lib/typo'

export const options: Readonly<Record<string, OptionText>> = typeset({
  judge: {
    name: 'Juge',
    note: 'Le dictionnaire tranche aussitôt, ou la table vote quand un mot est contesté.',
    values: { auto: 'Dictionnaire', vote: 'La table' },
  },
  race: {
    name: 'Course',
    note: 'Le plus vif prend le microphone, ou chacun écrit en secret et l’on ouvre ensemble.',
    values: { live: 'Microphone', sealed: 'Écrite' },
  },
  raceSeconds: {
    name: 'Temps de la course',
    note: 'Sans mot au bout de ce temps, la manche passe.',
    values: {},
  },
  afterInvalid: {
    name: 'Après un mot refusé',
    note: 'La manche finit là, ou les autres peuvent encore chercher avec les mêmes consonnes.',
    values: { endRound: 'Manche finie', continue: 'Les autres jouent' },
  },
  noRepeat: {
    name: 'Mots répétés',
    note: 'Un mot qui a compté peut resservir, ou il est pris pour toute la partie.',
    values: { false: 'Permis', true: 'Une fois' },
  },
  deck: {
    name: 'Cartes',
    note: 'Les 55 cartes de la boîte, ou sans les trois W, que le français emploie peu.',
    values: { official: 'De la boîte', noW: 'Sans W' },
  },
  track: {
    name: 'Longueur des pistes',
    note: 'Treize cases comme dans la boîte, dix pour une partie courte.',
    values: {},
  },
  speakSeconds: {
    name: 'Temps de parole',
    note: 'Qui tient le microphone et se tait perd la manche suivante.',
    values: {},
  },
  flipSeconds: {
    name: 'Temps pour tourner',
    note: 'Passé ce temps, la carte se tourne d’elle-même.',
    values: {},
  },
  contestSeconds: {
    name: 'Temps pour contester',
    note: 'Quand la table juge, le mot tient si personne ne le conteste à temps.',
    values: {},
  },
  voteSeconds: {
    name: 'Temps du vote',
    note: 'Une voix qui manque compte pour un refus.',
    values: {},
  },
  dup: {
    name: 'Consonne double',
    note: 'Deux N visibles demandent deux N dans le mot, ou un seul suffit.',
    values: { multiset: 'Autant de fois', set: 'Une fois suffit' },
  },
  cap: {
    name: 'Arrivée',
    note: 'Les pas de trop sont perdus, ou la voyelle n’avance que si le compte est juste.',
    values: { lose: 'Pas perdus', exact: 'Compte juste' },
  },
  excludedFlips: {
    name: 'Un exclu tourne-t-il la carte ?',
    note: 'Exclu d’une manche, on ne prend pas le microphone ; on peut garder le soin de tourner.',
    values: { false: 'Non', true: 'Oui' },
  },
  raceOnDeal: {
    name: 'Course dès la donne',
    note: 'Les trois premières cartes font déjà une manche, ou il faut d’abord en tourner une.',
    values: { false: 'Non', true: 'Oui' },
  },
  idleRounds: {
    name: 'Manches sans personne',
    note: 'Après tant de manches par joueur sans un geste, la partie s’arrête.',
    values: {},
  },
  cardCount: {
    name: 'Cartes couvertes',
    note: 'On peut, ou non, regarder les cartes déjà couvertes.',
    values: { false: 'Cachées', true: 'Visibles' },
  },
  rubber: {
    name: 'Bots élastiques',
    note: 'Un bot ralentit un peu quand il mène, et se presse quand il est mené.',
    values: { false: 'Non', true: 'Oui' },
  },
})
