import { expect, test } from 'vitest'
import { keep, recall } from './keep'

const draft = { target: { chain: 1, end: 0 }, text: 'PURS' } as const

test('a draft is found again in the coup it was written for', () => {
  expect(recall(keep('0:3:1:TURN', draft), '0:3:1:TURN')).toMatchObject(draft)
})

test('a draft of another coup is none', () => {
  expect(recall(keep('0:3:1:TURN', draft), '0:5:1:TURN')).toBeNull()
})

test('what cannot be read is none', () => {
  expect([recall(null, 'x'), recall('PURS', 'x'), recall('{}', 'x')]).toEqual([null, null, null])
})
