import { expect, test } from 'vitest'
import { lineHref, lineOf, routed, ruleHref } from './route.svelte'

test.each([
  ['/', { page: 'home' }],
  ['/jouer/dames', { page: 'set', slug: 'dames' }],
  ['/jouer', { page: 'lost' }],
  ['/table/ORNA-PURS-41', { page: 'table', id: 'ORNA-PURS-41' }],
  ['/table/', { page: 'lost' }],
  ['/mots', { page: 'words', word: '' }],
  ['/mots/%C3%A9t%C3%A9', { page: 'words', word: 'été' }],
  ['/mots/%E9', { page: 'words', word: '%E9' }],
  ['/table/A/b', { page: 'lost' }],
  ['/decouvrir/dames', { page: 'lesson', slug: 'dames', name: 'decouvrir' }],
  ['/decouvrir/dames/pions', { page: 'lesson', slug: 'dames', name: 'pions' }],
  ['/decouvrir/dames/pions/x', { page: 'lost' }],
  ['/decouvrir', { page: 'lost' }],
  ['/revoir', { page: 'replay' }],
  ['/revoir/x', { page: 'lost' }],
  ['/carnet', { page: 'notebook', tab: '' }],
  ['/carnet/records', { page: 'notebook', tab: 'records' }],
  ['/ailleurs', { page: 'lost' }],
])('%s shows its page', (path, expected) => {
  expect(routed(path)).toEqual(expected)
})

test('a rulebook opens at an article', () => {
  expect(routed('/regles/dames', '#XYZ-E3')).toEqual({
    page: 'rules',
    slug: 'dames',
    clause: 'XYZ-E3',
  })
})

test('clauses of the house lead to the rules of the house', () => {
  expect([ruleHref('XYZ-E3', 'dames'), ruleHref('HOUSE-10', 'dames')]).toEqual([
    '/regles/dames#XYZ-E3',
    '/regles/house#HOUSE-10',
  ])
})

test.each([
  ['?ligne=42', 42],
  ['?ligne=0&autre=1', 0],
  ['?ligne=-1', null],
  ['?ligne=4e1', null],
  ['?ligne=9999999', null],
  ['', null],
])('%s names a line of a game', (search, line) => {
  expect(lineOf(search)).toBe(line)
})

test('a link to a line names it', () => {
  expect(lineOf(new URL(lineHref('ORNA-41', 7), 'http://x').search)).toBe(7)
})
