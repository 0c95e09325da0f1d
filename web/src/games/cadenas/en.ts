/** What the Cadenas table says in English. */
import { listed } from '../../lib/typo'
import type { Voice } from './fr'

const list = (items: readonly string[]): string => listed(items, 'and')

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`)

const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`)

/** “N and two T” */
function each(letters: string): string {
  const count = (kind: string) => [...letters].filter((one) => one === kind).length
  return list(
    [...new Set(letters)].map((kind) => (count(kind) > 1 ? `${count(kind)} ${kind}` : kind)),
  )
}

export const en: Voice = {
  list,

  took: (who, pair) => `${who} takes ${pair}.`,
  drew: (drawn) => `You draw ${drawn}.`,
  lays: (word) => `lays ${word}`,
  lengthens: (was, now) => `lengthens ${was} to ${now}`,
  composes: (now, was) => `makes ${now} from ${was}`,
  captures: (was, from, now) => `takes ${was} from ${from} and makes it ${now}`,
  gains: 'gets a padlock',
  seizes: (from) => `takes ${from}’s padlock`,
  locks: (word) => `closes a padlock on ${word}`,
  free: (word) => `${word} can be taken again.`,
  proposed: (who, word) => `${who} proposes ${word}, which no list has.`,
  voted: (who) => `${who} has voted.`,
  counted: (word, accepted, yes, no) =>
    accepted
      ? `The table admits ${word}, ${yes} for and ${no} against.`
      : `The table refuses ${word}, ${yes} for and ${no} against.`,
  voteLapsed: (word) => `The vote on ${word} has lapsed.`,
  puts: (who, back) => `${who} puts back ${back}.`,
  clockPuts: (who, back) => `The clock puts back ${back} for ${who}.`,
  endsTurn: (who) => `${who} ends the turn.`,
  windowOpened: (who) => `${who}’s words may be challenged.`,
  accepted: (who) => `${who} lets them stand.`,
  challenged: (who, word, stands) =>
    stands ? `${who} challenges ${word}: it is good.` : `${who} challenges ${word}, and is right.`,
  fell: (word) => `${word} is taken back, its cards return to the hand.`,
  fellBack: (word, was, owner) => `${word} is undone: ${was} goes back to ${owner}.`,
  lockBack: (who) => `A padlock goes back to ${who}.`,
  lockBackSupply: 'A padlock goes back to the rim of the table.',
  owes: (who) => `None of ${who}’s cards remains played: a second one goes back to the square.`,
  timedOut: (who) => `${who} has run out of time.`,
  refilled: (who, n, stock) => `${who} draws ${cards(n)}, ${stock} left in the stock.`,
  stockOut: 'The stock is empty: everybody has one last turn.',
  stockOutDry: 'The stock is empty: play goes on until nobody lays a card.',
  turnOf: (who) => `${who} to play.`,
  lastTurnOf: (who) => `${who} to play, for the last time.`,
  skipped: (who) => `${who} misses this turn after running out of time twice.`,
  answered: (who) => `${who} has answered.`,
  ended: 'The game is over.',
  why: {
    FINAL: 'The stock is empty and everybody has had a last turn.',
    DRY: 'The stock is empty and nobody lays a card any more.',
    STOCK: 'The stock is empty.',
    STALEMATE: 'Two whole rounds have passed without a card played.',
    AGREED: 'Everybody agreed to stop here.',
    RESIGNED: 'The others have left the game.',
  },

  lockFrom: (noun) => `Comes from ${noun}.`,
  lockFromBy: (noun, who, turn) => `Comes from ${noun}, laid by ${who} in turn ${turn}.`,
  lockSeized: (who, from, turn) => `Taken from ${from} by ${who} in turn ${turn}.`,
  lockKept: (who) => `${who}’s padlock, in reserve.`,
  lockPlaced: 'Padlock, closed.',
  lockUse: 'Put it on a word.',

  playsNothing: 'plays no card',
  putsBack: (back) => `puts back ${back}`,
  playing: (who) => `${who} is playing.`,
  turnNumber: (n) => `turn ${n}`,

  yourTurn: (who) => `Your turn, ${who}.`,
  yourTurnBrief: 'Your turn.',
  toYou: (who) => `${who} to play.`,
  askTake: 'Take one of the open pairs.',
  askTakeLast: 'This is your last turn: take a pair.',
  askSecond: 'No card remains played: put back a second one.',
  askLock: 'On which of your words do you close this padlock?',
  askEnd: 'The turn can end.',
  askBack: (n, nothing) =>
    nothing
      ? n === 1
        ? 'You have played nothing: choose one more card to put back.'
        : 'You have played nothing: choose two cards to put back.'
      : 'Choose the card that goes back to the empty square.',
  askPlay: 'Lay a word, lengthen one of yours or take one.',
  askPlayBrief: 'Lay, lengthen or take a word.',
  askMore: 'Play on, or end the turn.',
  askMoreBrief: 'Play on, or end.',
  lacks: (letters) => `Your hand lacks ${each(letters)}.`,
  opens: (was) => `${was} opens: put a card between two letters, or type the word.`,
  askKind: (word) => `${word}: common word, or proper noun?`,
  askKindBrief: (word) => `${word}: common, or proper?`,
  lockForBrief: 'Proper, it wins a padlock, which guards a word.',
  willLay: (word, lock) => (lock ? `You lay ${word}, and get a padlock.` : `You lay ${word}.`),
  willGrow: (was, now, lock) =>
    lock ? `${was} becomes ${now}, and you get a padlock.` : `${was} becomes ${now}.`,
  willTake: (was, now, from, lock) =>
    `${was} becomes ${now}: if the word stands, you take it from ${from}${
      lock === 'its' ? ', with its padlock' : lock === 'new' ? ', and get a padlock' : ''
    }.`,
  lockFor: 'A proper noun wins a padlock, which keeps one of your words safe.',
  willTakePair: (who) => `${who} is about to take a pair.`,
  thinks: (who) => `${who} is thinking.`,
  played: (who, words) => `${who} has played ${words}.`,
  contestYou: 'Do you challenge one of these words?',
  contestWait: 'The table may challenge them.',
  voteYou: 'Do you admit it?',
  voteWait: 'The table votes.',
  wins: (who, n) => `${who} wins with ${points(n)}.`,
  soloDone: (n) => `You finish with ${points(n)}.`,
  tie: (who, n) => `${who} tie, ${points(n)}.`,
  lastLeft: (who) => `Only ${who} is left at the table and wins the game.`,

  yourWords: 'Your words',
  wordsOf: (who) => `${who}’s words`,
  noWords: 'No word.',
  cards,
  botCards: (level, n) => `bot ${level}, ${cards(n)}`,
  properNoun: 'proper noun',
  properNamed: (names) => (names.length > 0 ? `proper noun, ${names.join(', ')}` : 'proper noun'),
  yours: 'yours',
  before: (who) => `${who}’s`,
  locked: 'padlocked',
  takenFrom: (who) => `taken from ${who}`,
  canLock: 'can get the padlock',
  willBeFree: 'will be free',
  middle: 'The pairs and the stock',
  faceDown: 'hidden card',
  emptied: (n) => `Square ${n}, emptied in this turn`,
  emptySquare: (n) => `Square ${n}, empty`,
  pair: (n, seen) => `Square ${n}: ${seen}`,
  takePair: (n, seen) => `Take ${seen}, square ${n}`,
  takenByYou: 'taken by you',
  takenBy: (who) => `taken by ${who}`,
  stock: (n) => (n === 0 ? 'Stock empty' : `Stock, ${cards(n)}`),
  talon: 'stock',
  supply: (n, all) => `Padlocks on the rim of the table: ${n} of ${all}`,
  sideNote: (stock, supply) =>
    `${cards(stock)} in the stock; ${supply === 1 ? '1 padlock' : `${supply} padlocks`} on the rim.`,

  openWord: (was) => `${was} opens`,
  opensTitle: (was) => `${was} opens: put a card between two letters`,
  newWord: 'Your word',
  newTitle: 'A word from your hand: press your cards or type it',
  typeWord: 'Type the word',
  typeOver: (was) => `Type what ${was} becomes`,
  gapFirst: (after) => (after ? `Before ${after}` : 'First letter'),
  gapLast: (before) => `After ${before}`,
  gapBetween: (before, after) => `Between ${before} and ${after}`,
  yourCard: (letter) => `${letter}, your card, take it back`,
  notInHand: (letter) => `${letter}, not in your hand`,
  ways: 'What does this word come from?',
  wayHand: 'From your hand',
  wayWord: (text, from) => (from ? `On ${text} (${from})` : `On ${text}`),
  whichKind: (word) => `${word}, common word or proper noun?`,
  common: 'Common word',
  proper: 'Proper noun',

  yourHand: 'Your hand',
  handNote: (n) => `Your hand, ${cards(n)}.`,
  handFree: (n) => `Your hand, ${cards(n)}. All of them can be played.`,
  handOwed: (n, owed) =>
    owed === 1
      ? `Your hand, ${cards(n)}. At least one goes back to the empty square.`
      : `Your hand, ${cards(n)}. Without a word, two go back to the empty square.`,
  cardPlaced: (letter) => `${letter}, in the word`,
  cardBack: (letter) => `${letter}, goes back to the square`,
  goesBack: 'goes back',

  yourTurnTitle: 'Your turn',
  turnTitle: (who) => `${who}’s turn`,
  pairTaken: (pair) => `Pair taken: ${pair}`,
  confirmed: 'Confirmed, seen by all',
  stepLay: (word) => `Lay ${word}`,
  stepOpen: (word) => `Lengthen ${word}`,
  stepGrow: (was, now) => `${was} becomes ${now}`,
  bringsFirstLock:
    'You get a padlock from the rim: once it is closed on a common word of yours, nobody can take that word.',
  bringsLock: 'You get a padlock from the rim.',
  bringsTheirs: (from) => `${from}’s padlock becomes yours.`,
  bringsTheirsFrees: (from, free) => `${from}’s padlock becomes yours; ${free} can be taken again.`,
  takesFrom: (from) => `The word passes from ${from} to you.`,
  resume: 'Resume',
  confirmWord: (word) => `Confirm ${word}`,
  another: 'Compose another word',
  nothingYet: 'Nothing has been played yet.',
  takeHint: 'Press a pair to take it.',
  doLay: (word) => `Lay ${word}`,
  doGrow: (word) => `Lengthen to ${word}`,
  doTry: (word) => `Try ${word}`,
  doTake: (word) => `Take ${word}`,
  doEnd: 'End the turn',
  doPutBack: (back) => `Put back ${[...back].join(' and ')} and end`,
  doChoose: (n) => (n === 1 ? 'Choose a card' : 'Choose two cards'),
  goOn: 'Go on with the turn',
  takeBackCard: (letter) => `Take back the ${letter}`,
  closeWord: 'Close',
  sending: 'Sending…',
  askTable: (word) => `Ask the table about ${word}`,
  enter: 'Enter',

  contest: (word) => `Challenge ${word}`,
  accept: 'Let them stand',
  contestMeans:
    'The lists are consulted: a word they do not have is undone, with no other penalty; a challenge costs nothing.',
  voteYes: (word) => `Admit ${word}`,
  voteNo: (word) => `Refuse ${word}`,
  voteMeans: 'More than half of the votes are needed; a missing vote counts against the word.',
  hasVoted: 'has voted',
  hasAccepted: 'lets them stand',
  stillThinks: 'is thinking',
  toContest: 'to challenge',
  toVote: 'to vote',

  lockCount: (n) => (n === 1 ? '1 padlock' : `${n} padlocks`),
  lastTurnToCome: 'one last turn to play',
  missesTurn: 'will miss a turn',
  noRefills: 'The stock is empty: no more draws.',
  scoring: {
    letters: 'One point for each letter.',
    squares: 'Each word is worth the square of its length.',
    words: 'One point for each word.',
  },
  wordsTitle: 'The words of the turn',
  noHistory: 'The first pair has not been taken yet.',
  of: (whole) => `of ${whole}`,

  anyLetter: 'Letters',
  backspace: 'Backspace',
  escape: 'Esc',
  space: 'Space',
  arrows: 'Arrows',
  keyTake: 'take the pair of that square',
  keyLetters: 'write the word, or choose the card that goes back',
  keyBackspace: 'delete the last letter',
  keyEnter: 'do what the button says',
  keyEscape: 'take back step by step',
  keySpace: 'pick up or put down a card, open a word',
  keyArrows: 'move from piece to piece',
  keyEnd: 'end the turn',

  // hints
  exposedTitle: 'What would take my words?',
  exposedNoted: 'Like a nudge, the question is written in the log; the answer is for you alone.',
  exposedLater: 'You may ask when it is your turn.',
  exposed: (word, threats, more) =>
    threats.length === 0
      ? `${word}: neither one card nor two would take it.`
      : `${word}: ${list(threats.map((one) => `${one.cards} (${one.word})`))}${more > 0 ? `, and ${more === 1 ? 'one other way' : `${more} other ways`}` : ''}.`,

  lifeLaid: (who, turn) => `Laid by ${who} in turn ${turn}.`,
  lifeAge: (word, who, turn) => `${word} (${who}, ${turn})`,
  missedTitle: 'The best plays',
  missedAsk: 'Look for what you missed',
  missedNone: 'Nothing better was missed.',
  missedLost: 'The dictionary did not answer.',
  searching: 'Searching…',
  missedAskOf: (who) => `Look for what ${who} missed`,
  missedAgain: 'Close',
  missedLine: (hand, plays) => `With ${hand}: ${plays}.`,
  missedPoints: (best, made) => `${points(best)} won or taken, against ${made} played.`,
  couldLay: (word) => `lay ${word}`,
  couldGrow: (was, now) => `lengthen ${was} to ${now}`,
  couldTake: (was, now, from) => `take ${was} from ${from} with ${now}`,
}
