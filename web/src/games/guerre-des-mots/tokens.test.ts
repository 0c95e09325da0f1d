import { expect, test } from 'vitest'
import { at } from './fake'
import { kinds } from './tokens'
import type { Way } from './types'

/** A way to provide letters: a token of the arsenal each, or the cell it comes from. */
const way = (...letters: string[]): Way =>
  ({
    letters: letters.map((one) =>
      /\d/.test(one) ? { origin: at(one), token: '' } : { origin: null, token: one },
    ),
  }) as unknown as Way

test('ways that use other tokens for the same letters are one kind', () => {
  const ways = [way('S', 'Eé'), way('H18', 'Eé'), way('S', '?'), way('H19', 'Eé'), way('H18', '?')]

  expect(kinds(ways).map((kind) => kind.map(({ n }) => n))).toEqual([[0, 2], [1, 4], [3]])
})
