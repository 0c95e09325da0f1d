import { describe, expect, it } from 'vitest'
import {
  at,
  corners,
  empty,
  keep,
  LONGEST,
  move,
  recall,
  rekey,
  whose,
  write,
  written,
} from './draft'

describe('the word being written', () => {
  it('keeps what the hand writes, for each seat apart', () => {
    const draft = write(write(empty(3), 0, 'dent'), 1, 'don')

    expect([written(draft, 0), written(draft, 1), written(draft, 2)]).toEqual(['dent', 'don', ''])
  })

  it('lets accents, apostrophes and hyphens in, and nothing else', () => {
    expect(written(write(empty(1), 0, 'aujourd’hui, porte-clé 2 !'), 0)).toBe(
      'aujourd’huiporte-clé',
    )
  })

  it('stops at the longest word there is', () => {
    expect(written(write(empty(1), 0, 'a'.repeat(90)), 0)).toHaveLength(LONGEST)
  })

  it('becomes a move that names its round', () => {
    const draft = write(empty(7), 2, 'dent')

    expect(move(draft, 2, 'Say')).toEqual({ type: 'Say', round: 7, word: 'dent' })
    expect(move(draft, 2, 'Submit')).toEqual({ type: 'Submit', round: 7, word: 'dent' })
    expect(move(draft, 0, 'Say')).toBeNull()
  })

  it('lives as long as its round', () => {
    const draft = write(empty(7), 0, 'dent')

    expect(written(at(draft, 7), 0)).toBe('dent')
    expect(written(at(draft, 8), 0)).toBe('')
  })

  it('survives a reload in the same round, and only there', () => {
    const text = keep(write(empty(7), 0, 'dent'))

    expect(written(recall(text, 7), 0)).toBe('dent')
    expect(written(recall(text, 8), 0)).toBe('')
  })

  it('takes an unreadable memory for a blank page', () => {
    for (const text of [null, '', '{', '7', '{"round":1}', '{"round":1,"words":{"0":4}}'])
      expect(recall(text, 1)).toEqual(empty(1))
  })
})

describe('the keys of the people round one screen', () => {
  const keys = corners([0, 1, 2, 3])

  it('are the four corners of the letters', () => {
    expect(Object.values(keys).map((key) => key.label)).toEqual(['A', 'P', 'W', 'N'])
  })

  it('go to the seats of this device in their order', () => {
    expect(Object.entries(corners([1, 3])).map(([seat, key]) => `${seat}${key.label}`)).toEqual([
      '1A',
      '3P',
    ])
  })

  it('are known by their place on a French keyboard and by what is printed on any other', () => {
    expect(whose(keys, { code: 'KeyQ', key: 'a' })).toBe(0)
    expect(whose(keys, { code: 'KeyA', key: 'a' })).toBe(0)
    expect(whose(keys, { code: 'KeyZ', key: 'w' })).toBe(2)
    expect(whose(keys, { code: 'KeyW', key: 'w' })).toBe(2)
    expect(whose(keys, { code: 'KeyG', key: 'g' })).toBeNull()
  })

  it('can be changed, and are swapped when another person has the key', () => {
    const changed = rekey(keys, 0, { code: 'KeyL', key: 'l' })
    const swapped = rekey(keys, 0, { code: 'KeyP', key: 'p' })

    expect(changed[0]).toEqual({ code: 'KeyL', label: 'L' })
    expect([swapped[0]?.label, swapped[1]?.label]).toEqual(['P', 'A'])
  })

  it('are letters or figures', () => {
    expect(rekey(keys, 0, { code: 'Space', key: ' ' })).toBe(keys)
    expect(rekey(keys, 0, { code: 'Enter', key: 'Enter' })).toBe(keys)
  })
})
