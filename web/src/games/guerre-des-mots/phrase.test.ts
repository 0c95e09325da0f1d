import { expect, test } from 'vitest'
import { at, chain, table } from './fake'
import { moment } from './phrase'
import type { Target } from './places'

const cast = { lang: 'fr', name: () => 'Jeanne' } as const
const paria = chain(1, 0, 'PARIA', at('H18'), [1, 0])
const view = table([paria])

const said = (typed: string, target: Target = { chain: 1, end: 0 }) =>
  moment({ view, hand: 0, target, chain: paria, typed, lie: null, events: [], outcome: null }, cast)
    .rest

test('a word that fits nowhere is told what it must be, and the same at every letter', () => {
  const rule = 'Le mot commence ou finit par le P de PARIA, ou il allonge PARIA.'

  expect([said('O'), said('OR'), said('ORA')]).toEqual([rule, rule, rule])
})

test('a word that hangs right and has no room is told so', () => {
  expect(said('PORTEMANTEAUX')).toBe('PORTEMANTEAUX sort du plateau.')
})

test('a word whose letters are nowhere is told so, not that it hangs', () => {
  const target: Target = { chain: 0, base: 'A' }
  const lie = {
    how: 'OPEN',
    word: 'ZZZZ',
    cells: [],
    slots: [],
    stays: [],
    lifts: [],
    on: null,
  } as const
  const scene = { view, hand: 0, target, chain: null, typed: 'ZZZZ', lie, events: [] }
  const told = (wanting: boolean) => moment({ ...scene, wanting, outcome: null }, cast).rest

  expect(told(false)).toBe('ZZZZ ouvre votre chaîne.')
  expect(told(true)).toBe('Il manque des lettres pour ZZZZ.')
})

test('the letters the arsenal lacks are named, as many times as they are missing', () => {
  const slots = [...'ZOZA'].map((reads) => ({ cell: at('H18'), reads, origin: null }))
  const lie = {
    how: 'OPEN',
    word: 'ZOZA',
    cells: [],
    slots,
    stays: [],
    lifts: [],
    on: null,
  } as const
  const target: Target = { chain: 0, base: 'A' }
  const scene = { view, hand: 0, target, chain: null, typed: 'ZOZA', lie, events: [] }

  expect(moment({ ...scene, wanting: true, outcome: null }, cast).rest).toBe(
    'Il manque deux Z et un O à votre arsenal pour ZOZA.',
  )
})

test('a narrow screen says whose turn it is without the name', () => {
  const scene = { view, hand: 0, target: null, chain: null, typed: '', lie: null, events: [] }
  const lead = (brief: boolean) => moment({ ...scene, brief, outcome: null }, cast).lead

  expect([lead(false), lead(true)]).toEqual(['À vous, Jeanne.', 'À vous.'])
})

test('a base asks for four letters while they are being written', () => {
  expect(said('TRI', { chain: 0, base: 'A' })).toBe('Une base reçoit un mot de quatre lettres.')
})

test('a letter inside says which letters the word must use', () => {
  const inner = { chain: 1, end: 0, off: 2 } as const

  expect(said('', inner)).toBe(
    'Écrivez le mot qui part du R de PARIA\u00a0: il emploie P et A, et une lettre au moins de l’autre bout.',
  )
  expect(said('OSE', inner)).toBe(
    'Le mot commence ou finit par le R de PARIA, ou il allonge ce qui reste de la chaîne sans P et A.',
  )
})

test('whoever lost the opening is not asked for an end there is none of', () => {
  const scene = { hand: 0, target: null, chain: null, typed: '', lie: null, events: [] }

  expect(moment({ ...scene, view: table([]), outcome: null }, cast).rest).toBe(
    'Vous n’avez pas de chaîne\u00a0: posez un mot de quatre lettres sur l’une de vos bases.',
  )
  expect(moment({ ...scene, view, outcome: null }, cast).rest).toBe(
    'Choisissez un bout de chaîne, puis écrivez.',
  )
})

test('a phone that plays again is asked in one line more, not two', () => {
  const scene = { hand: 0, target: null, chain: null, typed: '', lie: null, events: [] }
  const again = { ...view, coup: 2, credits: 2 }

  expect(moment({ ...scene, view: again, outcome: null, brief: true }, cast).rest).toBe(
    'Il vous reste 2 coups. Un bout de chaîne, puis un mot.',
  )
})

test('after a resignation the sentence says how it ended', () => {
  const scene = { view, hand: null, target: null, chain: null, typed: '', lie: null, events: [] }
  const outcome = { winners: [0], scores: [0, 0], why: 'RESIGNED', clause: 'HOUSE-05' }

  expect(moment({ ...scene, outcome }, cast).lead).toBe(
    'Il ne reste que Jeanne à la table\u00a0: la partie lui revient.',
  )
})
