import { expect, test } from 'vitest'
import { daysFrom } from './when'

const NOON = new Date(2026, 10, 16, 12).getTime()
const HOUR = 3600 * 1000

test.each([
  [0, 'aujourd’hui'],
  [-13 * HOUR, 'hier'],
  [11 * HOUR, 'aujourd’hui'],
  [13 * HOUR, 'demain'],
  [3 * 24 * HOUR, 'dans 3 jours'],
  [61 * 24 * HOUR, 'dans 2 mois'],
])('%s ms from now is %s', (gap, said) => {
  expect(daysFrom(NOON + gap, NOON, 'fr').replace("'", '’')).toBe(said)
})
