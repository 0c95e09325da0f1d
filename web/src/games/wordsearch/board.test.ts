import { describe, expect, it } from 'vitest'
import { after, at, cellName, directionOf, inOrder, objection, path, put, reach } from './board'

const BLEU = 'XXXXX/XXXXL/XXXUX/XX.EX/B...X'
const FULL = Array.from({ length: 10 }, (_, row) =>
  row === 4 || row === 5 ? 'AAAA..AAAA' : 'AAAAAAAAAA',
).join('/')

describe('the board', () => {
  it('names a cell as on its edges', () => {
    expect([cellName([6, 3]), cellName([1, 1]), cellName([10, 10])]).toEqual(['C6', 'A1', 'J10'])
  })

  it('gives and takes letters', () => {
    expect(at(put(BLEU, [4, 3], 'Z'), [4, 3])).toBe('Z')
    expect(at(BLEU, [4, 3])).toBeNull()
    expect(at(BLEU, [9, 9])).toBeNull()
  })

  it('knows the eight straight ways and no other', () => {
    expect(directionOf([4, 4], [5, 3])).toBe('SW')
    expect(directionOf([2, 5], [2, 1])).toBe('W')
    expect(directionOf([4, 4], [5, 2])).toBeNull()
    expect(path([2, 5], [5, 2])).toEqual([
      [3, 4],
      [4, 3],
      [5, 2],
    ])
  })
})

describe('reach', () => {
  it('stops before a letter and at the edge', () => {
    expect(inOrder(reach(BLEU, [4, 4])).map(cellName)).toEqual(['C4', 'C5', 'D5'])
    expect(reach(BLEU, [3, 4]).map(cellName)).toEqual(['C4', 'B5'])
    expect(reach(BLEU, [1, 1])).toEqual([])
  })

  it('of an empty circle is nothing', () => {
    expect(reach(BLEU, [4, 3])).toEqual([])
  })

  it('on a full board belongs to the twelve letters round the hole: 32 slides', () => {
    const all = Array.from({ length: 100 }, (_, n) =>
      reach(FULL, [Math.floor(n / 10) + 1, (n % 10) + 1]),
    ).filter((found) => found.length > 0)

    expect([all.length, all.flat().length]).toEqual([12, 32])
  })
})

describe('an objection', () => {
  const says = (source: [number, number], target: [number, number]) =>
    objection(BLEU, [], source, target)?.code ?? null

  it('names what the club would refuse', () => {
    expect(says([4, 4], [5, 3])).toBeNull()
    expect(says([4, 4], [5, 2])).toBe('NOT_STRAIGHT')
    expect(says([4, 3], [5, 3])).toBe('NO_LETTER')
    expect(says([4, 4], [6, 4])).toBe('OFF_BOARD')
    expect(objection(BLEU, [], [3, 4], [5, 4])).toEqual({
      code: 'BLOCKED',
      clause: 'SRCH-C4',
      about: { letter: 'U', by: 'E', at: [4, 4] },
    })
  })

  it('lets a letter pass over a circle just left', () => {
    const e = { letter: 'E', source: [4, 4], target: [5, 3] } as const
    const board = after(BLEU, [e])

    expect(objection(board, [e], [3, 4], [5, 4])).toBeNull()
    expect(objection(board, [e], [5, 3], [5, 2])?.code).toBe('ALREADY_MOVED')
  })
})
