import { expect, test } from 'vitest'
import { NOTHING, type Pieces } from './alphabet'
import { clockOf } from './clock'
import { fr } from './fr'
import { moment, sheetOf, type Scene } from './phrase'
import { bonus, openCircles, points, total } from './sheet'
import { rounds } from './story'
import type { Cast } from './tell'
import type { Happened, SheetView, TableView } from './types'

const NAMES = ['Jeanne', 'Odile', 'Marius']
const cast: Cast = { lang: 'fr', name: (seat) => NAMES[seat] ?? '', seats: 3, mine: [0] }
const sheet = (more: Partial<SheetView> = {}): SheetView => ({
  zone: [4, 1, 1, 2],
  rows: ['', '', '', '', '', ''],
  ticked: 0,
  wild: false,
  circles: 0,
  taken: NOTHING,
  order: [],
  stuck: false,
  done: false,
  verdicts: [],
  confirmed: false,
  ...more,
})
const view = (more: Partial<TableView> = {}): TableView =>
  ({
    seat: 0,
    can: [],
    wake: null,
    house: { resigned: [], absent: [], ending: null },
    phase: 'BUILD',
    round: 1,
    rounds: 3,
    line: 0,
    roller: 1,
    sheets: [sheet(), sheet(), sheet()],
    opens: 1000,
    faces: '',
    stars: [],
    letters: '',
    active: null,
    hearing: null,
    finisher: null,
    end: null,
    ready: [],
    history: [],
    totals: [0, 0, 0],
    ...more,
  }) as TableView
const base = { mode: 'base', secret: false, inTurn: false } as const
const said = (more: Partial<Scene> = {}, events: readonly Happened[] = []): string => {
  const scene: Scene = {
    view: view(),
    setup: base,
    hand: 0,
    asked: [0],
    told: rounds(events),
    outcome: null,
    rolling: false,
    brief: false,
    ...more,
  }
  const { lead, rest, spelled, tail } = moment(scene, cast)
  return [lead, rest, [...spelled].join('-') + tail]
    .filter(Boolean)
    .join(' ')
    .replace(/[\u00a0\u202f]/g, ' ')
}
const claim: Happened = { type: 'Claimed', seat: 1, round: 1, word: 'VALET', row: 2 }

test('the race says what can be done, then the word that came last, spelled', () => {
  expect(said()).toBe(
    'Manche 1, tous ensemble. Écrivez un mot avec vos morceaux, ou lancez votre dé.',
  )
  expect(said({}, [claim])).toBe(
    'Manche 1, tous ensemble. Odile vient d’annoncer VALET : V-A-L-E-T.',
  )
  expect(said({ brief: true }, [claim])).toBe('Manche 1. Odile a annoncé VALET : V-A-L-E-T.')
  expect(said({}, [{ ...claim, seat: 0 }])).toBe(
    'Manche 1, tous ensemble. VALET est à vous : V-A-L-E-T.',
  )
})

test('a star comes before everything else', () => {
  const sheets = [sheet({ wild: true }), sheet(), sheet()]
  expect(said({ view: view({ sheets }) }, [claim])).toContain('Une étoile : choisissez un morceau')
})

test('the last word is asked of the others', () => {
  const last = view({ phase: 'LAST', finisher: 1 })
  expect(said({ view: last })).toBe('« Terminé ! », dit Odile. Un dernier mot, sans lancer le dé.')
  expect(said({ view: last, asked: [] })).toContain('Chacun des autres a droit à un dernier mot.')
})

test('mot à mot waits for those who have no word yet', () => {
  const setup = { ...base, mode: 'motamot' } as const
  const sheets = [sheet({ done: true }), sheet(), sheet({ done: true })]
  const waiting = view({ line: 2, sheets })
  expect(said({ setup, view: waiting, asked: [] }, [{ ...claim, seat: 0, row: 2 }])).toBe(
    'Manche 1, mot 2. VALET est écrit. On attend Odile.',
  )
})

test('a sheet is read by the neighbour on its left who is still there', () => {
  expect(sheetOf(view(), 0)).toBe(2)
  const gone = view({ house: { resigned: [2], absent: [], ending: null } })
  expect(sheetOf(gone, 0)).toBe(1)
})

test('the clock counts up in a race and down where there is a deadline', () => {
  expect(clockOf(view(), base, true, fr, false)).toMatchObject({ until: null, since: 1000 })
  expect(
    clockOf(view({ wake: 9000 }), { ...base, mode: 'practice' }, true, fr, false),
  ).toMatchObject({ until: 9000, label: 'pour chercher' })
  expect(clockOf(view({ phase: 'LAST' }), base, true, fr, false)).toBeNull()
})

test('a sheet under way is worth its letters and its blue boxes', () => {
  const words = ['CHAT', 'TACLE', 'CALER', 'PAL', 'PILE', 'SAC']
  expect(total(sheet({ rows: words, ticked: 7 }), false)).toBe(29) // WS-T24
  expect(total(sheet({ rows: words, ticked: 7 }), true)).toBe(35)
  expect([3, 4, 5, 6].map((n) => points('A'.repeat(n), true))).toEqual([3, 5, 7, 9])
  expect([0, 6, 7, 12].map(bonus)).toEqual([6, 6, 5, 0])
  expect(total(sheet({ rows: [null, '', '', '', '', ''] }), false)).toBe(6)
})

test('a circle is open until a piece is taken for it', () => {
  const taken: Pieces = [0, 1, 0, 0]
  expect(openCircles(sheet({ circles: 2, taken }))).toBe(1)
})
