/** What the page says of each option of this game: its name, a sentence, its values. */
import type { OptionText } from '../../lib/game'
import { typeset } from '../../lib/typo'

export const options: Readonly<Record<string, OptionText>> = typeset({
  rule: {
    name: 'Règle',
    note: 'Simplifiée pour commencer ; la générale ajoute accents, pièces d’échecs et changement de direction.',
    values: { simplified: 'Simplifiée', general: 'Générale' },
  },
  referee: {
    name: 'Arbitre',
    note: 'Sévère, une erreur perd le tour ; bienveillant, le coup est refusé et l’on recommence.',
    values: { strict: 'Sévère', kind: 'Bienveillant' },
  },
  accents: {
    name: 'Accents',
    note: 'En règle générale, les voyelles se posent avec leur accent.',
    values: { true: 'Obligatoires', false: 'Ignorés' },
  },
  turnSeconds: {
    name: 'Temps du tour',
    note: 'Passé ce temps le coup en préparation est perdu ; les coups joués restent.',
    values: {
      '0': 'Sans limite',
      '60': '1 min',
      '90': '1 min 30',
      '120': '2 min',
      '180': '3 min',
      '240': '4 min',
      '300': '5 min',
      '420': '7 min',
      '600': '10 min',
    },
  },
  piracy: {
    name: 'Piratage',
    note: 'Sans lui, on ne pose de mots que sur ses propres chaînes : pour apprendre.',
    values: { true: 'Oui', false: 'Sans piratage' },
  },
  shots: {
    name: 'Tir',
    note: 'Sans lui, les consonnes ne tirent pas : pour apprendre.',
    values: { true: 'Oui', false: 'Sans tir' },
  },
  chainBlockades: {
    name: 'Blocus de chaîne',
    note: 'En règle générale ; sans lui, les pièces d’échecs restent cachées : pour apprendre.',
    values: { true: 'Oui', false: 'Sans blocus de chaîne' },
  },
  deal: {
    name: 'Donne',
    note: 'Les nombres comptent l’arsenal entier, ou les lettres seules, de deux à cinq joueurs.',
    values: { arsenal: 'Arsenal entier', literal: 'À la lettre' },
  },
  sideGoals: {
    name: 'Buts de côté',
    note: 'Un mot de quatre lettres sur le but opposé gagne aussi.',
    values: { true: 'Oui', false: 'Non' },
  },
  longWordWins: {
    name: 'Mot long sur la croix',
    note: 'Il gagne si ses quatre lettres sur la croix forment un mot.',
    values: { general: 'Règle générale', both: 'Toujours', never: 'Jamais' },
  },
  showValues: {
    name: 'Valeurs de tir',
    note: 'Le tableau des valeurs peut être consulté.',
    values: { true: 'Visibles', false: 'Cachées' },
  },
  friendlyPiracy: {
    name: 'Piratage amical',
    note: 'On peut rendre des lettres à un autre joueur, s’il y consent.',
    values: { false: 'Non', true: 'Oui' },
  },
  piracyReplay: {
    name: 'Le pirate rejoue',
    note: 'Un piratage fait rejouer comme un coup chez soi.',
    values: { true: 'Oui', false: 'Non' },
  },
  coupsPerTurn: {
    name: 'Les tours',
    note: 'Longs, on joue tant qu’un coup en donne un autre ; courts, deux coups au plus : personne ne gagne d’un seul élan.',
    values: { '20': 'Longs', '2': 'Courts', '3': 'Trois coups', '4': 'Quatre coups' },
  },
  drawAtWill: {
    name: 'Piocher',
    note: 'On pioche deux lettres à la place de son tour, bloqué ou non.',
    values: { false: 'Bloqué seulement', true: 'À son gré' },
  },
  repetition: {
    name: 'Répétition',
    note: 'La même position une troisième fois : partie nulle, ou coup refusé.',
    values: { draw: 'Nulle', refuse: 'Refusée' },
  },
  roundLimit: {
    name: 'Tours de table',
    note: 'Au-delà, la partie est nulle.',
    values: {},
  },
  board: {
    name: 'Plateau',
    note: 'Le plateau d’origine est perdu ; celui-ci est une reconstitution.',
    values: { 'reconstructed-24-1': 'Reconstitué, 24 cases' },
  },
  tiles: {
    name: 'Jetons',
    note: 'Cent quatre jetons ; les nombres perdus sont reconstitués.',
    values: { 'fr-104-1': 'Français, 104' },
  },
})
