/** The keys of the table: letters write, Enter does what the strong button says, Escape undoes. */
import { isTyping } from '../../lib/focus'
import type { Desk } from './desk.svelte'

/** A key pressed anywhere on the page, unless it belongs to something else. */
export function press(event: KeyboardEvent, desk: Desk): void {
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return
  if (event.key === 'Escape') {
    if (desk.undo()) event.preventDefault()
  } else if (event.altKey && event.code === 'KeyP') {
    event.preventDefault()
    desk.end()
  } else if (!event.altKey && !event.ctrlKey && !event.metaKey && !isTyping(event.target)) {
    type(event, desk)
  }
}

function type(event: KeyboardEvent, desk: Desk): void {
  if (desk.hand === null || !isAtTable(event.target)) return
  const taking = desk.view?.phase === 'TAKE'
  if (taking && /^[1-9]$/.test(event.key)) desk.take(Number(event.key) - 1)
  else if (taking) return
  else if (/^\p{L}$/u.test(event.key)) {
    const [letter = ''] = event.key.toLocaleUpperCase('fr').normalize('NFD')
    desk.type(letter)
  } else if (event.key === 'Backspace') desk.write(desk.written.slice(0, -1))
  else if (event.key === 'Enter' && isPiece(event.target)) desk.go()
  else return
  event.preventDefault()
}

/** Letters belong to the table wherever nothing else takes them. */
function isAtTable(target: EventTarget | null): boolean {
  return (
    target === document.body ||
    (target instanceof HTMLElement &&
      target.closest('.tapis, main, .tour, .barre') !== null &&
      target.closest('fieldset') === null)
  )
}

/** On a card or a gap Enter sends the word; Space picks up and puts down. */
function isPiece(target: EventTarget | null): boolean {
  return (
    target === document.body ||
    (target instanceof HTMLElement &&
      target.closest('[data-card], [data-gap], main') !== null &&
      target.closest('[data-word], [data-square], .cadenas') === null)
  )
}
