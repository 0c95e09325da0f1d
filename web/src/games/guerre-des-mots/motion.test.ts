import { expect, test } from 'vitest'
import { delays, motion } from './motion'
import type { Happened } from './types'

const letter = (column: number, origin: readonly [number, number] | null) => ({
  cell: [0, column] as const,
  reads: 'A',
  origin,
})
const laid = (...letters: readonly unknown[]) => ({ type: 'Laid', letters }) as unknown as Happened

test('a coup is replayed from where its tokens lay', () => {
  const { moved } = motion([laid(letter(1, [5, 5]), letter(2, null))])

  expect([...moved]).toEqual([
    ['0,1', [5, 5]],
    ['0,2', null],
  ])
})

test('captured tokens leave together, those of the arsenal one after the other', () => {
  const coup = laid(letter(1, null), letter(2, [5, 5]), letter(3, [5, 6]), letter(4, null))

  expect([...delays(motion([coup])).values()]).toEqual([0, 0, 0, 60])
})

test('the longest word is down within the time a coup may take', () => {
  const coup = laid(...Array.from({ length: 30 }, (_, n) => letter(n, null)))

  expect(Math.max(...delays(motion([coup])).values())).toBe(1200)
})
