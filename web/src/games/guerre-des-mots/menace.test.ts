import { expect, test } from 'vitest'
import { cellName } from './cells'
import { at, chain, table } from './fake'
import { menaces } from './menace'

const RIGHT = [0, 1] as const
const DOWN = [1, 0] as const
const told = (...args: Parameters<typeof table>) =>
  menaces(table(...args)).map(({ chain: { id }, from, to }) => [id, cellName(from), cellName(to)])

test('an end that sees the cross within a word is a threat, whoever looks', () => {
  const purs = chain(1, 0, 'PURS', at('H18'), RIGHT)

  expect(told([purs])).toEqual([[1, 'K18', 'K13']])
  expect(told([purs], { seat: null })).toEqual([[1, 'K18', 'K13']])
})

test('a token in the way closes it, as a violet cell does', () => {
  const purs = chain(1, 0, 'PURS', at('H18'), RIGHT)
  const wall = chain(2, 1, 'OSE', at('I16'), RIGHT)

  expect(told([purs, wall]).filter(([id]) => id === 1)).toEqual([])
})

test('too far is no threat, and a goal of one’s own side is none', () => {
  const far = chain(1, 0, 'RUSA', at('E22'), RIGHT)
  const home = chain(2, 0, 'LES', at('K23'), DOWN)

  expect(told([far])).toEqual([])
  expect(told([home], { sideGoals: true })).toEqual([])
})
