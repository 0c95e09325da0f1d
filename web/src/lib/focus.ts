/** Moving the focus by keys: one tab stop a group, arrows inside it; F6 from region to region. */

const KEYS: Readonly<Record<string, 'next' | 'back' | 'first' | 'last'>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  ArrowLeft: 'back',
  ArrowUp: 'back',
  Home: 'first',
  End: 'last',
}

/** Where a key leads among `count` items; the ends do not wrap. Null: not a key of ours. */
export function rove(key: string, at: number, count: number): number | null {
  switch (KEYS[key]) {
    case 'next':
      return Math.min(count - 1, at + 1)
    case 'back':
      return Math.max(0, at - 1)
    case 'first':
      return 0
    case 'last':
      return count - 1
    default:
      return null
  }
}

/** An attachment: `{@attach roving('button')}` makes the matching children one tab stop. */
export function roving(selector: string): (group: HTMLElement) => () => void {
  return (group) => {
    const items = () => [...group.querySelectorAll<HTMLElement>(selector)]
    const settle = (current: HTMLElement | undefined) => {
      for (const item of items()) item.tabIndex = item === current ? 0 : -1
    }
    const onkeydown = (event: KeyboardEvent) => {
      const all = items()
      const at = all.indexOf(document.activeElement as HTMLElement)
      const to = at < 0 ? null : rove(event.key, at, all.length)
      if (to === null) return
      event.preventDefault()
      settle(all[to])
      all[to]?.focus()
    }
    const onfocusin = (event: FocusEvent) => {
      const item = items().find((one) => one === event.target)
      if (item) settle(item)
    }
    settle(items()[0])
    const watcher = new MutationObserver(() => {
      const all = items()
      if (!all.some((item) => item.tabIndex === 0)) settle(all[0])
    })
    watcher.observe(group, { childList: true, subtree: true })
    group.addEventListener('keydown', onkeydown)
    group.addEventListener('focusin', onfocusin)
    return () => {
      watcher.disconnect()
      group.removeEventListener('keydown', onkeydown)
      group.removeEventListener('focusin', onfocusin)
    }
  }
}

/** F6 and Shift+F6 (or Ctrl with an arrow, where no text is written): from region to region. */
export function changeRegion(event: KeyboardEvent): boolean {
  const step = regionStep(event)
  if (step === 0 || (event.ctrlKey && isTyping(event.target))) return false
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')]
  if (regions.length === 0) return false
  // the innermost region one is in: a region may lie in another
  const at = regions.findLastIndex((region) => region.contains(document.activeElement))
  regions[around(at, step, regions.length)]?.focus()
  event.preventDefault()
  return true
}

/** Which way a key leads among the regions: 1, -1, or 0 for none of ours. */
export function regionStep(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey'>): -1 | 0 | 1 {
  if (event.key === 'F6') return event.shiftKey ? -1 : 1
  if (!event.ctrlKey) return 0
  return event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
}

/** The next of `count` in a circle; from nowhere (-1) forwards to the first, backwards to the last. */
export function around(at: number, step: number, count: number): number {
  if (at < 0) return step > 0 ? 0 : count - 1
  return (at + step + count) % count
}

/** Whether keys belong to a field: single-letter keys must not act then. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement &&
        !['radio', 'checkbox', 'range', 'button'].includes(target.type)))
  )
}

/**
 * Whether the pointer itself moved. A page that grows or scrolls under a pointer at rest enters
 * things too, and would show what nobody asked for.
 */
export function moved(event: MouseEvent): boolean {
  return event.movementX !== 0 || event.movementY !== 0
}
