import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { Coach } from './coach.svelte'
import type { TableStore } from './table.svelte'

const REMARKS = ['take', 'lay'].map((name) => ({
  name,
  say: { fr: name, en: name },
  clause: 'XYZ-1',
  lit: [],
}))

/** A table that answers so, with hints agreed or not. */
function seated(answer: unknown, hint: number | undefined = 0) {
  const ask = vi.fn(() => Promise.resolve(answer))
  const table = { ask, outcome: null, pending: [], view: { house: { hint } } }
  return { ask, table: table as unknown as TableStore }
}

async function looked(coach: Coach): Promise<string | null> {
  coach.look()
  await vi.runAllTimersAsync()
  flushSync()
  return coach.remark?.name ?? null
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.useFakeTimers()
})

test('what is new is said once on a device, one thing at a time', async () => {
  const { table } = seated({ type: 'Coached', remarks: REMARKS })
  const coach = new Coach(table, 'any-game')

  expect(await looked(coach)).toBe('take')
  expect(await looked(coach)).toBe('take') // not read yet
  coach.heard()
  expect(await looked(coach)).toBe('lay')
  coach.heard()
  expect(await looked(coach)).toBe(null)
  expect(await looked(new Coach(table, 'any-game'))).toBe(null)
  expect(await looked(new Coach(table, 'another-game'))).toBe('take')
})

test('one key and the narrator is silent, at the next table too', async () => {
  const { ask, table } = seated({ type: 'Coached', remarks: REMARKS })
  const coach = new Coach(table, 'any-game')
  await looked(coach)
  coach.stop()

  expect(coach.remark).toBe(null)
  expect(await looked(new Coach(table, 'third-game'))).toBe(null)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('nobody is coached where help was not agreed', async () => {
  const { ask, table } = seated({ type: 'Coached', remarks: REMARKS }, undefined)
  const bare = { ...table, view: { house: {} } } as unknown as TableStore

  expect(await looked(new Coach(bare, 'any-game'))).toBe(null)
  expect(ask).not.toHaveBeenCalled()
})

test('a remark stays until its hearer has played and it holds no more', async () => {
  const answer = { type: 'Coached', remarks: REMARKS.slice(0, 1) }
  const { table } = seated(answer)
  const coach = new Coach(table, 'any-game')
  await looked(coach)
  answer.remarks = []
  const others = await looked(coach)
  Object.assign(table, { pending: [{}] })
  coach.look()
  Object.assign(table, { pending: [] })

  expect([others, await looked(coach)]).toEqual(['take', null])
})
