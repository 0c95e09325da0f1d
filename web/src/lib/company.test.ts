import { expect, test } from 'vitest'
import { company, hasLeft, isCounted } from './company'
import { fr } from './fr'
import type { Place } from './wire'

const PERSON: Place = {
  seat: 1,
  kind: 'person',
  name: 'Odile',
  level: null,
  yours: false,
  here: true,
}
const seen = (resigned: number[], absent: number[], shared = false) =>
  ({ view: { house: { resigned, absent, ending: null } }, shared }) as never

test.each<[Partial<Place>, string]>([
  [{}, 'à distance'],
  [{ here: false }, 'hors ligne'],
  [{ yours: true }, 'vous'],
  [{ kind: 'bot', level: 2 }, 'bot Lettré'],
  [{ kind: 'bot', level: 4 }, 'bot de ma force'],
])('%o is « %s »', (part, expected) => {
  expect(company({ ...PERSON, ...part }, seen([], []), fr)).toBe(expected)
})

test('round one screen everybody is here', () => {
  expect(company({ ...PERSON, yours: true }, seen([], [], true), fr)).toBe('ici')
})

test('who has left or does not answer is said before what he does, and that before what he is', () => {
  const told = [seen([1], [1]), seen([], [1]), seen([], [])].map((table) =>
    company(PERSON, table, fr, 'a terminé'),
  )

  expect(told).toEqual(['a quitté la partie', 'ne répond plus', 'a terminé'])
})

test('who left is told so, and not that the others did', () => {
  const outcome = { winners: [1], scores: [3, 2], why: 'RESIGNED', clause: 'HOUSE-05' }

  expect([[0], [1], []].map((seats) => hasLeft(outcome, seats))).toEqual([true, false, false])
})

test('scores that only say who has won are none', () => {
  const counted = (scores: number[], winners: number[]) =>
    isCounted({ scores, winners, why: 'CROSS', clause: '' })

  expect([counted([1, 0], [0]), counted([0, 0], [])]).toEqual([false, false])
  expect([counted([63, 52], [0]), counted([0, 0], [0, 1])]).toEqual([true, true])
})
