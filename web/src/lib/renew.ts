/** A club that was updated under an open page: what the page would load next is there no more. */
import { api } from './api'

const YOUNG = 10_000 // milliseconds: a page that fails so soon would only fail again

const isThere = (): Promise<boolean> =>
  api.games().then(
    () => true,
    () => false, // the network is cut: what is on the screen is worth more than nothing
  )

/** Begin anew, where the club answers: a table and its drafts outlive that. */
export async function renew(
  age = performance.now(),
  there = isThere,
  reload = (): void => location.reload(),
): Promise<void> {
  if (age >= YOUNG && (await there())) reload()
}
