/** The English of setting.fr.ts, key by key. */
import type { Sentences } from './fr'
import { listed } from './typo'

export const setting: Pick<Sentences, 'entrance' | 'set' | 'options'> = {
  entrance: {
    aim: 'The aim',
    doors: 'Three ways to begin',
    discover: 'Discover it in 3 minutes',
    discoverAgain: (done, count) => `Take the lesson up again, ${done} of ${count}`,
    lessons: 'All lessons',
    lessonDone: 'done',
    lessonBegun: (done, count) => `${done} of ${count}`,
    lessonTime: (seconds) =>
      seconds < 120 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`,
    discoverNote: 'A few gestures at a real table, without a clock.',
    now: 'Play right away',
    nowNote: (pace) => `Against a bot, ${pace}. The table is already set.`,
    set: 'Set a table',
    setNote: 'With your friends, here or by a link; your rules, your time.',
    with: (name) => `With ${name}, a bot`,
    level: 'Its strength',
    lasts: (least, most) =>
      least === most ? `about ${least} min` : `about ${least} to ${most} min`,
    time: 'Time',
    waiting: 'A game is waiting for you.',
    resume: 'Go on with it',
    never: 'You have never played it.',
    whole: 'The whole rulebook, by articles',
    options: 'All options',
    figures: 'The figures of the rules',
    stop: 'Stop the figure',
    start: 'Show the figure',
  },
  set: {
    title: 'Set the table',
    who: 'Who sits where? Touch a seat.',
    table: 'The table from above',
    free: 'free',
    freeLabel: 'Put somebody there',
    takenLabel: 'Go to its settings',
    place: (n) => `seat ${n}`,
    add: (n) => `Add seat ${n}`,
    seats: 'The seats',
    seatOf: (name) => `Who is ${name}?`,
    nameOf: (n) => `Name at seat ${n}`,
    me: 'Me',
    here: 'Someone here',
    link: 'A friend, by link',
    bot: 'A bot',
    nobody: 'Remove',
    remove: (name) => `Remove ${name} from the table`,
    level: (name) => `${name}’s level`,
    linkSoon: (name) => `${name}’s link and QR code appear as soon as the table is set.`,
    friend: 'A friend',
    self: 'Me',
    options: 'Options',
    all: (n) => `All options: ${n}, set as people usually play`,
    details: (n) => `${n} details, which are seldom changed`,
    fewer: 'Show fewer options',
    openTable: 'Open table',
    openNote: 'It is listed on the home page, and anybody may take a free seat.',
    yes: 'Yes',
    no: 'No',
    start: (n) =>
      n === 1
        ? 'Start on your own'
        : `Start with ${['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'][n] ?? n}`,
    invite: 'Set the table and invite',
    keep: 'Keep these settings',
    kept: 'These settings will be used next time.',
    forget: 'Back to the rules',
    missing: (names) =>
      names.length === 1
        ? `${names[0]} is not here yet. The game will wait.`
        : `${listed(names, 'and')} are not here yet. The game will wait.`,
    atLeast: (n) => `At least ${n} seats must be taken.`,
    failed: 'The table could not be set. Check the network and try again.',
    unknownGame: 'This game is not at the club yet.',
    position: 'Start from a position',
    positionNote: 'Paste a written position here, from a rulebook or from a game you kept.',
    seconds: (n) => `${n} s`,
    names: ['Léon', 'Odile', 'Marius', 'Colette', 'Aïcha', 'Théo', 'Inès', 'Jeanne'],
  },
  options: {
    absence: {
      name: 'Absence',
      note: 'The silence allowed where the rules give no time.',
      values: {},
    },
    absent: {
      name: 'Absent player',
      note: 'A bot keeps the seat meanwhile, or its turns are skipped.',
      values: { bot: 'A bot plays', pass: 'Skipped' },
    },
    absentLevel: {
      name: 'Level of the substitute',
      note: 'The bot that keeps an absent player’s seat.',
      values: { '0': 'CM2', '1': 'Lecteur', '2': 'Lettré', '3': 'Arbitre' },
    },
    time: {
      name: 'Time',
      note: 'At ease nothing runs; by the clock every turn has its deadline; by the day you play at a distance.',
      values: { calm: 'At ease', clock: 'By the clock', day: 'By the day' },
    },
    days: {
      name: 'By the day, a turn lasts',
      note: 'How long each player has to answer when playing by the day.',
      values: { '1': 'A day', '3': 'Three days', '7': 'A week' },
    },
    dictionary: {
      name: 'The dictionary',
      note: 'Complete: every word. Usual: those that several lists have. School: without rude words and slurs, refused at once to whoever plays them.',
      values: { complet: 'Complete', usuel: 'Usual', ecole: 'School' },
    },
    pace: {
      name: 'The bots’ pauses',
      note: 'The time they take before they play; in a race they search as before.',
      values: { quick: 'Brisk', natural: 'Natural', slow: 'Unhurried' },
    },
    hints: {
      name: 'The nudge',
      note: 'Whoever is searching may ask where to look, then for the first letter, then for the word. Each step stands in the history; never in a race against people.',
      values: { true: 'Allowed', false: 'None' },
    },
  },
}
