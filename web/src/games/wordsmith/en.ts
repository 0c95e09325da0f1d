/** What the Wordsmith table says in English; `fr.ts` is the authority. */
import { listed } from '../../lib/typo'
import { KINDS, type Kind, type Pieces } from './alphabet'
import type { Price } from './draft'
import type { Voice } from './fr'
import type { Reason, Verdict } from './types'

const list = (words: readonly string[]): string => listed(words, 'and')
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const figure = (n: number): string => NUMBERS[n] ?? String(n)
const kind: Readonly<Record<Kind, string>> = {
  R: 'long straight',
  Y: 'short straight',
  B: 'wide curve',
  G: 'tight curve',
}

function pieces(some: Pieces): string {
  const parts = KINDS.flatMap((one, at) => {
    const n = some[at] ?? 0
    return n === 0 ? [] : [n === 1 ? `a ${kind[one]}` : `${figure(n)} ${kind[one]}s`]
  })
  return parts.length === 0 ? 'nothing' : list(parts)
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const letters = (n: number): string => (n === 1 ? '1 letter' : `${n} letters`)
const boxes = (n: number): string => (n === 1 ? 'one box' : `${figure(n)} boxes`)
const points = (n: number): string => (Math.abs(n) === 1 ? `${n} point` : `${n} points`)
const spelled = (word: string): string => [...word].join('-')
const rolls = (n: number): string =>
  n === 0 ? '' : n === 1 ? ' after one roll' : ` after ${figure(n)} rolls`

function would(all: number, { unused, circles, ticks, blue }: Price): string {
  const over =
    unused === 0
      ? `All ${all} pieces are used`
      : unused === 1
        ? 'One piece is left over'
        : `${capital(figure(unused))} pieces are left over`
  const rest =
    circles === 0
      ? ''
      : circles === 1
        ? ', one circle is unused'
        : `, ${figure(circles)} circles are unused`
  const lost =
    blue === 0 ? '' : blue === 1 ? ', one of them blue' : `, ${figure(blue)} of them blue`
  return `${over}${rest}: ${boxes(ticks)} to tick${lost}.`
}

function why(code: Verdict['code'], other = ''): string {
  switch (code) {
    case 'ALREADY_CLAIMED':
      return 'taken already in this round'
    case 'ANAGRAM':
      return other ? `only ${other} in another order` : 'an earlier word in another order'
    case 'NO_NEW_LETTER':
      return 'no new letter'
    case 'SAME_ROOT':
      return other ? `same root as ${other}` : 'same root as an earlier word'
    case 'NO_REQUIRED_LETTER':
      return 'the letter of the row is not in it'
    case 'NOT_ALLOWED':
      return 'not an allowed word'
    case '':
      return ''
  }
}

const reasons: Readonly<Record<Reason, string>> = {
  NOT_ALLOWED: 'Not an allowed word',
  ALREADY_CLAIMED: 'Already claimed',
  ANAGRAM: 'A mere anagram',
  NO_NEW_LETTER: 'No new letter',
  SAME_ROOT: 'Same root',
  NO_REQUIRED_LETTER: 'Letter missing',
}
const star = (face: Kind): string => (face === 'B' || face === 'G' ? ', star' : '')

export const en: Voice = {
  list,
  kind,
  pieces,
  spelled,
  letters,
  points,
  why,
  figure,

  box: 'The box',
  yourWord: 'Your word',
  wordOf: (who) => `${who}’s word`,
  yourZone: 'Your zone',
  zoneOf: (who) => `${who}’s zone`,
  loose: (n) => (n === 1 ? '1 piece' : `${n} pieces`),
  ofLoose: (left, all) => `${left} of ${all} left over`,
  left: 'What is left',
  leftNone: 'Everything is used.',
  abc: 'Alphabet guide',
  abcClose: 'close it',
  abcOpen: 'open it',
  letter: (letter, made, fits) => {
    const name = letter === "'" ? 'apostrophe' : letter === '-' ? 'hyphen' : letter
    return `${name}: ${pieces(made)}${fits ? '' : ', more than is left'}`
  },
  write: 'Type it: it is built from your pieces',
  writeShort: 'Your word',
  field: 'Your word',
  fieldOf: (who) => `${who}’s word`,
  shorten: 'Take a letter back',
  clear: 'Clear',
  claim: (word) => (word ? `Claim ${word}` : 'Claim'),
  writeDown: (word) => (word ? `Write ${word}` : 'Write'),
  found: (word) => (word ? `Note ${word}` : 'Note'),
  enter: 'Enter',
  roll: 'Roll',
  rollDie: 'Roll the die',
  die: (face) => (face === null ? 'your die' : `your die: ${kind[face]}${star(face)}`),
  dieOf: (who, face) => `${who}’s die: ${kind[face]}${star(face)}`,
  dice: 'The dice',
  diceShown: (faces) => `dice: ${faces.map((face) => `${kind[face]}${star(face)}`).join('; ')}`,
  takeKind: (one) => `Take a ${kind[one]}`,
  layKind: (one, n) =>
    `${kind[one]} to lay, ${n === 1 ? 'the only one left' : `${figure(n)} left`}`,
  layHint: 'Lay each piece on its stroke: press it, or drag it.',
  laidPiece: (letter, one) => `${kind[one]} of the ${letter}, take it back`,
  emptySlot: (letter, one) => `${kind[one]} of the ${letter}, to lay`,
  circles: (open, all) =>
    all === 1
      ? open === 1
        ? 'One circle'
        : 'One circle, ticked'
      : `${capital(figure(all))} circles, ${open === 0 ? 'all ticked' : `${figure(open)} to tick`}`,
  circlesTitle: 'Circles',
  circleHint: 'A circle is worth any piece; left unticked, it costs a box.',
  takeMissing: (some) => `Take ${pieces(some)}`,
  putBack: (one) => `Put a ${kind[one]} back into the box`,
  stuck: 'I am stuck',
  stopHere: 'Stop here',
  stuckNot: 'I am still looking',
  pass: 'Pass',
  endPart: 'End my part',
  passLast: 'No last word',
  passLine: 'Pass the row',
  rowOf: 'For which letter?',
  rowNone: (word) => `No free letter is in ${word}.`,

  empty: 'Write a word: it is built from your pieces.',
  noMore: 'You have finished: the others are ending.',
  lastSheets: 'The sheets of the last round',
  emptyBare: 'Your zone is empty. Roll the die.',
  would: (word, all, price) => `, ${letters(word.length)}. ${would(all, price)}`,
  wouldPractice: (word) => `, ${letters(word.length)}.`,
  missing: (some) => `Missing: ${pieces(some)}.`,
  tooMany: (ticks, room) =>
    `${ticks === 1 ? 'One piece' : `${capital(figure(ticks))} pieces`} would be left over, and you have ${room === 0 ? 'no box left' : `only ${boxes(room)}`}.`,
  onItsWay: (word) => `${word} is on its way.`,

  sheet: 'Your sheet',
  sheetOf: (who) => `${who}’s sheet`,
  sheets: 'The sheets',
  row: 'row',
  word: 'word',
  value: 'points',
  bonus: 'Bonus, blue boxes left',
  longest: 'The longest word',
  round: (n) => `Round ${n}`,
  total: 'Total',
  totalOf: (n) => `Total, ${points(n)}`,
  hidden: 'written',
  ticked: (n) => `${boxes(n)} of twelve ticked`,
  boxesNote: '6 free boxes, then 6 blue ones, a point each',
  handicapNote: (n) => `Handicap: ${boxes(n)} ticked beforehand.`,
  of6: (n) => `${n} / 6`,
  isStuck: 'is stuck',
  isDone: 'is done',
  isWaiting: 'waits',
  noWords: 'no word yet',
  zone: 'Zone',

  sinceRoll: 'since the roll',
  sinceRollShort: 'roll',
  lastCall: 'last word',
  lineTime: 'for this word',
  roundTime: 'for the round',
  sliceTime: 'your part',
  practiceTime: 'to search',
  objectionTime: 'to object',
  voteTime: 'to vote',
  reviewTime: 'to check',
  nextTime: 'before the next',
  chooseTime: 'to choose',

  together: (n) => `Round ${n}, all together.`,
  alone: (n) => `Round ${n}.`,
  line: (round, line) => `Round ${round}, word ${line}.`,
  practice: 'Practice.',
  practiceAsk: (n) =>
    n === 0
      ? 'Eight pieces, two minutes: find as many words as you can.'
      : `${n === 1 ? 'One word' : `${capital(figure(n))} words`} found. Go on.`,
  secretly: (n) => `Round ${n}, in silence.`,
  rolling: 'The dice are rolling.',
  ask: 'Write a word with your pieces, or roll your die.',
  askShort: 'A word, or the die.',
  askLine: 'Write a word with your pieces.',
  askLineCircles: 'Write a word; a circle is worth any piece.',
  askStar: 'A star: choose a piece from the box.',
  askEmpty: 'This compartment is empty: choose another piece.',
  waitFor: (who) => `Waiting for ${who}.`,
  lineDone: (word) => (word ? `${word} is written.` : 'Your word is written.'),
  youPassed: 'You pass this row.',
  youAreStuck: 'You are stuck.',
  claims: (who, letter) =>
    letter ? `${who} has just claimed, for ${letter},` : `${who} has just claimed`,
  claimsShort: (who) => `${who} has claimed`,
  yours: (word) => `${word} is yours`,
  lastYou: 'One last word, without rolling.',
  lastWait: 'Each of the others has one last word.',
  finished: (who) => `“Finished!” says ${who}.`,
  youFinished: 'Finished!',
  hearing: (who, letter) => (letter ? `${who} announces, for ${letter},` : `${who} announces`),
  hearingAsk: 'Any objection?',
  hearingWait: 'Waiting for objections.',
  voteAsk: (word) => `Does ${word} have the root of a word of this round?`,
  voteWait: 'The table votes.',
  reviewAsk: (who) => `Check ${who}’s sheet, then hand it back.`,
  reviewWait: 'The sheets are with the neighbours on the left.',
  review: 'Review.',
  roundOver: (n) => `Round ${n} is over.`,
  ends: {
    FINISHED: 'Six words are written.',
    STUCK: 'Everybody is stuck.',
    TIME: 'Time is up.',
    LINES: 'The six rows are done.',
    TURNS: 'Everybody has played.',
    SILENCE: 'Nobody plays any more.',
  },
  nextAsk: 'Read the sheets, then go on.',
  nextWait: (names) => `Waiting for ${names}.`,
  lettersAsk: 'Write a word of six letters: it gives each row its letter.',
  lettersWait: (who) => `${who} chooses the six letters of the round.`,
  lettersField: 'A word of six letters',
  lettersGive: (word) => (word ? `Give ${word}` : 'Give this word'),
  starsAsk: (n) =>
    n === 1
      ? 'A star: choose everybody’s piece.'
      : `${capital(figure(n))} stars: choose everybody’s pieces.`,
  starsWait: (who) => `${who} chooses for the stars.`,
  curtain: (who) => `${who} is about to play.`,
  watching: 'You are watching the table.',
  wins: (who, n) => `${who} wins with ${points(n)}.`,
  tie: (names, n) => `${names} share the victory with ${points(n)}.`,
  soloDone: (n) => `You finish with ${points(n)}.`,
  practiceDone: (n) => (n === 1 ? 'One word found.' : `${capital(figure(n))} words found.`),
  lastLeft: (who) => `Only ${who} is left at the table and wins the game.`,
  over: 'The game is over.',
  agreed: 'Everybody wanted to stop here.',
  whyOver: {
    ROUNDS: 'The rounds are played.',
    SILENCE: 'Nobody was playing any more.',
    TIME: 'The two minutes of practice are over.',
  },
  record: (n) => `Your best round: ${points(n)}.`,
  recordNew: 'This is your best round.',

  ok: 'Ok',
  object: 'Objection',
  reasons,
  objectionsMean: 'The dictionary decides; an objection costs nothing.',
  noObjection: 'Without an objection the word is written.',
  refuted: (reason) => `${reasons[reason]}: the objection did not hold.`,
  saidOk: 'said ok',
  hasVoted: 'has voted',
  sameRoot: 'Same root',
  otherRoot: 'Another root',
  voteMeans: 'The dictionary does not know its roots. A tie lets the word stand.',

  check: (who) => `${who}’s sheet`,
  contest: 'Challenge',
  contestWord: (word) => `Challenge ${word}`,
  confirm: 'Hand the sheet back',
  stands: 'allowed',
  notStanding: (code) => why(code),
  handedBack: 'Sheet handed back.',
  ownSheet: 'Your sheet is with your neighbour.',

  nextRound: (n) => `Round ${n}`,
  toNext: 'Next round',
  toEnd: 'See the end',
  isReady: 'is ready',
  couldMake: 'This round also allowed',
  nobodyFound: 'The longest words nobody found',
  bestOf: 'The best word of each zone',
  bestIs: (word, n) => `${word}, ${points(n)}`,
  bestNone: 'no word',
  atTheEnd: 'at the end',
  asking: 'The dictionary is searching.',
  noAnswer: 'The dictionary did not answer.',
  startZone: 'The eight pieces of the start',

  area: (who) => `${who}’s place`,
  turnArea: (who) => `Turn ${who}’s place`,
  turn: 'Turn',

  historyNone: 'No word is written yet.',
  lineClaimed: (who, word, letter, n, all) =>
    `${who} claims ${word}${letter ? ` for ${letter}` : ''}${rolls(n)}. ${capital(boxes(all))} ticked.`,
  lineWrote: (who, n, all) => `${who} writes a word${rolls(n)}. ${capital(boxes(all))} ticked.`,
  lineFound: (who, word) => `${who} finds ${word}.`,
  showWord: (word) => `Show ${word} in pieces`,
  lineBegan: (round, some) => `Round ${round}. Everybody gets ${pieces(some)}.`,
  lineLetters: (round, six, who, word) =>
    who
      ? `Round ${round}: ${who} gives ${word}, letters ${spelled(six)}.`
      : `Round ${round}: the letters are ${spelled(six)}.`,
  lineRolled: (round, line, some, circles) => {
    const n = some.reduce((sum, count) => sum + count, 0)
    const more =
      circles === 0 ? '' : circles === 1 ? ' and a circle' : ` and ${figure(circles)} circles`
    return `Round ${round}, word ${line}: everybody adds ${n === 0 ? 'no piece' : pieces(some)}${more}.`
  },
  raced: (word, first, others, byLot) =>
    byLot
      ? `${first} and ${others} said ${word} at the same moment: the lot gives it to ${first}.`
      : `${first} said ${word} a moment before ${others}.`,
  objected: (who, word, reason, upheld, other) =>
    upheld
      ? `${who} objects to ${word}: ${why(reason, other)}. The word is taken back, nothing is lost.`
      : `${who} objects to ${word} (${reasons[reason].toLowerCase()}): the objection does not hold.`,
  voteOpened: (who, word) => `${who} objects to ${word}: same root. The table votes.`,
  counted: (same, yes, no) =>
    same
      ? `Same root, ${yes} to ${no}: the word is taken back.`
      : `Another root, ${no} to ${yes}: the word stands.`,
  accepted: (who) => `${who} has no objection.`,
  voted: (who) => `${who} has voted.`,
  announced: (who, word, letter) =>
    `${who} announces ${word}${letter ? ` for ${letter}` : ''}: ${spelled(word)}.`,
  claimed: (who, word, letter, pieces) =>
    `${who} claims ${word}${letter ? ` for ${letter}` : ''}, ${[...pieces].join(', ')}.`,
  wrote: (who, row) => `${who} has written ${row === 1 ? 'a word' : `${figure(row)} words`}.`,
  count: (n) => (n === 1 ? 'One word of six.' : `${capital(figure(n))} words of six.`),
  rolled: (who, one) => (one === null ? `${who} rolls a star.` : `${who} rolls: ${kind[one]}.`),
  youRolled: (one) => (one === null ? 'A star: choose a piece.' : `${capital(kind[one])}.`),
  chose: (who, one) => `${who} takes a ${kind[one]}.`,
  putBackTold: (who, one) => `${who} puts a ${kind[one]} back.`,
  starSet: (who, one) => `${who} chooses a ${kind[one]} for everybody.`,
  setupRolled: (who, faces) =>
    `${who} rolls the four dice, twice: ${faces.map((face) => kind[face]).join(', ')}.`,
  lettersAskedTold: (who) => `${who} chooses six letters.`,
  finishedTold: (who) => `${who} says “Finished!”. One last word for each of the others.`,
  stalled: (who) => `${who} is stuck.`,
  stalledByClock: (who) => `Nothing came from ${who}, who counts as stuck.`,
  resumed: (who) => `${who} is looking again.`,
  passedLast: (who) => `${who} has no last word.`,
  passedLine: (who) => `${who} passes the row.`,
  passedByClock: (who) => `${who}’s time is up.`,
  turnBegan: (who) => `${who} comes next.`,
  started: (who) => `${who} begins.`,
  roundClosed: (end) => `The round is closed. ${end}`,
  sheetPassed: (who, to) => `${who}’s sheet goes to ${to}.`,
  reviewBegan: 'The sheets go to the neighbours on the left.',
  lookedUp: (who, word, code) =>
    code
      ? `${who} challenges ${word}: ${why(code)}.`
      : `${who} challenges ${word}: the word is allowed.`,
  confirmed: (who, owner) => `${who} hands the sheet back to ${owner}.`,
  scoredTold: (round, each) => `Round ${round}: ${each}.`,
  scoredOf: (who, n) => `${who} ${n}`,
  readyTold: (who) => `${who} is ready.`,
  lapsed: (who) => `${who} did not answer in time.`,

  anyLetter: 'A–Z',
  keyLetters: 'write the word',
  keyEnter: 'claim it',
  keyEscape: 'take a letter back',
  keyRoll: 'roll the die',
  keyChoose: 'choose a piece: long, short, wide, tight curve',
  keyStuck: 'say you are stuck, or pass',
  keyAgain: 'say the sentence again',
}
