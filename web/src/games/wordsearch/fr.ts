/** What the Wordsearch table says in French; `en.ts` says the same in English. */
import { capital, counted, figure, grouped, list, of, some, than } from '../../lib/french'
import { typeset } from '../../lib/typo'
import type { Direction } from './types'

const points = (n: number): string => counted(n, 'point')

const letters = (n: number): string => counted(n, 'lettre')

const WAY: Readonly<Record<Direction, string>> = {
  N: 'vers le haut',
  NE: 'vers le haut à droite',
  E: 'vers la droite',
  SE: 'vers le bas à droite',
  S: 'vers le bas',
  SW: 'vers le bas à gauche',
  W: 'vers la gauche',
  NW: 'vers le haut à gauche',
}

const MOST_NAMED = 8 // circles a sentence can name without being a list

export const fr = typeset({
  points,
  letters,
  way: (direction: Direction): string => WAY[direction],

  // events, the acting player first
  slid: (letter: string, source: string, target: string) =>
    `${letter} glisse de ${source} à ${target}.`,
  slidBy: (who: string, letter: string, source: string, target: string) =>
    `${who} : ${letter} glisse de ${source} à ${target}.`,
  claimed: (who: string, word: string, first: string, last: string, n: number) =>
    `${who} annonce ${word} de ${first} à ${last}, ${points(n)}.`,
  rejected: (word: string) => `${word} n’est pas au dictionnaire.`,
  accepted: (who: string) => `${who} ne conteste pas.`,
  acceptedAll: (who: readonly string[]) =>
    `${list(who)} ne ${some(who.length, 'conteste', 'contestent')} pas.`,
  judgedGood: (who: string, word: string, n: number) =>
    `${who} conteste ${word} : le mot est au dictionnaire. ${who} perd ${points(n)}.`,
  judgedBad: (who: string, word: string, n: number) =>
    `${who} conteste ${word} : le mot n’est pas au dictionnaire. ${who} gagne ${points(n)}, les lettres restent.`,
  scored: (who: string, word: string, start: string, direction: Direction, n: number) =>
    `${who} retire ${word} en ${start}, ${WAY[direction]}, ${points(n)}.`,
  reposition: (who: string) => `${who} termine après une lettre.`,
  failed: (who: string, n: number) =>
    `${who} ne trouve pas : ${n > 1 ? `${figure(n)} lettres restent déplacées` : 'une lettre reste déplacée'}.`,
  foundNone: (who: string) => `${who} ne trouve pas, les lettres restent où elles sont.`,
  foundNoneBack: (who: string) => `${who} ne trouve pas.`,
  nothing: (who: string) => `${who} laisse passer son tour.`,
  wentBack: (n: number) =>
    n > 1 ? `${capital(figure(n))} lettres reviennent.` : 'Une lettre revient.',
  turnOf: (who: string) => `À ${who}.`,
  ended: 'La partie est finie.',
  why: {
    LETTERS: 'Les lettres qui restent ne font plus aucun mot.',
    STALEMATE: 'Trop de tours ont passé sans un mot.',
    NO_SLIDE: 'Plus aucune lettre ne peut bouger.',
  } as Readonly<Record<string, string>>,
  lapsed: (who: string) => `${who} laisse passer le temps.`,
  answered: (who: string) => `${who} a répondu.`,

  // history
  lineSlide: (who: string, letter: string, source: string, target: string) =>
    `${who} déplace ${letter} de ${source} à ${target}.`,
  lineOpen: (who: string) => `${who} joue.`,
  lineClaim: (who: string, word: string) => `${who} annonce ${word}.`,
  replay: (text: string) => `Revoir ${text}`,
  noHistory: 'Personne n’a encore joué.',

  // la phrase
  yourTurn: (who: string) => `À vous, ${who}.`,
  ask: 'Choisissez une lettre et faites-la glisser.',
  askMore: 'Faites glisser une autre lettre du mot, ou annoncez-le.',
  askPlan: 'Essayez : rien n’est joué avant que vous annonciez.',
  askClaim: 'Annoncez un autre mot, ou terminez.',
  askReady: (word: string) => `${word} se lit : annoncez-le.`,
  holds: (letter: string, reach: readonly string[]) =>
    reach.length === 0
      ? `Le ${letter} ne peut pas bouger : tout est pris autour de lui.`
      : reach.length === 1
        ? `Le ${letter} peut gagner un cercle : ${reach[0]}.`
        : reach.length <= MOST_NAMED
          ? `Le ${letter} peut gagner ${figure(reach.length)} cercles : ${list(reach, 'ou')}.`
          : `Le ${letter} peut gagner ${figure(reach.length)} cercles.`,
  holdsBrief: (letter: string, reach: readonly string[]) =>
    reach.length === 0
      ? `Le ${letter} ne peut pas bouger.`
      : reach.length <= 5
        ? `Le ${letter} peut gagner ${list(reach, 'ou')}.`
        : `Le ${letter} peut gagner ${figure(reach.length)} cercles.`,
  askBrief: 'Faites glisser une lettre.',
  askPlanBrief: 'Faites glisser une lettre pour qu’un mot se lise.',
  markFirst: 'Marquez la première lettre du mot.',
  markLast: (cell: string) => `Le mot commence en ${cell}. Marquez sa dernière lettre.`,
  thinks: (who: string) => `${who} réfléchit.`,
  announces: (who: string, word: string, n: number) => `${who} annonce ${word}, ${points(n)}.`,
  contestYou: 'Le contestez-vous ?',
  contestWait: 'Les autres peuvent contester.',
  waitOthers: 'On attend les autres.',
  wins: (who: string, n: number) => `${who} gagne avec ${points(n)}.`,
  tie: (who: string, n: number) => `${who} sont à égalité avec ${points(n)}.`,
  soloDone: (n: number) => `Vous finissez avec ${points(n)}.`,
  lastLeft: (who: string) => `Il ne reste ${than(who)} à la table : la partie lui revient.`,
  agreed: 'Tous sont d’accord : la partie s’arrête là.',
  over: 'La partie est finie.',
  list: (names: readonly string[]): string => list(names),

  // the board
  board: 'Le plateau',
  cell: (name: string, letter: string, n: number) => `${name}, ${letter}, ${points(n)}`,
  emptyCell: (name: string) => `${name}, cercle libre`,
  canReach: (reach: readonly string[]) => `peut gagner ${reach.join(', ')}`,
  stuck: 'ne peut pas bouger',
  hasMoved: (n: number) => `déplacé en ${n}`,
  inHand: 'en main',
  lit: 'à sa portée',
  onLine: (letter: string) => `sur la ligne, attend ${letter}`,
  marked: 'marqué',
  hintHere: 'du meilleur mot',

  // the move
  wantLetters: (word: string, letters: readonly string[]) =>
    `Le plateau n’a pas ${letters.length > 1 ? 'les lettres' : 'la lettre'} ${list(letters)} ${of(word)}.`,
  wantLine: (word: string, slid: boolean) =>
    slid
      ? `Aucune ligne ne peut recevoir ${word} avec ce qui a déjà glissé. Essayez un mot qui s’en sert.`
      : `Aucune ligne ne peut recevoir ${word} : partout une autre lettre le gêne. Essayez un mot plus court.`,
  wantSlide: (letter: string, cell: string) =>
    `Il faudrait un ${letter} en ${cell} : aucun ne peut y glisser pour l’instant.`,
  wantSlides: (slides: readonly (readonly [string, string, string])[]) =>
    `Il manque ${slides.length > 1 ? 'des glissades' : 'une glissade'} : ${list(
      slides.map(([letter, from, to]) => `${letter} de ${from} en ${to}`),
    )}.`,
  yourWord: 'Votre mot',
  wordOf: (who: string) => `Le mot ${of(who)}`,
  noSlideYet: 'Aucune lettre n’a encore glissé.',
  span: (first: string, last: string, direction: Direction) =>
    `${first} à ${last}, ${WAY[direction]}`,
  write: 'Écrire le mot',
  writeHint: 'BLEU',
  notAMove: 'Ce coup ne se lit pas. Écrivez par exemple F5 E6, ou BLEU C6 E.',
  slideLine: (source: string, target: string) => `${source} vers ${target}`,
  slideFrom: (source: string) => `${source} vers…`,
  done: 'fait',
  sending: 'envoi',
  drafted: 'à l’essai',
  holding: 'en main',
  lacksAt: (cell: string) => `manque en ${cell}`,
  announce: 'Annoncer',
  announceWord: (word: string) => `Annoncer ${word}`,
  markWord: 'Marquer le mot',
  marking: 'Marquez…',
  stopOne: 'Terminer',
  stopMany: 'Je ne trouve pas',
  takeBack: 'Reprendre',
  otherLine: (n: number, all: number) => `Autre ligne (${n} sur ${all})`,
  readings: 'Comment se lit le mot ?',
  strictNote: 'Une lettre lâchée est jouée : elle ne revient pas.',
  planNote: 'Rien n’est joué avant que vous annonciez.',
  stopNone: 'Déplacez une lettre : un tour est un mot, ou une lettre.',
  stopCostOne: 'Terminer : le tour passe sans point, la lettre reste où elle est.',
  stopCostMany: 'Je ne trouve pas : le tour passe sans point, les lettres restent où elles sont.',
  stopCostLimit: (n: number) =>
    `Je ne trouve pas : le tour passe sans point, ${n > 1 ? `${figure(n)} lettres restent` : 'une lettre reste'} et les autres reviennent.`,
  stopPlanMany: 'Sans mot, une seule lettre se déplace : reprenez les autres.',
  why_MUST_MOVE: 'Un mot annoncé compte au moins une lettre déplacée.',
  why_NO_LINE: 'Marquez la première et la dernière lettre, ou écrivez le mot.',
  why_INCOMPLETE: 'Il manque encore des lettres sur la ligne.',
  why_OUTSIDE: 'Toutes les lettres déplacées doivent être du mot.',
  why_TOO_SHORT: 'Ce mot est trop court.',

  // the window
  contest: (n: number) => (n === 0 ? 'Contester' : `Contester : +${n} ou −${n}`),
  contestRisk: (n: number) =>
    n === 0
      ? 'Le mot ne vaut rien : contester ne rapporte ni ne coûte rien.'
      : `Si le mot n’existe pas vous gagnez ${points(n)} ; s’il existe, vous en perdez ${n}.`,
  accept: 'Laisser passer',
  hasAccepted: 'laisse passer',
  stillThinks: 'réfléchit',
  worth: (value: number, length: number) => `${value} × ${length}`,

  // the dictionary
  dictionary: 'Le dictionnaire',
  isWord: 'est un mot.',
  isNone: 'n’est pas au dictionnaire.',
  page: 'Sa page',

  // training
  training: 'Entraînement',
  hidden: (n: number) =>
    n === 0
      ? 'Aucun mot n’est caché ici.'
      : n === 1
        ? 'Un mot est caché sur ce plateau.'
        : `${grouped(n)} mots sont cachés sur ce plateau.`,
  counting: 'On compte les mots…',
  showBest: 'Montrer le meilleur',
  hideBest: 'Cacher',
  best: (word: string, n: number) => `${word}, ${points(n)}`,
  noBest: 'Il n’y a pas de mot à montrer.',
  onlyStart: 'C’était au début du tour.',
  tooLate: 'On compte les mots au début du tour, avant la première lettre.',
  replayBest: 'Voir les glissements',

  // players
  aside: (n: number) => `${letters(n)} de côté`,
  dry: (n: number, must: number) =>
    n === 1 ? `Un tour sans mot, sur ${must}.` : `${n} tours sans mot, sur ${must}.`,

  // clock and keys
  of: (time: string) => `sur ${time}`,
  toContest: 'pour contester',
  keyArrows: 'aller d’un cercle à l’autre ; avec Maj, à la lettre suivante',
  keyCorners: 'en diagonale',
  keySpace: 'prendre une lettre, la poser, marquer',
  keyLetters: 'écrire le mot ; sa ligne s’éclaire',
  keyEnter: 'annoncer le mot',
  keyEscape: 'reprendre, pas à pas',
  keyStop: 'terminer le tour',
  arrows: 'Flèches',
  corners: '↖ Début, ↗ Page préc., ↙ Fin, ↘ Page suiv.',
  space: 'Espace',
  enter: 'Entrée',
  escape: 'Échap',
  anyLetter: 'A à Z',

  // alone
  soloTitle: 'En solitaire',
  soloRecord: (n: number) => `Votre meilleur total : ${points(n)}.`,
  soloNone: 'Pas encore de total à battre.',
  soloNew: (n: number) => `Meilleur total : ${points(n)}.`,
})

export type Voice = typeof fr
