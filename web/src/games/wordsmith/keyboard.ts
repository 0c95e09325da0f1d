/** The keys of the table: letters write wherever the focus is, Alt R rolls, figures choose a piece. */
import { isTyping } from '../../lib/focus'
import { isIdle } from '../../lib/keeper'
import { KINDS } from './alphabet'
import type { Desk } from './desk.svelte'
import type { Seat } from './types'

const LETTER = /^[\p{L}'’-]$/u

/** What a key does at this table; `field` is where a word is written. */
export function press(event: KeyboardEvent, desk: Desk, field: HTMLInputElement | undefined): void {
  const { hand } = desk
  if (hand === null || event.defaultPrevented || event.ctrlKey || event.metaKey) return
  if (document.querySelector('dialog[open]')) return
  if (event.altKey) return alt(event, desk, hand)
  const inField = event.target === field
  if (isTyping(event.target) && !inField) return
  if (event.key === 'Escape') {
    if (desk.looked) desk.looked = null
    else if (!desk.shorten(hand)) return
    event.preventDefault()
  } else if (/^[1-4]$/.test(event.key)) {
    choose(event, desk, hand)
  } else if (inField || !field) {
    return
  } else if (LETTER.test(event.key)) {
    field.focus()
    desk.add(hand, event.key)
    event.preventDefault()
  } else if (event.key === 'Backspace') {
    if (desk.shorten(hand)) event.preventDefault()
  } else if (event.key === 'Enter' && event.target instanceof Element && isIdle(event.target)) {
    desk.claim(hand)
  }
}

function alt(event: KeyboardEvent, desk: Desk, hand: Seat): void {
  if (event.code === 'KeyR') desk.roll(hand)
  else if (event.code === 'KeyP' && desk.can(hand, 'Pass')) desk.pass(hand)
  else if (event.code === 'KeyP' && desk.can(hand, 'Stuck')) desk.stuck(hand)
  else return
  event.preventDefault()
}

function choose(event: KeyboardEvent, desk: Desk, hand: Seat): void {
  const kind = KINDS[Number(event.key) - 1]
  event.preventDefault() // a figure is no letter
  if (kind !== undefined && desk.can(hand, 'Choose')) desk.choose(hand, kind)
}
