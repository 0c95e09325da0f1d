import { expect, test } from 'vitest'
import { table } from './fake'
import { home, winning } from './sight'
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

test('whoever holds one seat looks at his own bases while the other opens', () => {
  const view = table([], { seat: null, active: 1 })
  const seen = (held: readonly number[]) => home(view, held)

  expect(seen([0])).not.toEqual(seen([1]))
  expect(seen([0, 1])).toEqual(seen([1]))
})
