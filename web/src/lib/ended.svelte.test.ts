import { flushSync, tick } from 'svelte'
import { expect, test } from 'vitest'
import { phraseAfterEnd } from './ended.svelte'

async function times(...outcomes: readonly (null | undefined | string)[]): Promise<number> {
  let count = 0
  const table = $state<{ outcome: null | undefined | string }>({ outcome: outcomes[0] })
  const stop = $effect.root(() =>
    phraseAfterEnd(
      () => table.outcome,
      () => (count += 1),
    ),
  )
  flushSync()
  for (const outcome of outcomes.slice(1)) {
    table.outcome = outcome
    flushSync()
  }
  await tick()
  await tick()
  stop()
  return count
}

test('la phrase has the focus once, when a game ends before one’s eyes', async () => {
  expect(await times(null, 'won')).toBe(1)
  expect(await times('won')).toBe(0) // it was over when it was opened
  expect(await times(undefined, 'won')).toBe(0) // something else was looked at
  expect(await times(null, 'won', undefined, 'won')).toBe(1) // back from looking back
})
