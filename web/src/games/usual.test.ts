import { expect, test } from 'vitest'
import { games } from '.'

const usual = (slug: string, bots: boolean, first: boolean, chosen = {}) =>
  games.get(slug)?.usual?.({ bots, first, chosen }) ?? {}

test('with a bot words are judged at once, and a newcomer tries before a letter is final', () => {
  expect(usual('wordsearch', true, true)).toEqual({ validation: 'auto', touchMove: 'plan' })
  expect(usual('wordsearch', true, false)).toEqual({ validation: 'auto' })
  expect(usual('wordsearch', false, false)).toEqual({})
})

test('the referee is kind with a bot and to newcomers', () => {
  expect(usual('guerre-des-mots', true, false)).toEqual({ referee: 'kind' })
  expect(usual('guerre-des-mots', false, true)).toEqual({ referee: 'kind' })
  expect(usual('guerre-des-mots', false, false)).toEqual({})
})

test('by day a race is written', () => {
  expect(usual('word-whiz', false, false, { time: 'day' })).toEqual({ race: 'sealed' })
  expect(usual('word-whiz', false, false, { time: 'calm' })).toEqual({})
})
