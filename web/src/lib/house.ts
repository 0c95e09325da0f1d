/** Events that belong to every table: leaving, absence, ending early, pauses. */
import type { Sentences } from './fr'
import type { HouseEvent, Seat } from './wire'

const TYPES: ReadonlySet<string> = new Set<HouseEvent['type']>([
  'Resigned',
  'EndProposed',
  'EndVoted',
  'EndSettled',
  'WentAbsent',
  'CameBack',
  'Lapsed',
  'PauseProposed',
  'PauseDeclined',
  'ClockStopped',
  'BackAgain',
  'ClockStarted',
  'HandSeen',
  'Hinted',
  'Warned',
])

export function isHouse(event: { readonly type: string }): event is HouseEvent {
  return TYPES.has(event.type)
}

/** An event of the house as a line of the history; null for those nobody need read. */
export function tellHouse(
  event: HouseEvent,
  name: (seat: Seat) => string,
  t: Sentences,
): string | null {
  switch (event.type) {
    case 'Resigned':
      return t.house.resigned(name(event.seat))
    case 'EndProposed':
      return t.house.endProposed(name(event.seat))
    case 'EndVoted':
      return null
    case 'EndSettled':
      return event.agreed ? t.house.endAgreed : t.house.endRefused
    case 'WentAbsent':
      return t.house.absent(name(event.seat))
    case 'CameBack':
      return t.house.back(name(event.seat))
    case 'PauseProposed':
      return t.house.pauseProposed(name(event.seat))
    case 'PauseDeclined':
      return t.house.pauseDeclined
    case 'ClockStopped':
      return event.left ? t.house.pausedAlone(name(event.seat)) : t.house.paused
    case 'BackAgain':
      return t.house.backAgain(name(event.seat))
    case 'ClockStarted':
      return t.house.resumed
    case 'Hinted':
      return t.house.hinted(name(event.seat), event.step)
    case 'Warned':
      return t.house.warned(name(event.seat))
    case 'HandSeen':
    case 'Lapsed':
      return null
  }
}
