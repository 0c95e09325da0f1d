import { describe, expect, it } from 'vitest'
import { between, fits, plain, reversed } from './reading'

const TOP = 'TX/O./PX'

describe('a line', () => {
  it('is read from the first end to the last', () => {
    expect(between(TOP, [1, 1], [3, 1])).toMatchObject({ word: 'TOP', direction: 'S' })
    expect(between(TOP, [3, 1], [1, 1])).toMatchObject({ word: 'POT', direction: 'N' })
  })

  it('knows its empty circles', () => {
    expect(between(TOP, [1, 2], [3, 2])?.missing).toEqual([[2, 2]])
  })

  it('must be straight', () => {
    expect(between(TOP, [1, 1], [3, 2])).toBeNull()
  })

  it('reads from its other end too', () => {
    const line = between(TOP, [1, 1], [3, 1])!

    expect(reversed(TOP, line)).toMatchObject({ word: 'POT', start: [3, 1], direction: 'N' })
  })
})

describe('a word typed', () => {
  it('loses its accents and ligatures', () => {
    expect([plain('Éléphant'), plain('œuf'), plain('a-t-il 2')]).toEqual([
      'ELEPHANT',
      'OEUF',
      'ATIL',
    ])
  })

  it('is found both ways when it is the same both ways', () => {
    expect(fits('NON/...', [], 'NON').filter((line) => line.missing.length === 0)).toHaveLength(2)
  })

  it('must hold every letter that moved', () => {
    expect(fits(TOP, [[2, 1]], 'TOP').map((line) => line.direction)).toEqual(['S'])
    expect(fits(TOP, [[1, 2]], 'TOP')).toEqual([])
  })

  it('is not found where more than half of it is lacking', () => {
    expect(fits('M..../.....', [], 'MOTS')).toEqual([])
    expect(fits('MO.../.....', [], 'MOTS')).toHaveLength(1)
  })
})
