import { expect, test } from 'vitest'
import { answered, judged } from './lesson.svelte'
import { matches } from './pattern'
import type { Lessons } from './wire'

const told = (fr: string) => ({ fr, en: fr })
const gesture: Lessons.Gesture = {
  position: 'AI.E/..L.',
  say: told('Montez le L.'),
  want: [{ type: 'Scored', word: 'AILE' }],
  show: ['slide C2 C1'],
  wrong: [{ say: told('Pas au dictionnaire.'), event: { type: 'Rejected' } }],
  otherwise: told('Ici, AILE.'),
}
const lesson: Lessons.Lesson = {
  name: 'decouvrir',
  met: [],
  title: told('Découvrir'),
  seconds: 60,
  clauses: [],
  gestures: [gesture],
  known: [],
  wrong: [{ say: told('En ligne droite.'), refused: 'NOT_STRAIGHT' }],
}

test('a pattern names what matters, in lists too', () => {
  const event = {
    type: 'Moved',
    steps: [
      { vowel: 'E', end: 4 },
      { vowel: 'O', end: 13 },
    ],
  }
  expect(matches({ steps: [{ vowel: 'O', end: 13 }] }, event)).toBe(true)
  expect(matches({ steps: [{ vowel: 'O', end: 4 }] }, event)).toBe(false)
  expect(matches({ gone: 1 }, event)).toBe(false)
})

test('what was wanted ends the gesture, whatever else happened', () => {
  const news = [{ type: 'Moved' }, { type: 'Scored', word: 'AILE', seat: 0 }]
  expect(judged(gesture, lesson, news)).toBe('done')
})

test('a usual wrong try has its own answer', () => {
  expect(judged(gesture, lesson, [{ type: 'Rejected', seat: 0 }])).toEqual({
    say: told('Pas au dictionnaire.'),
  })
  expect(answered(gesture, lesson, 'NOT_STRAIGHT')).toEqual(told('En ligne droite.'))
  expect(answered(gesture, lesson, 'BLOCKED')).toBeNull()
})

test('something else of the same kind is answered, another’s is not', () => {
  expect(judged(gesture, lesson, [{ type: 'Scored', word: 'AIL', seat: 0 }])).toEqual({
    say: told('Ici, AILE.'),
  })
  expect(judged(gesture, lesson, [{ type: 'Scored', word: 'AIL', seat: 1 }])).toBeNull()
})

test('a step on the way means nothing yet', () => {
  expect(judged(gesture, lesson, [{ type: 'Moved', seat: 0 }])).toBeNull()
  const first = { ...gesture, way: [{ type: 'Scored', word: 'AIL' }] }
  expect(judged(first, lesson, [{ type: 'Scored', word: 'AIL', seat: 0 }])).toBeNull()
})
