import { beforeEach, expect, test, vi } from 'vitest'
import { meet, noted, taken } from './meeting'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('a word is noted once, as it was last met', () => {
  meet('ru', 'looked', '', '', 1)
  meet('RU', 'missed', 'dames', 'Petit ruisseau.', 2)

  expect(noted()).toEqual([
    { word: 'RU', how: 'missed', game: 'dames', at: 2, sense: 'Petit ruisseau.' },
  ])
})

test('what is no word is not noted, and so many are kept', () => {
  for (const word of ['', 'deux mots', '12', 'x'.repeat(41)]) meet(word, 'looked', '')
  const none = noted()
  for (let n = 0; n < 500; n += 1)
    meet(`A${'B'.repeat(n % 30)}${'CDEFGHIJKLMNOPQRST'[n % 18]}`, 'looked', '')

  expect(none).toEqual([])
  expect(noted().length).toBeLessThanOrEqual(400)
})

test('once they are taken in nothing is left, and nonsense in the memory is nothing', () => {
  meet('RU', 'looked', '')
  taken()
  const after = noted()
  kept.set('logomachie.carnet.met', 'ceci')

  expect([after, noted()]).toEqual([[], []])
})
