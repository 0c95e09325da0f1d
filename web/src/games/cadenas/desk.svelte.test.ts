import { afterEach, expect, it } from 'vitest'
import { fakeClub, news, room } from '../../lib/fake'
import { TableStore } from '../../lib/table.svelte'
import { Desk } from './desk.svelte'
import { word } from './draft'
import type { Store } from './place.svelte'

const TRI = { id: 1, text: 'TRI', owner: 1, kind: 'common' }
const VIEW = {
  seat: 0,
  can: ['Lay', 'PutBack'],
  wake: null,
  house: { resigned: [], absent: [], ending: null },
  phase: 'PLAY',
  turn: 3,
  active: 0,
  hand: 'LACXVV',
  owed: 1,
  words: [TRI],
  plays: [],
  padlocks: [],
  locks: [],
  captured: null,
  question: null,
  judged: false,
  votes: false,
  scores: [0, 0],
}

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

function seated(view: object = {}) {
  const fake = fakeClub()
  fake.club.start()
  const table: Store = new TableStore('k3', fake.club)
  fake.last().open()
  table.open(room([0], {}))
  table.hear(news({ seat: 0, seq: 3, now: 1000, view: { ...VIEW, ...view } }))
  let desk!: Desk
  ends.push($effect.root(() => void (desk = new Desk(table))))
  const moves = () =>
    fake
      .last()
      .of('Play')
      .map(({ move }) => (move as { text?: string }).text)
  const press = (letters: string) => {
    for (const letter of letters)
      desk.press(desk.draft.cards.find((card) => card.letter === letter)!.id)
  }
  return { desk, table, moves, press, ...fake }
}

/** TRIX is composed on TRI and confirmed; the club has not answered. */
function growing() {
  const seat = seated()
  seat.desk.choose(TRI.id)
  seat.desk.write('trix')
  seat.desk.confirm()
  return seat
}

const inHand = (desk: Desk) => (desk.play ? word(desk.play) : null)

it('begins the next word with what is pressed while one is on its way', () => {
  const { desk, moves, press } = growing()
  press('LAC')

  expect([moves(), inHand(desk)]).toEqual([['TRIX'], 'LAC'])
})

it('begins it with what is typed, also after a word laid from the hand', () => {
  const { desk, moves } = seated({ hand: 'LACXAVV' })
  for (const letter of 'LAC') desk.type(letter)
  desk.go()
  for (const letter of 'VA') desk.type(letter)

  expect([moves(), inHand(desk)]).toEqual([['LAC'], 'VA'])
})

it('keeps the next word when the club has answered', () => {
  const { desk, table, press } = growing()
  press('LA')
  const words = [{ ...TRI, text: 'TRIX', owner: 0 }]
  table.hear(news({ seat: 0, seq: 4, now: 1100, view: { ...VIEW, hand: 'LACVV', words } }))
  press('C')

  expect(inHand(desk)).toBe('LAC')
})

it('leaves a word on its way as it is when a card is put into its gaps', () => {
  const { desk, moves } = growing()
  const [card] = desk.draft.cards
  desk.drop({ what: 'card', id: card!.id, letter: card!.letter }, { on: 'gap', at: 1 })

  expect([moves(), inHand(desk)]).toEqual([['TRIX'], 'TRIX'])
})

it('asks the table for the word that was refused, not for the one begun since', () => {
  const { desk, table, press } = seated({ votes: true })
  press('XV')
  desk.confirm()
  press('LAC')
  const about = { vote: true }
  const move = { type: 'Lay', turn: 3, text: 'XV', kind: 'common', vote: false } as const
  table.refusal = { seat: 0, code: 'UNKNOWN_WORD', clause: 'CAD-W1', about, move }

  expect(desk.votable).toBeNull()
})
