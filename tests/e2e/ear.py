"""What a screen reader would say at a page: every live region, each time its text changes."""

from playwright.sync_api import Page

# a status and an alert are read whole, a log what is added; what is hidden from it is not heard
LISTEN = """() => {
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]'
  const texts = new Map()
  window.heard = []
  const said = (region, text) => {
    const whole = text.replace(/\\s+/g, ' ').trim()
    if (whole !== '') window.heard.push({ in: region.closest('section')?.ariaLabel
      ?? document.getElementById(region.closest('section')?.getAttribute('aria-labelledby'))
        ?.textContent ?? '', text: whole })
  }
  new MutationObserver((changes) => {
    const whole = new Set()
    for (const { target, addedNodes } of changes) {
      const around = target instanceof Element ? target : target.parentElement
      const region = around?.closest(LIVE)
      if (!region || region.closest('[aria-hidden=true]')) continue
      if (region.role === 'log')
        for (const node of addedNodes)
          for (const part of node instanceof Element ? [node, ...node.querySelectorAll('*')] : [])
            if (part.childElementCount === 0) said(region, part.textContent)
      if (region.role !== 'log') whole.add(region)
    }
    for (const region of whole) {
      const text = region.textContent
      if (texts.get(region) !== text) said(region, text)
      texts.set(region, text)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}"""


def listens(page: Page) -> None:
    """Hear everything from the next page on."""
    page.add_init_script(f"({LISTEN})()")


def heard(page: Page, part: str) -> list[str]:
    """What was said so far by the part of the page with this name, in order."""
    said: list[dict[str, str]] = page.evaluate("() => window.heard")
    return [one["text"] for one in said if one["in"].strip() == part]
