import { expect, test } from 'vitest'
import { en as afterEn } from './after.en'
import { fr as afterFr } from './after.fr'
import { en as carnetEn } from './carnet.en'
import { fr as carnetFr } from './carnet.fr'
import { en } from './en'
import { fr } from './fr'
import { refusals as refusalsEn } from './refusals.en'
import { refusals as refusalsFr } from './refusals.fr'
import { typo } from './typo'

/** Every path of a dictionary, and what stands there. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`))
}

/** A sentence, spoken with stand-ins if it wants words. */
function spoken(leaf: unknown): string {
  if (typeof leaf !== 'function') return String(leaf)
  try {
    return String(leaf('Jeanne', 2))
  } catch {
    return String(leaf(['Jeanne', 'Marius'], 2)) // it wanted several
  }
}

test('both languages have the same sentences', () => {
  const paths = (sentences: object) =>
    leaves(sentences)
      .map(([path]) => path)
      .filter((path) => !path.startsWith('/words/kinds')) // French in the dictionary itself

  expect(paths(en)).toEqual(paths(fr))
  expect(paths(afterEn)).toEqual(paths(afterFr))
  expect(paths(carnetEn)).toEqual(paths(carnetFr))
})

test('both languages refuse the same things', () => {
  expect(Object.keys(refusalsEn)).toEqual(Object.keys(refusalsFr))
})

test('every French sentence is set as French', () => {
  const wrong = [
    ...leaves(fr),
    ...leaves(afterFr),
    ...leaves(carnetFr),
    ...leaves(refusalsFr),
  ].filter(([, leaf]) => spoken(leaf) !== typo(spoken(leaf)))

  expect(wrong).toEqual([])
})

test('no sentence says OK, Valider, Oups or Bravo, and none shouts', () => {
  const bad = /\b(OK|Valider|Oups|Bravo|Oops|Well done)\b|!/
  const wrong = [...leaves(fr), ...leaves(en), ...leaves(refusalsFr), ...leaves(refusalsEn)].filter(
    ([, leaf]) => bad.test(spoken(leaf)),
  )

  expect(wrong).toEqual([])
})

test('a refusal is one sentence or two', () => {
  const wrong = Object.entries(refusalsFr).filter(([, told]) => {
    const sentences = spoken(told).match(/[.?]/g) ?? []
    return sentences.length < 1 || sentences.length > 2
  })

  expect(wrong).toEqual([])
})
