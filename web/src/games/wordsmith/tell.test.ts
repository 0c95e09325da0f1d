import { describe, expect, it, test } from 'vitest'
import { NOTHING } from './alphabet'
import { storyWords } from './end'
import { questions, zonesOf } from './missed'
import { entries, rounds } from './story'
import { history, sentence, tell, type Cast } from './tell'
import type { Happened } from './types'

const NAMES = ['Jeanne', 'Odile', 'Marius']
const cast: Cast = { lang: 'fr', name: (seat) => NAMES[seat] ?? '', seats: 3, mine: [0] }
const en: Cast = { ...cast, lang: 'en' }
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

const began: Happened = { type: 'RoundBegan', round: 1, pieces: [4, 1, 1, 2], opens: 0 }
const rolled = (seat: number): Happened => ({
  type: 'Rolled',
  seat,
  round: 1,
  face: 'Y',
  kind: 'Y',
})
const claimed = (seat: number, word: string, row: number, more = {}): Happened => ({
  type: 'Claimed',
  seat,
  round: 1,
  word,
  row,
  zone: [2, 1, 1, 2],
  ...more,
})

test('a line of the history is a word, with the rolls that led to it and the boxes it ticked', () => {
  const lines = history(
    [
      began,
      rolled(1),
      rolled(1),
      rolled(0),
      claimed(1, 'VALET', 1),
      claimed(0, 'SAC', 1, { unused: [2, 0, 0, 0] }),
    ],
    cast,
  )
  expect(lines.map(({ number, text }) => [number, plain(text)])).toEqual([
    [2, 'Jeanne annonce SAC après un lancer. Deux cases cochées.'],
    [1, 'Odile annonce VALET après deux lancers. Aucune case cochée.'],
    [
      null,
      'Manche 1. Chacun reçoit quatre grands traits, un petit trait, une grande courbe et deux petites courbes.',
    ],
  ])
})

test('a claim is spelled to those who listen', () => {
  expect(plain(sentence(claimed(1, 'VALET', 1), cast))).toBe('Odile annonce VALET, V, A, L, E, T.')
  expect(sentence(claimed(1, 'SOLE', 1, { letter: 'S' }), en)).toBe(
    'Odile claims SOLE for S, S, O, L, E.',
  )
})

test('one hears one’s own die by its piece, and that of others by its player', () => {
  expect(plain(tell([rolled(0), rolled(1)], cast))).toBe('Petit trait. Odile lance : petit trait.')
})

describe('Secret', () => {
  const wrote: Happened = { type: 'Wrote', seat: 1, round: 1, row: 1, zone: [5, 3, 1, 0] }
  const scored: Happened = {
    type: 'RoundScored',
    round: 1,
    end: 'FINISHED',
    scores: ['', 'HAT', ''].map((word) => ({
      rows: [word, '', '', '', '', ''],
      points: [0, 0, 0, 0, 0, 0],
      ticked: 0,
      bonus: 6,
      longest: 0,
      total: 6,
    })),
    totals: [6, 6, 6],
    verdicts: [[], [{ row: 1, word: 'HAT', code: 'NOT_ALLOWED', clause: 'WS-C4' }], []],
  }

  it('tells that a word was written, and nothing more', () => {
    expect(history([wrote], cast)[0]?.text).toBe('Odile écrit un mot. Aucune case cochée.')
    expect(entries(rounds([wrote]))[0]?.word).toBeNull()
  })

  it('tells which one when the round is scored, and why it does not count', () => {
    const [entry] = entries(rounds([wrote, scored]))
    expect([entry?.word, entry?.code]).toEqual(['HAT', 'NOT_ALLOWED'])
    expect(storyWords(rounds([wrote, scored]), cast)[0]).toMatchObject({
      word: 'HAT',
      valid: false,
    })
  })

  it('is one word, whether its player alone or everybody is told', () => {
    const own = claimed(1, 'HAT', 1)
    expect(entries(rounds([own, wrote]))).toHaveLength(1)
    expect(entries(rounds([wrote, own]))[0]?.word).toBe('HAT')
  })
})

test('who was first is told, or that the lot decided', () => {
  const order = [1, 0].map((seat) => ({ seat, at: 0, credit: 0, effective: 0 }))
  const raced = (byLot: boolean): Happened => ({ type: 'Raced', word: 'CHAT', order, byLot })
  expect(sentence(raced(false), cast)).toBe('Odile a dit CHAT un instant avant Jeanne.')
  expect(plain(sentence(raced(true), cast))).toBe(
    'Odile et Jeanne ont dit CHAT au même instant : le sort donne le mot à Odile.',
  )
})

test('an objection says what the dictionary said', () => {
  const objected: Happened = {
    type: 'Objected',
    seat: 1,
    of: 0,
    claim: 1,
    word: 'TROP',
    reason: 'ANAGRAM',
    upheld: true,
    clause: 'WS-C3',
    other: 'PORT',
  }
  expect(plain(sentence(objected, cast))).toBe(
    'Odile conteste TROP : ce sont les lettres de PORT dans un autre ordre. Le mot est retiré, rien n’est perdu.',
  )
  expect(plain(sentence({ ...objected, upheld: false }, cast))).toBe(
    'Odile conteste TROP (simple anagramme) : l’objection ne tient pas.',
  )
})

describe('what is asked after a round', () => {
  const told = rounds([
    claimed(0, 'SAC', 1, { unused: [2, 0, 0, 0] }),
    claimed(1, 'CLIP', 1, { letter: 'P', circles: 1, unused: NOTHING }),
  ])

  it('is each zone as it lay when its word was claimed', () => {
    expect(zonesOf(told[0]!, [], 'base').map(({ zone }) => zone)).toEqual([
      'R4Y1B1G2',
      'R2Y1B1G2+1=P',
    ])
  })

  it('is the eight pieces themselves in practice', () => {
    expect(zonesOf(told[0]!, [{ zone: [4, 1, 1, 2] }], 'practice')).toEqual([
      { seat: 0, word: '', zone: 'R4Y1B1G2' },
    ])
  })

  it('goes out in a few questions, each zone once', () => {
    const zones = Array.from({ length: 20 }, (_, n) => ({ seat: 0, word: '', zone: `R${n % 17}` }))
    expect(questions(2, zones).map((one) => one.split('/').length)).toEqual([16, 1])
    expect(questions(1, [])).toEqual([])
  })
})

test('a word on a sheet is told with its accents, its pieces without', () => {
  const spelled = { ...cast, spell: (word: string) => (word === 'CLE' ? 'CLÉ' : word) }

  expect(plain(tell([claimed(1, 'CLE', 1)], spelled))).toBe('Odile annonce CLÉ, C, L, E.')
  expect(history([began, claimed(1, 'CLE', 1)], spelled)[0]?.text).toContain('CLÉ')
  expect(storyWords(rounds([began, claimed(1, 'CLE', 1)]), spelled)[0]?.word).toBe('CLÉ')
})
