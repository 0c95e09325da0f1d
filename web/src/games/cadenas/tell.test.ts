import { describe, expect, it } from 'vitest'
import { en } from './en'
import { storyWords } from './end'
import { fr } from './fr'
import { history, isSpoken, plainly, taleOf, tell, type Cast } from './tell'
import type { Happened, Of, Word } from './types'

const NAMES = ['Jeanne', 'Marius', 'Odile']
const cast = (lang: 'fr' | 'en'): Cast => ({
  lang,
  name: (seat) => NAMES[seat] ?? '',
  seats: 3,
  spell: (text, kind) => (text === 'MEDUSE' ? 'MÉDUSE' : plainly(text, kind)),
})
const ordinary = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const french = (...events: Happened[]) => ordinary(tell(events, cast('fr')))
const english = (...events: Happened[]) => tell(events, cast('en'))

const muse: Of<'Transformed'> = {
  type: 'Transformed',
  seat: 2,
  turn: 18,
  word: 4,
  of: 2,
  was: 'MUSE',
  wasKind: 'common',
  text: 'MEUSE',
  kind: 'proper',
  cards: 'E',
  names: ['fleuve'],
}
const gained: Of<'Gained'> = {
  type: 'Gained',
  seat: 2,
  turn: 18,
  padlock: 1,
  word: 4,
  noun: 'MEUSE',
  supply: 2,
}
const locked: Of<'Locked'> = {
  type: 'Locked',
  seat: 2,
  turn: 18,
  padlock: 1,
  word: 3,
  text: 'TRAITE',
}
const put: Of<'PutDown'> = {
  type: 'PutDown',
  seat: 2,
  turn: 18,
  square: 1,
  cards: 'L',
  byClock: false,
}
const begun: Of<'TurnBegan'> = { type: 'TurnBegan', seat: 0, turn: 19, until: 0, final: false }
const meduse: Of<'Transformed'> = {
  ...muse,
  seat: 0,
  turn: 19,
  was: 'MEUSE',
  wasKind: 'proper',
  text: 'MEDUSE',
  kind: 'common',
  cards: 'D',
  names: [],
}
const seized: Of<'Seized'> = {
  type: 'Seized',
  seat: 0,
  turn: 19,
  padlock: 1,
  of: 2,
  word: 4,
  tied: false,
  noun: 'MEUSE',
  freed: 3,
}

describe('an event told', () => {
  it('says a capture, the padlock that goes with it, and the word that is free again', () => {
    expect(french(locked, meduse, seized)).toBe(
      'Odile ferme un cadenas sur TRAITE. Jeanne prend Meuse à Odile et en fait MÉDUSE. ' +
        'Jeanne prend le cadenas d’Odile. TRAITE peut de nouveau être pris.',
    )
    expect(english(meduse)).toBe('Jeanne takes Meuse from Odile and makes it MÉDUSE.')
  })

  it('says what the clock did', () => {
    expect(french({ type: 'TimedOut', seat: 1, turn: 2 })).toBe('Le temps de Marius est passé.')
    expect(french({ ...put, byClock: true, cards: 'RE' })).toBe('Le temps remet R, E pour Odile.')
  })

  it('says a vote and its count', () => {
    const counted: Happened = {
      type: 'Counted',
      question: 1,
      text: 'LILLIPUT',
      kind: 'proper',
      yes: [1, 2],
      no: [0],
      accepted: true,
      until: 0,
    }
    expect(french(counted)).toBe('La table admet Lilliput, 2 pour et 1 contre.')
    expect(french({ ...counted, accepted: null })).toBe('Le vote sur Lilliput ne compte plus.')
  })

  it('says what falls and where it goes back', () => {
    const fell: Of<'Fell'> = {
      type: 'Fell',
      seat: 0,
      turn: 2,
      word: 1,
      text: 'TRIX',
      cards: 'X',
      was: 'TRI',
      owner: 1,
      kind: 'common',
    }
    expect(french(fell)).toBe('TRIX est défait : TRI revient à Marius.')
    expect(french({ ...fell, was: '', owner: null, kind: null })).toBe(
      'TRIX est retiré, ses cartes reviennent en main.',
    )
  })

  it('says a hand of one’s own alone', () => {
    expect(french({ type: 'Drew', seat: 0, turn: 1, cards: 'AB', square: null })).toBe(
      'Vous tirez A, B.',
    )
  })
})

describe('the history', () => {
  it('has one line a turn', () => {
    const lines = history([muse, gained, locked, put, begun, meduse, seized], cast('fr'))

    expect(lines.map(({ turn, text }) => [turn, ordinary(text)])).toEqual([
      [
        19,
        'Jeanne prend Meuse à Odile et en fait MÉDUSE et prend le cadenas d’Odile. TRAITE peut de nouveau être pris.',
      ],
      [
        18,
        'Odile compose Meuse sur MUSE, reçoit un cadenas, ferme un cadenas sur TRAITE et remet L.',
      ],
    ])
  })

  it('says who played nothing', () => {
    const lines = history([{ ...put, cards: 'LX' }, begun], cast('fr'))
    expect(lines.at(-1)?.text).toBe('Odile ne joue aucune carte et remet L, X.')
  })
})

describe('the tale of a padlock', () => {
  it('is its noun, its player, and those who took it', () => {
    const tale = { noun: 'MEUSE', by: 2, turn: 18, seized: [{ seat: 0, of: 2, turn: 19 }] }
    expect(ordinary(taleOf(tale, cast('fr')))).toBe(
      'Vient de Meuse, déposé par Odile au tour 18. Pris à Odile par Jeanne au tour 19.',
    )
  })
})

describe('the end', () => {
  const word: Word = {
    id: 7,
    owner: 1,
    text: 'TRAITE',
    kind: 'common',
    names: [],
    life: [
      { turn: 3, seat: 2, text: 'TRI', kind: 'common' },
      { turn: 5, seat: 1, text: 'TRAITE', kind: 'common' },
    ],
  }

  it('tells the life of a word with its owners', () => {
    expect(storyWords([word], cast('fr'))).toEqual([
      { n: 7, seat: 1, word: 'TRAITE', valid: true, text: 'tri (Odile, 3) → traite (Marius, 5)' },
    ])
  })
})

describe('what is spoken', () => {
  it('is what la phrase does not say', () => {
    expect([
      isSpoken(meduse, 0, false),
      isSpoken(meduse, 1, false),
      isSpoken(meduse, 1, true),
      isSpoken(begun, 0, false),
      isSpoken(put, 0, false),
    ]).toEqual([true, false, true, false, true])
  })
})

it('says the same things in both languages', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(fr).sort())
})
