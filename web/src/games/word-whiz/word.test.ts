import { describe, expect, it } from 'vitest'
import { bare, beat, capitals, departures, letters, missing } from './word'

const roles = (...of: Parameters<typeof letters>) =>
  letters(...of)
    .map(({ shown, role }) => `${shown}:${role}`)
    .join(' ')

describe('the letters of a word', () => {
  it('opens ligatures and keeps accents', () => {
    expect(capitals('cœur')).toBe('COEUR')
    expect(capitals('leçon')).toBe('LEÇON')
    expect(capitals('éphémère')).toBe('ÉPHÉMÈRE')
  })

  it('counts a letter without its accent', () => {
    expect(['É', 'Ç', 'Ï', 'N'].map(bare)).toEqual(['E', 'C', 'I', 'N'])
  })

  it('lights each card once, at its first letter', () => {
    expect(roles('dent', ['D', 'T', 'N'], [{ vowel: 'E', start: 1, end: 2 }])).toBe(
      'D:card E:moves N:card T:card',
    )
  })

  it('needs a doubled card twice, unless the table plays once is enough', () => {
    expect(missing('tenir', ['N', 'N', 'T'], 'multiset')).toEqual(['N'])
    expect(missing('tenir', ['N', 'N', 'T'], 'set')).toEqual([])
    expect(missing('tonne', ['N', 'N', 'T'], 'multiset')).toEqual([])
  })

  it('shows a cedilla as the card it answers', () => {
    expect(missing('leçon', ['C', 'L', 'N'], 'multiset')).toEqual([])
    expect(roles('leçon', ['C', 'L', 'N'], [])).toBe('L:card E:surplus Ç:card O:surplus N:card')
  })

  it('tells the vowels that moved from those that came too late', () => {
    const steps = [{ vowel: 'E', start: 12, end: 13 }]

    expect(roles('dentelée', ['D', 'T', 'N'], steps)).toBe(
      'D:card E:moves N:card T:card E:surplus L:plain É:surplus E:surplus',
    )
  })

  it('does not take Y for a vowel', () => {
    expect(roles('pays', ['P', 'Y', 'S'], [{ vowel: 'A', start: 1, end: 2 }])).toBe(
      'P:card A:moves Y:card S:card',
    )
  })
})

describe('the beat of the vowels', () => {
  it('is sixty milliseconds, and faster where many fly', () => {
    expect([beat(1), beat(5), beat(14), beat(27)]).toEqual([0, 60, 60, 30])
  })
})

describe('the pawns', () => {
  it('leave when the first of their vowels has come down', () => {
    const steps = [
      { vowel: 'E', start: 1, end: 4 },
      { vowel: 'I', start: 1, end: 3 },
    ]
    const spelled = letters('divertissement', ['D', 'T', 'N'], steps)

    expect(departures(spelled, 400)).toEqual({ I: 400, E: 460 })
  })
})
