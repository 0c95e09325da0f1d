import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, Declined } from './api'
import { Looking, PACE } from './looking.svelte'
import type { AnyView, TableStore } from './table.svelte'

const view = { can: [], wake: null } as unknown as AnyView
const moment = (seq: number, line: number | null) => ({
  seq,
  line,
  view,
  events: [seq],
  outcome: null,
})

/** A game of four moments; the second seat does not know of line 2. */
function looked(over = true) {
  const lines = new Map([
    [0, [0, 1, 2, 3]],
    [1, [0, 1, 3]],
  ])
  const shown: (readonly [number, number | null])[] = []
  const table = {
    past: (viewer: number) => ({
      all: async () =>
        (lines.get(viewer) ?? []).map((line, seq) => moment(seq, over ? line : null)),
    }),
    lookBack: (moments: readonly { line: number | null }[], at: number) =>
      shown.push([at, moments[at]?.line ?? null]),
    lookAtNow: () => shown.push([-1, null]),
  }
  return { looking: new Looking(table as unknown as TableStore, 0), shown }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a game opens at its end, or at the line a link names', async () => {
  const { looking, shown } = looked()
  await looking.open()
  await looking.open(1)
  await looking.open(99)

  expect(shown.map(([at]) => at)).toEqual([3, 1, 3])
})

test('one steps and jumps, and never beyond the first and the last', async () => {
  const { looking } = looked()
  await looking.open(0)
  const seen = [5, -2, 2].map((to) => {
    looking.go(to)
    return looking.at
  })

  expect(seen).toEqual([3, 0, 2])
})

test('other eyes see the same line, or the last one they knew of', async () => {
  const { looking } = looked()
  await looking.open(2)
  await looking.see(1)

  expect([looking.viewer, looking.line]).toEqual([1, 1])
})

test('played through it stops at the end, and begins again from there', async () => {
  const { looking, shown } = looked()
  const stop = $effect.root(() => looking.run())
  await looking.open(1)
  looking.play()
  for (let n = 0; n < 4; n += 1) {
    flushSync()
    vi.advanceTimersByTime(PACE)
  }
  const end = [looking.at, looking.playing]
  looking.play()
  stop()

  expect(end).toEqual([3, false])
  expect(shown.map(([at]) => at)).toEqual([1, 1, 2, 3, 0])
})

test('a move that was not played plays itself after its moment, and a step puts it away', async () => {
  const { looking, shown } = looked()
  const stop = $effect.root(() => looking.run())
  await looking.open(3)
  looking.tryOut(1, [moment(10, null), moment(11, null)])
  const begun = [looking.trying, looking.at]
  for (let n = 0; n < 3; n += 1) {
    flushSync()
    vi.advanceTimersByTime(PACE)
  }
  const tried = [looking.trying, looking.playing, looking.at]
  looking.go(looking.at + 1)
  stop()

  expect([begun, tried]).toEqual([
    [true, 1],
    [true, false, 1],
  ])
  expect(shown.map(([at]) => at)).toEqual([3, 1, 2, 3, 2])
  expect(looking.trying).toBe(false)
})

test('a club that does not answer is told of', async () => {
  const table = { past: () => ({ all: () => Promise.reject(new Error()) }) }
  const looking = new Looking(table as unknown as TableStore, null)
  await looking.open()

  expect(looking.failed).toBe(true)
})

test('a choice is rehearsed by the club, and one that cannot be shown is told of', async () => {
  const { looking } = looked()
  await looking.open(3)
  const lines = [{ ...moment(9, null), at: 0 }]
  vi.spyOn(api, 'tried').mockResolvedValueOnce({ table: 'k3', seat: 0, last: 9, lines } as never)
  const shown = await looking.rehearse({ line: 2, by: 1, choice: 0, word: 'TRAIT' })
  const at = [looking.at, looking.rehearsed]
  vi.spyOn(api, 'tried').mockRejectedValueOnce(new Declined(400, {}))
  const refused = await looking.rehearse({ line: 2, by: 1, choice: 1, word: 'TRI' })
  looking.go(0)

  expect([shown, refused]).toEqual([true, false])
  expect(at).toEqual([1, { line: 2, by: 1, choice: 0, word: 'TRAIT' }])
  expect(looking.rehearsed).toBeNull()
})
