import { expect, test } from 'vitest'
import { evidence } from './evidence'
import type { WordPage } from './wire'

const page: WordPage = {
  word: 'méduse',
  valid: true,
  readings: [
    {
      form: 'méduse',
      lemma: 'méduse',
      gloss: 'nom, fém. sing.',
      glossEn: 'noun, fem. sing.',
      flags: [],
      meaning: 'animal marin',
      age: 2,
      registers: [],
    },
  ],
  names: ['mythologie'],
  games: {},
  proper: [],
  attested: ['grammalecte', 'lexique'],
  unfit: false,
  levels: ['CM2', 'Lecteur'],
  family: [],
  anagrams: [],
  longer: [],
  near: [],
  version: '2026.3',
}

test('a word says which lists have it, who knows it, and what that means at a table', () => {
  const told = evidence(page, true)

  expect(told.map(({ name, has, side, about }) => [name, has, side, about])).toEqual([
    ['club', true, ['méduse'], '2026.3'],
    ['usage', true, ['CM2'], '2'],
    ['others', true, ['lexique'], 'usual'],
    ['names', true, ['mythologie'], 'name'],
    ['borrowed', false, [], 'no'],
  ])
})

test('what a school table refuses is said, and only that', () => {
  const rude = evidence({ ...page, unfit: true }, true)

  expect(
    rude.filter(({ name }) => name === 'school').map(({ has, about }) => [has, about]),
  ).toEqual([[false, 'unfit']])
})

test('what no other list has is not usual, and what is no word at all has nothing', () => {
  const lonely = evidence({ ...page, attested: ['grammalecte', 'hunspell'] }, true)
  const none = evidence(
    { ...page, readings: [], names: [], attested: [], levels: [], word: 'pa' },
    false,
  )

  expect(lonely.find(({ name }) => name === 'others')?.about).toBe('rare')
  expect(none.map(({ name, has }) => [name, has])).toEqual([
    ['club', false],
    ['usage', false],
    ['others', false],
    ['names', false],
  ])
})
