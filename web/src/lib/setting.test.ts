import { expect, test } from 'vitest'
import { MINE, START } from './mine'
import { speech } from './say.svelte'
import { asked, firstPlaces, freeName, presets, seat, usualOf } from './setting'
import type { Opening, Option } from './wire'

const NAMES = ['Léon', 'Odile', 'Marius']
const GAME: Opening = {
  slug: 'dames',
  title: 'Les dames',
  least: 1,
  most: 4,
  minutes: 20,
  ready: true,
  options: [
    { name: 'judge', clause: 'XYZ-E8', values: ['auto', 'vote'], main: true },
    { name: 'raceSeconds', clause: 'XYZ-R12', values: [30], least: 15, most: 90 },
  ],
}

test('a table begins with oneself and a bot', () => {
  expect(firstPlaces(GAME, 'Jeanne', NAMES)).toEqual([
    { kind: 'me', name: 'Jeanne', level: 1 },
    { kind: 'bot', name: 'Léon', level: MINE },
    null,
    null,
  ])
})

test('a position for three begins with two bots, no two of a name', () => {
  const places = firstPlaces(GAME, 'Odile', NAMES, 3)

  expect(places.map((place) => place?.name)).toEqual(['Odile', 'Léon', 'Marius', undefined])
})

test('a position is asked for as it was pasted, less the space round it', () => {
  const places = firstPlaces(GAME, 'Jeanne', NAMES)

  expect(asked(GAME, places, {}, false, ' DTN 18/17/17\n').options).toEqual({
    position: 'DTN 18/17/17',
    strength: START,
  })
})

test('one’s own strength is said only where a bot plays by it', () => {
  const mine = firstPlaces(GAME, 'Jeanne', NAMES)
  const read = mine.map((place) => place && { ...place, level: 1 })

  expect(asked(GAME, mine, {}, false, '', 12).options).toEqual({ strength: 12 })
  expect(asked(GAME, read, {}, false, '', 12).options).toEqual({})
})

test('a bot that joins several people is a reader, one that joins a person alone follows them', () => {
  const alone = seat(firstPlaces(GAME, 'Jeanne', NAMES), 2, 'bot', NAMES)
  const friends = seat(seat(alone, 1, 'link', NAMES), 3, 'bot', NAMES)

  expect([alone[2]?.level, friends[3]?.level]).toEqual([MINE, 1])
})

test('a bot never takes a name that is there', () => {
  expect(freeName(['Léon', 'Odile'], NAMES)).toBe('Marius')
})

test('there is only one me', () => {
  const places = seat(firstPlaces(GAME, 'Jeanne', NAMES), 1, 'me', NAMES)

  expect(places.map((place) => place?.kind)).toEqual(['here', 'me', undefined, undefined])
})

test('a bot’s name does not stay on a person, a person’s own does', () => {
  const bots = firstPlaces(GAME, 'Jeanne', NAMES)
  const person = seat(bots, 1, 'here', NAMES)
  const self = seat(bots, 0, 'link', NAMES)

  expect([person[1]?.name, self[0]?.name]).toEqual(['', 'Jeanne'])
})

test('a place can be emptied', () => {
  expect(seat(firstPlaces(GAME, '', NAMES), 1, null, NAMES)[1]).toBe(null)
})

test('only what departs from the defaults is asked for', () => {
  const places = firstPlaces(GAME, ' Jeanne ', NAMES)

  expect(asked(GAME, places, { judge: 'auto', raceSeconds: 60 }, true)).toEqual({
    game: 'dames',
    chairs: [
      { kind: 'me', name: 'Jeanne', level: 1 },
      { kind: 'bot', name: 'Léon', level: MINE },
    ],
    options: { raceSeconds: 60, strength: START },
    open: false, // nobody could sit down
  })
})

test('a table with a free chair may be open', () => {
  const places = seat(firstPlaces(GAME, 'Jeanne', NAMES), 2, 'link', NAMES)

  expect(asked(GAME, places, {}, true).open).toBe(true)
})

test.each<[Partial<Option>, readonly number[]]>([
  [{ values: [30], least: 15, most: 90 }, [15, 30, 60, 90]],
  [{ values: [1], least: 0, most: 3 }, [0, 1, 2, 3]],
  [{ values: ['auto', 'vote'] }, []],
])('%o offers %o', (part, expected) => {
  expect(presets({ name: 'x', clause: 'XYZ-A1', values: [], ...part })).toEqual(expected)
})

test('a handicap is told seat by seat, and only where one is given', () => {
  const places = [
    { kind: 'me' as const, name: 'Jeanne', level: 1, handicap: 6 },
    null,
    { kind: 'bot' as const, name: 'Odile', level: 1 },
  ]

  expect(asked(GAME, places, {}, false).options).toEqual({ handicap: [6, 0] })
  expect(asked(GAME, places.slice(1), {}, false).options).toEqual({})
})

test('what a bare table would have otherwise is said even unchanged', () => {
  const time: Option = { name: 'time', clause: 'HOUSE-03', values: ['calm', 'clock'], always: true }
  const game = { ...GAME, options: [...GAME.options, time] }
  const places = firstPlaces(game, 'Jeanne', NAMES)

  expect(asked(game, places, {}, false).options).toMatchObject({ time: 'calm' })
  expect(asked(game, places, { time: 'clock' }, false).options).toMatchObject({ time: 'clock' })
})

test('hints are agreed for somebody alone, and not where another person sits', () => {
  const places = firstPlaces(GAME, 'Jeanne', NAMES, 3)

  expect(usualOf(places)).toEqual({ hints: true })
  expect(usualOf(seat(places, 1, 'here', NAMES))).toEqual({})
  expect(usualOf(seat(places, 2, 'link', NAMES))).toEqual({})
})

test('who gave no name is called in the language of the page', () => {
  const called = () => asked(GAME, firstPlaces(GAME, ' ', NAMES), {}, false).chairs[0]?.name
  const french = called()
  speech.tongue = 'en'
  const english = called()
  speech.tongue = 'fr'

  expect([french, english]).toEqual(['Joueur 1', 'Player 1'])
})
