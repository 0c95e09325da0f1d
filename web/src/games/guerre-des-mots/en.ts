/** What the table of La Guerre des Mots says in English; the same as `fr.ts`. */
import { listed } from '../../lib/typo'
import type { Voice } from './fr'

const tokens = (n: number): string => (n === 1 ? '1 token' : `${n} tokens`)
const cells = (n: number): string =>
  n === 0 ? 'at point-blank range' : n === 1 ? 'over one cell' : `over ${n} cells`
/** Only who plays alone counts them. */
const inTurns = (n: number): string => (n === 0 ? '' : n === 1 ? ' in one turn' : ` in ${n} turns`)
const spelled = (letters: string): string => [...letters].join(', ')
const TOKEN: Readonly<Record<string, string>> = { '?': 'the joker', '+': 'the cross' }
const SEVERAL: Readonly<Record<string, string>> = { '?': 'the jokers', '+': 'the crosses' }
/** Letters as they are, then joker and cross, which are not letters. */
const named = (tokens: readonly string[]): string => {
  const others = ['?', '+'].flatMap((token) => {
    const count = tokens.filter((one) => one === token).length
    return count === 0 ? [] : [(count === 1 ? TOKEN : SEVERAL)[token]!]
  })
  const letters = tokens.filter((token) => !(token in TOKEN)).map((token) => token.charAt(0))
  return listed([...letters, ...others], 'and')
}

export const en: Voice = {
  board: 'Board of La Guerre des Mots. Arrows: move; Page Down: next end; Enter: choose.',
  tokens,
  round: (n) => `round ${n}`,
  noWords: 'no word laid',
  matchGame: (n, of, wins) => `Game ${n} of ${of} of the match: ${wins}.`,
  soloNone: 'Alone you play against your own record, in as few turns as possible.',
  soloRecord: (n) => `Your record: ${n === 1 ? 'one turn' : `${n} turns`}.`,
  matchAfter: (n, of, wins, opener) =>
    `After ${n} of ${of} games of the match: ${wins}. ${opener} will open the return game.`,
  matchOver: (wins) => `The match is played: ${wins}.`,

  cellKinds: {
    b: 'base',
    g: 'green, play again',
    r: 'red',
    m: 'brown, heart of the cross',
    v: 'violet, closed',
    F: 'bishop',
    T: 'rook',
    D: 'queen',
    R: 'king',
  },
  cellEmpty: (name, ground) => `${name}, empty${ground ? `, ${ground}` : ''}`,
  cellDraft: (name, letter, ground) =>
    `${name}, ${letter} of your move${ground ? `, ${ground}` : ''}`,
  cellToken: (name, letter, who, words, isEnd, ground) =>
    `${name}, ${letter === '+' || letter === '-' ? 'cross' : letter} of ${listed(words, 'and')}, ${who}’s${isEnd ? ', end of the chain' : ''}${ground ? `, ${ground}` : ''}`,

  yours: (name) => `Your turn, ${name}.`,
  yoursBrief: 'Your turn.',
  turnOf: (name) => `${name} to play.`,
  lastLeft: (name) => `Only ${name} is left at the table and wins the game.`,
  agreed: 'All agree: the game stops here.',
  over: 'The game is over.',
  openAgain: 'You have no chain: lay a word of four letters on one of your bases.',
  openFirst: 'Lay a word of four letters on one of your bases.',
  chooseEnd: 'Choose the end of a chain, then type.',
  chooseEndBrief: 'An end of a chain, then a word.',
  nowType: (letter, word) => `Type the word that starts from the ${letter} of ${word}.`,
  nowTypeCross: 'Type the word that follows the cross.',
  nowTypeBase: 'Type a word of four letters for this base.',
  noLie: (letter, word) =>
    `The word begins or ends with the ${letter} of ${word}, or lengthens ${word}.`,
  nowTypeInner: (letter, word, gone) =>
    `Type the word that starts from the ${letter} of ${word}: it uses ${listed(gone, 'and')}, and at least one letter of the other end.`,
  noLieInner: (letter, word, gone) =>
    `The word begins or ends with the ${letter} of ${word}, or lengthens what is left of the chain without ${listed(gone, 'and')}.`,
  offBoard: (word) => `${word} runs off the board.`,
  baseFour: 'A base takes a word of four letters.',
  hangs: {
    OPEN: (word) => `${word} opens your chain.`,
    HOOK: (word, on) => `${word} hooks ${on}.`,
    LENGTHEN: (word, on) => `${word} lengthens ${on}.`,
    BOTH: (word, on) => `${word} lengthens ${on} at both ends.`,
    FOLLOW: (word) => `${word} follows the cross.`,
    DOUBLE: (word) => `${word} hooks on the letter added.`,
    BEND: (word) => `${word} turns the end of the chain.`,
  },
  onLetter: (letter, word) => `on the ${letter} of ${word}`,
  replayNow: (n) => (n > 1 ? `You have ${n} moves left.` : 'You play again.'),
  consentAsked: (by, letters) => `${by} offers to give you back ${spelled(letters)}: do you agree?`,
  waitsConsent: (of) => `${of} must answer.`,
  agree: 'Agree',
  refuse: 'Refuse',

  coup: 'Your move',
  word: 'Your word',
  wordNote: 'A hyphen for a compound; a space between a word that lengthens and one hooked on it.',
  at: (how, cell) => `${how} at ${cell}`,
  hows: {
    OPEN: 'On the base',
    HOOK: 'Hooked',
    LENGTHEN: 'Lengthened',
    BOTH: 'Lengthened at both ends',
    FOLLOW: 'Behind the cross',
    DOUBLE: 'Lengthened, then hooked',
    BEND: 'Turned',
  },
  toward: (way) => `going ${way}`,
  ways: { N: 'up', S: 'down', E: 'right', O: 'left' },
  where: 'Where to lay it',
  sources: 'Where the letters come from',
  looking: 'The club is looking for your letters…',
  noWay: 'Your letters and those at the ends of chains are not enough.',
  noWayFor: (word, letters) =>
    letters === ''
      ? `Letters are missing for ${word}.`
      : `Your arsenal lacks ${listed([...letters], 'and')} for ${word}.`,
  moreWays: 'There are still other ways.',
  otherWays: (n) => (n === 1 ? 'One other way' : `${n} other ways`),
  otherTokens: (n) =>
    n === 1 ? 'Another token of the arsenal' : `Other tokens of the arsenal (${n})`,
  piracy: (name) => `Piracy: this word will be ${name}’s.`,
  pirate: (name) => `Pirate ${name}’s chain`,
  pirateNote: (name) => `The word would lengthen that chain, and be ${name}’s.`,
  untaken: 'This letter cannot be taken that way.',
  earnsGreen: (n) => (n === 1 ? 'green cell' : `${n} green cells`),
  earnsReplay: 'plays again',
  earnsCross: 'cross possible',
  earnsShot: (n) => (n === 1 ? 'a shot' : `${n} shots`),
  earnsNothing: 'The rules do not allow it this way.',
  draft: 'Prepare a word',
  draftNote: 'It will be there when your turn comes.',
  fromArsenal: (letters) => `${letters} from the arsenal`,
  fromChain: (letters, who) => `${letters} taken from ${who}`,
  fromOwn: (letters) => `${letters} from your chain`,
  restArsenal: (rest) =>
    rest.length === 0 ? 'You will have nothing left.' : `You will keep ${named(rest)}.`,
  restChain: (who, words) =>
    words.length === 0
      ? `${who} would have no word left.`
      : `${who} would keep ${listed(words, 'and')}: you be the judge.`,
  restOwn: (words) =>
    words.length === 0
      ? 'You would have no word left.'
      : `You would keep ${listed(words, 'and')}: you be the judge.`,
  green: (letters) =>
    letters.length > 1
      ? `${listed(letters, 'and')} fall on green cells: you will play again, ${letters.length} times.`
      : `The ${letters[0]} falls on a green cell: you will play again.`,
  crossTitle: 'If you took a word that has a meaning',
  crossReplay: 'Play again',
  replayOnly: 'If you took a word that has a meaning, you will play again.',
  crossAt: (cell) => `Protect with a cross at ${cell}`,
  symbolAt: (letter, piece, cell) =>
    `Lay the ${letter} face down, ${piece} on ${piece} at ${cell}: the whole chain is safe.`,
  blockadePrice: 'As long as it is, you cannot capture, shoot or pirate.',
  symbolShows: (letter, piece, cell) =>
    `The ${letter} shows its ${piece} at ${cell}: the whole chain is safe.`,
  shotsTitle: 'Shoot',
  shotAt: (letter, against, words, who, gap, cell) =>
    `The ${letter} shoots at ${against === '+' ? 'the cross' : `the ${against}`} of ${listed(words, 'or')}, ${who}’s, at ${cell}, ${cells(gap)}.`,
  noShot: 'Do not shoot',
  noSpoil: 'Shoot, though nothing can be taken',
  missers: (n) => (n === 1 ? 'A shot that would miss' : `${n} shots that would miss`),
  misses: { REACH: 'Shoot all the same: too far', STRENGTH: 'Shoot all the same: too weak' },
  spoil: (words) => `Take ${listed(words, 'and')}`,
  lay: (word) => (word ? `Lay ${word}` : 'Lay'),
  takeBack: 'Take back',
  pass: 'Pass',
  draw: 'Draw two letters',
  drawShort: 'Draw',
  recoverTitle: 'Recover letters',
  recoverCount: (letters) => `Recover ${spelled(letters)}`,
  recoverAsk: (letters, who) => `Offer to give ${spelled(letters)} back to ${who}`,
  lift: 'Take the cross back',
  turnBack: (piece, cell) => `Turn the ${piece} back at ${cell}`,
  enter: 'Enter',
  base: (name) => `Base ${name}`,
  baseNote: { A: 'along the edge', B: 'across' },

  arsenal: 'Your arsenal',
  arsenalNote: (n) => `${tokens(n)}, seen by you alone`,
  token: (token, spent) =>
    `${TOKEN[token] ?? token.charAt(0)}${token.length > 1 ? `, ${token.slice(1).toUpperCase()} on the back` : ''}${spent ? ', in your move' : ''}`,
  jokerAs: (letter) => `joker for ${letter}`,
  backed: (letter, back) => `${letter} (back ${back})`,
  jokerFor: 'The joker will be…',

  show: 'Show',
  showEnds: 'Ends',
  showValues: 'Shooting values',
  showReach: 'Reach',
  showMenace: 'Threats',
  menace: (names) =>
    `Threat: the ${names.length > 1 ? 'chains' : 'chain'} of ${listed(names, 'and')} ${names.length > 1 ? 'are' : 'is'} one word away from a goal.`,
  menaceOwn: 'Your chain is one word away from a goal.',
  mapMenace: 'One word away from a goal.',
  legend: 'The signs of the board',
  signs: {
    b: 'start',
    g: 'again',
    r: 'goal',
    v: 'closed',
    end: 'free end',
    guard: 'guarded',
    joker: 'joker',
    chess: 'chess',
    verso: 'verso',
    menace: 'threat',
  },
  map: 'Tactical map',
  mapChain: (who, place, words, ends) => `${who}, ${place}: ${words}. Ends: ${ends}.`,
  mapWord: (text, first, last) => `${text}, ${first} to ${last}`,
  mapEnd: (letter, cell) => `${letter === '+' || letter === '-' ? 'cross' : letter} at ${cell}`,
  mapValue: (value) => `value ${value}`,
  mapAim: (end, who) => `reaches ${end}, ${who}’s`,
  mapBases: (a, b) => `Your bases: A, ${a}; B, ${b}.`,
  mapCross: (first, last) => `Heart of the cross: ${first} to ${last}.`,
  mapSpan: (first, last) => `${first} to ${last}`,
  mapGuarded: 'protected',
  mapBlockaded: 'The whole chain is safe.',
  mapFrozen: 'May not capture, shoot or pirate.',
  mapCredits: (n) => (n === 1 ? 'One move to play.' : `${n} moves to play.`),
  mapReserve: (n) => `Reserve: ${tokens(n)}.`,
  mapNone: 'No chain on the board.',
  chooseThis: 'Play at this end',
  innerTitle: 'Play further inside the chain',
  innerAt: (place, gone) => `${place}, taking ${listed(gone, 'and')}`,

  opens: (who, word) => `${who} opens with ${word}.`,
  hooks: (who, word, on) => `${who} hooks ${word}${on}.`,
  lengthens: (who, old, word, on) =>
    `${who} lengthens ${old ? `${old} to ${word}` : `a word: ${word}`}${on}.`,
  follows: (who, word) => `${who} lays ${word} behind the cross.`,
  compounds: (who, word) => `${who} forms the compound ${word}.`,
  doubles: (who, grown, word) => `${who} lengthens ${grown} and hooks ${word} on it.`,
  bends: (who, word) => `${who} turns the end of the chain: ${word}.`,
  onTheChain: (of) => ` on ${of}’s chain`,
  takes: (letters, of) => `${spelled(letters)} taken from ${of}`,
  takesOwn: (letters) => `${spelled(letters)} from their own chain`,
  takesOther: (letters) => `${spelled(letters)} from their other chain`,
  takesOf: (letters, who) => `${spelled(letters)} from the chain of ${who}`,
  protects: 'A cross protects the word.',
  shields: 'The whole chain is safe.',
  replays: (n) => (n > 1 ? `${n} more moves.` : 'One more move.'),
  fires: (letter, value, against, strength, of, gap) =>
    `The ${letter} (${value}) shoots at ${against === '+' || against === '-' ? 'the cross' : `the ${against} (${strength})`} of ${of}, ${cells(gap)}`,
  hit: (words, letters) =>
    `: ${words.length > 0 ? `${listed(words, 'and')} ${words.length > 1 ? 'go' : 'goes'} to the arsenal, ${spelled(letters)}` : 'a hit, nothing is taken'}.`,
  missed: { REACH: ': too far.', STRENGTH: ': too weak, the shot fails.' },
  recovers: (who, letters, left) =>
    `${who} recovers ${spelled(letters)}${left.length > 0 ? `; ${listed(left, 'and')} ${left.length > 1 ? 'are' : 'is'} left` : ''}.`,
  recoversFor: (who, of, letters) => `${who} gives ${spelled(letters)} back to ${of}.`,
  asks: (who, of, letters) => `${who} offers to give ${spelled(letters)} back to ${of}.`,
  answered: (who, agreed) => `${who} ${agreed ? 'agrees' : 'refuses'}.`,
  lifts: (who) => `${who} takes the cross back.`,
  turnsBack: (who) => `${who} turns the piece back: the chain is no longer safe.`,
  draws: (who, n) =>
    `${who} draws ${n === 2 ? 'two letters' : n === 1 ? 'one letter' : `${n} letters`}.`,
  received: (tokens) => `You receive ${named(tokens)}.`,
  notBlocked: (who) => `A word can be laid: ${who} does not draw.`,
  passes: (who) => `${who} passes.`,
  late: (who) => `${who}’s time is over.`,
  accentFound: (who, letter) => `${who} announces ${letter}: it is on the back.`,
  accentMissing: (who, letter) =>
    `${who} announces ${letter}, which is not on the back: the turn is lost.`,
  errs: (who, why) => `Error by ${who}: ${why} The turn is lost.`,
  turnBegan: (who) => `${who} to play.`,
  ended: {
    CROSS: (who, word, turns) =>
      `${who} lays ${word} on the central cross and wins${inTurns(turns)}.`,
    SIDE: (who, word, turns) =>
      `${who} lays ${word} on the opposite goal and wins${inTurns(turns)}.`,
    IDLE: () => 'Two rounds without a word laid: the game is drawn.',
    REPEATED: () => 'The position comes back for the third time: the game is drawn.',
    ROUNDS: (_who, _word, turns) =>
      `The agreed number of rounds has been played: the game is ${turns ? 'lost' : 'drawn'}.`,
  },
  why: {
    CROSS: 'A word of four letters goes across the central cross.',
    SIDE: 'A word is on the opposite goal.',
    IDLE: 'Two rounds without a word laid.',
    REPEATED: 'The position came back for the third time.',
    ROUNDS: 'The agreed number of rounds has been played.',
  },
  noHistory: 'Nothing has been laid yet.',
  meaning: 'The word',
  figure: (diagram) => `Diagram ${diagram}`,
  pieces: { F: 'bishop', T: 'rook', D: 'queen', R: 'king' },

  keyLetters: 'type the word',
  anyLetter: 'Letters',
  arrows: 'Arrows',
  keyArrows: 'move on the board',
  pages: 'Page Down',
  keyPages: 'go to the next end of a chain',
  keyEnter: 'choose, then lay',
  escape: 'Esc',
  keyEscape: 'take back',
  keyPass: 'pass',
  keyWays: 'next way',
  keyMap: 'tactical map',
  wayTold: (at, count, source, left) => `Way ${at} of ${count}: ${source}. ${left}`,
}
