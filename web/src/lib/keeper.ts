/** The focus never falls to the body: when what has it goes, the nearest place that stays gets it. */

let kept: Element | null = null

/** Whether nobody put the focus here: the body, or where it was only kept. A game may take it. */
export function isIdle(here: Element | null): boolean {
  return here === null || here === document.body || here === kept
}

/** Called once by the page. */
export function keepFocus(): () => void {
  let held: readonly HTMLElement[] = [] // what has the focus, and the places round it

  const onfocusin = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    if (target !== kept) kept = null
    held = [target, ...around(target)]
  }
  const settle = () => {
    const here = document.activeElement
    if (held.length === 0 || (here !== null && here !== document.body)) return
    if (held[0]!.isConnected && !held[0]!.matches(':disabled')) return // let go on purpose
    const place = held.find((one) => one.isConnected && !one.matches(':disabled'))
    kept = place ?? document.getElementById('contenu')
    if (kept instanceof HTMLElement) kept.focus({ preventScroll: true })
  }
  const watcher = new MutationObserver(settle)
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  })
  document.addEventListener('focusin', onfocusin)
  return () => {
    watcher.disconnect()
    document.removeEventListener('focusin', onfocusin)
  }
}

/** The regions something lies in, innermost first. */
function around(element: Element): readonly HTMLElement[] {
  const region = element.parentElement?.closest<HTMLElement>('[data-region]')
  return region ? [region, ...around(region)] : []
}
