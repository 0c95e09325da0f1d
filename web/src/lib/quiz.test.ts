import { expect, test } from 'vitest'
import { games } from '../games'
import { pieces, PLAIN, shuffled, type Quiz } from './quiz'
import { typo } from './typo'

const quizzes: (readonly [string, Quiz])[] = await Promise.all(
  [...games]
    .filter(([, game]) => game.quiz)
    .map(async ([slug, game]) => [slug, (await game.quiz?.())?.default as Quiz] as const),
)
const WORDS = ['RU', 'TRAIT', 'DIVERTISSEMENT', 'ŒUVRE', 'AUJOURD’HUI', 'ÉTÉ']

test('pieces are capitals without accents, and nothing else', () => {
  expect(pieces('Œuvré').join('')).toBe('OEUVRE')
  expect(pieces('aujourd’hui').join('')).toBe('AUJOURDHUI')
})

test('letters are put in another order, the same ones', () => {
  const letters = [...'TRAIT']
  for (const dice of [0, 0.1, 0.37, 0.5, 0.99]) {
    const found = shuffled(letters, dice)

    expect(found.toSorted()).toEqual(letters.toSorted())
    expect(found.join('')).not.toBe('TRAIT')
  }
})

test('where no game asks, the first letter is shown', () => {
  expect(PLAIN([...'RU'], 0)).toEqual(['R', ''])
})

test('every game asks in a form of its own', () => {
  expect(quizzes.map(([slug]) => slug).toSorted()).toEqual([...games.keys()].toSorted())
  expect(new Set(quizzes.map(([, quiz]) => quiz.text.fr)).size).toBe(quizzes.length)
})

test.each(quizzes)('%s shows letters of the word, never the whole word', (_, quiz) => {
  for (const word of WORDS)
    for (const dice of [0, 0.4, 0.99]) {
      const letters = pieces(word)
      const shown = quiz.pose(letters, dice)
      const said = shown.filter((letter) => letter !== '')

      expect(shown.join('')).not.toBe(letters.join(''))
      expect(said.length).toBeGreaterThan(0)
      expect(said.every((letter) => letters.includes(letter))).toBe(true)
    }
  expect(quiz.text.fr).toBe(typo(quiz.text.fr))
})
