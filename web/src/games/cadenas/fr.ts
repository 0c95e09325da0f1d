/** What the Cadenas table says in French; `en.ts` says the same in English. */
import { counted, each, list, of, some, than } from '../../lib/french'
import { typeset } from '../../lib/typo'

const cards = (n: number): string => counted(n, 'carte')

const points = (n: number): string => counted(n, 'point')

export const fr = typeset({
  list: (items: readonly string[]): string => list(items),

  // events, the acting player first
  took: (who: string, pair: string) => `${who} prend ${pair}.`,
  drew: (drawn: string) => `Vous tirez ${drawn}.`,
  lays: (word: string) => `dépose ${word}`,
  lengthens: (was: string, now: string) => `allonge ${was} en ${now}`,
  composes: (now: string, was: string) => `compose ${now} sur ${was}`,
  captures: (was: string, from: string, now: string) => `prend ${was} à ${from} et en fait ${now}`,
  gains: 'reçoit un cadenas',
  seizes: (from: string) => `prend le cadenas ${of(from)}`,
  locks: (word: string) => `ferme un cadenas sur ${word}`,
  free: (word: string) => `${word} peut de nouveau être pris.`,
  proposed: (who: string, word: string) => `${who} propose ${word}, qu’aucune liste n’a.`,
  voted: (who: string) => `${who} a voté.`,
  counted: (word: string, accepted: boolean, yes: number, no: number) =>
    accepted
      ? `La table admet ${word}, ${yes} pour et ${no} contre.`
      : `La table refuse ${word}, ${yes} pour et ${no} contre.`,
  voteLapsed: (word: string) => `Le vote sur ${word} ne compte plus.`,
  puts: (who: string, back: string) => `${who} remet ${back}.`,
  clockPuts: (who: string, back: string) => `Le temps remet ${back} pour ${who}.`,
  endsTurn: (who: string) => `${who} finit son tour.`,
  windowOpened: (who: string) => `Les mots ${of(who)} peuvent être contestés.`,
  accepted: (who: string) => `${who} laisse passer.`,
  challenged: (who: string, word: string, stands: boolean) =>
    stands ? `${who} conteste ${word} : le mot est bon.` : `${who} conteste ${word} avec raison.`,
  fell: (word: string) => `${word} est retiré, ses cartes reviennent en main.`,
  fellBack: (word: string, was: string, owner: string) =>
    `${word} est défait : ${was} revient à ${owner}.`,
  lockBack: (who: string) => `Un cadenas revient à ${who}.`,
  lockBackSupply: 'Un cadenas revient au bord de la table.',
  owes: (who: string) =>
    `Aucune carte ${of(who)} ne reste jouée : une seconde revient sur la case.`,
  timedOut: (who: string) => `Le temps ${of(who)} est passé.`,
  refilled: (who: string, n: number, stock: number) =>
    `${who} tire ${cards(n)}, il en reste ${stock} au talon.`,
  stockOut: 'Le talon est épuisé : chacun joue un dernier tour.',
  stockOutDry: 'Le talon est épuisé : on joue jusqu’à ce que plus personne ne pose.',
  turnOf: (who: string) => `À ${who}.`,
  lastTurnOf: (who: string) => `À ${who}, pour son dernier tour.`,
  skipped: (who: string) => `${who} passe ce tour, deux fois hors du temps.`,
  answered: (who: string) => `${who} a répondu.`,
  ended: 'La partie est finie.',
  why: {
    FINAL: 'Le talon est épuisé et chacun a joué son dernier tour.',
    DRY: 'Le talon est épuisé et plus personne ne pose de carte.',
    STOCK: 'Le talon est épuisé.',
    STALEMATE: 'Deux tours de table ont passé sans une carte jouée.',
    AGREED: 'Tous sont d’accord : la partie s’arrête là.',
    RESIGNED: 'Les autres ont quitté la partie.',
  } as Readonly<Record<string, string>>,

  // padlocks
  lockFrom: (noun: string) => `Vient ${of(noun)}.`,
  lockFromBy: (noun: string, who: string, turn: number) =>
    `Vient ${of(noun)}, déposé par ${who} au tour ${turn}.`,
  lockSeized: (who: string, from: string, turn: number) =>
    `Pris à ${from} par ${who} au tour ${turn}.`,
  lockKept: (who: string) => `Cadenas ${of(who)}, en réserve.`,
  lockPlaced: 'Cadenas fermé.',
  lockUse: 'Le poser sur un mot.',

  // history
  playsNothing: 'ne joue aucune carte',
  putsBack: (back: string) => `remet ${back}`,
  playing: (who: string) => `${who} joue.`,
  turnNumber: (n: number) => `tour ${n}`,

  // la phrase
  yourTurn: (who: string) => `À vous, ${who}.`,
  yourTurnBrief: 'À vous.',
  toYou: (who: string) => `À ${who}.`,
  askTake: 'Prenez l’une des paires ouvertes.',
  askTakeLast: 'C’est votre dernier tour : prenez une paire.',
  askSecond: 'Aucune carte ne reste jouée : remettez une seconde carte.',
  askLock: 'Sur lequel de vos mots fermez-vous ce cadenas ?',
  askEnd: 'Le tour peut finir.',
  askBack: (n: number, nothing: boolean): string =>
    nothing
      ? n === 1
        ? 'Vous n’avez rien joué : choisissez encore une carte à remettre.'
        : 'Vous n’avez rien joué : choisissez deux cartes à remettre.'
      : 'Choisissez la carte qui revient sur la case vide.',
  askPlay: 'Déposez un mot, allongez un des vôtres ou prenez-en un.',
  askPlayBrief: 'Déposez, allongez ou prenez un mot.',
  askMore: 'Jouez encore, ou finissez le tour.',
  askMoreBrief: 'Jouez encore, ou finissez.',
  lacks: (letters: string) => `Il manque ${each(letters)} à votre main.`,
  opens: (was: string) => `${was} s’ouvre : mettez une carte entre deux lettres, ou tapez le mot.`,
  askKind: (word: string) => `${word} : nom commun, ou nom propre ?`,
  askKindBrief: (word: string) => `${word} : commun, ou propre ?`,
  lockForBrief: 'Propre, il gagne un cadenas, qui protège un mot.',
  willLay: (word: string, lock: boolean) =>
    lock ? `Vous déposez ${word}, et recevez un cadenas.` : `Vous déposez ${word}.`,
  willGrow: (was: string, now: string, lock: boolean) =>
    lock ? `${was} devient ${now}, et vous recevez un cadenas.` : `${was} devient ${now}.`,
  willTake: (was: string, now: string, from: string, lock: 'its' | 'new' | null) =>
    `${was} devient ${now} : si le mot est bon, vous le prenez à ${from}${
      lock === 'its' ? ', avec son cadenas' : lock === 'new' ? ', et recevez un cadenas' : ''
    }.`,
  lockFor: 'Un nom propre gagne un cadenas, qui met un de vos mots à l’abri.',
  willTakePair: (who: string) => `${who} va prendre une paire.`,
  thinks: (who: string) => `${who} réfléchit.`,
  played: (who: string, words: string) => `${who} a joué ${words}.`,
  contestYou: 'Contestez-vous un de ces mots ?',
  contestWait: 'La table peut contester.',
  voteYou: 'L’admettez-vous ?',
  voteWait: 'La table vote.',
  wins: (who: string, n: number) => `${who} gagne avec ${points(n)}.`,
  soloDone: (n: number) => `Vous finissez avec ${points(n)}.`,
  tie: (who: string, n: number) => `${who} finissent à égalité, ${points(n)}.`,
  lastLeft: (who: string) => `Il ne reste ${than(who)} à la table : la partie lui revient.`,

  // the table
  yourWords: 'Vos mots',
  wordsOf: (who: string) => `Les mots ${of(who)}`,
  noWords: 'Aucun mot.',
  cards,
  botCards: (level: string, n: number) => `bot ${level}, ${cards(n)}`,
  properNoun: 'nom propre',
  properNamed: (names: readonly string[]) =>
    names.length > 0 ? `nom propre, ${names.join(', ')}` : 'nom propre',
  yours: 'à vous',
  before: (who: string) => `à ${who}`,
  locked: 'cadenassé',
  takenFrom: (who: string) => `pris à ${who}`,
  canLock: 'peut recevoir le cadenas',
  willBeFree: 'sera libre',
  middle: 'Les paires et le talon',
  faceDown: 'carte cachée',
  emptied: (n: number) => `Case ${n}, vidée ce tour-ci`,
  emptySquare: (n: number) => `Case ${n}, vide`,
  pair: (n: number, seen: string) => `Case ${n} : ${seen}`,
  takePair: (n: number, seen: string) => `Prendre ${seen}, case ${n}`,
  takenByYou: 'prise par vous',
  takenBy: (who: string) => `prise par ${who}`,
  stock: (n: number) => (n === 0 ? 'Talon épuisé' : `Talon, ${cards(n)}`),
  talon: 'talon',
  supply: (n: number, all: number) => `Cadenas au bord de la table : ${n} sur ${all}`,
  sideNote: (stock: number, supply: number) =>
    `Au talon ${cards(stock)} ; au bord ${supply} cadenas.`,

  // the word under the hand
  openWord: (was: string) => `${was} s’ouvre`,
  opensTitle: (was: string) => `${was} s’ouvre : glissez une carte entre deux lettres`,
  newWord: 'Votre mot',
  newTitle: 'Un mot de votre main : touchez vos cartes ou tapez-le',
  typeWord: 'Taper le mot',
  typeOver: (was: string) => `Taper ce que devient ${was}`,
  gapFirst: (after: string) => (after ? `Avant le ${after}` : 'Première lettre'),
  gapLast: (before: string) => `Après le ${before}`,
  gapBetween: (before: string, after: string) => `Entre ${before} et ${after}`,
  yourCard: (letter: string) => `${letter}, votre carte, la reprendre`,
  notInHand: (letter: string) => `${letter}, pas dans votre main`,
  ways: 'Que devient ce mot ?',
  wayHand: 'De votre main',
  wayWord: (text: string, from: string) => (from ? `Sur ${text} (${from})` : `Sur ${text}`),
  whichKind: (word: string) => `${word}, nom commun ou nom propre ?`,
  common: 'Nom commun',
  proper: 'Nom propre',

  // the hand
  yourHand: 'Votre main',
  handNote: (n: number) => `Votre main, ${cards(n)}.`,
  handFree: (n: number) => `Votre main, ${cards(n)}. Toutes peuvent être jouées.`,
  handOwed: (n: number, owed: number) =>
    owed === 1
      ? `Votre main, ${cards(n)}. Une au moins revient sur la case vide.`
      : `Votre main, ${cards(n)}. Sans mot, deux reviennent sur la case vide.`,
  cardPlaced: (letter: string) => `${letter}, dans le mot`,
  cardBack: (letter: string) => `${letter}, revient sur la case`,
  goesBack: 'revient',

  // the turn in steps
  yourTurnTitle: 'Votre tour',
  turnTitle: (who: string) => `Le tour ${of(who)}`,
  pairTaken: (pair: string) => `Paire prise : ${pair}`,
  confirmed: 'Confirmé, visible de tous',
  stepLay: (word: string) => `Déposer ${word}`,
  stepOpen: (word: string) => `Allonger ${word}`,
  stepGrow: (was: string, now: string) => `${was} devient ${now}`,
  bringsLock: 'Un cadenas du bord vous revient.',
  bringsFirstLock:
    'Un cadenas du bord vous revient : fermé sur un de vos mots communs, personne ne peut plus le prendre.',
  bringsTheirs: (from: string) => `Le cadenas ${of(from)} vous revient.`,
  bringsTheirsFrees: (from: string, free: string) =>
    `Le cadenas ${of(from)} vous revient ; ${free} peut de nouveau être pris.`,
  takesFrom: (from: string) => `Le mot passe ${of(from)} à vous.`,
  resume: 'Reprendre',
  confirmWord: (word: string) => `Confirmer ${word}`,
  another: 'Composer un autre mot',
  nothingYet: 'Rien n’est encore joué.',
  takeHint: 'Touchez une paire pour la prendre.',
  doLay: (word: string) => `Déposer ${word}`,
  doGrow: (word: string) => `Allonger en ${word}`,
  doTry: (word: string) => `Essayer ${word}`,
  doTake: (word: string) => `Prendre ${word}`,
  doEnd: 'Finir le tour',
  doPutBack: (back: string) => `Remettre ${[...back].join(' et ')} et finir`,
  doChoose: (n: number): string => (n === 1 ? 'Choisir une carte' : 'Choisir deux cartes'),
  goOn: 'Continuer le tour',
  takeBackCard: (letter: string) => `Reprendre le ${letter}`,
  closeWord: 'Refermer',
  sending: 'Envoi…',
  askTable: (word: string) => `Demander ${word} à la table`,
  enter: 'Entrée',

  // judging
  contest: (word: string) => `Contester ${word}`,
  accept: 'Laisser passer',
  contestMeans:
    'On consulte les listes : un mot qui n’y est pas est défait, sans autre peine ; contester ne coûte rien.',
  voteYes: (word: string) => `Admettre ${word}`,
  voteNo: (word: string) => `Refuser ${word}`,
  voteMeans: 'Il faut plus de la moitié des voix ; une voix qui manque compte contre le mot.',
  hasVoted: 'a voté',
  hasAccepted: 'laisse passer',
  stillThinks: 'réfléchit',
  toContest: 'pour contester',
  toVote: 'pour voter',

  // the margin
  lockCount: (n: number) => `${n} cadenas`,
  lastTurnToCome: 'dernier tour à jouer',
  missesTurn: 'passera un tour',
  noRefills: 'Le talon est épuisé : on ne tire plus.',
  scoring: {
    letters: 'Un point par lettre.',
    squares: 'Chaque mot vaut le carré de sa longueur.',
    words: 'Un point par mot.',
  } as Readonly<Record<string, string>>,
  wordsTitle: 'Les mots du tour',
  noHistory: 'La première paire n’est pas encore prise.',
  of: (whole: string) => `sur ${whole}`,

  // keys
  anyLetter: 'Lettres',
  backspace: 'Retour arrière',
  escape: 'Échap',
  space: 'Espace',
  arrows: 'Flèches',
  keyTake: 'prendre la paire de cette case',
  keyLetters: 'écrire le mot, ou choisir la carte qui revient',
  keyBackspace: 'effacer la dernière lettre',
  keyEnter: 'confirmer ce que dit le bouton',
  keyEscape: 'reprendre pas à pas',
  keySpace: 'prendre ou poser une carte, ouvrir un mot',
  keyArrows: 'aller d’une pièce à l’autre',
  keyEnd: 'finir le tour',

  // hints
  exposedTitle: 'Qui prendrait mes mots ?',
  exposedNoted:
    'Comme un coup de pouce, la question est notée au journal ; la réponse n’est que pour vous.',
  exposedLater: 'À votre tour, vous pourrez le demander.',
  exposed: (
    word: string,
    threats: readonly { readonly cards: string; readonly word: string }[],
    more: number,
  ) =>
    threats.length === 0
      ? `${word} : ni une ni deux cartes ne le prendraient.`
      : `${word} : ${list(threats.map((one) => `${one.cards} (${one.word})`))}${more > 0 ? `, et ${counted(more, 'autre façon', 'autres façons')}` : ''}.`,

  // the end
  lifeLaid: (who: string, turn: number) => `Déposé par ${who} au tour ${turn}.`,
  lifeAge: (word: string, who: string, turn: number) => `${word} (${who}, ${turn})`,
  missedTitle: 'Les meilleurs coups',
  missedAsk: 'Chercher ce qui vous a échappé',
  missedNone: 'Rien de mieux n’a échappé.',
  missedLost: 'Le dictionnaire n’a pas répondu.',
  searching: 'On cherche…',
  missedAskOf: (who: string) => `Chercher ce qui a échappé à ${who}`,
  missedAgain: 'Refermer',
  missedLine: (hand: string, plays: string) => `Avec ${hand} : ${plays}.`,
  missedPoints: (best: number, made: number) =>
    `${points(best)} ${some(best, 'gagné ou pris', 'gagnés ou pris')}, contre ${made} ${some(made, 'joué')}.`,
  couldLay: (word: string) => `déposer ${word}`,
  couldGrow: (was: string, now: string) => `allonger ${was} en ${now}`,
  couldTake: (was: string, now: string, from: string) => `prendre ${was} à ${from} par ${now}`,
})

export type Voice = typeof fr
