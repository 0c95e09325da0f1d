import { expect, test, vi } from 'vitest'
import { renew } from './renew'

test.each([
  { why: 'an old page of a club that answers', age: 60_000, there: true, times: 1 },
  { why: 'a page without a network', age: 60_000, there: false, times: 0 },
  { why: 'a page that has just been loaded', age: 500, there: true, times: 0 },
])('$why begins anew $times times', async ({ age, there, times }) => {
  const reload = vi.fn()
  await renew(age, () => Promise.resolve(there), reload)

  expect(reload).toHaveBeenCalledTimes(times)
})
