import { describe, expect, it } from 'vitest'
import { isMove, read, written } from './notation'

const slides = [
  { letter: 'E', source: [5, 6], target: [6, 5] },
  { letter: 'U', source: [4, 6], target: [6, 6] },
] as const
const claim = { word: 'BLEU', start: [6, 3], direction: 'E', value: 5, points: 20 } as const

describe('a turn written', () => {
  it('says no English', () => {
    expect(written({ slides, claim })).toBe('F5-E6 F4-F6 BLEU C6 E')
    expect(written({ slides: slides.slice(0, 1), claim: null })).toBe('F5-E6')
    expect(written({ slides: [], claim: null })).toBe('')
  })

  it.each(['F5-E6 F4-F6 BLEU C6 E', 'play F5-E6 F4-F6 BLEU C6 E'])('%s is read back', (text) => {
    expect(read(text, 3)).toEqual({
      type: 'Play',
      turn: 3,
      slides: slides.map(({ source, target }) => [source, target]),
      word: 'BLEU',
      start: [6, 3],
      direction: 'E',
    })
  })
})

describe('a move typed', () => {
  it.each(['slide F5 E6', 'F5 E6', 'f5-e6', '  F5   E6 '])('%s is a slide', (text) => {
    expect(read(text, 1)).toEqual({ type: 'Slide', turn: 1, source: [5, 6], target: [6, 5] })
  })

  it.each(['blé a1 so', 'BLE A1 SW', 'claim blé a1 sw'])('%s is an announcement', (text) => {
    expect(read(text, 2)).toEqual({
      type: 'Claim',
      turn: 2,
      word: 'BLE',
      start: [1, 1],
      direction: 'SW',
    })
  })

  it.each(['slide F5', 'F5 E6 D7', 'claim BLEU C6', 'claim BLEU C6 X', 'play', 'play F5', 'F5'])(
    '%s is none',
    (text) => {
      expect(read(text, 1)).toBeNull()
    },
  )

  it('is told from a word', () => {
    expect(['bleu', 'slide', 'F5 E6', 'slide ', 'c6'].map(isMove)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
  })
})
