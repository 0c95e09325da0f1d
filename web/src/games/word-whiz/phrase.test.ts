import { describe, expect, it } from 'vitest'
import { moment, type Scene } from './phrase'
import { rounds } from './story'
import type { Cast } from './tell'
import type { Happened, TableView } from './types'

const NAMES = ['Jeanne', 'Marius', 'Odile', 'Léon']
const cast: Cast = { lang: 'fr', name: (seat) => NAMES[seat] ?? '', seats: 4 }

const VIEW: TableView = {
  seat: 0,
  can: [],
  wake: 9000,
  house: { resigned: [], absent: [], ending: null },
  phase: 'FLIP',
  round: 1,
  flipper: 0,
  visible: ['D', 'T', 'N'],
  left: [18, 17, 17],
  covered: null,
  track: 13,
  pawns: [
    [1, 1, 1, 1, 1],
    [1, 1, 1, 1, 1],
    [1, 1, 1, 1, 1],
    [1, 1, 1, 1, 1],
  ],
  reveal: 300,
  excluded: [],
  noted: [],
  passed: [],
  reached: false,
  holder: null,
  word: null,
  accepted: [],
  voters: [],
  voted: [],
  ready: [],
  mine: null,
  used: [],
  idle: 0,
  winner: null,
}

const EVENTS: readonly Happened[] = [
  { type: 'Flipped', seat: 3, pack: 0, visible: ['D', 'T', 'N'], round: 1, reveal: 300 },
  { type: 'Took', seat: 1, reaches: [{ seat: 1, reaction: 2100, credit: 0 }] },
  { type: 'Said', seat: 1, word: 'dent', round: 1 },
  { type: 'Moved', seat: 1, word: 'dent', steps: [{ vowel: 'E', start: 1, end: 2 }] },
  { type: 'RoundEnded', round: 1, flipper: 0, excluded: [], found: true },
]

function said(view: Partial<TableView>, scene: Partial<Scene> = {}): string {
  const told = moment(
    {
      view: { ...VIEW, ...view },
      mine: [0],
      sealed: false,
      told: rounds([]),
      shown: true,
      outcome: null,
      brief: false,
      ...scene,
    },
    cast,
  )
  return `${told.lead} ${told.rest}`.trim().replace(/[\u00a0\u202f]/g, ' ')
}

describe('la phrase', () => {
  it('asks the one whose turn it is for a card', () => {
    expect(said({})).toBe('À vous, Jeanne. Retournez une carte de l’un des trois paquets.')
    expect(said({ flipper: 1 })).toBe('Marius va retourner une carte.')
  })

  it('tells the last word before the next card', () => {
    const told = rounds(EVENTS)

    expect(said({ round: 2 }, { told })).toBe(
      'Marius dit DENT : E avance de 1 case. À vous, Jeanne : retournez une carte.',
    )
    expect(said({ round: 2, flipper: 2 }, { told })).toBe(
      'Marius dit DENT : E avance de 1 case. Manche 2, à Odile.',
    )
  })

  it('is brief on a narrow screen', () => {
    const told = rounds(EVENTS)

    expect(said({ round: 2 }, { told, brief: true })).toBe('À vous, Jeanne : retournez une carte.')
    expect(said({ round: 2, flipper: 2 }, { told, brief: true })).toBe(
      'Marius : E avance de 1 case.',
    )
  })

  it('keeps the card secret until it is shown', () => {
    const told = rounds(EVENTS.slice(0, 1))

    expect(said({ phase: 'RACE' }, { told, shown: false })).not.toContain('D, T, N')
    expect(said({ phase: 'RACE' }, { told })).toBe(
      'D, T, N. Trouvez un mot où sont ces trois consonnes, puis prenez le microphone.',
    )
  })

  it('says who is out of the race, who has nothing, whose hand is out', () => {
    expect(said({ phase: 'RACE', excluded: [0] })).toBe('D, T, N. Vous attendez cette manche.')
    expect(said({ phase: 'RACE', passed: [0] })).toContain('Vous n’avez rien.')
    expect(said({ phase: 'RACE', reached: true })).toBe('Vous tendez la main…')
  })

  it('says nothing more when others pass: the race is silent, until one alone is left in it', () => {
    expect(said({ phase: 'RACE', passed: [1] })).toBe(said({ phase: 'RACE' }))
    expect(said({ phase: 'RACE', passed: [1, 3], excluded: [2] })).toBe(
      'D, T, N. Marius et Léon n’ont rien. Il ne reste que vous à chercher.',
    )
  })

  it('asks the holder for a word and tells the others who holds it', () => {
    expect(said({ phase: 'SAY', holder: 0 })).toBe('À vous, Jeanne. Dites votre mot.')
    expect(said({ phase: 'SAY', holder: 1 }, { told: rounds(EVENTS.slice(0, 2)) })).toBe(
      'Marius prend le microphone en 2,1 s.',
    )
  })

  it('asks for judgement', () => {
    const word = { word: 'dénotus', holder: 1 }

    expect(said({ phase: 'CONTEST', ...word, can: ['Contest', 'Accept'] })).toBe(
      'Marius dit DÉNOTUS. Contestez-vous ce mot ?',
    )
    expect(said({ phase: 'VOTE', ...word, voters: [0, 2, 3], voted: [0] })).toBe(
      'Marius dit DÉNOTUS. On attend 2 voix.',
    )
  })

  it('says who won and by which article', () => {
    const outcome = { scores: [60, 3, 2, 1], winners: [0], why: 'HOME', clause: 'MIC-G1' }

    expect(said({ phase: 'OVER' }, { outcome })).toBe(
      'Jeanne gagne : ses cinq voyelles sont au bout.',
    )
    expect(
      moment(
        { view: VIEW, mine: [0], sealed: false, told: [], shown: true, outcome, brief: false },
        cast,
      ).clause,
    ).toBe('MIC-G1')
  })

  it('speaks to a writer in a sealed race', () => {
    expect(said({ phase: 'RACE' }, { sealed: true })).toContain('Écrivez un mot')
    expect(said({ phase: 'RACE', mine: 'dent' }, { sealed: true })).toContain('Votre mot est écrit')
  })
})
