import { expect, test } from 'vitest'
import { gathered } from './readings'
import type { Reading } from './wire'

const reading = (form: string, lemma: string, meaning: string, gloss: string): Reading => ({
  form,
  lemma,
  meaning,
  gloss,
  glossEn: gloss,
  flags: [],
  age: 0,
  registers: [],
})

test('two tenses of one form are one reading, and the part of speech is told once', () => {
  const told = gathered([
    reading('fouine', 'fouine', 'petit animal', 'nom, fém. sing.'),
    reading('fouine', 'fouiner', 'chercher partout', 'verbe du 1er groupe, présent, je ou il'),
    reading('fouine', 'fouiner', 'chercher partout', 'verbe du 1er groupe, impératif, tu'),
    reading('fouiné', 'fouiner', 'chercher partout', 'verbe du 1er groupe, participe passé'),
  ])

  expect(told.map(({ form, gloss }) => [form, gloss])).toEqual([
    ['fouine', 'nom, fém. sing.'],
    ['fouine', 'verbe du 1er groupe, présent, je ou il\u202f; impératif, tu'],
    ['fouiné', 'verbe du 1er groupe, participe passé'],
  ])
})

test('the same grammar twice is told once, another sense stays apart', () => {
  const told = gathered([
    reading('vole', 'voler', 'aller dans les airs', 'verbe'),
    reading('vole', 'voler', 'aller dans les airs', 'verbe'),
    reading('vole', 'voler', 'prendre sans droit', 'verbe'),
  ])

  expect(told.map(({ meaning, gloss }) => [meaning, gloss])).toEqual([
    ['aller dans les airs', 'verbe'],
    ['prendre sans droit', 'verbe'],
  ])
})
