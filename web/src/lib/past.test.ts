import { expect, test, vi } from 'vitest'
import { Past } from './past'
import type { Past as Answer } from './wire'

/** A club that knows a game of so many lines; line n tells n % 3 events. */
function club(last: number) {
  return vi.fn(async (seq: number, count: number): Promise<Answer> => {
    const lines = Array.from({ length: last + 1 }, (_, n) => ({
      seq: n,
      line: null,
      at: n,
      events: Array.from({ length: n % 3 }, (_, k) => `${n}.${k}`),
      view: `view ${n}`,
      outcome: null,
    }))
    return { table: 'k3', seat: 0, last, lines: lines.slice(seq, seq + count) }
  })
}

test('all moments come, the start first, however many answers they take', async () => {
  const all = await new Past<string, string>(club(70)).all()

  expect(all.map(({ view }) => view)).toEqual(Array.from({ length: 71 }, (_, n) => `view ${n}`))
})

test('an event is found in the line that told it', async () => {
  const past = new Past<string, string>(club(40))
  const found = await Promise.all([1, 2, 3, 4].map((n) => past.telling(n)))

  expect(found.map((moment) => moment?.view)).toEqual(['view 1', 'view 2', 'view 2', 'view 4'])
})

test('what is known is not asked for again', async () => {
  const fetch = club(10)
  const past = new Past<string, string>(fetch)
  await past.telling(1)
  await past.telling(5)

  expect(fetch).toHaveBeenCalledTimes(1)
})

test('an event nobody has told yet is in no line', async () => {
  expect(await new Past<string, string>(club(2)).telling(9)).toBeNull()
})
