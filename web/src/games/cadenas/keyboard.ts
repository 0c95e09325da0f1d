/** The keys of the table: letters write, Enter does what the strong button says, Escape undoes. */
import { isTyping } from '../../lib/focus'
import { isIdle } from '../../lib/keeper'
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
  else if (event.key === 'Enter' && sends(event.target, desk)) desk.go()
  else return
  event.preventDefault()
}

/** Letters belong to the table wherever nothing else takes them. */
function isAtTable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (isIdle(target) ||
      (target.closest('.tapis, main, .tour, .barre') !== null &&
        target.closest('fieldset') === null))
  )
}

/** On a card, a gap or the word that is open Enter sends; Space picks up and puts down. */
function sends(target: EventTarget | null, desk: Desk): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (isIdle(target)) return true
  const word = target.closest<HTMLElement>('[data-word]')
  if (word !== null) return desk.play !== null && Number(word.dataset['word']) === desk.play.target
  if (target.closest('[data-square], .cadenas, .tour, .barre, .rideau') !== null) return false
  return target.closest('[data-card], [data-gap]') !== null || target.tagName !== 'BUTTON'
}
