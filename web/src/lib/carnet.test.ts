import { expect, test } from 'vitest'
import {
  A_DAY,
  answered,
  bestKey,
  discs,
  dueNow,
  EMPTY,
  exported,
  filtered,
  imported,
  parsed,
  plain,
  withBest,
  withMet,
  without,
} from './carnet'
import type { Met } from './meeting'

const NOW = Date.UTC(2026, 10, 16, 12)
const DAY = 24 * 3600 * 1000
const met = (word: string, part: Partial<Met> = {}): Met => ({
  word,
  how: 'missed',
  game: 'dames',
  at: NOW,
  sense: 'Un sens.',
  ...part,
})
const names = (words: readonly { word: string }[]) => words.map(({ word }) => word)

test('a word that is met again keeps its sense and what was learned of it', () => {
  let book = withMet(EMPTY, [met('RU', { sense: 'Petit ruisseau.' })])
  book = answered(book, 'RU', 'first', NOW)
  book = withMet(book, [met('RU', { how: 'looked', sense: '', at: NOW + DAY })])

  expect(book.words['RU']).toMatchObject({ how: 'looked', sense: 'Petit ruisseau.', at: NOW + DAY })
  expect(book.words['RU']?.card?.reps).toBe(1)
})

test('a new word is asked, then again later and later while it is known', () => {
  let book = withMet(EMPTY, [met('RU')])
  const gaps: number[] = []
  let now = NOW
  for (let n = 0; n < 4; n += 1) {
    book = answered(book, 'RU', 'first', now)
    const due = book.words['RU']?.card?.due ?? 0
    gaps.push((due - now) / DAY)
    now = due
  }

  expect(gaps).toEqual(gaps.toSorted((a, b) => a - b))
  expect(new Set(gaps).size).toBe(4)
  expect(gaps[0]).toBeGreaterThanOrEqual(1)
})

test('a word that had to be shown comes back sooner than one that was known', () => {
  const due = (how: 'shown' | 'second' | 'first') => {
    const once = answered(withMet(EMPTY, [met('RU')]), 'RU', 'first', NOW)
    const at = once.words['RU']?.card?.due ?? 0
    return answered(once, 'RU', how, at).words['RU']?.card?.due ?? 0
  }

  expect(due('shown')).toBeLessThan(due('second'))
  expect(due('second')).toBeLessThan(due('first'))
})

test('a word is not asked before its day', () => {
  const book = answered(withMet(EMPTY, [met('RU')]), 'RU', 'first', NOW)
  const due = book.words['RU']?.card?.due ?? 0

  expect(names(dueNow(book, due - 1))).toEqual([])
  expect(names(dueNow(book, due))).toEqual(['RU'])
})

test('at most eight are asked in a day, those due before those new', () => {
  const words = Array.from({ length: 12 }, (_, n) =>
    met(`MOT${'ABCDEFGHIJKL'[n]}`, { at: NOW + n }),
  )
  let book = withMet(EMPTY, words)
  book = answered(book, 'MOTL', 'first', NOW - 30 * DAY)
  const before = names(dueNow(book, NOW))
  for (const word of before) book = answered(book, word, 'first', NOW)

  expect([before.length, before[0]]).toEqual([A_DAY, 'MOTL'])
  expect(dueNow(book, NOW)).toEqual([])
  expect(dueNow(book, NOW + DAY).length).toBeGreaterThan(0)
})

test('a refused word is noted and never asked', () => {
  const book = withMet(EMPTY, [met('ZORGLUB', { how: 'refused' })])

  expect([Object.keys(book.words), dueNow(book, NOW)]).toEqual([['ZORGLUB'], []])
})

test('three discs are three days, and a word that was shown begins anew', () => {
  let book = withMet(EMPTY, [met('RU')])
  const seen: number[] = []
  const days = [0, 0, 1, 2, 3].map((n) => NOW + n * DAY)
  for (const at of days) {
    book = answered(book, 'RU', 'first', at)
    seen.push(discs(book.words['RU']!))
  }
  book = answered(book, 'RU', 'shown', NOW + 9 * DAY)

  expect([...seen, discs(book.words['RU']!)]).toEqual([1, 1, 2, 3, 3, 0])
})

test('known on three days, a word rests', () => {
  let book = withMet(EMPTY, [met('RU')])
  const asked = [1, 2, 3].map((day) => {
    book = answered(book, 'RU', 'first', NOW + day * DAY)
    return names(dueNow(book, NOW + 999 * DAY))
  })

  expect(asked).toEqual([['RU'], ['RU'], []])
})

test('words are looked for by letters or sense, without accents, and by how they were met', () => {
  const book = withMet(EMPTY, [
    met('DÉSERT', { sense: 'Lieu sans eau.', at: NOW + 1 }),
    met('RU', { how: 'looked', sense: 'Petit ruisseau.' }),
  ])

  expect(names(filtered(book, 'all', ''))).toEqual(['DÉSERT', 'RU'])
  expect(names(filtered(book, 'all', 'desert'))).toEqual(['DÉSERT'])
  expect(names(filtered(book, 'all', 'RUISSEAU'))).toEqual(['RU'])
  expect(names(filtered(book, 'looked', ''))).toEqual(['RU'])
  expect(plain('Œuvre')).toBe('oeuvre')
})

test('a word can be taken out', () => {
  expect(without(withMet(EMPTY, [met('RU')]), 'RU').words).toEqual({})
})

test('a record falls only to a better one', () => {
  const key = bestKey('dames', 'others', 'score')
  const best = (figure: number) => ({ figure, word: '', at: NOW })
  const book = withBest(withBest(withBest(EMPTY, key, best(12)), key, best(12)), key, best(9))

  expect(book.bests[key]?.figure).toBe(12)
  expect(withBest(book, key, best(13)).bests[key]?.figure).toBe(13)
})

test('a book taken along as a file comes back whole', () => {
  let book = withBest(withMet(EMPTY, [met('RU'), met('DÉSERT')]), 'a/b/c', {
    figure: 3,
    word: 'RU',
    at: NOW,
  })
  book = answered(book, 'RU', 'second', NOW)

  expect(imported(EMPTY, exported(book))).toEqual({ ...book, asked: EMPTY.asked })
  expect(parsed(exported(book))).toEqual(book)
})

test('of two books the word that was asked oftener counts, and the better record', () => {
  const mine = answered(withMet(EMPTY, [met('RU', { sense: 'a' })]), 'RU', 'first', NOW)
  const other = withBest(withMet(EMPTY, [met('RU', { sense: 'b' }), met('OR')]), 'a/b/c', {
    figure: 1,
    word: '',
    at: NOW,
  })
  const both = imported(mine, exported(other))

  expect([Object.keys(both?.words ?? {}).toSorted(), both?.words['RU']?.sense]).toEqual([
    ['OR', 'RU'],
    'a',
  ])
  expect(Object.keys(both?.bests ?? {})).toEqual(['a/b/c'])
})

test.each(['', 'bonjour', '{}', '{"carnet": 3}', '{"carnet": {"version": 9, "words": {}}}'])(
  '%s is no notebook',
  (text) => {
    expect(imported(EMPTY, text)).toBeNull()
  },
)

test('what is wrong inside a file is left out, not believed', () => {
  const file = { version: 1, words: { A: { word: '<b>' }, B: 3 }, bests: { k: { figure: 'x' } } }

  expect(parsed(JSON.stringify({ carnet: file }))).toEqual(EMPTY)
})
