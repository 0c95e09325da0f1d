/** The present, for countdowns: one timer for the whole page, running while something looks at it. */
import { createSubscriber } from 'svelte/reactivity'

const EVERY = 100 // milliseconds: a clock never shows a second more than a tenth late

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY)
  return () => clearInterval(timer)
})

/** Reads a clock, and again ten times a second wherever it is read reactively. */
export function ticking(now: () => number): number {
  subscribe()
  return now()
}
