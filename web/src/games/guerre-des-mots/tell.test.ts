import { expect, test } from 'vitest'
import { history, tell } from './tell'
import type { Happened } from './types'

const cast = { lang: 'fr', name: (seat: number) => ['Jeanne', 'Marius'][seat] ?? '' } as const
const laid = (part: Record<string, unknown>) =>
  ({
    type: 'Laid',
    seat: 0,
    turn: 3,
    coup: 1,
    how: 'HOOK',
    chain: 1,
    of: 0,
    end: 1,
    word: 'PURS',
    cells: [],
    letters: [],
    credits: 0,
    ...part,
  }) as unknown as Happened
const fired = (part: Record<string, unknown>) =>
  ({
    type: 'Fired',
    seat: 0,
    turn: 3,
    coup: 1,
    letter: 'R',
    value: 8,
    against: 'P',
    strength: 10,
    gap: 3,
    of: 1,
    chain: 2,
    ...part,
  }) as unknown as Happened

test('a coup is one sentence with its sources', () => {
  const taken = [{ chain: 2, of: 1, end: 0, letters: 'RU', left: ['ES'] }]

  expect(tell([laid({ taken, credits: 1 })], cast)).toBe(
    'Jeanne accroche PURS (R, U pris à Marius). Encore un coup.',
  )
})

test('whose chain letters came from is told so that it is true', () => {
  const own = (chain: number) => [{ chain, of: 0, end: 0, letters: 'RU', left: ['ES'] }]

  expect(tell([laid({ taken: own(1) })], cast)).toBe('Jeanne accroche PURS (R, U de sa chaîne).')
  expect(tell([laid({ taken: own(3) })], cast)).toBe(
    'Jeanne accroche PURS (R, U de son autre chaîne).',
  )
  expect(tell([laid({ taken: own(1), of: 1, chain: 2 })], cast)).toBe(
    'Jeanne accroche PURS sur la chaîne de Marius (R, U de la chaîne de Jeanne).',
  )
})

test('a coup says what it hangs on, when that is known', () => {
  const host = () => ({ letter: 'P', word: 'PARIA' })

  expect(tell([laid({})], { ...cast, host })).toBe('Jeanne accroche PURS au P de PARIA.')
  expect(tell([laid({ how: 'LENGTHEN', word: 'PARIAS' })], { ...cast, host })).toBe(
    'Jeanne allonge PARIA en PARIAS.',
  )
})

test('an accent that is not there is told once', () => {
  const turned = { type: 'AccentTurned', seat: 0, turn: 3, cell: [1, 1], reads: 'É', found: false }
  const erred = { type: 'Erred', seat: 0, turn: 3, coup: 1, code: 'WRONG_ACCENT', clause: '' }

  expect(tell([turned, erred] as unknown as Happened[], cast)).toBe(
    'Jeanne annonce É, qui n’est pas au verso\u00a0: le tour est perdu.',
  )
})

test('a hit that brings nothing says so', () => {
  expect(tell([fired({ value: 12, words: [], letters: '' })], cast)).toBe(
    'Le R (12) tire sur le P (10) de Marius, à 3 cases\u00a0: touché, rien n’est pris.',
  )
})

test('a shot too weak says both values', () => {
  expect(tell([fired({ miss: 'STRENGTH' })], cast)).toBe(
    'Le R (8) tire sur le P (10) de Marius, à 3 cases\u00a0: trop faible, le tir échoue.',
  )
})

test('a shot stands on the line of its coup, and turns are not told', () => {
  const began = { type: 'TurnBegan', seat: 1, turn: 4, round: 2, until: 0 } as unknown as Happened
  const lines = history([laid({}), fired({ words: ['AUTEL'], letters: 'AUTEL' }), began], cast)

  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ number: 1, from: 0, until: 2 })
  expect(lines[0]?.text).toContain('AUTEL rejoint l’arsenal')
})

test('a word that lies is told with its accents, where the table sets none', () => {
  const spelled = { ...cast, spell: (word: string) => (word === 'CEDE' ? 'CÉDÉ' : word) }

  expect(tell([laid({ word: 'CEDE' })], spelled)).toBe('Jeanne accroche CÉDÉ.')
  expect(history([laid({ word: 'CEDE' })], spelled)[0]?.text).toBe('Jeanne accroche CÉDÉ.')
})
