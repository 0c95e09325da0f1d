import { expect, test } from 'vitest'
import { startHref, startOf } from './start'

const START = {
  position: 'SO@E22>RUSA^IRAP NE@O1_DONT turn:SO SO=O?É',
  seats: 2,
  options: { rule: 'general', turnSeconds: 0 },
}

test('a position goes through an address unharmed', () => {
  const href = startHref('dames', START)

  expect(href.startsWith('/jouer/dames#')).toBe(true)
  expect(startOf(new URL(href, 'http://club').hash)).toEqual(START)
})

test('an address without a position asks for none, one cut short for its position alone', () => {
  expect(startOf('')).toBeNull()
  expect(startOf('#options=%7B%22rule')).toBeNull()
  expect(startOf('#position=ABC&options=%7B%22rule')).toEqual({
    position: 'ABC',
    seats: 0,
    options: {},
  })
})
