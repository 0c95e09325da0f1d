import { expect, test } from 'vitest'
import { spoken } from './spoken'
import type { Happened } from './types'

const event = (type: string, part: Record<string, unknown> = {}) =>
  ({ type, seat: 0, turn: 3, coup: 1, clause: '', ...part }) as unknown as Happened
const purs = event('Laid', { word: 'PURS' })
const refused = (code: string) => event('Erred', { code, word: 'PUTR' })

test('a word the dictionary has refused is spoken of until another is laid', () => {
  const error = refused('NOT_A_WORD')

  expect(spoken([])).toBeNull()
  expect(spoken([purs, event('Passed')])).toBe(purs)
  expect(spoken([purs, error, event('TurnBegan')])).toBe(error)
  expect(spoken([error, purs])).toBe(purs)
})

test('what a move leaves or turns is a verdict as well; a place is none', () => {
  expect(spoken([refused('LEFT_NOT_A_WORD')])?.word).toBe('PUTR')
  expect(spoken([refused('BEND_NOT_A_WORD')])?.word).toBe('PUTR')
  expect(spoken([purs, refused('VIOLET'), event('Erred', { code: 'WRONG_ACCENT' })])).toBe(purs)
})
