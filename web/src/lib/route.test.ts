import { expect, test } from 'vitest'
import { routed, ruleHref } from './route.svelte'

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
