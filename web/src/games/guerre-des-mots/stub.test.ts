import { expect, test } from 'vitest'
import { cellName } from './cells'
import { at, chain, table } from './fake'
import { lies, obstacles, question } from './places'
import { depth, offOf } from './stub'
import type { ChainView } from './types'

const RETS = chain(1, 0, 'RETS', at('G12'), [0, 1])

const depths = (one: ChainView, part = {}) =>
  ([0, 1] as const).map((end) => depth(table([one], part), one, end))

test('a letter inside is a place if one of the other end can go too and two stay', () => {
  expect(depths(RETS)).toEqual([1, 1])
  expect(depths(chain(1, 0, 'RET', at('G12'), [0, 1]))).toEqual([0, 0])
  expect(depths(chain(1, 0, 'PARIA', at('G12'), [0, 1]))).toEqual([2, 2])
  expect(offOf(table([RETS]), RETS, 0, at('H12'))).toBe(1)
  expect(offOf(table([RETS]), RETS, 0, at('I12'))).toBe(0)
})

test('what cannot be lifted offers no place inside', () => {
  const theirs = { ...RETS, seat: 1 }
  const guarded = { ...theirs, words: theirs.words.map((word) => ({ ...word, guarded: true })) }

  expect(depths(theirs)).toEqual([1, 1])
  expect(depths(guarded)).toEqual([0, 0])
  expect(depths({ ...theirs, blockaded: true })).toEqual([0, 0])
  expect(depths(theirs, { frozen: [0] })).toEqual([0, 0])
  expect(depths(RETS, { phase: 'FIRST' })).toEqual([0, 0])
  expect(depths(RETS, { seat: null })).toEqual([0, 0])
  expect(depths(chain(1, 0, 'RETS+', at('G12'), [0, 1]))).toEqual([0, 0])
})

test('ERS hangs on the E of RETS once its R has gone', () => {
  const target = { chain: 1, end: 0, off: 1 } as const
  const [lie, ...others] = lies(table([RETS]), 0, target, 'ERS')

  expect(others).toEqual([])
  expect(lie?.how).toBe('HOOK')
  expect(lie?.cells.map(cellName)).toEqual(['H12', 'H13', 'H14'])
  expect(lie?.lifts.map(cellName)).toEqual(['G12'])
  expect(question(target, lie!, cellName)).toBe('1 0 0 H12E. H13R H14S')
})

test('at the corner of two words it goes the way the second one went', () => {
  const down = chain(1, 0, 'RUSA', at('E12'), [0, 1])
  const path = [...down.path, ...chain(1, 0, 'IR', at('H13'), [1, 0]).path]
  const corner = { ...down, path }
  const [lie] = lies(table([corner]), 0, { chain: 1, end: 1, off: 2 }, 'AIR')

  expect(lie?.cells.map(cellName)).toEqual(['H12', 'H13', 'H14'])
  expect(obstacles(table([corner]), lie!)).toEqual([]) // the letters there go
})

test('a word is lengthened after letters of its other end, or of both, have gone into it', () => {
  const found = (word: string, off?: number) =>
    lies(table([RETS]), 0, off ? { chain: 1, end: 1, off } : { chain: 1, end: 1 }, word)
      .filter(({ how }) => how !== 'HOOK')
      .map(({ how, stays, lifts }) => [
        how,
        stays.map(([, reads]) => reads).join(''),
        lifts.map(cellName).join(' '),
      ])

  expect(found('ETSR')).toEqual([['LENGTHEN', 'ETS', 'G12']])
  expect(found('ETSO')).toEqual([]) // the R would go nowhere
  expect(found('ETRS', 1)).toEqual([['LENGTHEN', 'ET', 'J12 G12']])
  expect(found('RETRO', 1)).toEqual([]) // the other end would give nothing
  expect(found('SETR', 1)).toEqual([['BOTH', 'ET', 'J12 G12']])
})
