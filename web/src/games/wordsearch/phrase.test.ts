import { describe, expect, it } from 'vitest'
import * as drafts from './draft'
import { moment, type Scene } from './phrase'
import type { Cast } from './tell'
import type { Happened, TableView } from './types'

const NAMES = ['Jeanne', 'Marius']
const cast: Cast = { lang: 'fr', name: (seat) => NAMES[seat] ?? '', seats: 2 }
const BOARD = 'XXXXX/XXXXL/XXXUX/XX.EX/B...X'
const view: TableView = {
  seat: 0,
  can: ['Slide'],
  wake: 0,
  house: { resigned: [], absent: [], ending: null },
  phase: 'SLIDE',
  turn: 1,
  active: 0,
  board: BOARD,
  values: Array.from({ length: 26 }, () => 1),
  moved: [],
  refused: false,
  claim: null,
  accepted: [],
  scores: [16, 12],
  aside: ['', ''],
  dry: 0,
  dryEnd: [4, 6],
  judged: false,
  plan: false,
  least: 2,
  training: false,
  why: null,
}
const scene: Scene = {
  view,
  mine: [0],
  hand: 0,
  asked: [],
  board: BOARD,
  moved: [],
  draft: drafts.empty(1),
  ready: null,
  events: [],
  outcome: null,
  brief: false,
}
const said = (part: Partial<Scene>) => {
  const { lead, rest } = moment({ ...scene, ...part }, cast)
  return `${lead} ${rest}`.trim().replace(/[\u00a0\u202f]/g, ' ')
}

describe('la phrase', () => {
  it('asks the player whose turn it is for a letter', () => {
    expect(said({})).toBe('À vous, Jeanne. Choisissez une lettre et faites-la glisser.')
  })

  it('names the circles the letter in hand can reach', () => {
    const draft = drafts.pick(drafts.empty(1), BOARD, [], [4, 4])

    expect(said({ draft })).toBe('À vous, Jeanne. Le E peut gagner trois cercles : C4, C5 ou D5.')
    expect(said({ draft, brief: true })).toBe('Le E peut gagner C4, C5 ou D5.')
  })

  it('says so when a letter cannot move', () => {
    const draft = drafts.pick(drafts.empty(1), BOARD, [], [1, 1])

    expect(said({ draft })).toContain('Le X ne peut pas bouger')
  })

  it('leads through the marking of a word', () => {
    const draft = drafts.startMarking(drafts.empty(1))

    expect(said({ draft })).toContain('Marquez la première lettre du mot.')
    expect(said({ draft: drafts.mark(draft, BOARD, [5, 1]) })).toContain(
      'Le mot commence en A5. Marquez sa dernière lettre.',
    )
  })

  it('tells the turn before, then asks', () => {
    const events: Happened[] = [
      { type: 'Stopped', seat: 1, turn: 0, how: 'NOTHING' },
      { type: 'TurnBegan', seat: 0, turn: 1, dry: 1, until: 0 },
    ]

    expect(said({ events })).toBe(
      'À vous, Jeanne. Marius laisse passer son tour. Choisissez une lettre et faites-la glisser.',
    )
  })

  it('tells the last slide of another hand, or that it thinks', () => {
    const other = { view: { ...view, active: 1 }, hand: null }
    const moved = [{ letter: 'U', source: [3, 4], target: [5, 4] }] as const

    expect(said(other)).toBe('Marius réfléchit.')
    expect(said({ ...other, moved })).toBe('Marius : U glisse de D3 à D5.')
  })

  it('opens a word to challenge', () => {
    const claim = { word: 'BLEU', start: [5, 1], direction: 'E', value: 5, points: 20 } as const
    const open = { view: { ...view, phase: 'WINDOW', active: 1, claim } as const }

    expect(said({ ...open, asked: [0] })).toBe(
      'Marius annonce BLEU, 20 points. Le contestez-vous ?',
    )
    expect(said(open)).toBe('Marius annonce BLEU, 20 points. On attend les autres.')
    expect(said({ ...open, mine: [1] })).toContain('Les autres peuvent contester.')
  })

  it('says what the dictionary refused and what can be done', () => {
    const refused: Happened = {
      type: 'Rejected',
      seat: 0,
      turn: 1,
      word: 'BLUE',
      start: [1, 1],
      direction: 'E',
    }

    expect(said({ view: { ...view, refused: true }, events: [refused] })).toBe(
      'BLUE n’est pas au dictionnaire. Annoncez un autre mot, ou terminez.',
    )
  })

  it('says who won, and by how many points', () => {
    const outcome = { scores: [118, 97], winners: [0], why: 'LETTERS', clause: 'SRCH-R11' }

    expect(said({ outcome })).toBe(
      'Jeanne gagne avec 118 points. Les lettres qui restent ne font plus aucun mot.',
    )
    expect(said({ outcome: { ...outcome, scores: [97, 97], winners: [0, 1] } })).toContain(
      'Jeanne et Marius sont à égalité avec 97 points.',
    )
  })
})
