import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepRecord, record } from './solo'
import type { Happened } from './types'

const alone = { seats: 1, rule: 'general', position: '' } as const
const ended = (turns: number, ...winners: number[]): Happened[] => [
  { type: 'Ended', winners, why: winners.length > 0 ? 'CROSS' : 'ROUNDS', turns },
]

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the fewest turns are kept, each rule apart', () => {
  expect(record(alone)).toBe(null)
  for (const turns of [7, 9, 5, 6]) keepRecord(alone, ended(turns, 0))
  expect(record(alone)).toBe(5)
  expect(record({ ...alone, rule: 'simplified' })).toBe(null)
})

test('a game that was lost, a position and a game against others are no record', () => {
  keepRecord(alone, ended(60))
  keepRecord({ ...alone, position: 'SO=A' }, ended(2, 0))
  keepRecord({ ...alone, seats: 2 }, ended(0, 0))
  keepRecord(alone, [])
  expect(record(alone)).toBe(null)
})
