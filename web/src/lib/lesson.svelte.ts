/**
 * A lesson on the screen: which gesture, how far, what the narrator says to what was tried.
 *
 * It knows no rule. Each gesture is a table of its own, opened at its position; the events that come
 * from the club are held against the patterns that came with the lesson.
 */
import { api } from './api'
import { club } from './club'
import { remember, remembered } from './memory'
import { matches } from './pattern'
import { speech } from './say.svelte'
import { TableStore } from './table.svelte'
import type { Chair, Lessons, Seat } from './wire'

type Gesture = Lessons.Gesture
type Told = Lessons.Told

/** How the gesture stands: being tried, answered, shown, done; `end`: the lesson is over. */
export type Stage = 'opening' | 'trying' | 'missed' | 'showing' | 'done' | 'end' | 'cut'

export const STUCK = 1500 // milliseconds without anything to do: the try is over
export const PACE = 900 // between two moves of a demonstration
const OTHERS = ['Léon', 'Odile', 'Marius', 'Jeanne', 'Ismaël', 'Zoé', 'Paul']

/** What the club's news mean for a gesture: done, a wrong try with its answer, or nothing yet. */
export function judged(
  gesture: Gesture,
  lesson: Lessons.Lesson,
  events: readonly object[],
): 'done' | { readonly say: Told | null } | null {
  const wants = gesture.want
  if (events.some((event) => wants.some((want) => matches(want, event)))) return 'done'
  for (const event of events)
    for (const wrong of [...(gesture.wrong ?? []), ...(lesson.wrong ?? [])])
      if (wrong.event && matches(wrong.event, event)) return { say: wrong.say }
  const seat = gesture.seat ?? 0
  const isOwn = (event: object) => !('seat' in event) || event.seat === seat
  const types = new Set(wants.map((want) => want['type']))
  const isOnTheWay = (event: object) => (gesture.way ?? []).some((step) => matches(step, event))
  const near = events.some(
    (event) => 'type' in event && types.has(event.type) && isOwn(event) && !isOnTheWay(event),
  )
  return near ? { say: gesture.otherwise ?? null } : null
}

/** The answer to a refusal, if the lesson has one. */
export function answered(gesture: Gesture, lesson: Lessons.Lesson, code: string): Told | null {
  const all = [...(gesture.wrong ?? []), ...(lesson.wrong ?? [])]
  return all.find((wrong) => wrong.refused === code)?.say ?? null
}

export class LessonStore {
  readonly slug: string
  readonly taught: Lessons.Taught
  #timer = 0
  #opened = 0 // grows with every table, so that a late answer finds nobody

  at = $state(0)
  stage = $state<Stage>('opening')
  table = $state.raw<TableStore | null>(null)
  answer = $state.raw<Told | null>(null)
  misses = $state(0)

  constructor(slug: string, taught: Lessons.Taught) {
    this.slug = slug
    this.taught = taught
    const kept = Number(remembered(this.#key) ?? 0)
    this.at = kept > 0 && kept < this.count ? kept : 0
  }

  get lesson(): Lessons.Lesson {
    return this.taught.lesson
  }

  get count(): number {
    return this.lesson.gestures.length
  }

  get gesture(): Gesture {
    return this.lesson.gestures[this.at] as Gesture
  }

  get seat(): Seat {
    return this.gesture.seat ?? 0
  }

  get #key(): string {
    return `lesson.${this.slug}.${this.lesson.name}`
  }

  /** Open the gesture's position anew; what the others do first is played at once. */
  async open(stage: Stage = 'trying'): Promise<void> {
    const mine = ++this.#opened
    clearTimeout(this.#timer)
    if (this.table === null) this.stage = 'opening'
    const { gesture } = this
    const names = [...OTHERS]
    const chairs = Array.from({ length: gesture.seats ?? 2 }, (_, place): Chair =>
      place === this.seat
        ? { kind: 'me', name: speech.t.lesson.you }
        : { kind: 'here', name: names.shift() ?? `${place + 1}` },
    )
    try {
      const room = await api.set({
        game: this.slug,
        chairs,
        options: { time: 'calm', ...gesture.options, position: gesture.position },
        lesson: true,
      })
      const begun = await api.start(room.table, {})
      if (mine !== this.#opened) return
      const table = new TableStore(begun.table, club(), this.seat)
      table.open(begun)
      this.table?.close()
      this.table = table
      await this.#play(0, gesture.others?.length ?? 0, 0, mine)
      this.#heard = table.events.length
      if (mine === this.#opened) this.stage = stage
    } catch {
      if (mine === this.#opened) this.stage = 'cut'
    }
  }

  #heard = 0

  /** Look at what has come; called whenever the table's events or its refusal change. */
  look(): void {
    const { table } = this
    if (table === null || this.stage !== 'trying') return
    clearTimeout(this.#timer)
    if (table.refusal !== null) {
      const say = answered(this.gesture, this.lesson, table.refusal.code)
      if (this.answer !== say || say === null) this.misses += 1
      this.answer = say
      return
    }
    const fresh = table.events.slice(this.#heard).map(({ event }) => event as object)
    const verdict = judged(this.gesture, this.lesson, fresh)
    if (verdict === 'done') this.#done()
    else if (verdict !== null) this.#miss(verdict.say)
    else if (fresh.length > 0 && this.#isStuck(table))
      this.#timer = window.setTimeout(() => {
        if (this.stage === 'trying' && this.#isStuck(table))
          this.#miss(this.gesture.otherwise ?? null)
      }, STUCK)
  }

  #isStuck(table: TableStore): boolean {
    const moves = table.view?.can ?? []
    return table.outcome !== null || moves.every((name) => HOUSE.has(name))
  }

  #miss(say: Told | null): void {
    this.answer = say
    this.misses += 1
    this.stage = 'missed'
  }

  #done(): void {
    this.answer = this.gesture.done ?? null
    this.stage = 'done'
    const next = this.at + 1
    remember(this.#key, next < this.count ? String(next) : 'done')
  }

  /** Try again: the same position, untouched. */
  again(): void {
    this.answer = null
    void this.open()
  }

  /** On to the next gesture, or to the end. */
  next(): void {
    this.answer = null
    this.misses = 0
    if (this.at + 1 >= this.count) {
      remember(this.#key, 'done')
      this.table?.close()
      this.stage = 'end'
      return
    }
    this.at += 1
    remember(this.#key, String(this.at))
    void this.open()
  }

  /** « Montrez-moi »: the gesture plays itself, then it is the learner's turn again. */
  async show(): Promise<void> {
    await this.open('showing')
    const mine = this.#opened
    if (this.stage !== 'showing') return
    const first = this.gesture.others?.length ?? 0
    await this.#play(first, (this.taught.shown[this.at] ?? []).length, PACE, mine)
    await pause(2 * PACE)
    if (mine !== this.#opened) return
    this.answer = null
    await this.open()
  }

  leave(): void {
    this.#opened += 1
    clearTimeout(this.#timer)
    this.table?.close()
  }

  /** Play these moves of the demonstration, each when the one before has been heard. */
  async #play(from: number, to: number, pace: number, mine: number): Promise<void> {
    const { table } = this
    if (table === null) return
    await until(
      () => table.view !== null,
      () => mine === this.#opened,
    )
    for (const { seat, move } of (this.taught.shown[this.at] ?? []).slice(from, to)) {
      if (pace > 0) await pause(pace)
      if (mine !== this.#opened) return
      const viewer = seat ?? this.seat
      const before = table.after(viewer)
      if (seat !== null && move !== null) table.play(seat, move as never)
      await until(
        () => table.after(viewer) > before,
        () => mine === this.#opened,
      )
    }
  }
}

const HOUSE: ReadonlySet<string> = new Set([
  'Resign',
  'ProposeEnd',
  'Consent',
  'Return',
  'Pause',
  'Resume',
  'Typing',
  'Seen',
  'Hint',
  'Danger',
])

const pause = (millis: number) => new Promise<void>((done) => setTimeout(done, millis))

/** Wait until something is so, or nobody wants to know any more. */
async function until(isSo: () => boolean, isWanted: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && isWanted() && !isSo(); tries += 1) await pause(50)
}

/** How far a lesson has been followed on this device: gestures done, or all of them. */
export function progress(slug: string, name: string): number | 'done' {
  const kept = remembered(`lesson.${slug}.${name}`)
  return kept === 'done' ? 'done' : Number(kept ?? 0)
}
