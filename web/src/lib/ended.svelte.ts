/** The moment a game ends before one's eyes: what had the focus often goes with it. */
import { tick } from 'svelte'

/** La phrase has the focus once, where nothing has it any more. `outcome` is undefined while
 * something else is looked at. */
export function phraseAfterEnd(outcome: () => unknown, then: () => void = regain): void {
  let running = false
  $effect(() => {
    const now = outcome()
    if (now === undefined) return
    if (running && now !== null) void tick().then(then)
    running = now === null
  })
}

function regain(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('.phrase')?.focus({ preventScroll: true })
}
