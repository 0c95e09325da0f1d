/** A club for tests: sockets opened by hand, timers moved by hand. */
import { Clock } from './clock'
import { Club, type Timers, type Wire } from './socket'
import type { Down, News, Room, Up } from './wire'

export class FakeWire implements Wire {
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  readonly said: Up[] = []
  closed = false

  send(text: string): void {
    this.said.push(JSON.parse(text) as Up)
  }

  close(): void {
    this.closed = true
  }

  open(): void {
    this.onopen?.()
  }

  cut(): void {
    this.onclose?.()
  }

  tell(down: Down): void {
    this.onmessage?.({ data: JSON.stringify(down) })
  }

  /** What was said of these kinds, in order. */
  of<T extends Up['type']>(...types: T[]): Extract<Up, { type: T }>[] {
    return this.said.filter((up): up is Extract<Up, { type: T }> => types.includes(up.type as T))
  }
}

class FakeTimers implements Timers {
  time = 0
  #next = 1
  #waiting = new Map<number, { at: number; call: () => void }>()

  later(call: () => void, ms: number): number {
    this.#waiting.set(this.#next, { at: this.time + ms, call })
    return this.#next++
  }

  cancel(timer: number): void {
    this.#waiting.delete(timer)
  }

  /** Let this much time pass, ringing whatever falls due. */
  pass(ms: number): void {
    const until = this.time + ms
    for (;;) {
      const due = [...this.#waiting].filter(([, { at }]) => at <= until)
      const first = due.sort(([, a], [, b]) => a.at - b.at)[0]
      if (first === undefined) break
      this.#waiting.delete(first[0])
      this.time = first[1].at
      first[1].call()
    }
    this.time = until
  }
}

export function fakeClub(): {
  club: Club
  wires: FakeWire[]
  timers: FakeTimers
  last: () => FakeWire
} {
  const wires: FakeWire[] = []
  const timers = new FakeTimers()
  const open = () => {
    const wire = new FakeWire()
    wires.push(wire)
    return wire
  }
  const club = new Club(open, new Clock(() => timers.time), timers)
  const last = () => {
    const wire = wires.at(-1)
    if (wire === undefined) throw new Error('nothing was opened')
    return wire
  }
  return { club, wires, timers, last }
}

export function news(part: Partial<News>): News {
  return {
    type: 'News',
    table: 'k3',
    seat: 0,
    seq: 1,
    since: 0,
    now: 0,
    done: null,
    events: [],
    view: { seat: 0, can: [], wake: null, house: { resigned: [], absent: [], ending: null } },
    outcome: null,
    seed: null,
    ...part,
  }
}

export function room(yours: readonly number[], part: Partial<Room> = {}): Room {
  return {
    type: 'Room',
    table: 'k3',
    game: 'dames',
    options: {},
    places: [0, 1, 2].map((seat) => ({
      seat,
      kind: 'person',
      name: ['Jeanne', 'Marius', 'Odile'][seat] ?? '',
      level: null,
      yours: yours.includes(seat),
      here: true,
    })),
    begun: true,
    host: true,
    lexicon: 'français 1',
    commitment: null,
    draw: null,
    next: null,
    shared: false,
    ...part,
  }
}
