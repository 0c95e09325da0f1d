import { expect, test } from 'vitest'
import { doubted, refusalText } from './refusal'

const OWN = { fr: { GAME_OVER: 'Le tapis est levé.' }, en: { GAME_OVER: 'The baize is lifted.' } }

test('a game refuses in its own words, the house in its own where the game has none', () => {
  expect(refusalText('GAME_OVER', {}, 'fr', OWN)).toBe('Le tapis est levé.')
  expect(refusalText('GAME_OVER', {}, 'fr')).toBe('La partie est finie.')
  expect(refusalText('BEGUN', {}, 'en', OWN)).toBe('The game has already begun.')
  expect(refusalText('NOTHING', {}, 'en', OWN)).toBeNull()
})

test('only the verdict of a dictionary on a word can be questioned', () => {
  expect(doubted('NOT_ALLOWED', 'maizon')).toBe('maizon')
  expect(doubted('UNFIT', 'maizon')).toBe('maizon')
  expect(doubted('NOT_ALLOWED', undefined)).toBe('')
  expect(doubted('NOT_YOUR_TURN', 'maizon')).toBe('')
})
