import { describe, expect, it, test } from 'vitest'
import guide from './alphabet-fr-reconstructed-1.json'
import { cost, LETTERS, NOTHING, plain, row, size, sum, without, type Pieces } from './alphabet'
import { assemble, byHand, isWhole, lay, lift, price, rewritten, shown, typed } from './draft'
import { written } from './missed'

/** R1Y2 as its parts, in one order. */
const kinds = (text: string) => text.match(/../g)?.sort() ?? []

const EIGHT: Pieces = [4, 1, 1, 2] // of the leaflet: SAC, then CLIP

describe('the abécédaire', () => {
  it('draws every letter with exactly the pieces it is made of', () => {
    for (const [letter, { pieces }] of Object.entries(guide.signs))
      expect([letter, ...kinds(written(cost(letter)))]).toEqual([letter, ...kinds(pieces)])
  })

  it('has the alphabet, the apostrophe and the hyphen', () => {
    expect(LETTERS.join('')).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ'-")
  })

  it('counts pieces', () => {
    expect(cost('CHAT')).toEqual([5, 3, 1, 0])
    expect(sum([cost('C'), cost('O')])).toEqual([0, 0, 3, 0])
    expect(without(EIGHT, cost('SAC'))).toEqual([2, 0, 0, 0])
    expect(without(NOTHING, EIGHT)).toEqual(NOTHING)
    expect(row([1, 0, 0, 2])).toEqual(['R', 'G', 'G'])
    expect(size(EIGHT)).toBe(8)
  })
})

test('what is typed is what can be built', () => {
  expect(typed('déjà')).toBe('DEJA')
  expect(plain('aujourd’hui')).toBe("AUJOURD'HUI")
  expect(plain('cœur æ')).toBe('COEURAE')
  expect(plain('arc‑en‑ciel 3!')).toBe('ARC-EN-CIEL')
})

describe('a word put together', () => {
  it('leaves over what it does not need', () => {
    const sac = assemble('SAC', EIGHT)
    expect([isWhole(sac), sac.left, sac.missing]).toEqual([true, [2, 0, 0, 0], NOTHING])
  })

  it('leaves the last strokes of a missing kind empty', () => {
    const { letters, missing } = assemble('SS', [0, 0, 0, 3])
    expect(missing).toEqual([0, 0, 0, 1])
    expect(letters.map(({ slots }) => slots.map(({ filled }) => filled))).toEqual([
      [true, true],
      [true, false],
    ])
  })

  it('is nothing before a letter is written', () => {
    expect(isWhole(assemble('', EIGHT))).toBe(false)
  })
})

describe('the price of a claim', () => {
  it('is a box for each piece left over and each circle', () => {
    expect(price(assemble('SAC', EIGHT), 0, 1)).toEqual({
      unused: 2,
      circles: 1,
      ticks: 3,
      blue: 0,
      room: 12,
    })
  })

  it.each([
    [4, 0],
    [5, 1],
    [6, 2],
    [11, 1],
    [12, 0],
  ])('with %i ticked, %i of two boxes are blue', (ticked, blue) => {
    expect(price(assemble('SAC', EIGHT), ticked).blue).toBe(blue)
  })
})

describe('by hand', () => {
  const none: ReadonlySet<string> = new Set()

  it('lays a piece on the first stroke of its kind, or on the one named', () => {
    const bare = byHand('SAC', EIGHT, none)
    expect(lay(bare, none, 'G')).toEqual(new Set(['0.0']))
    expect(lay(bare, none, 'G', '0.1')).toEqual(new Set(['0.1']))
    expect(lay(bare, none, 'G', '1.0')).toBeNull() // a long straight belongs there
  })

  it('lays no piece the zone has not', () => {
    const laid = new Set(['0.0', '0.1'])
    const word = byHand('SS', [0, 0, 0, 2], laid)
    expect(lay(word, laid, 'G')).toBeNull()
  })

  it('is whole when every stroke has its piece, and shows how each letter is laid', () => {
    const all = new Set(['0.0', '0.1', '1.0', '1.1', '1.2', '2.0'])
    const word = byHand('SAC', EIGHT, all)
    expect([isWhole(word), word.left]).toEqual([true, [2, 0, 0, 0]])
    expect(shown(word)).toEqual(['G2', 'R2Y1', 'B1'])
    expect(isWhole(byHand('SAC', EIGHT, lift(all, '2.0')))).toBe(false)
  })

  it('keeps the pieces of the letters that stay', () => {
    const laid = new Set(['0.0', '1.0', '2.0'])
    expect(rewritten(laid, 'SAC', 'SAL')).toEqual(new Set(['0.0', '1.0']))
    expect(rewritten(laid, 'SAC', 'SACS')).toEqual(laid)
  })
})
