import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeClub, news, room } from '../../lib/fake'
import { TableStore } from '../../lib/table.svelte'
import { Desk, type Store } from './desk.svelte'

const VIEW = {
  seat: 0,
  can: ['Grab', 'Pass'],
  wake: 31_300,
  house: { resigned: [], absent: [], ending: null },
  phase: 'RACE',
  round: 4,
  flipper: 1,
  visible: ['D', 'T', 'N'],
  pawns: [[1, 1, 1, 1, 1]],
  reveal: 1300,
  reached: false,
}

function seated(yours: readonly number[], view: object = {}, edition = 1) {
  const fake = fakeClub()
  fake.club.start()
  const table: Store = new TableStore('k3', fake.club)
  fake.last().open()
  table.open(room(yours, { options: { edition } }))
  for (const seat of yours)
    table.hear(news({ seat, seq: 3, now: 1000, view: { ...VIEW, seat, ...view } }))
  fake.club.clock.hint(1000)
  const moves = () =>
    fake
      .last()
      .of('Play')
      .map(({ seat, move }) => ({ seat, move }))
  return { desk: new Desk(table), table, moves, ...fake }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (frame: (at: number) => void) => frame(0))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the card', () => {
  it('shows at once: its letters leave when they may be seen (R17)', () => {
    const { desk } = seated([0], {}, 2)
    desk.watch()

    expect(desk.shown).toBe(true)
  })

  it('shows in an older game at the time the club has set, not before', () => {
    const { desk } = seated([0])
    desk.watch()
    vi.advanceTimersByTime(299)
    const before = desk.shown
    vi.advanceTimersByTime(1)

    expect([before, desk.shown]).toEqual([false, true])
  })

  it('is there at once for one who comes later', () => {
    const { desk } = seated([0], { reveal: 400 })
    desk.watch()

    expect(desk.shown).toBe(true)
  })

  it('is never hidden for long by a clock that is wrong', () => {
    const { desk } = seated([0], { reveal: 90_000 })
    desk.watch()
    vi.advanceTimersByTime(1500)

    expect(desk.shown).toBe(true)
  })
})

describe('a hand on the microphone', () => {
  it('is measured by the club alone', () => {
    const { desk, moves } = seated([0])
    desk.watch()
    vi.advanceTimersByTime(300 + 2100)
    desk.grab(0)

    expect(moves()).toEqual([{ seat: 0, move: { type: 'Grab', round: 4 } }])
  })

  it('does nothing before the card shows, and reaches once', () => {
    const { desk, moves } = seated([0])
    desk.grab(0)
    desk.watch()
    vi.advanceTimersByTime(900)
    desk.grab(0)
    desk.grab(0)

    expect(moves()).toHaveLength(1)
    expect(desk.reaching(0)).toBe(true)
  })

  it('is one for each person at the screen, in the order of their keys', () => {
    const { desk, moves } = seated([0, 1])
    desk.watch()
    vi.advanceTimersByTime(800)
    desk.grab(1)
    vi.advanceTimersByTime(5)
    desk.grab(0)

    expect(moves().map(({ seat }) => seat)).toEqual([1, 0])
  })
})

describe('a word', () => {
  it('is said for the round it was written in', () => {
    const { desk, moves } = seated([0], { phase: 'SAY', holder: 0, can: ['Say'] })
    desk.write(0, 'dent')
    desk.send(0)

    expect(moves()).toEqual([{ seat: 0, move: { type: 'Say', round: 4, word: 'dent' } }])
  })

  it('stays in its field when it is refused', () => {
    const { desk, table } = seated([0], { phase: 'SAY', holder: 0, can: ['Say'] })
    desk.write(0, 'dent')
    desk.send(0)
    const nonce = table.pending[0]?.nonce ?? ''
    table.hear({
      type: 'Refusal',
      table: 'k3',
      seat: 0,
      nonce,
      code: 'NOT_NOW',
      clause: 'MIC-D4',
      about: {},
    })

    expect(desk.word(0)).toBe('dent')
    expect(table.refusal?.code).toBe('NOT_NOW')
  })

  it('is gone when the next round begins', () => {
    const { desk, table } = seated([0])
    desk.write(0, 'dent')
    table.hear(news({ seat: 0, seq: 9, view: { ...VIEW, round: 5 } }))

    expect(desk.word(0)).toBe('')
  })
})

describe('who may do what', () => {
  it('is read from each seat’s own view', () => {
    const { desk, table } = seated([0, 1])
    table.hear(news({ seat: 1, seq: 4, view: { ...VIEW, seat: 1, can: [] } }))

    expect(desk.able('Grab')).toEqual([0])
  })

  it('leaves out those who have resigned', () => {
    const house = { resigned: [0], absent: [], ending: null }

    expect(seated([0, 1], { house }).desk.mine).toEqual([1])
  })
})
