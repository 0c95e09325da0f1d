import { expect, test } from 'vitest'
import { bestsOf, modeOf } from './bests'

const person = { kind: 'person' as const }
const bot = { kind: 'bot' as const }
const said = (seat: number, word: string | null, valid = true) => ({
  n: 1,
  seat,
  word,
  valid,
  text: '',
})
const ended = {
  slug: 'dames',
  seat: 0,
  places: [person, bot],
  outcome: { scores: [12, 30], winners: [1], why: 'HOME', clause: '' },
  story: [said(0, 'RU'), said(1, 'DIVERTISSEMENT'), said(0, 'TRAIT'), said(0, 'REFUSÉS', false)],
  justesse: 83.6,
  at: 5,
}

test('one plays alone, against bots, or among people', () => {
  expect([[person], [person, bot], [person, bot, person]].map(modeOf)).toEqual([
    'alone',
    'bots',
    'people',
  ])
})

test('score, longest good word of one’s own and justesse are counted', () => {
  expect(bestsOf(ended)).toEqual([
    ['dames/bots/score', { figure: 12, word: '', at: 5 }],
    ['dames/bots/word', { figure: 5, word: 'TRAIT', at: 5 }],
    ['dames/bots/justesse', { figure: 84, word: '', at: 5 }],
  ])
})

test('what a game does not have is not counted', () => {
  const outcome = { ...ended.outcome, scores: [] }

  expect(bestsOf({ ...ended, outcome, story: [], justesse: null })).toEqual([])
})
