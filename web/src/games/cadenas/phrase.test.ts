import { describe, expect, it } from 'vitest'
import { choose, dealt, empty, end, opened, put, write, type Draft } from './draft'
import { moment, type Scene } from './phrase'
import { plainly, type Cast } from './tell'
import type { TableView, Word } from './types'

const NAMES = ['Jeanne', 'Odile']
const cast: Cast = {
  lang: 'fr',
  name: (seat) => NAMES[seat] ?? '',
  seats: 2,
  spell: plainly,
}
const ordinary = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

const meuse: Word = { id: 1, owner: 1, text: 'MEUSE', kind: 'proper', names: [], life: [] }
const par: Word = { id: 2, owner: 0, text: 'PAR', kind: 'common', names: [], life: [] }
const view = {
  phase: 'PLAY',
  turn: 5,
  active: 0,
  words: [meuse, par],
  padlocks: [{ id: 1, owner: 1, place: null, origin: 1, noun: 'MEUSE' }],
  plays: [],
  owed: 2,
  finals: null,
  question: null,
  house: { resigned: [], absent: [], ending: null },
} as unknown as TableView

const held = dealt(empty(5), 'DIXY', 5, view.words)

function said(changes: Partial<Scene>, draft: Draft = held): string {
  const scene: Scene = {
    view,
    hand: 0,
    called: null,
    asked: [],
    draft,
    play: opened(draft),
    kind: 'common',
    locking: false,
    events: [],
    outcome: null,
    brief: false,
    ...changes,
  }
  const { lead, rest } = moment(scene, cast)
  return ordinary(`${lead} ${rest}`.trim())
}

describe('one’s own turn', () => {
  it('does not promise what the rules would refuse', () => {
    const alle: Word = { id: 3, owner: 1, text: 'ALLE', kind: 'common', names: [], life: [] }
    const there = { ...view, words: [alle] }
    const hand = dealt(empty(5), 'SRXY', 5, there.words)
    const typed = (text: string) => said({ view: there }, write(choose(hand, alle), text, [alle]))

    expect(typed('alles')).toBe(
      'À vous, Jeanne. Un S seul à la fin ne permet pas de prendre un mot.',
    )
    expect(typed('aller')).toContain('si le mot est bon, vous le prenez à Odile')
  })

  it('begins with a pair, the last one too', () => {
    expect(said({ view: { ...view, phase: 'TAKE' } })).toBe(
      'À vous, Jeanne. Prenez l’une des paires ouvertes.',
    )
    expect(said({ view: { ...view, phase: 'TAKE', finals: [] } })).toContain('dernier tour')
  })

  it('says what the open word becomes, and what that brings', () => {
    const open = choose(held, meuse)
    const card = held.cards.find(({ letter }) => letter === 'D')?.id ?? 0

    expect(said({}, open)).toBe(
      'À vous, Jeanne. Meuse s’ouvre : mettez une carte entre deux lettres, ou tapez le mot.',
    )
    expect(said({}, put(open, card, 2))).toBe(
      'À vous, Jeanne. Meuse devient MEDUSE : si le mot est bon, vous le prenez à Odile, avec son cadenas.',
    )
    expect(said({ kind: null }, put(open, card, 2))).toContain('nom commun, ou nom propre ?')
    expect(said({}, write(choose(held, par), 'pari', view.words))).toContain('PAR devient PARI.')
  })

  it('asks for the kind of a word as it is spelled, and on a phone in few words', () => {
    const card = held.cards.find(({ letter }) => letter === 'D')?.id ?? 0
    const draft = put(choose(held, meuse), card, 2)
    const none = { ...view, padlocks: [] }
    const spell = (word: string) => (word === 'MEDUSE' ? 'MÉDUSE' : word)
    const scene = { view: none, kind: null, draft, play: opened(draft), hand: 0, called: null }
    const rest = { asked: [], locking: false, events: [], outcome: null }
    const asks = (brief: boolean) =>
      ordinary(moment({ ...scene, ...rest, brief }, { ...cast, spell }).rest)

    expect(asks(false)).toBe(
      'MÉDUSE : nom commun, ou nom propre ? Un nom propre gagne un cadenas, qui met un de vos mots à l’abri.',
    )
    expect(asks(true)).toBe(
      'MÉDUSE : commun, ou propre ? Propre, il gagne un cadenas, qui protège un mot.',
    )
  })

  it('says which letters are lacking', () => {
    expect(said({}, write(held, 'zoo', view.words))).toBe(
      'À vous, Jeanne. Il manque un Z et deux O à votre main.',
    )
  })

  it('ends with cards to put back: one, or two where nothing was played', () => {
    expect(said({}, end(held))).toContain('choisissez deux cartes à remettre')
    const played = { ...view, owed: 1, plays: [{ word: 2 }] } as unknown as TableView
    expect(said({ view: played }, end(held))).toContain('Choisissez la carte qui revient')
  })
})

describe('the turn of others', () => {
  it('says who is to move, and whom the curtain calls', () => {
    expect(said({ hand: null, view: { ...view, active: 1 } })).toBe('Odile réfléchit.')
    expect(said({ hand: null, called: 0 })).toBe('À Jeanne.')
  })

  it('asks those who may question a word', () => {
    const window = {
      ...view,
      phase: 'WINDOW',
      active: 1,
      plays: [{ text: 'TRIX', kind: 'common' }],
    }
    expect(said({ hand: null, view: window as unknown as TableView, asked: [0] })).toBe(
      'Odile a joué TRIX. Contestez-vous un de ces mots ?',
    )
  })
})

it('the end says who won and why', () => {
  const outcome = { scores: [12, 9], winners: [0], why: 'FINAL', clause: 'CAD-K9' }
  expect(said({ outcome: outcome as Scene['outcome'] })).toBe(
    'Jeanne gagne avec 12 points. Le talon est épuisé et chacun a joué son dernier tour.',
  )
})

it('the end of a game alone beats nobody', () => {
  const outcome = { scores: [14], winners: [0], why: 'RESIGNED', clause: 'HOUSE-05' }
  expect(said({ outcome: outcome as Scene['outcome'] })).toBe('Vous finissez avec 14 points.')
})
