import { expect, test } from 'vitest'
import { fakeClub, news } from './fake'
import type { Hearer, Line } from './socket'
import type { Down } from './wire'

/** A hearer that remembers. */
function hearer(seen = 0): Hearer & { heard: Down[]; lines: Line[] } {
  const heard: Down[] = []
  const lines: Line[] = []
  return {
    heard,
    lines,
    hear: (down) => heard.push(down),
    line: (line) => lines.push(line),
    after: () => seen,
  }
}

/** Cut the line; the milliseconds until the next attempt. */
function waitAfterCut({ last, timers, wires }: ReturnType<typeof fakeClub>): number {
  const [began, known] = [timers.time, wires.length]
  last().cut()
  while (wires.length === known) timers.pass(10)
  return timers.time - began
}

test('a table joined before the line is open is joined when it opens', () => {
  const { club, last } = fakeClub()
  club.start()
  club.join('k3', 0, hearer())
  last().open()

  expect(last().of('Join')).toEqual([{ type: 'Join', table: 'k3', seat: 0, after: 0, draws: true }])
})

test('news reach the hearer of their table only', () => {
  const { club, last } = fakeClub()
  const ours = hearer()
  club.start()
  club.join('k3', 0, ours)
  last().open()
  last().tell(news({}))
  last().tell(news({ table: 'other' }))

  expect(ours.heard.length).toBe(1)
})

test('a move is said again after a cut until it is answered, with the same nonce', () => {
  const { club, last, timers } = fakeClub()
  club.start()
  club.join('k3', 0, hearer())
  last().open()
  const nonce = club.play('k3', 0, { type: 'Pass', round: 1 })
  last().cut()
  timers.pass(1000)
  last().open()

  expect(
    last()
      .of('Play')
      .map((play) => play.nonce),
  ).toEqual([nonce])
})

test('an answered move is not said again', () => {
  const { club, last, timers } = fakeClub()
  club.start()
  club.join('k3', 0, hearer())
  last().open()
  const nonce = club.play('k3', 0, {})
  last().tell(news({ done: nonce }))
  last().cut()
  timers.pass(1000)
  last().open()

  expect(last().of('Play')).toEqual([])
})

test('the last nonce done settles the earlier moves of that seat, not the later ones', () => {
  const { club, last } = fakeClub()
  club.start()
  last().open()
  club.play('k3', 0, 1)
  const second = club.play('k3', 0, 2)
  const third = club.play('k3', 0, 3)
  const other = club.play('k3', 1, 4)
  last().tell(news({ done: second }))

  expect(club.plays.map((play) => play.nonce)).toEqual([third, other])
})

test('a refusal settles its move alone', () => {
  const { club, last } = fakeClub()
  const ours = hearer()
  club.start()
  club.join('k3', 0, ours)
  last().open()
  const first = club.play('k3', 0, 1)
  const second = club.play('k3', 0, 2)
  last().tell({
    type: 'Refusal',
    table: 'k3',
    seat: 0,
    nonce: first,
    code: 'NOT_NOW',
    clause: 'XYZ-D4',
    about: {},
  })

  expect(club.plays.map((play) => play.nonce)).toEqual([second])
  expect(ours.heard.length).toBe(1)
})

test('coming back, a table is joined from the last line seen', () => {
  const { club, last, timers } = fakeClub()
  club.start()
  club.join('k3', 0, hearer(41))
  last().open()
  last().cut()
  timers.pass(1000)
  last().open()

  expect(last().of('Join')).toEqual([
    { type: 'Join', table: 'k3', seat: 0, after: 41, draws: true },
  ])
})

test('attempts grow rarer', () => {
  const fake = fakeClub()
  fake.club.start()
  const waits = [1, 2, 3, 4, 5, 6, 7].map(() => waitAfterCut(fake))

  expect(waits[0]).toBeLessThan(500)
  expect(waits[6]).toBeGreaterThan(7000)
})

test('waking tries at once', () => {
  const fake = fakeClub()
  fake.club.start()
  for (const _ of [1, 2, 3, 4, 5, 6]) waitAfterCut(fake)
  fake.last().cut()
  const before = fake.wires.length
  fake.club.wake()

  expect(fake.wires.length - before).toBe(1)
})

test('a line that does not answer is cut and opened anew', () => {
  const { club, last, timers, wires } = fakeClub()
  const ours = hearer()
  club.start()
  club.join('k3', 0, ours)
  last().open()
  timers.pass(9_000)

  expect(ours.lines.includes('cut')).toBe(true)
  expect(wires.length).toBeGreaterThan(1)
})

test('pongs keep the line and set the clock', () => {
  const { club, last, timers } = fakeClub()
  club.start()
  last().open()
  timers.pass(40)
  const ping = last().of('Ping')[0]
  last().tell({ type: 'Pong', sent: ping?.sent ?? -1, now: 90_000 })
  timers.pass(1000)

  expect([club.line, club.clock.now()]).toEqual(['open', 91_020])
})

test('a question is answered, and asked again after a cut', async () => {
  const { club, last, timers } = fakeClub()
  club.start()
  last().open()
  const answer = club.ask('k3', 0, 'missed', 'DTN')
  last().cut()
  timers.pass(1000)
  last().open()
  const ask = last().of('Ask')[0]
  last().tell({ type: 'Answer', id: ask?.id ?? '', answer: { count: 3 } })

  expect(await answer).toEqual({ count: 3 })
})

test('a question without an answer fails in the end', async () => {
  const { club, last, timers } = fakeClub()
  club.start()
  last().open()
  const answer = club.ask('k3', 0, 'missed')
  timers.pass(30_000)

  await expect(answer).rejects.toThrow('no answer')
})

test('too fast: the moves are said again a little later', () => {
  const { club, last, timers } = fakeClub()
  club.start()
  last().open()
  const nonce = club.play('k3', 0, {})
  last().tell({ type: 'Trouble', code: 'TOO_FAST', table: null, seat: null, nonce: null })
  timers.pass(1000)

  expect(
    last()
      .of('Play')
      .map((play) => play.nonce),
  ).toEqual([nonce, nonce])
})

/** The club says that it cannot write this move. */
function away(nonce: string | null): Down {
  return { type: 'Trouble', code: 'STORE_AWAY', table: 'k3', seat: 0, nonce }
}

test('a move the club cannot write is said again until it lands, ever more rarely', () => {
  const { club, last, timers, wires } = fakeClub()
  club.start()
  last().open()
  const nonce = club.play('k3', 0, {})
  const said = () => last().of('Play').length
  const counts = Array.from({ length: 12 }, () => {
    last().tell(away(nonce))
    last().tell({ type: 'Pong', sent: timers.time, now: timers.time })
    timers.pass(5_000)
    return said()
  })
  last().tell(news({ done: nonce }))
  timers.pass(4_000)
  const nonces = new Set(
    last()
      .of('Play')
      .map((play) => play.nonce),
  )

  expect([counts[0], counts[11], said()]).toEqual([4, 15, 15])
  expect([club.plays, [...nonces], wires.length]).toEqual([[], [nonce], 1])
})

test('what the club could not write is not settled by a later move, and goes before new ones', () => {
  const { club, last, timers } = fakeClub()
  club.start()
  last().open()
  const [first, second] = [club.play('k3', 0, 1), club.play('k3', 0, 2)]
  last().tell(away(first))
  last().tell(news({ done: second }))
  const third = club.play('k3', 0, 3)
  const before = last().of('Play').length
  timers.pass(1_000)
  const again = last().of('Play').slice(before)
  last().tell(news({ done: first }))

  expect([before, again.map((play) => play.nonce)]).toEqual([2, [first, third]])
  expect(club.plays.map((play) => play.nonce)).toEqual([third])
})

test('a move kept back goes at once when the one before it is refused', () => {
  const { club, last } = fakeClub()
  club.start()
  last().open()
  const first = club.play('k3', 0, 1)
  last().tell(away(first))
  const second = club.play('k3', 0, 2)
  const refusal = { table: 'k3', seat: 0, nonce: first, code: 'NOT_NOW', clause: '', about: {} }
  last().tell({ type: 'Refusal', ...refusal })

  expect(
    last()
      .of('Play')
      .map((play) => play.nonce),
  ).toEqual([first, second])
})

test('a table the club cannot read is joined again a little later', () => {
  const { club, last, timers } = fakeClub()
  club.start()
  club.join('k3', 0, hearer(7))
  last().open()
  last().tell(away(null))
  timers.pass(1_000)

  expect(
    last()
      .of('Join')
      .map((join) => join.after),
  ).toEqual([7, 7])
})

test('a seat that is not ours loses its moves', () => {
  const { club, last } = fakeClub()
  club.start()
  last().open()
  club.play('k3', 2, {})
  last().tell({ type: 'Trouble', code: 'NOT_YOUR_SEAT', table: 'k3', seat: 2, nonce: null })

  expect(club.plays).toEqual([])
})

test('a new secret needs a new connection', () => {
  const { club, last, wires } = fakeClub()
  club.start()
  const first = last()
  first.open()
  club.renew()

  expect([first.closed, wires.length]).toEqual([true, 2])
})

test('what a closed line still says is not heard', () => {
  const { club, last } = fakeClub()
  const ours = hearer()
  club.start()
  club.join('k3', 0, ours)
  const first = last()
  first.open()
  club.renew()
  first.tell(news({}))

  expect(ours.heard).toEqual([])
})

test('stopping is final', () => {
  const { club, last, timers, wires } = fakeClub()
  club.start()
  last().open()
  club.stop()
  timers.pass(60_000)
  club.wake()

  expect(wires.length).toBe(1)
})

test('what the owner tells everybody is heard without a table', () => {
  const { club, last } = fakeClub()
  const heard: string[] = []
  club.onnotice = (notice) => heard.push(notice.text)
  club.start()
  last().open()
  last().tell({ type: 'Notice', text: 'Tournoi ce soir', stop: null })

  expect(heard).toEqual(['Tournoi ce soir'])
})
