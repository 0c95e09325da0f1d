import { expect, test } from 'vitest'
import { at, placed } from './fake'
import { hosts } from './hosts'
import type { Happened } from './types'

const laid = (word: string, cells: readonly string[], part: Record<string, unknown>): Happened =>
  ({ type: 'Laid', seat: 0, how: 'HOOK', word, cells: cells.map(at), ...part }) as never

const RUSA = laid('RUSA', ['E22', 'F22', 'G22', 'H22'], {
  how: 'OPEN',
  letters: placed('RUSA', 'E22', [0, 1]),
})
const PARIA = laid('PARIA', ['H18', 'H19', 'H20', 'H21', 'H22'], {
  letters: placed('PARI', 'H18', [1, 0]),
})
const told = (...events: readonly Happened[]) => [...hosts(events).values()]

test('a word remembers the letter and the word it was hung on', () => {
  expect(told(RUSA, PARIA)).toEqual([{ letter: 'A', word: 'RUSA' }])
})

test('what was taken from a word before is no longer of it', () => {
  const taken = { type: 'Recovered', seat: 0, cells: ['E22', 'F22'].map(at) } as never

  expect(told(RUSA, taken, PARIA)).toEqual([{ letter: 'A', word: 'SA' }])
})

test('a word that grows was the part of it that lay there', () => {
  const grown = laid('RUSAS', ['E22', 'F22', 'G22', 'H22', 'I22'], {
    how: 'LENGTHEN',
    letters: placed('S', 'I22', [0, 1]),
  })

  expect(told(RUSA, grown)).toEqual([{ letter: 'R', word: 'RUSA' }])
})

test('a word on a chain nobody has told of has no host', () => {
  expect(told(PARIA)).toEqual([])
})
