/** What the table of La Guerre des Mots says in French; `en.ts` says the same in English. */
import { counted, each, list, of as from, ordinal, some, than } from '../../lib/french'
import { typeset } from '../../lib/typo'

const tokens = (n: number): string => counted(n, 'jeton')
const cells = (n: number): string =>
  n === 0 ? 'à bout portant' : n === 1 ? 'à une case' : `à ${n} cases`
/** Only who plays alone counts them. */
const inTurns = (n: number): string => (n === 0 ? '' : n === 1 ? ' en un tour' : ` en ${n} tours`)
const isHers = (piece: string): boolean => piece === 'tour' || piece === 'dame'
const spelled = (letters: string): string => [...letters].join(', ')
const TOKEN: Readonly<Record<string, string>> = { '?': 'le joker', '+': 'la croix' }
const SEVERAL: Readonly<Record<string, string>> = { '?': 'les jokers', '+': 'les croix' }
/** Letters as they are, then joker and cross, which are not letters. */
const named = (tokens: readonly string[]): string => {
  const others = ['?', '+'].flatMap((token) => {
    const count = tokens.filter((one) => one === token).length
    return count === 0 ? [] : [(count === 1 ? TOKEN : SEVERAL)[token]!]
  })
  const letters = tokens.filter((token) => !(token in TOKEN)).map((token) => token.charAt(0))
  return list([...letters, ...others])
}

export const fr = typeset({
  board:
    'Plateau de La Guerre des Mots. Flèches : se déplacer ; Page suivante : bout suivant ; Entrée : choisir.',
  tokens,
  round: (n: number) => `${ordinal(n)} tour`,
  noWords: 'aucun mot posé',
  matchGame: (n: number, of: number, wins: string) => `Partie ${n} du match sur ${of} : ${wins}.`,
  soloNone:
    'En solitaire, vous jouez contre votre propre record, en aussi peu de tours que possible.',
  soloRecord: (n: number) => `Votre record : ${counted(n, 'tour')}.`,
  matchAfter: (n: number, of: number, wins: string, opener: string) =>
    `Après ${counted(n, 'partie')} du match sur ${of} : ${wins}. ${opener} ouvrira la revanche.`,
  matchOver: (wins: string) => `Le match est joué : ${wins}.`,

  cellKinds: {
    b: 'base',
    g: 'verte, fait rejouer',
    r: 'rouge',
    m: 'marron, cœur de la croix',
    v: 'violette, fermée',
    F: 'fou',
    T: 'tour',
    D: 'dame',
    R: 'roi',
  } as Readonly<Record<string, string>>,
  cellEmpty: (name: string, ground: string) => `${name}, vide${ground ? `, ${ground}` : ''}`,
  cellDraft: (name: string, letter: string, ground: string) =>
    `${name}, ${letter} de votre coup${ground ? `, ${ground}` : ''}`,
  cellToken: (
    name: string,
    letter: string,
    who: string,
    words: readonly string[],
    isEnd: boolean,
    ground: string,
  ) =>
    `${name}, ${letter === '+' || letter === '-' ? 'croix' : letter} ${from(list(words))}, à ${who}${isEnd ? ', bout de chaîne' : ''}${ground ? `, ${ground}` : ''}`,

  // la phrase
  yours: (name: string) => `À vous, ${name}.`,
  yoursBrief: 'À vous.',
  turnOf: (name: string) => `À ${name} de jouer.`,
  openFirst: 'Posez un mot de quatre lettres sur l’une de vos bases.',
  lastLeft: (name: string) => `Il ne reste ${than(name)} à la table : la partie lui revient.`,
  agreed: 'Tous sont d’accord : la partie s’arrête là.',
  over: 'La partie est finie.',
  openAgain: 'Vous n’avez pas de chaîne : posez un mot de quatre lettres sur l’une de vos bases.',
  chooseEnd: 'Choisissez un bout de chaîne, puis écrivez.',
  chooseEndBrief: 'Un bout de chaîne, puis un mot.',
  nowType: (letter: string, word: string) => `Écrivez le mot qui part du ${letter} ${from(word)}.`,
  nowTypeCross: 'Écrivez le mot qui suit la croix.',
  nowTypeBase: 'Écrivez un mot de quatre lettres pour cette base.',
  noLie: (letter: string, word: string) =>
    `Le mot commence ou finit par le ${letter} ${from(word)}, ou il allonge ${word}.`,
  nowTypeInner: (letter: string, word: string, gone: readonly string[]) =>
    `Écrivez le mot qui part du ${letter} ${from(word)} : il emploie ${list(gone)}, et une lettre au moins de l’autre bout.`,
  noLieInner: (letter: string, word: string, gone: readonly string[]) =>
    `Le mot commence ou finit par le ${letter} ${from(word)}, ou il allonge ce qui reste de la chaîne sans ${list(gone)}.`,
  offBoard: (word: string) => `${word} sort du plateau.`,
  baseFour: 'Une base reçoit un mot de quatre lettres.',
  hangs: {
    OPEN: (word: string) => `${word} ouvre votre chaîne.`,
    HOOK: (word: string, on: string) => `${word} s’accroche ${on}.`,
    LENGTHEN: (word: string, on: string) => `${word} allonge ${on}.`,
    BOTH: (word: string, on: string) => `${word} allonge ${on} des deux côtés.`,
    FOLLOW: (word: string) => `${word} suit la croix.`,
    DOUBLE: (word: string) => `${word} s’accroche à la lettre ajoutée.`,
    BEND: (word: string) => `${word} tourne le bout de la chaîne.`,
  } as Readonly<Record<string, (word: string, on: string) => string>>,
  onLetter: (letter: string, word: string) => `au ${letter} ${from(word)}`,
  replayNow: (n: number) => (n > 1 ? `Il vous reste ${n} coups.` : 'Vous rejouez.'),
  consentAsked: (by: string, letters: string) =>
    `${by} propose de vous rendre ${spelled(letters)} : acceptez-vous ?`,
  waitsConsent: (of: string) => `${of} doit répondre.`,
  agree: 'Accepter',
  refuse: 'Refuser',

  // the coup
  coup: 'Votre coup',
  word: 'Votre mot',
  wordNote:
    'Un trait d’union pour un mot composé ; une espace entre deux mots qui s’allongent et s’accrochent.',
  at: (how: string, cell: string) => `${how} en ${cell}`,
  hows: {
    OPEN: 'Sur la base',
    HOOK: 'Accroché',
    LENGTHEN: 'Allongé',
    BOTH: 'Allongé des deux côtés',
    FOLLOW: 'Derrière la croix',
    DOUBLE: 'Allongé, puis accroché',
    BEND: 'Tourné',
  } as Readonly<Record<string, string>>,
  toward: (way: string) => `vers ${way}`,
  ways: { N: 'le haut', S: 'le bas', E: 'la droite', O: 'la gauche' } as Readonly<
    Record<string, string>
  >,
  where: 'Où le poser',
  sources: 'D’où viennent les lettres',
  looking: 'Le club cherche vos lettres…',
  noWay: 'Vos lettres et celles des bouts de chaîne ne suffisent pas.',
  noWayFor: (word: string, letters: string) =>
    letters === ''
      ? `Il manque des lettres pour ${word}.`
      : `Il manque ${each(letters)} à votre arsenal pour ${word}.`,
  moreWays: 'Il y a d’autres façons encore.',
  otherWays: (n: number) => (n === 1 ? 'Une autre façon' : `${n} autres façons`),
  otherTokens: (n: number) =>
    n === 1 ? 'Un autre jeton de l’arsenal' : `Autres jetons de l’arsenal (${n})`,
  piracy: (name: string) => `Piratage : ce mot sera à ${name}.`,
  pirate: (name: string) => `Pirater la chaîne ${from(name)}`,
  pirateNote: (name: string) => `Le mot allongerait sa chaîne, et serait à ${name}.`,
  untaken: 'Cette lettre ne peut pas être prise ainsi.',
  earnsGreen: (n: number) => (n === 1 ? 'case verte' : `${n} cases vertes`),
  earnsReplay: 'rejoue',
  earnsCross: 'croix possible',
  earnsShot: (n: number) => (n === 1 ? 'un tir' : `${n} tirs`),
  earnsNothing: 'La règle ne le permet pas ainsi.',
  draft: 'Préparer un mot',
  draftNote: 'Il vous attendra à votre tour.',
  fromArsenal: (letters: string) => `${letters} de l’arsenal`,
  fromChain: (letters: string, who: string) => `${letters} pris à ${who}`,
  fromOwn: (letters: string) => `${letters} de votre chaîne`,
  restArsenal: (rest: readonly string[]) =>
    rest.length === 0 ? 'Il ne vous restera rien.' : `Il vous restera ${named(rest)}.`,
  restChain: (who: string, words: readonly string[]) =>
    words.length === 0
      ? `Il ne resterait aucun mot à ${who}.`
      : `Il resterait ${list(words)} à ${who} : à vous d’en juger.`,
  restOwn: (words: readonly string[]) =>
    words.length === 0
      ? 'Il ne vous resterait aucun mot.'
      : `Il vous resterait ${list(words)} : à vous d’en juger.`,
  green: (letters: readonly string[]) =>
    letters.length > 1
      ? `${list(letters)} tombent sur des cases vertes : vous rejouerez ${letters.length} fois.`
      : `Le ${letters[0]} tombe sur une case verte : vous rejouerez.`,
  crossTitle: 'Si vous avez pris un mot qui a un sens',
  crossReplay: 'Rejouer',
  replayOnly: 'Si vous avez pris un mot qui a un sens, vous rejouerez.',
  crossAt: (cell: string) => `Protéger par une croix en ${cell}`,
  symbolAt: (letter: string, piece: string, cell: string) =>
    `Poser le ${letter} à l’envers, ${piece} sur ${piece} en ${cell} : toute la chaîne est à l’abri.`,
  blockadePrice: 'Tant qu’elle l’est, vous ne capturez pas, ne tirez pas, ne piratez pas.',
  symbolShows: (letter: string, piece: string, cell: string) =>
    `Le ${letter} montre ${isHers(piece) ? 'sa' : 'son'} ${piece} en ${cell} : toute la chaîne est à l’abri.`,
  shotsTitle: 'Tirer',
  shotAt: (
    letter: string,
    against: string,
    words: readonly string[],
    who: string,
    gap: number,
    cell: string,
  ) =>
    `Le ${letter} tire sur ${against === '+' ? 'la croix' : `le ${against}`} ${from(list(words, 'ou'))}, à ${who}, en ${cell}, ${cells(gap)}.`,
  noShot: 'Ne pas tirer',
  noSpoil: 'Tirer, sans rien pouvoir prendre',
  missers: (n: number) => (n === 1 ? 'Un tir qui manquerait' : `${n} tirs qui manqueraient`),
  misses: {
    REACH: 'Tirer quand même : trop loin',
    STRENGTH: 'Tirer quand même : trop faible',
  } as Readonly<Record<string, string>>,
  spoil: (words: readonly string[]) => `Prendre ${list(words)}`,
  lay: (word: string) => (word ? `Poser ${word}` : 'Poser'),
  takeBack: 'Reprendre',
  pass: 'Passer',
  draw: 'Piocher deux lettres',
  drawShort: 'Piocher',
  recoverTitle: 'Reprendre des lettres',
  recoverCount: (letters: string) => `Reprendre ${spelled(letters)}`,
  recoverAsk: (letters: string, who: string) =>
    `Proposer à ${who} de reprendre ${spelled(letters)}`,
  lift: 'Reprendre la croix',
  turnBack: (piece: string, cell: string) =>
    `Retourner ${isHers(piece) ? 'la' : 'le'} ${piece} en ${cell}`,
  enter: 'Entrée',
  base: (name: string) => `Base ${name}`,
  baseNote: { A: 'le long du bord', B: 'en travers' } as Readonly<Record<string, string>>,

  // the arsenal
  arsenal: 'Votre arsenal',
  arsenalNote: (n: number) => `${tokens(n)}, vus de vous`,
  token: (token: string, spent: boolean) =>
    `${TOKEN[token] ?? token.charAt(0)}${token.length > 1 ? `, au verso ${token.slice(1).toUpperCase()}` : ''}${spent ? ', dans votre coup' : ''}`,
  jokerAs: (letter: string) => `joker pour ${letter}`,
  backed: (letter: string, back: string) => `${letter} (verso ${back})`,
  jokerFor: 'Le joker sera…',

  // on demand
  show: 'Montrer',
  showEnds: 'Bouts',
  showValues: 'Valeurs de tir',
  showReach: 'Portée',
  showMenace: 'Menaces',
  menace: (names: readonly string[]) =>
    names.length > 1
      ? `Menace : les chaînes ${list(names.map(from))} sont à un mot d’un but.`
      : `Menace : la chaîne ${list(names.map(from))} est à un mot d’un but.`,
  menaceOwn: 'Votre chaîne est à un mot d’un but.',
  mapMenace: 'À un mot d’un but.',
  legend: 'Les signes du plateau',
  signs: {
    b: 'départ',
    g: 'rejouer',
    r: 'but',
    v: 'fermée',
    end: 'bout libre',
    guard: 'à l’abri',
    joker: 'joker',
    chess: 'échecs',
    verso: 'verso',
    menace: 'menace',
  } as Readonly<Record<string, string>>,
  map: 'Carte tactique',
  mapChain: (who: string, place: string, words: string, ends: string) =>
    `${who}, ${place} : ${words}. Bouts : ${ends}.`,
  mapWord: (text: string, first: string, last: string) => `${text}, ${first} à ${last}`,
  mapEnd: (letter: string, cell: string) =>
    `${letter === '+' || letter === '-' ? 'croix' : letter} en ${cell}`,
  mapValue: (value: number) => `valeur ${value}`,
  mapAim: (end: string, who: string) => `atteint ${end}, à ${who}`,
  mapBases: (a: string, b: string) => `Vos bases : A, ${a} ; B, ${b}.`,
  mapCross: (first: string, last: string) => `Cœur de la croix : ${first} à ${last}.`,
  mapSpan: (first: string, last: string) => `${first} à ${last}`,
  mapGuarded: 'protégé',
  mapBlockaded: 'Toute la chaîne est à l’abri.',
  mapFrozen: 'Ne peut ni capturer, ni tirer, ni pirater.',
  mapCredits: (n: number) => (n === 1 ? 'Un coup à jouer.' : `${n} coups à jouer.`),
  mapReserve: (n: number) => `Réserve : ${tokens(n)}.`,
  mapNone: 'Aucune chaîne sur le plateau.',
  chooseThis: 'Jouer à ce bout',
  innerTitle: 'Jouer plus loin dans la chaîne',
  innerAt: (place: string, gone: readonly string[]) => `${place}, en prenant ${list(gone)}`,

  // events
  opens: (who: string, word: string) => `${who} ouvre avec ${word}.`,
  hooks: (who: string, word: string, on: string) => `${who} accroche ${word}${on}.`,
  lengthens: (who: string, old: string, word: string, on: string) =>
    `${who} allonge ${old ? `${old} en ${word}` : `un mot : ${word}`}${on}.`,
  follows: (who: string, word: string) => `${who} pose ${word} derrière la croix.`,
  compounds: (who: string, word: string) => `${who} forme le mot composé ${word}.`,
  doubles: (who: string, grown: string, word: string) =>
    `${who} allonge ${grown} et y accroche ${word}.`,
  bends: (who: string, word: string) => `${who} tourne le bout de la chaîne : ${word}.`,
  onTheChain: (of: string) => ` sur la chaîne ${from(of)}`,
  takes: (letters: string, of: string) => `${spelled(letters)} pris à ${of}`,
  takesOwn: (letters: string) => `${spelled(letters)} de sa chaîne`,
  takesOther: (letters: string) => `${spelled(letters)} de son autre chaîne`,
  takesOf: (letters: string, who: string) => `${spelled(letters)} de la chaîne ${from(who)}`,
  protects: 'Une croix protège le mot.',
  shields: 'Toute la chaîne est à l’abri.',
  replays: (n: number) => (n > 1 ? `Encore ${n} coups.` : 'Encore un coup.'),
  fires: (
    letter: string,
    value: number,
    against: string,
    strength: number,
    of: string,
    gap: number,
  ) =>
    `Le ${letter} (${value}) tire sur ${against === '+' || against === '-' ? 'la croix' : `le ${against} (${strength})`} ${from(of)}, ${cells(gap)}`,
  hit: (words: readonly string[], letters: string) =>
    ` : ${words.length > 0 ? `${list(words)} ${some(words.length, 'rejoint', 'rejoignent')} l’arsenal, ${spelled(letters)}` : 'touché, rien n’est pris'}.`,
  missed: { REACH: ' : trop loin.', STRENGTH: ' : trop faible, le tir échoue.' } as Readonly<
    Record<string, string>
  >,
  recovers: (who: string, letters: string, left: readonly string[]) =>
    `${who} reprend ${spelled(letters)}${left.length > 0 ? ` ; il reste ${list(left)}` : ''}.`,
  recoversFor: (who: string, of: string, letters: string) =>
    `${who} rend ${spelled(letters)} à ${of}.`,
  asks: (who: string, of: string, letters: string) =>
    `${who} propose à ${of} de reprendre ${spelled(letters)}.`,
  answered: (who: string, agreed: boolean) => `${who} ${agreed ? 'accepte' : 'refuse'}.`,
  lifts: (who: string) => `${who} reprend sa croix.`,
  turnsBack: (who: string) => `${who} retourne sa pièce : la chaîne n’est plus à l’abri.`,
  draws: (who: string, n: number) =>
    `${who} pioche ${n === 2 ? 'deux lettres' : counted(n, 'lettre')}.`,
  received: (tokens: readonly string[]) => `Vous recevez ${named(tokens)}.`,
  notBlocked: (who: string) => `Un mot peut être posé : ${who} ne pioche pas.`,
  passes: (who: string) => `${who} passe.`,
  late: (who: string) => `Le temps ${from(who)} est écoulé.`,
  accentFound: (who: string, letter: string) => `${who} annonce ${letter} : il est au verso.`,
  accentMissing: (who: string, letter: string) =>
    `${who} annonce ${letter}, qui n’est pas au verso : le tour est perdu.`,
  errs: (who: string, why: string) => `Erreur ${from(who)} : ${why} Le tour est perdu.`,
  turnBegan: (who: string) => `À ${who}.`,
  ended: {
    CROSS: (who: string, word: string, turns: number) =>
      `${who} pose ${word} sur la croix centrale et gagne${inTurns(turns)}.`,
    SIDE: (who: string, word: string, turns: number) =>
      `${who} pose ${word} sur le but opposé et gagne${inTurns(turns)}.`,
    IDLE: () => 'Deux tours de table sans un mot posé : partie nulle.',
    REPEATED: () => 'La position revient pour la troisième fois : partie nulle.',
    ROUNDS: (_who: string, _word: string, turns: number) =>
      `Le nombre de tours est atteint : partie ${turns ? 'perdue' : 'nulle'}.`,
  } as Readonly<Record<string, (who: string, word: string, turns: number) => string>>,
  why: {
    CROSS: 'Un mot de quatre lettres traverse la croix centrale.',
    SIDE: 'Un mot est sur le but d’en face.',
    IDLE: 'Deux tours de table sans un mot posé.',
    REPEATED: 'La position est revenue pour la troisième fois.',
    ROUNDS: 'Le nombre de tours est atteint.',
  } as Readonly<Record<string, string>>,
  noHistory: 'Rien n’est encore posé.',
  meaning: 'Le mot',
  figure: (diagram: number) => `Croquis ${diagram}`,
  pieces: { F: 'fou', T: 'tour', D: 'dame', R: 'roi' } as Readonly<Record<string, string>>,

  keyLetters: 'écrire le mot',
  anyLetter: 'Lettres',
  arrows: 'Flèches',
  keyArrows: 'se déplacer sur le plateau',
  pages: 'Page suivante',
  keyPages: 'aller au bout de chaîne suivant',
  keyEnter: 'choisir, puis poser',
  escape: 'Échap',
  keyEscape: 'reprendre',
  keyPass: 'passer',
  keyWays: 'façon suivante',
  keyMap: 'carte tactique',
  wayTold: (at: number, count: number, source: string, left: string) =>
    `Façon ${at} sur ${count} : ${source}. ${left}`,
})

export type Voice = typeof fr
