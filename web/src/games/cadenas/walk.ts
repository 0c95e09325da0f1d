/** What changed hands walks across the table: measured before and after, never waited for. */

const CURVE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
const GLIDE = 420 // milliseconds: design's --glisse

/** Where each piece is, and before whom. */
export type Places = ReadonlyMap<string, { readonly home: string; readonly box: DOMRect }>

/** Every piece that can walk: `data-walks` names it, `data-home` says where it belongs. */
export function places(root: HTMLElement): Places {
  const found = [...root.querySelectorAll<HTMLElement>('[data-walks]')]
  return new Map(
    found.map((piece) => [
      piece.dataset['walks'] ?? '',
      { home: piece.dataset['home'] ?? '', box: piece.getBoundingClientRect() },
    ]),
  )
}

/** Let those that have another home now walk there from where they were. */
export function walk(root: HTMLElement, before: Places): void {
  for (const piece of root.querySelectorAll<HTMLElement>('[data-walks]')) {
    const was = before.get(piece.dataset['walks'] ?? '')
    if (was === undefined || was.home === (piece.dataset['home'] ?? '')) continue
    const box = piece.getBoundingClientRect()
    const from = `translate(${was.box.left - box.left}px, ${was.box.top - box.top}px)`
    piece.animate(
      [
        { transform: from, zIndex: 3 },
        { transform: 'none', zIndex: 3 },
      ],
      { duration: GLIDE, easing: CURVE },
    )
  }
}
