import { expect, test } from 'vitest'
import { listed, ordinals, sentence, typeset, typo } from './typo'

test('a colon has a no-break space before it', () => {
  expect(typo('Le lien : voici')).toBe('Le lien\u00a0: voici')
})

test('high punctuation has a narrow no-break space before it', () => {
  expect(typo('Qui ? Moi ; toi !')).toBe('Qui\u202f? Moi\u202f; toi\u202f!')
})

test('quotation marks keep their words', () => {
  expect(typo('Elle dit « Antoinette » ici')).toBe('Elle dit «\u00a0Antoinette\u00a0» ici')
})

test('apostrophes are typographic', () => {
  expect(typo("l'accueil")).toBe('l’accueil')
})

test('a number keeps its unit and its thousands', () => {
  expect(typo('2 min, 12 000 mots, 8 s, 10 secondes')).toBe(
    '2\u00a0min, 12\u202f000 mots, 8\u00a0s, 10 secondes',
  )
})

test('setting twice changes nothing', () => {
  const once = typo('« Terminé ! » : l’heure ; 5 min')

  expect(typo(once)).toBe(once)
})

test('an address keeps its colon', () => {
  expect(typo('http://ici')).toBe('http://ici')
})

test('a dictionary is set throughout, functions when they speak', () => {
  const set = typeset({ a: 'oui !', b: { c: (n: number) => `${n} fois ?` }, d: ['non ;'] })

  expect([set.a, set.b.c(2), set.d[0]]).toEqual(['oui\u202f!', '2 fois\u202f?', 'non\u202f;'])
})

test('names are listed as one says them', () => {
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map((names) => listed(names, 'et'))).toEqual([
    '',
    'A',
    'A et B',
    'A, B et C',
  ])
})

test('ordinals are raised, words that end alike are not', () => {
  expect(ordinals('verbe du 1er groupe, 3e pers., été')).toEqual([
    { text: 'verbe du 1', raised: false },
    { text: 'er', raised: true },
    { text: ' groupe, 3', raised: false },
    { text: 'e', raised: true },
    { text: ' pers., été', raised: false },
  ])
})

test('a sense is told as a sentence', () => {
  expect(['petit ruisseau', 'Étoile.', 'été'].map(sentence)).toEqual([
    'Petit ruisseau.',
    'Étoile.',
    'Été.',
  ])
})
