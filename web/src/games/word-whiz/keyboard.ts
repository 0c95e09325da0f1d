/** The keys of the table: figures turn cards, the space bar or one's own letter takes the microphone. */
import { isTyping } from '../../lib/focus'
import type { Desk } from './desk.svelte'

const TOO_LATE = 600 // milliseconds in which a hand may still come for the last microphone

/** What a key does at this table; `since` is when the present phase began on this screen. */
export function press(event: KeyboardEvent, desk: Desk, since: number): void {
  const view = desk.view
  if (!view || event.ctrlKey || event.metaKey || event.defaultPrevented) return
  if (event.altKey) return pass(event, desk)
  if (isTyping(event.target) || document.querySelector('dialog[open]')) return
  if (view.phase === 'FLIP') flip(event, desk, since)
  else if (view.phase === 'RACE' && !desk.sealed) grab(event, desk)
}

function pass(event: KeyboardEvent, desk: Desk): void {
  const [seat] = desk.able('Pass')
  if (event.code !== 'KeyP' || seat === undefined || desk.mine.length > 1) return
  event.preventDefault()
  desk.pass(seat)
}

function flip(event: KeyboardEvent, desk: Desk, since: number): void {
  const pack = ['1', '2', '3'].findIndex(
    (digit) => event.key === digit || event.code === `Digit${digit}`,
  )
  if (pack >= 0 && desk.able('Flip').length > 0) desk.flip(pack)
  // A hand that comes too late for the microphone must not turn a card.
  else if (event.code === 'Space' && performance.now() - since < TOO_LATE) event.preventDefault()
}

function grab(event: KeyboardEvent, desk: Desk): void {
  if (desk.mine.length > 1) {
    const seat = desk.whose(event)
    if (seat !== null && !event.repeat) desk.grab(seat)
    return
  }
  const [seat] = desk.mine
  if (event.code !== 'Space' || seat === undefined || isElsewhere(event.target)) return
  event.preventDefault()
  if (!event.repeat) desk.grab(seat)
}

/** A control with a life of its own: the space bar is for it, not for the microphone. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest('.couche, .paquet')) return false
  return target.closest('button, a, summary, [role=radio], input') !== null
}
