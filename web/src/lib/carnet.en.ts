/** The same in English. */
import type { Carnet } from './carnet.fr'

export const en: Carnet = {
  title: 'My notebook',
  tabs: { words: 'My words', bests: 'My records', family: 'The family book' },
  replay: 'Look back at a kept game',
  print: 'Print',
  take: 'Take along (file)',
  bring: 'Bring a file',
  brought: 'The notebook of the file is part of this one now.',
  notOne: 'This file is not a notebook.',
  search: (count) => `Search among ${count} words`,
  filters: { all: 'All', missed: 'Missed', looked: 'Looked up', refused: 'Refused' },
  filter: 'Which words',
  empty: 'Your words will come here, with their meaning, from the first game on.',
  noneHere: 'No word here.',
  how: { missed: 'missed', looked: 'looked up', refused: 'refused' },
  where: (how, game, when) => [how, game, when].filter(Boolean).join(', '),
  dictionary: 'dictionary',
  family: 'Family',
  known: (days) =>
    days === 0
      ? 'not known yet'
      : days === 1
        ? 'known once of three times'
        : `known ${days} times of three`,
  drop: (word) => `Take ${word} out of the notebook`,
  dropShort: 'Take out',
  all: (count) => `All the words (${count})`,
  review: (at, of) => `To review, ${at} of ${of}`,
  letters: (count) => `${count} ${count === 1 ? 'letter' : 'letters'}.`,
  shown: (letters) => `One sees: ${letters}.`,
  field: 'The word',
  answer: 'It is this word',
  show: 'Show me',
  next: 'Next word',
  right: (word) => `${word}, that is it.`,
  wrong: 'Not that one. One more try.',
  was: (word) => `It was ${word}.`,
  back: (when) => `It will come back ${when}.`,
  rest: 'Nothing to review today. A word you know comes back later and later.',
  spaced: 'A word you know comes back later and later. Two minutes, whenever you like.',
  here: 'The notebook is in this browser. Nobody else reads it, and it can be taken along in a file.',
  noBests: 'Your records will come here at the end of the first game.',
  counted: {
    score: 'the best score',
    word: 'the longest word',
    justesse: 'the best precision',
  },
  modes: { alone: 'alone', bots: 'against bots', people: 'among people' },
  figures: {
    score: (n) => String(n),
    word: (n) => `${n} letters`,
    justesse: (n) => `${n} of 100`,
  },
  book: {
    lead: 'Written by those who play at this club. A line enters when a record falls, and the one before it stays.',
    none: 'No record is written yet.',
    off: 'This club is open to everybody: it writes no family book.',
    record: 'Record',
    who: 'Who',
    figure: 'How much',
    table: 'At the table',
    met: (a, b, times, won, lost) =>
      `${a} and ${b} have met ${times === 1 ? 'once' : `${times} times`}, ${won} to ${lost}.`,
    clear: 'Clear the book',
    sure: 'Clear every line of the book, for everybody?',
    yes: 'Clear',
    no: 'Keep',
    cleared: 'The book is cleared.',
    failed: 'The club does not answer.',
  },
}
