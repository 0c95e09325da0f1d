import { expect, test } from 'vitest'
import { en } from './after.en'
import { fr } from './after.fr'
import { part } from './part'

test('a share of a hundred is the nearest of the parts that people name', () => {
  const near = [0, 10, 20, 25, 33, 50, 66, 75, 90, 100].map(part)

  expect(near).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect([4, 14, 41, 99].map(part)).toEqual([0, 1, 4, 8])
})

test('justesse is told by what one took, and its figure comes last', () => {
  expect(fr.review.precision(21)).toMatch(/vous avez pris environ un cinquième\..*21 sur 100\.$/)
  expect(fr.review.precisionOf('Léon', 50)).toMatch(/Léon a pris environ la moitié\./)
  expect(en.review.precision(0)).toMatch(/you left nearly everything\..*0 of 100\.$/)
})
