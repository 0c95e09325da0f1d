/** The same in English. */
import type { After } from './after.fr'
import { part } from './part'
import { listed } from './typo'

const TAKEN = [
  'left nearly everything',
  'took about a tenth',
  'took about a fifth',
  'took about a quarter',
  'took about a third',
  'took about half',
  'took about two thirds',
  'took about three quarters',
  'took nearly everything',
  'took everything',
]

export const en: After = {
  end: {
    title: 'The end of the game',
    scoreOf: (name, score) => `${score} for ${name}`,
    score: (scores) => `Score: ${scores.join(', ')}.`,
    won: (name) => `${name} wins.`,
    youWon: 'You win.',
    nobody: 'Nobody wins.',
    alone: 'It is over.',
    tie: (names) => `${listed(names, 'and')} finish level.`,
    why: {
      RESIGNED: 'The others left the game.',
      AGREED: 'All wanted to stop here.',
    },
    left: 'You left the game.',
    whyAlone: {
      RESIGNED: 'The game stopped here.',
      AGREED: 'The game stopped here.',
    },
    making: 'The game is being read again, to tell you what you could have played…',
    none: 'This game could not be read again.',
    turning: 'The turning point',
    turningYou: 'The turning point, your move',
    turningOf: (name) => `The turning point, ${name}’s move`,
    turned: (name, was, now) =>
      `Before this move ${name} had ${was} ${was === 1 ? 'chance' : 'chances'} in 100 of winning; after it, ${now}.`,
    turnedYou: (was, now) =>
      `Before this move you had ${was} ${was === 1 ? 'chance' : 'chances'} in 100 of winning; after it, ${now}.`,
    even: 'Level to the end.',
    unturned: 'No move turned the game.',
    see: 'See it again',
    curve: (name) => `${name}’s chances of winning, from start to end`,
    could: 'What you could have played',
    couldSide: 'words you know',
    nothing: 'Nothing better, at your strength.',
    unplayed: 'You had not played yet.',
    instead: (word) => `instead of ${word}`,
    otherwise: 'played another way',
    winning: 'It would have won the game.',
    replay: 'Replay it',
    replayOf: (word) => `Replay it on the table: ${word}`,
    toWrite: 'Meaning to be written.',
    again: 'Play again',
    againWith: (name) => `Play again with ${name}`,
    againGo: 'Join the return game',
    other: 'Another opponent',
    otherAlone: 'Another game',
    review: 'Look back at the game',
    home: 'Back home',
    failed: 'The return game could not be set.',
    kept: 'These words go to',
    notebook: 'your notebook',
    story: 'The story of the words',
    noStory: 'No word was said.',
    all: (count) => `All the words (${count})`,
    less: 'Fewer words',
    missed: 'What the table missed',
    noMissed: 'The dictionary did not answer.',
    proof: 'Proof of the draw',
    together: (devices) =>
      devices === 0
        ? 'The players’ devices did not answer: the club drew alone.'
        : devices === 1
          ? 'The seed was made by the club and one device, each bound before it saw anything.'
          : `The seed was made by the club and ${devices} devices, each bound before it saw anything.`,
    house: 'The club’s number',
    share: (n) => `Number of device ${n}`,
    leftOut: (names) => `Did not answer in time, left out by a new round: ${names.join(', ')}.`,
    made: 'Checked: these numbers are those that were promised, and they make the seed.',
    madeWithMine:
      'Checked: these numbers are those that were promised, this device’s is among them, and they make the seed.',
    moreRounds:
      'There were more rounds of the draw than devices left out: the club may have chosen.',
    notMade: 'These numbers do not make the seed.',
    proofText: 'The draw was fixed before the first move, and nobody changed it.',
    proofHow:
      'Before the first move the club published a fingerprint. Only this seed, shown now, fits it.',
    proofMore: 'How to check it',
    commitment: 'Published fingerprint',
    seed: 'Seed',
    checked: 'Checked in this browser: the fingerprint is that of the seed.',
    wrong: 'The fingerprint does not match the seed.',
    verify: 'To replay the whole game line by line, keep the record, then run:',
    record: 'Keep the record',
  },
  review: {
    title: 'Look back at the game',
    step: (n, of) => `Moment ${n} of ${of}`,
    loading: 'Reading the game again…',
    failed: 'The club does not answer.',
    first: 'To the start',
    back: 'Previous moment',
    next: 'Next moment',
    last: 'To the end',
    play: 'Play the game through',
    stop: 'Stop',
    close: 'Close',
    playOn: 'Play from here',
    thisMove: 'This move',
    eyes: 'Seen by',
    table: 'the table',
    goneOn: 'The game has gone on.',
    now: 'Back to the present',
    tried: (word) => `This move was not played: ${word}.`,
    untried: 'This move cannot be shown here.',
    played: 'Played',
    by: (name) => `Played by ${name}`,
    best: 'The three best, with known words',
    bestOne: 'The best, with known words',
    dictionary: 'The best of the whole dictionary',
    forced: 'There was no other move.',
    unit: (unit) => `value: ${unit}`,
    show: 'Show it',
    onTable: 'Show on the table',
    precision: (score) =>
      `At every turn one move was better than the others, with words you know. Of what those moves could bring, you ${TAKEN[part(score)]}. This is your precision: ${score} of 100.`,
    precisionOf: (name, score) =>
      `At every turn one move was better than the others, with words of their strength. Of what those moves could bring, ${name} ${TAKEN[part(score)]}. This is their precision: ${score} of 100.`,
    spoken: (step, played, value, best) =>
      best === ''
        ? `${step}, ${played}, ${value}`
        : `${step}, ${played}, ${value}; the best, ${best}`,
    between: 'At this moment nobody had a move to choose.',
    missedWin: 'Here a win slipped away.',
  },
  replay: {
    title: 'Look back at a kept game',
    lead: 'Drop the file of a game here, or choose it. The club first plays it again line by line: only a proved game is shown. Nothing of it is kept.',
    choose: 'Choose a file',
    drop: 'Drop the file here',
    proving: 'The game is played again to prove it…',
    proved: (lines) =>
      `Proved: ${lines === 1 ? '1 line' : `${lines} lines`}, played again from the seed.`,
    player: (n) => `Player ${n}`,
    bot: (level, n) => `Bot ${level} ${n}`,
    another: 'Look at another file',
    refused: {
      NOT_A_RECORD: 'This file is not a game of Logomachie.',
      NO_SUCH_GAME: 'This game is of a kind this club does not have.',
      OTHER_WORDS:
        'This game was played with a dictionary this club does not have: it cannot be proved here.',
      BAD_OPTION: 'This club does not know the options of this game.',
      TOO_LARGE: 'This file is too large to be a game.',
      TOO_FAST: 'The club has read a lot for you. Try again in a minute.',
    },
    notProved: (line) =>
      line === 0
        ? 'The proof fails: the seed is not the one that was announced.'
        : `The proof fails at line ${line}: the game was changed there.`,
    failed: 'The club does not answer.',
  },
}
