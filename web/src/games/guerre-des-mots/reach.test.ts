import { expect, test } from 'vitest'
import { cellName } from './cells'
import { at, table } from './fake'
import { reach } from './reach'

test('violet ends the reach', () => {
  expect(reach(table(), at('I4'), 'S').map(cellName)).toContain('I5')
  expect(reach(table(), at('I4'), 'S').map(cellName)).not.toContain('I6')
})

test('a letter without a value reaches nothing', () => {
  expect(reach(table(), at('I4'), 'A')).toEqual([])
  expect(reach(table([], { values: [] }), at('I4'), 'S')).toEqual([])
})
