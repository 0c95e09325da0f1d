/** What the page says of each option of this game: its name, a sentence, its values. */
import type { OptionText } from '../../lib/game'
import { typeset } from '../../lib/typo'

export const options: Readonly<Record<string, OptionText>> = typeset({
  mode: {
    name: 'Jeu',
    note: 'Tous cherchent à la fois, ou mot après mot avec les mêmes dés, ou l’exercice de deux minutes.',
    values: { base: 'Course', motamot: 'Mot à mot', practice: 'Exercice' },
  },
  secret: {
    name: 'Secret Wordsmith',
    note: 'On écrit en silence, et le voisin de gauche relit la feuille à la fin de la manche.',
    values: { false: 'Non', true: 'Oui' },
  },
  expert: {
    name: 'Jeu expert',
    note: 'Six lettres sont imposées, une par ligne, et chaque mot contient celle de sa ligne.',
    values: { false: 'Non', true: 'Oui' },
  },
  gloire: {
    name: 'Gloire aux mots les plus longs',
    note: 'À partir de la quatrième, chaque lettre vaut deux points.',
    values: { false: 'Non', true: 'Oui' },
  },
  racines: {
    name: 'Ne tirez pas sur les racines',
    note: 'Dans une manche, aucun mot n’est de la famille d’un mot déjà pris.',
    values: { false: 'Non', true: 'Oui' },
  },
  roots: {
    name: 'Jusqu’où va une famille',
    note: 'Avec les racines : les mots proches seulement, comme mer et marin ; ou les racines savantes aussi, comme eau et aquatique.',
    values: { strict: 'Proche', wide: 'Savante' },
  },
  plusLong: {
    name: 'Le mot le plus long',
    note: 'Le plus long mot de la manche donne trois points de plus.',
    values: { false: 'Non', true: 'Oui' },
  },
  adjudication: {
    name: 'Juge',
    note: 'Le dictionnaire tranche aussitôt, ou les autres peuvent contester.',
    values: { auto: 'Dictionnaire', table: 'La table' },
  },
  inTurn: {
    name: 'L’un après l’autre',
    note: 'Sur un seul clavier, chacun joue sa part derrière un rideau ; en Secret seulement.',
    values: { false: 'Non', true: 'Oui' },
  },
  rounds: {
    name: 'Manches',
    note: 'Trois manches ; moins au mot à mot seulement.',
    values: {},
  },
  expertSource: {
    name: 'Les six lettres',
    note: 'Tirées au sort, ou données par un mot de six lettres.',
    values: { random: 'Au sort', word: 'Un mot' },
  },
  expertRare: {
    name: 'Lettres rares',
    note: 'J, K, Q, W, X, Y et Z peuvent aussi être tirées.',
    values: { false: 'Non', true: 'Oui' },
  },
  longestTie: {
    name: 'Mots longs à égalité',
    note: 'Le plus long doit être seul, ou seul de son joueur, ou tous ceux à égalité comptent.',
    values: { strict: 'Seul', sameOwner: 'Un joueur', allTied: 'Tous' },
  },
  assembly: {
    name: 'Montage',
    note: 'Le mot se monte à mesure qu’on l’écrit, ou l’on pose chaque morceau à la main.',
    values: { auto: 'En écrivant', manual: 'À la main' },
  },
  newLetter: {
    name: 'Mot suivant',
    note: 'Un mot n’est pas une simple anagramme, ou il apporte au moins une lettre nouvelle.',
    values: { anagram: 'Pas d’anagramme', newLetter: 'Lettre nouvelle' },
  },
  minWordLength: {
    name: 'Mot le plus court',
    note: 'Un mot a au moins ce nombre de lettres.',
    values: {},
  },
  allowHyphen: {
    name: 'Trait d’union',
    note: 'Les mots composés du dictionnaire sont admis ; le trait compte pour une lettre.',
    values: { true: 'Admis', false: 'Refusé' },
  },
  supply: {
    name: 'Boîte',
    note: 'Quarante grands traits, quarante petits, vingt courbes de chaque sorte, ou une boîte sans fond.',
    values: { finite: 'Comptée', unlimited: 'Sans fond' },
  },
  setupWild: {
    name: 'Étoiles du départ',
    note: 'Une étoile donne un morceau de sa couleur, ou le lanceur choisit pour tous.',
    values: { literal: 'Sa couleur', common: 'Au choix' },
  },
  secretPrecheck: {
    name: 'Contrôle en Secret',
    note: 'Un mot absent du dictionnaire est refusé aussitôt, ou seulement à la relecture.',
    values: { true: 'Aussitôt', false: 'À la relecture' },
  },
  alphabetVersion: {
    name: 'Abécédaire',
    note: 'Comment chaque lettre se monte ; quelques-unes sont reconstituées.',
    values: { 'fr-reconstructed-1': 'Reconstitué, 1' },
  },
  practicePieces: {
    name: 'Morceaux de l’exercice',
    note: 'Les huit de la règle, qui font SAC puis CLIP, ou huit morceaux tirés aux dés.',
    values: { leaflet: 'De la règle', rolled: 'Aux dés' },
  },
  objectionWindowMs: {
    name: 'Temps pour contester',
    note: 'Quand la table juge, le mot s’écrit si personne ne conteste à temps.',
    values: { '5000': '5 s', '3000': '3 s', '8000': '8 s', '12000': '12 s', '20000': '20 s' },
  },
  lastCallMs: {
    name: 'Temps du dernier mot',
    note: 'Quand un joueur annonce qu’il a terminé, chacun des autres a ce temps pour un dernier mot.',
    values: {
      '60000': '1 min',
      '30000': '30 s',
      '90000': '1 min 30',
      '120000': '2 min',
      '180000': '3 min',
      '0': 'Sans limite',
    },
  },
  lineTimerMs: {
    name: 'Temps du mot',
    note: 'Au mot à mot, passé ce temps la ligne reste vide.',
    values: {
      '180000': '3 min',
      '60000': '1 min',
      '120000': '2 min',
      '300000': '5 min',
      '0': 'Sans limite',
    },
  },
  fairnessMs: {
    name: 'Égalité des réseaux',
    note: 'Un mot attend un quart de seconde, pour que le plus prompt l’emporte où qu’il soit.',
    values: { '250': 'Oui', '0': 'Non' },
  },
  reviewMs: {
    name: 'Temps de la relecture',
    note: 'Passé ce temps, l’avis du dictionnaire reste.',
    values: { '60000': '1 min', '30000': '30 s', '120000': '2 min', '300000': '5 min' },
  },
  roundMs: {
    name: 'Temps de la manche',
    note: 'Une manche peut aussi finir à l’heure dite.',
    values: {
      '0': 'Sans limite',
      '300000': '5 min',
      '600000': '10 min',
      '900000': '15 min',
      '1200000': '20 min',
    },
  },
  secretSliceMs: {
    name: 'Part de chacun',
    note: 'L’un après l’autre, chacun a ce temps pour ses six mots.',
    values: {
      '240000': '4 min',
      '120000': '2 min',
      '180000': '3 min',
      '360000': '6 min',
      '480000': '8 min',
    },
  },
})
