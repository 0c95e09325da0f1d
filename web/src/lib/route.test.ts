import { expect, test } from 'vitest'
import { routed, ruleHref } from './route.svelte'

test.each([
  ['/', { page: 'home' }],
  ['/jouer/word-whiz', { page: 'set', slug: 'word-whiz' }],
  ['/jouer', { page: 'lost' }],
  ['/table/ORNA-PURS-41', { page: 'table', id: 'ORNA-PURS-41' }],
  ['/table/', { page: 'lost' }],
  ['/mots', { page: 'words', word: '' }],
  ['/mots/%C3%A9t%C3%A9', { page: 'words', word: 'été' }],
  ['/mots/%E9', { page: 'words', word: '%E9' }],
  ['/table/A/b', { page: 'lost' }],
  ['/ailleurs', { page: 'lost' }],
])('%s shows its page', (path, expected) => {
  expect(routed(path)).toEqual(expected)
})

test('a rulebook opens at an article', () => {
  expect(routed('/regles/word-whiz', '#MIC-E3')).toEqual({
    page: 'rules',
    slug: 'word-whiz',
    clause: 'MIC-E3',
  })
})

test('clauses of the house lead to the rules of the house', () => {
  expect([ruleHref('MIC-E3', 'word-whiz'), ruleHref('HOUSE-10', 'word-whiz')]).toEqual([
    '/regles/word-whiz#MIC-E3',
    '/regles/house#HOUSE-10',
  ])
})
