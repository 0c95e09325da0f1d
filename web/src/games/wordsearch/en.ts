/** What the Wordsearch table says in English; the same as `fr.ts`. */
import { listed } from '../../lib/typo'
import type { Voice } from './fr'
import type { Direction } from './types'

const COUNT = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const count = (n: number): string => COUNT[n] ?? String(n)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const points = (n: number): string => (Math.abs(n) === 1 ? `${n} point` : `${n} points`)

const letters = (n: number): string => (n === 1 ? '1 letter' : `${n} letters`)

const WAY: Readonly<Record<Direction, string>> = {
  N: 'upwards',
  NE: 'up to the right',
  E: 'to the right',
  SE: 'down to the right',
  S: 'downwards',
  SW: 'down to the left',
  W: 'to the left',
  NW: 'up to the left',
}

const MOST_NAMED = 8

export const en: Voice = {
  points,
  letters,
  way: (direction) => WAY[direction],

  slid: (letter, source, target) => `${letter} slides from ${source} to ${target}.`,
  slidBy: (who, letter, source, target) => `${who}: ${letter} slides from ${source} to ${target}.`,
  claimed: (who, word, first, last, n) =>
    `${who} announces ${word} from ${first} to ${last}, ${points(n)}.`,
  rejected: (word) => `${word} is not in the dictionary.`,
  accepted: (who) => `${who} does not challenge.`,
  acceptedAll: (who) => `${listed(who, 'and')} ${who.length > 1 ? 'do' : 'does'} not challenge.`,
  judgedGood: (who, word, n) =>
    `${who} challenges ${word}: it is in the dictionary. ${who} loses ${points(n)}.`,
  judgedBad: (who, word, n) =>
    `${who} challenges ${word}: it is not in the dictionary. ${who} gains ${points(n)}, the letters stay.`,
  scored: (who, word, start, direction, n) =>
    `${who} removes ${word} at ${start}, ${WAY[direction]}, ${points(n)}.`,
  reposition: (who) => `${who} stops after one letter.`,
  failed: (who, n) =>
    `${who} finds no word: ${count(n)} ${n > 1 ? 'letters stay' : 'letter stays'} where moved.`,
  foundNone: (who) => `${who} finds no word; the letters stay where they are.`,
  foundNoneBack: (who) => `${who} finds no word.`,
  nothing: (who) => `${who} lets the turn pass.`,
  wentBack: (n) => (n > 1 ? `${capital(count(n))} letters go back.` : 'One letter goes back.'),
  turnOf: (who) => `${who} is next.`,
  ended: 'The game is over.',
  why: {
    LETTERS: 'The letters that are left spell no more words.',
    STALEMATE: 'Too many turns went by without a word.',
    NO_SLIDE: 'No letter can move any more.',
  },
  lapsed: (who) => `${who} lets the time pass.`,
  answered: (who) => `${who} has answered.`,

  lineSlide: (who, letter, source, target) => `${who} moves ${letter} from ${source} to ${target}.`,
  lineOpen: (who) => `${who} is playing.`,
  lineClaim: (who, word) => `${who} announces ${word}.`,
  replay: (text) => `See ${text} again`,
  noHistory: 'Nobody has played yet.',

  yourTurn: (who) => `Your turn, ${who}.`,
  ask: 'Choose a letter and slide it.',
  askMore: 'Slide another letter of the word, or announce it.',
  askPlan: 'Try: nothing is played until you announce.',
  askClaim: 'Announce another word, or stop.',
  askReady: (word) => `${word} can be read: announce it.`,
  holds: (letter, reach) =>
    reach.length === 0
      ? `The ${letter} cannot move: everything round it is taken.`
      : reach.length === 1
        ? `The ${letter} can reach one circle: ${reach[0]}.`
        : reach.length <= MOST_NAMED
          ? `The ${letter} can reach ${count(reach.length)} circles: ${listed(reach, 'or')}.`
          : `The ${letter} can reach ${count(reach.length)} circles.`,
  holdsBrief: (letter, reach) =>
    reach.length === 0
      ? `The ${letter} cannot move.`
      : reach.length <= 5
        ? `The ${letter} can reach ${listed(reach, 'or')}.`
        : `The ${letter} can reach ${count(reach.length)} circles.`,
  askBrief: 'Slide a letter.',
  askPlanBrief: 'Slide a letter so that a word can be read.',
  markFirst: 'Mark the first letter of the word.',
  markLast: (cell) => `The word begins at ${cell}. Mark its last letter.`,
  thinks: (who) => `${who} is thinking.`,
  announces: (who, word, n) => `${who} announces ${word}, ${points(n)}.`,
  contestYou: 'Do you challenge it?',
  contestWait: 'The others may challenge.',
  waitOthers: 'Waiting for the others.',
  wins: (who, n) => `${who} wins with ${points(n)}.`,
  tie: (who, n) => `${who} are level with ${points(n)}.`,
  soloDone: (n) => `You finish with ${points(n)}.`,
  lastLeft: (who) => `Only ${who} is left at the table and wins the game.`,
  agreed: 'All agree: the game stops here.',
  over: 'The game is over.',
  list: (names) => listed(names, 'and'),

  board: 'The board',
  cell: (name, letter, n) => `${name}, ${letter}, ${points(n)}`,
  emptyCell: (name) => `${name}, free circle`,
  canReach: (reach) => `can reach ${reach.join(', ')}`,
  stuck: 'cannot move',
  hasMoved: (n) => `moved as number ${n}`,
  inHand: 'in hand',
  lit: 'within its reach',
  onLine: (letter) => `on the line, waits for ${letter}`,
  marked: 'marked',
  hintHere: 'of the best word',

  wantLetters: (word, letters) =>
    `The board lacks the ${letters.length > 1 ? 'letters' : 'letter'} ${listed(letters, 'and')} of ${word}.`,
  wantLine: (word, slid) =>
    slid
      ? `No line can take ${word} with what has slid already. Try a word that uses it.`
      : `No line can take ${word}: everywhere another letter is in its way. Try a shorter word.`,
  wantSlide: (letter, cell) =>
    `The letter ${letter} is wanted at ${cell}: none can slide there now.`,
  wantSlides: (slides) =>
    `Still to slide: ${listed(
      slides.map(([letter, from, to]) => `${letter} from ${from} to ${to}`),
      'and',
    )}.`,
  yourWord: 'Your word',
  wordOf: (who) => `${who}’s word`,
  noSlideYet: 'No letter has slid yet.',
  span: (first, last, direction) => `${first} to ${last}, ${WAY[direction]}`,
  write: 'Write the word',
  writeHint: 'BLEU',
  notAMove: 'This move cannot be read. Write F5 E6 for instance, or BLEU C6 E.',
  slideLine: (source, target) => `${source} to ${target}`,
  slideFrom: (source) => `${source} to…`,
  done: 'done',
  sending: 'sending',
  drafted: 'draft',
  holding: 'in hand',
  lacksAt: (cell) => `missing at ${cell}`,
  announce: 'Announce',
  announceWord: (word) => `Announce ${word}`,
  markWord: 'Mark the word',
  marking: 'Mark…',
  stopOne: 'Stop here',
  stopMany: 'I find no word',
  takeBack: 'Take back',
  otherLine: (n, all) => `Another line (${n} of ${all})`,
  readings: 'How does the word read?',
  strictNote: 'A letter let go is played: it does not come back.',
  planNote: 'Nothing is played until you announce.',
  stopNone: 'Move a letter: a turn is a word, or one letter.',
  stopCostOne: 'Stop here: the turn passes without points, the letter stays where it is.',
  stopCostMany: 'I find no word: the turn passes without points, the letters stay where they are.',
  stopCostLimit: (n) =>
    `I find no word: the turn passes without points, ${count(n)} ${n > 1 ? 'letters stay' : 'letter stays'} and the others go back.`,
  stopPlanMany: 'Without a word only one letter moves: take the others back.',
  why_MUST_MOVE: 'A word you announce has at least one letter that moved.',
  why_NO_LINE: 'Mark the first and the last letter, or write the word.',
  why_INCOMPLETE: 'Letters are still missing on the line.',
  why_OUTSIDE: 'Every letter that moved must be in the word.',
  why_TOO_SHORT: 'This word is too short.',

  contest: (n) => (n === 0 ? 'Challenge' : `Challenge: +${n} or −${n}`),
  contestRisk: (n) =>
    n === 0
      ? 'The word is worth nothing: a challenge neither brings nor costs anything.'
      : `If the word does not exist you gain ${points(n)}; if it does, you lose ${n}.`,
  accept: 'Let it stand',
  hasAccepted: 'lets it stand',
  stillThinks: 'is thinking',
  worth: (value, length) => `${value} × ${length}`,

  dictionary: 'The dictionary',
  isWord: 'is a word.',
  isNone: 'is not in the dictionary.',
  page: 'Its page',

  training: 'Training',
  hidden: (n) =>
    n === 0
      ? 'No word is hidden here.'
      : n === 1
        ? 'One word is hidden on this board.'
        : `${n.toLocaleString('en')} words are hidden on this board.`,
  counting: 'Counting the words…',
  showBest: 'Show the best',
  hideBest: 'Hide',
  best: (word, n) => `${word}, ${points(n)}`,
  noBest: 'There is no word to show.',
  onlyStart: 'That was at the beginning of the turn.',
  tooLate: 'Words are counted at the beginning of a turn, before the first letter.',
  replayBest: 'See the slides',

  aside: (n) => `${letters(n)} set aside`,
  dry: (n, must) =>
    n === 1 ? `One turn without a word, of ${must}.` : `${n} turns without a word, of ${must}.`,

  of: (time) => `of ${time}`,
  toContest: 'to challenge',
  keyArrows: 'from circle to circle; with Shift, to the next letter',
  keyCorners: 'diagonally',
  keySpace: 'take a letter up, put it down, mark',
  keyLetters: 'write the word; its line lights up',
  keyEnter: 'announce the word',
  keyEscape: 'take back, step by step',
  keyStop: 'end the turn',
  arrows: 'Arrows',
  corners: '↖ Home, ↗ Page up, ↙ End, ↘ Page down',
  space: 'Space',
  enter: 'Enter',
  escape: 'Esc',
  anyLetter: 'A to Z',

  soloTitle: 'On your own',
  soloRecord: (n) => `Your best total: ${points(n)}.`,
  soloNone: 'No total to beat yet.',
  soloNew: (n) => `Best total: ${points(n)}.`,
}
