/** Server time on this device: the club's clock, read through the fastest answers. */

const KEPT = 8 // samples: an old fast answer beats a fresh slow one, but not for ever

export interface Sample {
  readonly offset: number // server time minus this device's, in milliseconds
  readonly trip: number // there and back
}

export class Clock {
  #samples: readonly Sample[] = []
  readonly #local: () => number

  /** `local` must never run backwards; the page passes `performance.now` counted from its start. */
  constructor(local: () => number = () => performance.timeOrigin + performance.now()) {
    this.#local = local
  }

  /** This device's own time, for a Ping. */
  local(): number {
    return this.#local()
  }

  /** A Pong came back: `sent` by our clock, `server` by theirs. */
  hear(sent: number, server: number): void {
    const trip = Math.max(0, this.#local() - sent)
    const sample = { offset: server + trip / 2 - this.#local(), trip }
    this.#samples = [...this.#samples, sample].slice(-KEPT)
  }

  /** A News said what time it is: used only until the first Pong. */
  hint(server: number): void {
    if (this.#samples.length === 0)
      this.#samples = [{ offset: server - this.#local(), trip: 10_000 }]
  }

  /** The device slept, or the connection is new: old trips say nothing any more. */
  forget(): void {
    this.#samples = this.#samples.slice(-1)
  }

  get offset(): number {
    return this.#best()?.offset ?? Date.now() - this.#local()
  }

  get trip(): number | null {
    return this.#best()?.trip ?? null
  }

  /** The club's time now, in milliseconds. */
  now(): number {
    return this.#local() + this.offset
  }

  #best(): Sample | undefined {
    return this.#samples.reduce<Sample | undefined>(
      (best, sample) => (best === undefined || sample.trip <= best.trip ? sample : best),
      undefined,
    )
  }
}

/** A moment some days away, « mar. 17 nov. à 14:05 »: short, for it stands beside the sentence. */
export function dayAndHour(at: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)
}

/** 161 000 → « 2:41 »; a started second counts whole, so that 0:00 means over. */
export function countdown(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
