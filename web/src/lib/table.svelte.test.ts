import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { fakeClub, news, room } from './fake'
import { TableStore } from './table.svelte'

interface Event {
  readonly type: string
  readonly n?: number
}

function opened(yours: readonly number[]) {
  const fake = fakeClub()
  fake.club.start()
  const table = new TableStore<ReturnType<typeof viewOf>, Event, unknown>('k3', fake.club)
  fake.last().open()
  table.open(room(yours))
  return { ...fake, table }
}

function viewOf(part: object = {}) {
  return {
    seat: 0,
    can: [],
    wake: null,
    house: { resigned: [], absent: [], ending: null },
    ...part,
  }
}

test('every seat of this device is joined, a stranger watches', () => {
  const mine = opened([0, 2])
  const nobody = opened([])

  expect(
    mine
      .last()
      .of('Join')
      .map((join) => join.seat),
  ).toEqual([null, 0, 2])
  expect(
    nobody
      .last()
      .of('Join')
      .map((join) => join.seat),
  ).toEqual([null])
})

test('sitting down leaves the spectator’s chair', () => {
  const { table, last } = opened([])
  table.hear(room([1]))

  expect(
    last()
      .of('Join')
      .map((join) => join.seat),
  ).toEqual([null, 1])
  expect(
    last()
      .of('Leave')
      .map((leave) => leave.seat),
  ).toEqual([null])
})

test('news set the view and tell the events in order', () => {
  const { table, last } = opened([0])
  last().tell(news({ seq: 1, events: [{ type: 'A' }], view: viewOf({ can: ['Flip'] }) }))
  last().tell(news({ seq: 2, events: [{ type: 'B' }, { type: 'C' }] }))

  expect(table.events).toEqual([
    { seq: 1, event: { type: 'A' } },
    { seq: 2, event: { type: 'B' } },
    { seq: 2, event: { type: 'C' } },
  ])
  expect(table.recent).toEqual([{ type: 'B' }, { type: 'C' }])
})

test('old news are not heard', () => {
  const { table, last } = opened([0])
  last().tell(news({ seq: 5, view: viewOf({ can: ['Say'] }) }))
  last().tell(news({ seq: 4, view: viewOf({ can: ['Flip'] }) }))

  expect(table.view?.can).toEqual(['Say'])
})

test('a game told again from its start is not told twice', () => {
  const { table, last } = opened([0])
  last().tell(news({ seq: 2, events: [{ type: 'A' }, { type: 'B' }] }))
  last().tell(news({ seq: 3, events: [{ type: 'A' }, { type: 'B' }, { type: 'C' }] }))

  expect(table.events.map(({ event }) => event.type)).toEqual(['A', 'B', 'C'])
})

test('a move is pending until its nonce is done', () => {
  const { table, last } = opened([0])
  const nonce = table.play(0, { type: 'Pass', round: 3 })
  const before = table.pending.map((move) => move.nonce)
  last().tell(news({ done: nonce }))

  expect([before, table.pending]).toEqual([[nonce], []])
})

test('a move the club cannot write is spoken of until it lands', () => {
  const { table, last } = opened([0])
  const nonce = table.play(0, { type: 'Pass', round: 3 })
  const told = [table.unwritten]
  last().tell({ type: 'Trouble', code: 'STORE_AWAY', table: 'k3', seat: 0, nonce })
  told.push(table.unwritten)
  last().tell(news({ done: nonce }))
  told.push(table.unwritten)

  expect([told, table.trouble]).toEqual([[false, true, false], null])
})

test('a refusal is kept with the move it answers, and the next action removes it', () => {
  const { table, last } = opened([0])
  const move = { type: 'Grab', round: 3 }
  const nonce = table.play(0, move)
  last().tell({
    type: 'Refusal',
    table: 'k3',
    seat: 0,
    nonce,
    code: 'EXCLUDED',
    clause: 'XYZ-D6',
    about: {},
  })
  const told = table.refusal
  table.play(0, move)

  expect(told).toEqual({ seat: 0, code: 'EXCLUDED', clause: 'XYZ-D6', about: {}, move })
  expect(table.refusal).toBe(null)
})

test('a cut is shown, and moves made meanwhile are kept', () => {
  const { table, last, timers } = opened([0])
  last().cut()
  table.play(0, { type: 'Pass', round: 1 })
  const cut = table.offline
  timers.pass(1000)
  last().open()

  expect([cut, table.offline, last().of('Play').length]).toEqual([true, false, 1])
})

test('each seat has its own view, and one is shown', () => {
  const { table, last } = opened([0, 1])
  last().tell(news({ seat: 0, view: viewOf({ seat: 0 }) }))
  last().tell(news({ seat: 1, view: viewOf({ seat: 1 }) }))
  const first = table.view?.seat
  table.show(1)

  expect([first, table.view?.seat, table.viewOf(0)?.seat]).toEqual([0, 1, 0])
})

test('a seat that is not one’s own is never shown', () => {
  const { table } = opened([0])
  table.show(2)

  expect(table.seat).toBe(0)
})

test('what is derived follows the news', () => {
  const { table, last } = opened([0])
  const seen: (number | undefined)[] = []
  const stop = $effect.root(() => {
    $effect(() => {
      seen.push(table.view?.can.length)
    })
  })
  flushSync()
  last().tell(news({ view: viewOf({ can: ['Flip', 'Pass'] }) }))
  flushSync()
  stop()

  expect(seen).toEqual([undefined, 2])
})

test('leaving the screen leaves every seat', () => {
  const { table, last } = opened([0, 1])
  table.close()

  expect(
    last()
      .of('Leave')
      .map((leave) => leave.seat),
  ).toEqual([null, 0, 1])
})

const outcome = { scores: [3], winners: [0], why: 'HOME', clause: 'XYZ-G1' }
const moments = ['A', 'B', 'C'].map((type, seq) => ({
  seq,
  line: seq,
  view: viewOf({ seat: 1, can: ['Flip'] }),
  events: seq === 0 ? [] : [{ type }],
  outcome: seq === 2 ? outcome : null,
}))

test('a finished game is looked at again, and nothing is lost by it', () => {
  const { table, last } = opened([0])
  last().tell(news({ seq: 9, events: [{ type: 'A' }, { type: 'B' }], outcome }))
  table.lookBack(moments, 1, 1)
  const past = [table.events.length, table.recent, table.outcome, table.view?.can]
  const eyes = [table.seat, table.seats, table.present]
  table.lookBack(moments, 2, 1)
  const end = table.outcome
  table.lookAtNow()

  expect(past).toEqual([1, [{ type: 'B' }], null, []])
  expect(eyes).toEqual([1, [1], { seq: 9, over: true }])
  expect(end).toEqual(outcome)
  expect([table.events.length, table.seq, table.seat, table.outcome]).toEqual([2, 9, 0, outcome])
})

test('only what a step forward brings is new: a leap, a step back and the present are not', () => {
  const { table, last } = opened([0])
  last().tell(news({ seq: 9, events: [{ type: 'A' }] }))
  const fresh = () => table.events.filter(({ seq }) => seq > table.since).length
  const seen = [fresh()]
  for (const at of [2, 0, 1, 2, 1]) {
    table.lookBack(moments, at, 1)
    seen.push(fresh())
  }
  last().tell(news({ seq: 10, events: [{ type: 'B' }] }))
  table.lookAtNow()
  seen.push(fresh())

  expect(seen).toEqual([0, 0, 0, 1, 1, 0, 0])
})

test('the lines of a record come from where it was shown', async () => {
  const { club } = fakeClub()
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const lines = [{ seq: 0, line: 0, at: 0, events: [], view: {}, outcome: null }]
    return Promise.resolve(Response.json({ table: 'r', seat: 1, last: 0, lines }))
  })
  await new TableStore('r', club, null, 'records').past(1).all()
  vi.unstubAllGlobals()

  expect(asked).toEqual(['/api/records/r/past?seq=0&count=32&seat=1'])
})

test('what the screen says by itself is not waited for, and its refusal is not shown', () => {
  const { table, last } = opened([0])
  table.murmur(0, { type: 'Typing' })
  const [said] = last().of('Play')
  table.hear({
    type: 'Refusal',
    table: 'k3',
    seat: 0,
    nonce: said?.nonce ?? '',
    code: 'TOO_SOON',
    clause: 'HOUSE-03',
    about: {},
  })

  expect(said?.move).toEqual({ type: 'Typing' })
  expect(table.pending).toEqual([])
  expect(table.refusal).toBeNull()
})
