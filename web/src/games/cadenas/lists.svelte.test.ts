import { expect, it, vi } from 'vitest'
import { Lists } from './lists.svelte'

it('asks for a word once, and only the last of those typed in haste', async () => {
  vi.useFakeTimers()
  const question = vi.fn(() => Promise.resolve({ common: true, proper: false }))
  const lists = new Lists(question)

  expect([lists.of('TOUR'), lists.of('TOURS')]).toEqual([null, null])
  await vi.advanceTimersByTimeAsync(300)
  expect(question.mock.calls).toEqual([['TOURS']])
  expect(lists.of('TOURS')).toEqual({ common: true, proper: false })
  expect([lists.has('TOURS'), lists.has('TOUR')]).toEqual([true, false])
  vi.useRealTimers()
})

it('leaves it to the player where nobody answers', async () => {
  vi.useFakeTimers()
  const lists = new Lists(() => new Promise(() => {}))
  const answer = lists.ask('MEUSE')
  await vi.advanceTimersByTimeAsync(5000)

  expect(await answer).toEqual({ common: true, proper: true })
  expect(lists.has('MEUSE')).toBe(false)
  vi.useRealTimers()
})

it('takes a refusal to answer for both', async () => {
  const lists = new Lists(() => Promise.resolve({ type: 'NotNow', question: 'kinds' }))

  expect(await lists.ask('MEUSE')).toEqual({ common: true, proper: true })
})
