import { describe, expect, test } from 'vitest'
import { why } from './grammar'
import { refusals } from './refusals.fr'

const refusal = refusals.SAME_ROOT as (about: Readonly<Record<string, unknown>>) => string

describe('the word that a root or its letters are shared with', () => {
  test.each([
    ['AMI', 'qu’AMI', 'd’AMI'],
    ['ÉCOLE', 'qu’ÉCOLE', 'd’ÉCOLE'],
    ['HOMME', 'qu’HOMME', 'd’HOMME'],
    ['HÉROS', 'que HÉROS', 'de HÉROS'],
    ['HIBOU', 'que HIBOU', 'de HIBOU'],
    ['TERRE', 'que TERRE', 'de TERRE'],
  ])('%s', (word, than, of) => {
    expect(why('SAME_ROOT', word)).toBe(`même racine ${than}`)
    expect(refusal({ other: word })).toBe(`Ce mot a la même racine ${than}.`)
    expect(why('ANAGRAM', word)).toBe(`ce sont les lettres ${of} dans un autre ordre`)
  })

  test('that nobody names', () => {
    expect(why('SAME_ROOT')).toBe('même racine qu’un mot d’avant')
  })
})
