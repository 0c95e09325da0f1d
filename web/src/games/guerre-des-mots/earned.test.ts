import { expect, test } from 'vitest'
import { cellName } from './cells'
import { crossCells, greens, mayCross, symbolCells } from './earned'
import { at, chain, table } from './fake'
import { lies } from './places'
import type { Way } from './types'

const purs = chain(1, 0, 'PURS', at('H18'), [0, 1])
const end = { chain: 1, end: 1 } as const
const way = (part: Partial<Way>): Way => ({ letters: [], taken: [], used: [], rest: [], ...part })
const taken = (id: number) => ({ chain: id, of: 1, end: 0, letters: 'RU', left: [] })

test('a letter on green gives a replay', () => {
  const [lie] = lies(table([purs]), 0, end, 'ORALES')

  expect(greens(table([purs]), lie!).map(cellName)).toEqual(['K14'])
})

test('a cross needs one chain, no arsenal, and a cross in hand', () => {
  expect(mayCross(table(), way({ taken: [taken(2)] }))).toBe(true)
  expect(mayCross(table(), way({ taken: [taken(2), taken(3)] }))).toBe(false)
  expect(mayCross(table(), way({ taken: [taken(2)], used: ['A'] }))).toBe(false)
  expect(mayCross(table([], { arsenal: ['A'] }), way({ taken: [taken(2)] }))).toBe(false)
})

test('the cross goes behind the new end of the word, not behind the chain', () => {
  const [lie] = lies(table([purs]), 0, end, 'ORALES')

  expect(crossCells(table([purs]), lie!).map(cellName)).toEqual(['K12'])
})

test('a bishop lies on a bishop, in the general rule', () => {
  const bo = chain(1, 0, 'BO', at('E3'), [1, 0])
  const view = table([bo], { rule: 'general' })
  const [lie] = lies(view, 0, end, 'BON')
  const given = way({
    letters: [{ cell: at('E5'), reads: 'N', token: 'N', origin: null, symbol: false }],
  })

  expect(symbolCells(view, lie!, given).map(cellName)).toEqual(['E5'])
  expect(symbolCells(table([bo]), lie!, given)).toEqual([])
})
