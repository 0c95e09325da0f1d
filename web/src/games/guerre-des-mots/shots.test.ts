import { expect, test } from 'vitest'
import { cellName } from './cells'
import { at, chain, table } from './fake'
import { lies } from './places'
import { aims, reach } from './shots'

const own = chain(1, 0, 'ETRE', at('K1'), [1, 0])
const word = { chain: 1, end: 1 } as const
const two = { ...chain(2, 1, 'ESSE', at('H12'), [0, 1]) }
const foe = {
  ...two,
  words: [
    ...two.words,
    { text: 'EAU', cells: [at('K12'), at('K13'), at('K14')], base: true, guarded: false },
  ],
}

test('a new consonant at the end of a word aims at the first token in its line', () => {
  const view = table([own, foe])
  const [lie] = lies(view, 0, word, 'RIRE')
  const found = aims(view, 0, lie!)

  expect(lie?.cells.map(cellName)).toEqual(['H4', 'I4', 'J4', 'K4'])
  expect(
    found.map(({ gun, ray, target, gap }) => [cellName(gun), ray, cellName(target), gap]),
  ).toEqual([['H4', 'S', 'H12', 7]])
})

test('a letter out of reach is no target', () => {
  const far = {
    ...foe,
    path: foe.path.map((piece) => ({ ...piece, cell: [13, piece.cell[1]] as const })),
  }
  const view = table([own, far])
  const [lie] = lies(view, 0, word, 'RIRE')

  expect(aims(view, 0, lie!)).toEqual([])
})

test('the base word is never spoils', () => {
  const view = table([own, foe])
  const [lie] = lies(view, 0, word, 'RIRE')

  expect(aims(view, 0, lie!)[0]?.spoils).toEqual([{ end: 0, words: 1, texts: ['ESSE'] }])
})

test('violet ends the reach', () => {
  expect(reach(table(), at('I4'), 'S').map(cellName)).toContain('I5')
  expect(reach(table(), at('I4'), 'S').map(cellName)).not.toContain('I6')
})
