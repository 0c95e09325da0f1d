import { expect, test } from 'vitest'
import { wanting } from './wanting'

const BOARD = 'FAU.XBLE/...TASOL/PARISTEN'

test('a letter the board has not is named, as often as it is wanting', () => {
  expect(wanting(BOARD, [], 'JAZZ')).toEqual({ kind: 'letters', letters: ['J', 'Z', 'Z'] })
})

test('slides that would do are told', () => {
  expect(wanting(BOARD, [], 'FAUT')).toEqual({
    kind: 'slides',
    slides: [{ letter: 'T', source: [2, 4], target: [1, 4] }],
  })
})

test('a word that lies there wants nothing', () => {
  expect(wanting(BOARD, [], 'PARIS')).toBeNull()
})

test('where no letter can slide, the circle is named', () => {
  expect(wanting('AB./XYZ/..C', [], 'ABC')).toEqual({
    kind: 'slide',
    letter: 'C',
    target: [1, 3],
  })
})

test('a letter moved this turn must be in the word', () => {
  const moved = [{ letter: 'T', source: [2, 4], target: [1, 4] }] as const

  expect(wanting('FAUTXBLE/....ASOL/PARISTEN', moved, 'PARIS')).toEqual({ kind: 'line' })
})
