import { expect, test } from 'vitest'
import { winning } from './sight'
import type { Happened } from './types'

const told = (...events: readonly unknown[]) => events as readonly Happened[]
const laid = {
  type: 'Laid',
  cells: [
    [12, 10],
    [12, 11],
  ],
}

test('the word that won is ringed, and no other end of a game has one', () => {
  const won = told({ type: 'Laid', cells: [[1, 1]] }, laid, { type: 'Ended', word: 'ORNA' })
  const nobody = told(laid, { type: 'Ended', word: '' })

  expect(winning(won)).toEqual(laid.cells)
  expect(winning(nobody)).toEqual([])
  expect(winning(told(laid))).toEqual([])
})
