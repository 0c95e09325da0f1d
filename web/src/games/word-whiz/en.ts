/** What the Word-Whiz table says in English. */
import { listed } from '../../lib/typo'
import type { Voice } from './fr'
import type { Reason, Step, Triple } from './types'

const list = (words: readonly string[]): string => listed(words, 'and')

const cells = (n: number): string => (n === 1 ? '1 cell' : `${n} cells`)

const COUNT = ['', 'one', 'two', 'three']

function lacking(letters: string): string {
  const kinds = [...new Set(letters)]
  return list(
    kinds.map((kind) => `${COUNT[[...letters].filter((one) => one === kind).length]} ${kind}`),
  )
}

function advance(steps: readonly Step[]): string {
  const gained = (step: Step) => step.end - step.start
  const counts = [...new Set(steps.map(gained))].sort((a, b) => b - a)
  return counts
    .map((count, n) => {
      const vowels = steps.filter((step) => gained(step) === count).map((step) => step.vowel)
      const verb = vowels.length > 1 ? 'move' : 'moves'
      return n === 0 ? `${list(vowels)} ${verb} ${cells(count)}` : `${list(vowels)} ${count}`
    })
    .join(', ')
}

function because(reason: Reason, letters: string, clause: string): string {
  switch (reason) {
    case 'SILENT':
      return 'the speaking time is over'
    case 'APOSTROPHE_OR_HYPHEN':
      return 'words with an apostrophe or a hyphen do not count'
    case 'CONSONANT_MISSING':
      return letters
        ? `${lacking(letters)} ${letters.length > 1 ? 'are' : 'is'} missing`
        : 'a consonant is missing'
    case 'NO_VOWEL_MOVES':
      if (clause === 'MIC-R05') return 'the count must be exact, and no vowel has it'
      return letters
        ? `it moves no vowel, ${list([...letters])} ${letters.length > 1 ? 'are' : 'is'} home`
        : 'it moves no vowel'
    case 'ALREADY_USED':
      return 'it was said before in this game'
    case 'NOT_IN_DICTIONARY':
      return clause === 'MIC-E5' ? 'proper nouns do not count' : 'it is not in the dictionary'
    case 'VOTED_DOWN':
      return 'the table does not admit it'
  }
}

const cards = (visible: Triple): string => visible.join(', ')

export const en: Voice = {
  list,
  advance,
  because,
  cards,
  seconds: (ms, digits = 1) => `${(ms / 1000).toFixed(digits)} s`,
  credit: (ms) => `(${ms} ms of network delay deducted)`,

  flipped: (who, pack) => `${who} turns a card from pack ${pack}.`,
  flippedByClock: (pack) => `Time is up: a card of pack ${pack} turns by itself.`,
  reached: (who) => `${who} reaches for the microphone.`,
  took: (who, time) => `${who} takes the microphone in ${time}.`,
  tookFrom: (who, time, others) => `${who} takes the microphone in ${time}, before ${others}.`,
  tookByLot: (who, others) => `${who} takes the microphone by lot, level with ${others}.`,
  passed: (who) => `${who} has nothing.`,
  said: (who, word) => `${who} says ${word}.`,
  moved: (who, word, steps) => `${who} says ${word}: ${advance(steps)}.`,
  nothingMissed: 'No word of the dictionary fitted here.',
  andMore: (words: string, count: number) => `${words}, among others: ${count} words in all.`,
  why: {
    HOME: 'All five vowels are at the end of their tracks.',
    IDLE: 'Nobody was taking the microphone any more.',
  },
  failed: (who, word, why) => `${who} says ${word}: ${why}.`,
  silent: (who) => `${who} says nothing in time.`,
  contested: (who) => `${who} challenges the word: the table votes.`,
  accepted: (who) => `${who} lets the word stand.`,
  voted: (who) => `${who} has voted.`,
  counted: (yes, no, accepted) =>
    accepted
      ? `Word admitted, ${yes} for and ${no} against.`
      : `Word refused, ${yes} for and ${no} against.`,
  ready: (who) => `${who} has written a word.`,
  opened: (words) =>
    words.length > 0 ? `The words are opened: ${words.join('; ')}.` : 'Nobody has written a word.',
  openedWord: (who, word) => `${who}, ${word}`,
  reshuffled: (visible) =>
    `A pack is finished: all cards are shuffled. ${cards(visible)} now show.`,
  resumed: 'The race goes on for the others.',
  lead: (who) => `${who}:`,
  nobody: 'Nobody has a word.',
  nextRound: (round, who) => `Round ${round}, ${who} to turn.`,
  waits: (who) => `${who} sits out this round.`,
  wins: (who) => `${who} wins: all five vowels are home.`,
  lastLeft: (who) => `Only ${who} is left at the table and wins the game.`,
  ahead: (who, n) => (n > 1 ? `${who} are level.` : `${who} leads.`),
  soloDone: (rounds) =>
    `Your five vowels are home in ${rounds === 1 ? 'one round' : `${rounds} rounds`}.`,
  idle: 'Nobody takes the microphone any more: the game ends without a winner.',
  ended: 'The game is over.',
  lapsed: (who) => `${who} lets the time pass.`,
  answered: (who) => `${who} has answered.`,
  agreed: 'Everybody agrees: the game stops here.',

  line: (visible, rest) => (visible ? `${visible.join(' ')}. ${rest}` : rest),
  lineWord: (who, word, steps) => `${who}: ${word}, ${steps}.`,
  lineFailed: (who, word, why) => `${who}: ${word}, refused, ${why}.`,
  lineSilent: (who) => `${who} says nothing.`,
  lineOpen: 'The round is on.',

  yourTurn: (who) => `Your turn, ${who}.`,
  flipAsk: 'Turn a card from one of the three packs.',
  flipAskShort: (who) => `Your turn, ${who}: turn a card.`,
  flipWait: (who) => `${who} is about to turn a card.`,
  atRest: 'at rest, words are written',
  inTheMiddle: 'in the middle of the table',
  sealedWait: 'The others are writing.',
  roundTitle: (n) => `Round ${n}`,
  keyFlip: 'turn a card of the pack',
  keyTake: 'take the microphone',
  keyTakeMany: 'take the microphone, each with a key',
  keyPass: 'have nothing',
  keyAgain: 'say the sentence again',
  keySay: 'say the word',
  flipNow: (who) => `${who} turns a card.`,
  turning: 'The card is turning.',
  raceAsk: 'Find a word with these three consonants, then take the microphone.',
  raceAskSolo: 'Find a word with these three consonants.',
  sealedAsk: 'Write a word with these three consonants; all are opened together.',
  sealedDone: 'Your word is written. Waiting for the others.',
  raceOut: 'You sit out this round.',
  racePassed: 'You have nothing. The round goes on.',
  raceLeft: (names) => `${names} has nothing. Only you are still looking.`,
  raceLeftMany: (names) => `${names} have nothing. Only you are still looking.`,
  raceWatch: 'The race is on.',
  reach: 'You reach for the microphone…',
  sayAsk: 'Say your word.',
  sayWait: (who) => `${who} holds the microphone.`,
  contestAsk: (who, word) => `${who} says ${word}.`,
  contestYou: 'Do you challenge this word?',
  contestWait: 'The table may challenge it.',
  voteAsk: 'Do you admit this word?',
  voteWait: (n) => (n === 1 ? 'Waiting for one vote.' : `Waiting for ${n} votes.`),
  over: 'The game is over.',

  packs: 'The three packs',
  packLabel: (n, letter, left) =>
    `Pack ${n}, ${letter} showing, ${left} ${left === 1 ? 'card' : 'cards'}`,
  packFlip: (n) => `Turn a card from pack ${n}`,
  hiddenCard: 'hidden card',
  covered: (letters) => `Below: ${letters}`,
  microphone: 'The microphone',
  take: 'Take the microphone',
  takeAs: (who) => `Take the microphone, ${who}`,
  space: 'Space',
  enter: 'Enter',
  free: 'free',
  heldBy: (who) => `held by ${who}`,
  heldByYou: 'in your hands',
  closed: 'after the card',
  outOfReach: 'out of reach this round',
  nothing: 'I have nothing',
  nothingAs: (who) => `${who} has nothing`,
  passedMark: 'has nothing',
  yourWord: 'Your word',
  wordOf: (who) => `${who}’s word`,
  say: 'Say',
  sayWord: (word) => `Say ${word}`,
  seal: 'Write',
  sealWord: (word) => `Write ${word}`,
  sealed: (word) => `${word} is written, and the others cannot see it.`,
  sealedBy: 'has written',
  lacks: (letters) => `Still missing: ${list(letters)}.`,
  complete: (letters) => `${list(letters)} are there.`,
  mustHold: (letters) => `It needs ${list(letters)}.`,
  thinks: 'is thinking',
  contest: 'Challenge',
  contestMeans:
    'Challenged, the word is put to the vote and needs more than half. If all let it stand, it counts.',
  accept: 'Let it stand',
  voteYes: (word) => `Admit ${word}`,
  voteNo: (word) => `Refuse ${word}`,
  voteMeans: 'The vote is secret; a missing vote counts against the word.',
  hasVoted: 'has voted',
  hasAccepted: 'lets it stand',
  boards: 'The tracks',
  toGoUnit: 'to go',
  column: 'column',
  vowel: 'Vowel',
  position: (who, columns) => `${who}: ${columns.join(', ')}.`,
  at: (vowel, column) => `${vowel} column ${column}`,
  atHome: (vowel) => `${vowel} home`,
  out: 'sits out this round',
  outNext: 'will sit out a round',
  seatKey: (who, key) => `${who}’s key: ${key}. Change it`,
  pressKey: 'Press a key…',
  firstCard: 'The first three cards lie open; the race begins with the next one.',
  spelled: (word, letters) => `${word}, with ${list(letters)}`,
  round: (n) => `round ${n}`,
  roundIn: (n) => `before round ${n}`,
  clockRace: 'to find',
  clockSay: 'to say it',
  clockContest: 'to challenge',
  clockVote: 'to vote',

  word: 'The word',
  allThere: (letters) => `${list(letters)} are there.`,
  waiting: (who) => `${who} sits out a round`,
  waitingNext: (who) => `${who} will sit out the next round`,
  hadSaid: (who, word, why) => `${who} said “${word}”: ${why}.`,
  hadSilent: (who) => `${who} said nothing in time.`,
  properNoun: 'proper nouns do not count',
  usedTitle: 'Words already said',
  usedNone: 'None yet.',
  backToNow: 'Back to the present round',
  betweenWant: 'Say, each round, what could have been said in the one before',
  between: 'You could have said',
  betweenNone: 'Nothing else could be said in the round before.',
  historyNone: 'The first card has not been turned yet.',
  lotNote: 'by lot',
  race: (who, time) => `${who}: ${time}`,
  soloTitle: 'On your own',
  soloRounds: (n) => (n === 1 ? '1 round' : `${n} rounds`),
  soloRecord: (n) => `Your record: ${n === 1 ? 'one round' : `${n} rounds`}.`,
  soloNoRecord: 'No record yet at this length of track.',
  soloNewRecord: (n) => `New record: ${n === 1 ? 'one round' : `${n} rounds`}.`,
}
