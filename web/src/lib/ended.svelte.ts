/** The moment a game ends before one's eyes: la phrase says how, and what had the focus is over. */
import { tick } from 'svelte'
import { isTyping } from './focus'

/** La phrase has the focus once, unless somebody is writing. `outcome` is undefined while something
 * else is looked at. */
export function phraseAfterEnd(outcome: () => unknown, then: () => void = regain): void {
  let running = false
  $effect(() => {
    const now = outcome()
    if (now === undefined) return
    if (running && now !== null) void tick().then(then)
    running = now === null
  })
}

const PHONE = '(max-width: 699px)' // its table may have been scrolled far below what is said

function regain(): void {
  if (matchMedia(PHONE).matches) scrollTo({ top: 0 })
  if (isTyping(document.activeElement)) return
  document.querySelector<HTMLElement>('.phrase')?.focus({ preventScroll: true })
}
