import { expect, test } from 'vitest'
import type { Outcome } from '../../lib/wire'
import { matchLine } from './match'

const cast = {
  lang: 'fr',
  name: (seat: number) => ['Jeanne', 'Marius', 'Ana'][seat] ?? '',
} as const
const table = (won: readonly number[], position = '') => ({ seats: 3, won, position })
const over = (...winners: number[]) => ({ winners, scores: [], why: 'CROSS' }) as unknown as Outcome

test('the first game says nothing of a match until it is over', () => {
  expect(matchLine(table([]), 2, null, cast)).toBe('')
  expect(matchLine(table([]), 2, over(1), cast)).toBe(
    'Après 1 partie du match sur 3\u00a0: Marius 1, Jeanne 0, Ana 0. Jeanne ouvrira la revanche.',
  )
})

test('a return game says which it is and who has won', () => {
  expect(matchLine(table([1, -1]), 0, null, cast)).toBe(
    'Partie 3 du match sur 3\u00a0: Marius 1, Jeanne 0, Ana 0.',
  )
})

test('the last game ends the match, a drawn one counts for nobody', () => {
  expect(matchLine(table([1, 1]), 0, over(), cast)).toBe(
    'Le match est joué\u00a0: Marius 2, Jeanne 0, Ana 0.',
  )
})

test('who plays alone plays no match', () => {
  expect(matchLine({ ...table([]), seats: 1 }, 0, over(0), cast)).toBe('')
})

test('a position is no game of a match', () => {
  expect(matchLine(table([], 'SO=A NE=B'), 0, over(1), cast)).toBe('')
})
