/** What the Wordsmith table says in French; `en.ts` says the same in English. */
import { typeset } from '../../lib/typo'
import type { Kind, Pieces } from './alphabet'
import type { Price } from './draft'
import { counted, than } from '../../lib/french'
import * as grammar from './grammar'
import { boxes, capital, figure, kind, letters, list, of, ONE, pieces, points } from './grammar'
import { reasons, rolls, spelled, why } from './grammar'
import type { Reason, RoundEnd, Verdict } from './types'

export const fr = typeset({
  list,
  kind,
  pieces,
  spelled,
  letters,
  points,
  why,
  figure,

  // the table
  box: 'La boîte',
  yourWord: 'Votre mot',
  wordOf: (who: string) => `Le mot ${of(who)}`,
  yourZone: 'Votre zone',
  zoneOf: (who: string) => `La zone ${of(who)}`,
  loose: (n: number) => counted(n, 'morceau', 'morceaux'),
  ofLoose: (left: number, all: number) => `${left} de reste sur ${all}`,
  left: 'Ce qui reste',
  leftNone: 'Tout sert.',
  abc: 'Abécédaire',
  abcClose: 'le fermer',
  abcOpen: 'l’ouvrir',
  letter: (letter: string, made: Pieces, fits: boolean) => {
    const name = letter === "'" ? 'apostrophe' : letter === '-' ? 'trait d’union' : letter
    return `${name} : ${pieces(made)}${fits ? '' : ', trop pour ce qui reste'}`
  },
  write: 'Tapez-le : il se monte avec vos morceaux',
  writeShort: 'Votre mot',
  field: 'Votre mot',
  fieldOf: (who: string) => `Le mot ${of(who)}`,
  shorten: 'Reprendre une lettre',
  clear: 'Effacer',
  claim: (word: string) => (word ? `Annoncer ${word}` : 'Annoncer'),
  writeDown: (word: string) => (word ? `Écrire ${word}` : 'Écrire'),
  found: (word: string) => (word ? `Noter ${word}` : 'Noter'),
  enter: 'Entrée',
  roll: 'Lancer',
  rollDie: 'Lancer le dé',
  die: (face: Kind | null) =>
    face === null
      ? 'votre dé'
      : `votre dé : ${kind[face]}${face === 'B' || face === 'G' ? ', étoile' : ''}`,
  dieOf: (who: string, face: Kind) =>
    `dé ${of(who)} : ${kind[face]}${face === 'B' || face === 'G' ? ', étoile' : ''}`,
  dice: 'Les dés',
  diceShown: (faces: readonly Kind[]) =>
    `dés : ${faces.map((face) => `${kind[face]}${face === 'B' || face === 'G' ? ' étoile' : ''}`).join(', ')}`,
  takeKind: (one: Kind) => `Prendre ${ONE[one]}`,
  layKind: (one: Kind, n: number) =>
    `${ONE[one]} à poser, ${n === 1 ? 'il n’en reste pas d’autre' : `${figure(n)} restent`}`,
  layHint: 'Posez chaque morceau sur son trait : pressez-le, ou glissez-le.',
  laidPiece: (letter: string, one: Kind) => `${kind[one]} du ${letter}, à reprendre`,
  emptySlot: (letter: string, one: Kind) => `${kind[one]} du ${letter}, à poser`,
  circles: (open: number, all: number) =>
    all === 1
      ? open === 1
        ? 'Un cercle'
        : 'Un cercle, coché'
      : `${capital(figure(all))} cercles, ${open === 0 ? 'tous cochés' : `${figure(open)} à cocher`}`,
  circlesTitle: 'Cercles',
  circleHint: 'Un cercle vaut un morceau de votre choix ; non coché, il coûte une case.',
  takeMissing: (some: Pieces) => `Prendre ${pieces(some)}`,
  putBack: (one: Kind) => `Remettre ${ONE[one]} dans la boîte`,
  stuck: 'Je cale',
  stopHere: 'Finir là',
  stuckNot: 'Je cherche encore',
  pass: 'Passer',
  endPart: 'Finir ma part',
  passLast: 'Pas de dernier mot',
  passLine: 'Passer la ligne',
  rowOf: 'Pour quelle lettre ?',
  rowNone: (word: string) => `Aucune lettre libre n’est dans ${word}.`,

  // the word being written
  empty: 'Écrivez un mot : il se monte avec vos morceaux.',
  noMore: 'Vous avez fini : les autres terminent.',
  lastSheets: 'Les feuilles de la dernière manche',
  emptyBare: 'Votre zone est vide. Lancez le dé.',
  would: (word: string, all: number, price: Price) =>
    `, ${letters(word.length)}. ${grammar.would(all, price)}`,
  wouldPractice: (word: string) => `, ${letters(word.length)}.`,
  missing: (some: Pieces) => {
    const n = some.reduce((sum, count) => sum + count, 0)
    return `Il manque ${n === 0 ? 'rien' : pieces(some)}.`
  },
  tooMany: (ticks: number, room: number) => {
    const over = ticks === 1 ? 'Il resterait un morceau' : `Il resterait ${figure(ticks)} morceaux`
    const have = room === 0 ? 'vous n’avez plus de case' : `vous n’avez plus que ${boxes(room)}`
    return room === 1 ? `${over}, et vous n’avez plus qu’une case.` : `${over}, et ${have}.`
  },
  onItsWay: (word: string) => `${word} est en route.`,

  // sheets
  sheet: 'Votre feuille',
  sheetOf: (who: string) => `La feuille ${of(who)}`,
  sheets: 'Les feuilles',
  row: 'ligne',
  word: 'mot',
  value: 'points',
  bonus: 'Bonus, cases bleues libres',
  longest: 'Le mot le plus long',
  round: (n: number) => `Manche ${n}`,
  total: 'Total',
  totalOf: (n: number) => `Total, ${points(n)}`,
  hidden: 'écrit',
  ticked: (n: number) =>
    n === 0
      ? 'aucune case de défausse cochée sur douze'
      : `${boxes(n)} de défausse ${n === 1 ? 'cochée' : 'cochées'} sur douze`,
  boxesNote: '6 cases libres, puis 6 bleues à un point chacune',
  handicapNote: (n: number) => `Handicap : ${boxes(n)} ${n === 1 ? 'cochée' : 'cochées'} d’avance.`,
  of6: (n: number) => `${n} / 6`,
  isStuck: 'cale',
  isDone: 'a fini',
  isWaiting: 'attend',
  noWords: 'pas encore de mot',
  zone: 'Zone',

  // clocks
  sinceRoll: 'depuis le lancer',
  sinceRollShort: 'lancer',
  lastCall: 'dernier mot',
  lineTime: 'pour ce mot',
  roundTime: 'pour la manche',
  sliceTime: 'votre part',
  practiceTime: 'pour chercher',
  objectionTime: 'pour contester',
  voteTime: 'pour voter',
  reviewTime: 'pour relire',
  nextTime: 'avant la suite',
  chooseTime: 'pour choisir',

  // la phrase
  together: (n: number) => `Manche ${n}, tous ensemble.`,
  alone: (n: number) => `Manche ${n}.`,
  line: (round: number, line: number) => `Manche ${round}, mot ${line}.`,
  practice: 'Exercice.',
  practiceAsk: (n: number) =>
    n === 0
      ? 'Huit morceaux, deux minutes : trouvez tous les mots que vous pouvez.'
      : n === 1
        ? 'Un mot trouvé. Cherchez encore.'
        : `${capital(figure(n))} mots trouvés. Cherchez encore.`,
  secretly: (n: number) => `Manche ${n}, en silence.`,
  rolling: 'Les dés roulent.',
  ask: 'Écrivez un mot avec vos morceaux, ou lancez votre dé.',
  askShort: 'Un mot, ou le dé.',
  askLine: 'Écrivez un mot avec vos morceaux.',
  askLineCircles: 'Écrivez un mot ; un cercle vaut le morceau que vous voulez.',
  askStar: 'Une étoile : choisissez un morceau dans la boîte.',
  askEmpty: 'Ce compartiment est vide : choisissez un autre morceau.',
  waitFor: (who: string) => `On attend ${who}.`,
  lineDone: (word: string) => (word ? `${word} est écrit.` : 'Votre mot est écrit.'),
  youPassed: 'Vous passez cette ligne.',
  youAreStuck: 'Vous calez.',
  claims: (who: string, letter: string) =>
    letter ? `${who} vient d’annoncer pour ${letter}` : `${who} vient d’annoncer`,
  claimsShort: (who: string) => `${who} a annoncé`,
  yours: (word: string) => `${word} est à vous`,
  lastYou: 'Un dernier mot, sans lancer le dé.',
  lastWait: 'Chacun des autres a droit à un dernier mot.',
  finished: (who: string) => `« Terminé ! », dit ${who}.`,
  youFinished: 'Terminé !',
  hearing: (who: string, letter: string) =>
    letter ? `${who} annonce pour ${letter}` : `${who} annonce`,
  hearingAsk: 'Une objection ?',
  hearingWait: 'On attend les objections.',
  voteAsk: (word: string) => `${word} a-t-il la racine d’un mot de la manche ?`,
  voteWait: 'La table vote.',
  reviewAsk: (who: string) => `Relisez la feuille ${of(who)}, puis rendez-la.`,
  reviewWait: 'Les feuilles sont chez le voisin de gauche.',
  review: 'Relecture.',
  roundOver: (n: number) => `La manche ${n} est finie.`,
  ends: {
    FINISHED: 'Six mots sont écrits.',
    STUCK: 'Tous calent.',
    TIME: 'Le temps est passé.',
    LINES: 'Les six lignes sont faites.',
    TURNS: 'Chacun a joué sa part.',
    SILENCE: 'Plus personne ne joue.',
  } as Readonly<Record<RoundEnd, string>>,
  nextAsk: 'Lisez les feuilles, puis passez à la suite.',
  nextWait: (names: string) => `On attend ${names}.`,
  lettersAsk: 'Écrivez un mot de six lettres : il donne la lettre de chaque ligne.',
  lettersWait: (who: string) => `${who} choisit les six lettres de la manche.`,
  lettersField: 'Un mot de six lettres',
  lettersGive: (word: string) => (word ? `Donner ${word}` : 'Donner ce mot'),
  starsAsk: (n: number) =>
    n === 1
      ? 'Une étoile : choisissez le morceau de tous.'
      : `${capital(figure(n))} étoiles : choisissez les morceaux de tous.`,
  starsWait: (who: string) => `${who} choisit pour les étoiles.`,
  curtain: (who: string) => `${who} va jouer.`,
  watching: 'Vous regardez la table.',
  wins: (who: string, n: number) => `${who} gagne avec ${points(n)}.`,
  tie: (names: string, n: number) => `${names} partagent la victoire avec ${points(n)}.`,
  soloDone: (n: number) => `Vous finissez avec ${points(n)}.`,
  practiceDone: (n: number) =>
    n === 0 ? 'Aucun mot.' : n === 1 ? 'Un mot trouvé.' : `${capital(figure(n))} mots trouvés.`,
  lastLeft: (who: string) => `Il ne reste ${than(who)} à la table : la partie lui revient.`,
  over: 'La partie est finie.',
  agreed: 'Tous ont voulu s’arrêter là.',
  whyOver: {
    ROUNDS: 'Les manches sont jouées.',
    SILENCE: 'Plus personne ne jouait.',
    TIME: 'L’exercice de deux minutes est fini.',
  } as Readonly<Record<string, string>>,
  record: (n: number) => `Votre meilleure manche : ${points(n)}.`,
  recordNew: 'C’est votre meilleure manche.',

  // a word before the table
  ok: 'Ok',
  object: 'Objection',
  reasons,
  objectionsMean: 'Le dictionnaire tranche ; une objection ne coûte rien.',
  noObjection: 'Sans objection le mot s’écrit.',
  refuted: (reason: Reason) => `${reasons[reason]} : l’objection n’a pas tenu.`,
  saidOk: 'a dit ok',
  hasVoted: 'a voté',
  sameRoot: 'Même racine',
  otherRoot: 'Autre racine',
  voteMeans: 'Le dictionnaire ne connaît pas ses racines. À égalité le mot reste.',

  // the review
  check: (who: string) => `La feuille ${of(who)}`,
  contest: 'Contester',
  contestWord: (word: string) => `Contester ${word}`,
  confirm: 'Rendre la feuille',
  stands: 'admis',
  notStanding: (code: Verdict['code']) => why(code),
  handedBack: 'Feuille rendue.',
  ownSheet: 'Votre feuille est chez votre voisin.',

  // the end of a round
  nextRound: (n: number) => `Manche ${n}`,
  toNext: 'Manche suivante',
  toEnd: 'Voir la fin',
  isReady: 'attend la suite',
  couldMake: 'Cette manche permettait aussi',
  nobodyFound: 'Les plus longs mots que personne n’a trouvés',
  bestOf: 'Le meilleur mot de chaque zone',
  bestIs: (word: string, n: number) => `${word}, ${points(n)}`,
  bestNone: 'aucun mot',
  atTheEnd: 'à la fin',
  asking: 'Le dictionnaire cherche.',
  noAnswer: 'Le dictionnaire n’a pas répondu.',
  startZone: 'Les huit morceaux du départ',

  // areas of a shared screen
  area: (who: string) => `La place ${of(who)}`,
  turnArea: (who: string) => `Tourner la place ${of(who)}`,
  turn: 'Tourner',

  // history
  historyNone: 'Aucun mot n’est encore écrit.',
  lineClaimed: (who: string, word: string, letter: string, n: number, all: number) =>
    `${who} annonce ${word}${letter ? ` pour ${letter}` : ''}${rolls(n)}. ${capital(boxes(all))} ${all > 1 ? 'cochées' : 'cochée'}.`,
  lineWrote: (who: string, n: number, all: number) =>
    `${who} écrit un mot${rolls(n)}. ${capital(boxes(all))} ${all > 1 ? 'cochées' : 'cochée'}.`,
  lineFound: (who: string, word: string) => `${who} trouve ${word}.`,
  showWord: (word: string) => `Montrer ${word} en morceaux`,
  lineBegan: (round: number, some: Pieces) => `Manche ${round}. Chacun reçoit ${pieces(some)}.`,
  lineLetters: (round: number, six: string, who: string, word: string) =>
    who
      ? `Manche ${round} : ${who} donne ${word}, lettres ${spelled(six)}.`
      : `Manche ${round} : les lettres sont ${spelled(six)}.`,
  lineRolled: (round: number, line: number, some: Pieces, circles: number) => {
    const n = some.reduce((sum, count) => sum + count, 0)
    const gain = n === 0 ? 'aucun morceau' : pieces(some)
    const round1 =
      circles === 0 ? '' : circles === 1 ? ' et un cercle' : ` et ${figure(circles)} cercles`
    return `Manche ${round}, mot ${line} : chacun ajoute ${gain}${round1}.`
  },
  raced: (word: string, first: string, others: string, byLot: boolean) =>
    byLot
      ? `${first} et ${others} ont dit ${word} au même instant : le sort donne le mot à ${first}.`
      : `${first} a dit ${word} un instant avant ${others}.`,
  objected: (who: string, word: string, reason: Reason, upheld: boolean, other: string) =>
    upheld
      ? `${who} conteste ${word} : ${why(reason, other)}. Le mot est retiré, rien n’est perdu.`
      : `${who} conteste ${word} (${reasons[reason].toLocaleLowerCase('fr')}) : l’objection ne tient pas.`,
  voteOpened: (who: string, word: string) =>
    `${who} conteste ${word} : même racine. La table vote.`,
  counted: (same: boolean, yes: number, no: number) =>
    same
      ? `Même racine, ${yes} voix contre ${no} : le mot est retiré.`
      : `Autre racine, ${no} voix contre ${yes} : le mot reste.`,
  accepted: (who: string) => `${who} n’a pas d’objection.`,
  voted: (who: string) => `${who} a voté.`,
  announced: (who: string, word: string, letter: string) =>
    `${who} annonce ${word}${letter ? ` pour ${letter}` : ''} : ${spelled(word)}.`,
  claimed: (who: string, word: string, letter: string, pieces: string) =>
    `${who} annonce ${word}${letter ? ` pour ${letter}` : ''}, ${[...pieces].join(', ')}.`,
  wrote: (who: string, row: number) =>
    `${who} a écrit ${row === 1 ? 'un mot' : `${figure(row)} mots`}.`,
  count: (n: number) => (n === 1 ? 'Un mot sur six.' : `${capital(figure(n))} mots sur six.`),
  rolled: (who: string, one: Kind | null) =>
    one === null ? `${who} lance une étoile.` : `${who} lance : ${kind[one]}.`,
  youRolled: (one: Kind | null) =>
    one === null ? 'Une étoile : choisissez un morceau.' : `${capital(kind[one])}.`,
  chose: (who: string, one: Kind) => `${who} prend ${ONE[one]}.`,
  putBackTold: (who: string, one: Kind) => `${who} remet ${ONE[one]} dans la boîte.`,
  starSet: (who: string, one: Kind) => `${who} choisit ${ONE[one]} pour tous.`,
  setupRolled: (who: string, faces: readonly Kind[]) =>
    `${who} lance les quatre dés, deux fois : ${faces.map((face) => kind[face]).join(', ')}.`,
  lettersAskedTold: (who: string) => `${who} choisit six lettres.`,
  finishedTold: (who: string) => `${who} dit « Terminé ! ». Un dernier mot pour chacun des autres.`,
  stalled: (who: string) => `${who} cale.`,
  stalledByClock: (who: string) => `Rien n’est venu ${of(who)} : on passe à la suite.`,
  resumed: (who: string) => `${who} cherche encore.`,
  passedLast: (who: string) => `${who} n’a pas de dernier mot.`,
  passedLine: (who: string) => `${who} passe la ligne.`,
  passedByClock: (who: string) => `Le temps ${of(who)} est passé.`,
  turnBegan: (who: string) => `Au tour ${of(who)}.`,
  started: (who: string) => `${who} commence.`,
  roundClosed: (end: string) => `La manche est close. ${end}`,
  sheetPassed: (who: string, to: string) => `La feuille ${of(who)} passe à ${to}.`,
  reviewBegan: 'Les feuilles passent au voisin de gauche.',
  lookedUp: (who: string, word: string, code: Verdict['code']) =>
    code
      ? `${who} conteste ${word} : ${why(code)}.`
      : `${who} conteste ${word} : le mot est admis.`,
  confirmed: (who: string, owner: string) => `${who} rend sa feuille à ${owner}.`,
  scoredTold: (round: number, each: string) => `Manche ${round} : ${each}.`,
  scoredOf: (who: string, n: number) => `${who} ${n}`,
  readyTold: (who: string) => `${who} attend la suite.`,
  lapsed: (who: string) => `${who} n’a pas répondu à temps.`,

  // keys
  anyLetter: 'A–Z',
  keyLetters: 'écrire le mot',
  keyEnter: 'annoncer le mot',
  keyEscape: 'reprendre une lettre',
  keyRoll: 'lancer le dé',
  keyChoose: 'choisir un morceau : grand trait, petit trait, grande, petite courbe',
  keyStuck: 'caler, ou passer',
  keyAgain: 'redire la phrase',
})

export type Voice = typeof fr
