import { expect, test } from 'vitest'
import { combined, drawProves, Draws, promise, roundsFit } from './draw'
import type { Drawn, DrawRound } from './wire'

const [A, B, HOUSE] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)]
const asked = (round: number, commitments: readonly string[] = []): DrawRound => ({
  type: 'DrawRound',
  table: 'k3',
  round,
  house: promise(HOUSE),
  commitments,
})
const drawn: Drawn = {
  house: promise(HOUSE),
  commitments: [promise(A), promise(B)],
  leftOut: [],
  silent: [],
  secret: HOUSE,
  values: [A, B],
}

test('a seed is made as the club makes it', () => {
  expect(combined(HOUSE, [A, B])).toBe('44daf25947c39d63f39db0985fc44a46') // as tests/rules/house/test_draw.py
})

test('a value is promised, and shown only to the round it was promised to', () => {
  const values = [A, B]
  const draws = new Draws(() => values.shift() ?? '')
  const said = [
    draws.answer(asked(1)),
    draws.answer(asked(1)), // asked twice: nothing new is promised
    draws.answer(asked(1, [promise(B)])), // our promise is not among them
    draws.answer({ ...asked(1, [promise(A)]), house: promise(B) }), // the house has changed its own
    draws.answer(asked(1, [promise(A), promise(B)])),
    draws.answer(asked(2)),
    draws.answer(asked(1, [promise(A)])),
  ]

  const to = (round: number) => ({ type: 'Contribution', table: 'k3', round })
  expect(said).toEqual([
    { ...to(1), commitment: promise(A) },
    null,
    null,
    null,
    { ...to(1), value: A },
    { ...to(2), commitment: promise(B) },
    null,
  ])
  expect(draws.isIn('k3', drawn)).toBe(true)
  expect(draws.isIn('other', drawn)).toBe(false)
})

test('after the end every number is checked against its promise and the seed', () => {
  const seed = combined(HOUSE, [A, B])

  expect(drawProves(drawn, seed)).toBe(true)
  expect(drawProves(drawn, A)).toBe(false)
  expect(drawProves({ ...drawn, secret: null, values: [] }, seed)).toBe(false)
  expect(drawProves({ ...drawn, values: [B, A] }, seed)).toBe(false)
  expect(drawProves({ ...drawn, house: promise(A) }, seed)).toBe(false)
})

test('a round that left nobody out is one too many', () => {
  const two = { ...drawn, leftOut: [2, 3], silent: [[2], [3]] }
  const fits = [drawn, two, { ...two, silent: [[2, 3]] }, { ...drawn, silent: null }]
  const wrong = [[[2], []], [[2]], [[2], [2]], [[2], [3], [4]]].map((silent) => ({
    ...two,
    silent,
  }))

  expect(fits.map(roundsFit)).toEqual([true, true, true, true])
  expect(wrong.map(roundsFit)).toEqual([false, false, false, false])
})

test('a page counts the rounds it was asked in', () => {
  const draws = new Draws(() => A)
  draws.answer(asked(1))
  draws.answer(asked(2))
  const left = { ...drawn, leftOut: [2], silent: [[2]] }
  const one = { ...drawn, leftOut: [2, 3], silent: [[2, 3]] } // of one device

  expect(draws.sawNoMore('k3', drawn)).toBe(false)
  expect([left, one].map((draw) => draws.sawNoMore('k3', draw))).toEqual([true, true])
  expect(draws.sawNoMore('k3', { ...left, silent: null })).toBe(true)
  expect(draws.sawNoMore('k3', { ...drawn, silent: null })).toBe(false)
  expect(draws.sawNoMore('other', drawn)).toBe(true)
})

test('two pages do not promise the same', () => {
  expect(new Draws().answer(asked(1))).not.toEqual(new Draws().answer(asked(1)))
})
