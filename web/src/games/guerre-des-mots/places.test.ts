import { expect, test } from 'vitest'
import { bases, cellName, lanes, readCell } from './cells'
import { lies, obstacles, question } from './places'
import { at, chain, table } from './fake'

const RUSA = chain(1, 0, 'RUSA', at('E22'), [0, 1])

test('a cell is named by column and row', () => {
  expect(cellName([17, 10])).toBe('K18')
  expect(readCell('k18', 24)).toEqual([17, 10])
  expect(readCell('Z30', 24)).toBeNull()
})

test('every place has a base along its edge and one across', () => {
  const { board } = table()

  expect(lanes(board, 'bbbb')).toHaveLength(16)
  expect(bases(board, 'SO').A.map(cellName)).toEqual(['E22', 'F22', 'G22', 'H22'])
  expect(bases(board, 'SO').B.map(cellName)).toEqual(['J21', 'J22', 'J23', 'J24'])
  expect(bases(board, 'ONO').A.map(cellName)).toEqual(['C5', 'C6', 'C7', 'C8'])
})

test('a word of four letters opens a base, no other does', () => {
  const open = lies(table(), 0, { chain: 0, base: 'A' }, 'RUSA')

  expect(open.map(({ how, cells }) => [how, cells.map(cellName).join(' ')])).toEqual([
    ['OPEN', 'E22 F22 G22 H22'],
  ])
  expect(lies(table(), 0, { chain: 0, base: 'A' }, 'RUSAI')).toEqual([])
})

test('PARIA hangs on the A of RUSA by its last letter', () => {
  const [lie, ...others] = lies(table([RUSA]), 0, { chain: 1, end: 1 }, 'PARIA')

  expect(others).toEqual([])
  expect(lie?.how).toBe('HOOK')
  expect(lie?.cells.map(cellName)).toEqual(['H18', 'H19', 'H20', 'H21', 'H22'])
  expect(lie?.slots.map(({ reads }) => reads).join('')).toBe('PARI')
})

test('a word that begins and ends alike may go both ways', () => {
  const ways = lies(table([RUSA]), 0, { chain: 1, end: 0 }, 'RER')

  expect(ways.map(({ cells }) => cellName(cells[0]!))).toEqual(['E22', 'E20'])
})

test('a word is lengthened at its free end, at both if both are free', () => {
  const on = chain(1, 0, 'ON', at('E10'), [0, 1])
  const found = (word: string, end: 0 | 1) =>
    lies(table([on]), 0, { chain: 1, end }, word).map(({ how, slots }) => [how, slots.length])

  expect(found('TON', 0)).toEqual([['LENGTHEN', 1]])
  expect(found('TON', 1)).toEqual([['HOOK', 2]])
  expect(found('ONGLE', 1)).toEqual([['LENGTHEN', 3]])
  expect(found('TONS', 1)).toEqual([['BOTH', 2]])
})

test('two words: the first lengthens, the second hooks on the letter added', () => {
  const partie = chain(1, 0, 'PARTIE', at('H4'), [1, 0])
  const [lie] = lies(table([partie]), 0, { chain: 1, end: 1 }, 'PARTIES SUS')

  expect(lie?.how).toBe('DOUBLE')
  expect(lie?.slots.map(({ reads }) => reads).join('')).toBe('SUS')
  expect(cellName(lie!.slots[0]!.cell)).toBe('H10')
})

test('the last letter turns round its pivot, in the general rule only', () => {
  const selles = chain(1, 0, 'SELLES', at('J4'), [0, 1])
  const general = lies({ ...table([selles]), rule: 'general' }, 0, { chain: 1, end: 0 }, 'RUSE')
  const simple = lies(table([selles]), 0, { chain: 1, end: 0 }, 'RUSE')

  expect(general.map(({ how }) => how)).toEqual(['BEND'])
  expect(
    general[0]?.slots.map(({ cell, origin }) => [cellName(cell), origin && cellName(origin)]),
  ).toEqual([
    ['K1', null],
    ['K2', null],
    ['K3', 'J4'],
  ])
  expect(simple).toEqual([])
})

test('a letter that turns may be announced with its accent, and keeps the one it has', () => {
  const turned = (last: string, typed: string) => {
    const lac = chain(1, 0, `LA${last}`, at('G12'), [0, 1])
    const view = { ...table([lac]), rule: 'general' as const }
    const lie = lies(view, 0, { chain: 1, end: 1 }, typed).find(({ how }) => how === 'BEND')
    return [lie?.word, lie?.slots[0]?.reads]
  }

  expect(turned('C', 'ÇA')).toEqual(['ÇA', 'Ç'])
  expect(turned('C', 'CA')).toEqual(['CA', 'C'])
  expect(turned('Ç', 'CA')).toEqual(['ÇA', 'Ç'])
})

test('behind a cross a word goes on in the axis', () => {
  const purs = chain(1, 0, 'PURS+', at('H18'), [0, 1])
  const [lie] = lies(table([purs]), 0, { chain: 1, end: 1 }, 'PRIA')

  expect(lie?.how).toBe('FOLLOW')
  expect(lie?.cells.map(cellName)).toEqual(['M18', 'N18', 'O18', 'P18'])
})

test('the question names what stays there and every letter with its cell', () => {
  const target = { chain: 1, end: 1 } as const
  const [lie] = lies(table([RUSA]), 0, target, 'PARIA')

  const hand = [
    { cell: at('H19'), token: 'Aà' },
    { cell: at('H21'), token: '?' },
  ]

  expect(question(target, lie!, cellName)).toBe('1 1 0 H22A. H18P H19A H20R H21I')
  expect(question(target, lie!, cellName, hand)).toBe('1 1 0 H22A. H18P H19A:Aà H20R H21I:?')
})

test('violet and other tokens stand in the way', () => {
  const [lie] = lies(table([RUSA]), 0, { chain: 1, end: 0 }, 'TUER')

  expect(obstacles(table([RUSA]), lie!).map(cellName)).toEqual(['E19'])
})
