/** A finished game judged: asked of the club until it is made, and what the page draws from it. */
import { api, Declined, type Kept } from './api'
import type { After } from './after.fr'
import type { Tongue } from './say.svelte'
import { typo } from './typo'
import type { Judged, Seat } from './wire'

const AGAIN = [1000, 2000, 3000, 5000] // milliseconds until it is asked again; the last for good
const WORDS = 3
const LEAST = 1e-6 // a smaller difference is none
const AHEAD = 0.08 // of the chance to win: less is level

/** A word somebody could have played, of those he is likely to know. */
export interface Missed {
  readonly decision: Judged.Decision
  readonly choice: Judged.Choice
  readonly at: number // its place among the likely ones
}

/** The three that would have brought most: one a decision, no word twice, wins first. */
export function couldHave(
  { decisions }: Pick<Judged.Analysis, 'decisions'>,
  seats: readonly Seat[],
): readonly Missed[] {
  const gain = ({ decision, choice }: Missed) => choice.value - decision.value
  const found = decisions
    .filter((decision) => seats.includes(decision.seat) && !decision.forced)
    .flatMap((decision): Missed[] => {
      const at = decision.likely.findIndex(({ word }) => word !== '')
      const choice = decision.likely[at]
      if (choice === undefined || choice.value - decision.value < LEAST) return []
      return decision.choice.wins && !choice.wins ? [] : [{ decision, choice, at }]
    })
    .toSorted(
      (a, b) =>
        Number(b.choice.wins) - Number(a.choice.wins) ||
        gain(b) - gain(a) ||
        a.decision.line - b.decision.line,
    )
  const once = found.filter(
    ({ choice }, n) => found.findIndex((other) => other.choice.word === choice.word) === n,
  )
  return once.slice(0, WORDS)
}

/** What was played in its place; the same word by other letters is no other word. */
export function insteadOf({ decision, choice }: Missed, t: After['end']): string {
  const was = decision.choice.word
  if (was === '') return ''
  return was === choice.word ? t.otherwise : t.instead(was.toLocaleUpperCase('fr'))
}

/** The decision that led to a line, or the last before it; of several at once that of `by`. */
export function decisionAt(
  { decisions }: Pick<Judged.Analysis, 'decisions'>,
  { line, by }: { readonly line: number | null; readonly by: Seat | null },
): Judged.Decision | null {
  const last = line === null ? undefined : decisions.findLast((one) => one.line <= line)
  return decisions.find((one) => one.line === last?.line && one.seat === by) ?? last ?? null
}

/** Whether nobody was ahead before the end: then only the end decided. */
export function isLevel(curve: readonly Judged.Point[]): boolean {
  const before = curve.length > 1 ? curve.slice(0, -1) : curve
  return before.every(({ chances }) =>
    chances.every((one) => Math.abs(one - 1 / chances.length) < AHEAD),
  )
}

interface Seated {
  readonly seats: readonly Seat[]
  name(seat: Seat): string
}

/** Whether a seat is that of the reader: of two people at one screen each has a name. */
export const isYou = ({ seats }: Pick<Seated, 'seats'>, seat: Seat): boolean =>
  seats.length === 1 && seats[0] === seat

/** Whose chances the turning point changed, and what became of them. */
export function turned(
  { seat, before, after }: Pick<Judged.Turning, 'seat' | 'before' | 'after'>,
  table: Seated,
  t: After['end'],
): string {
  const [was, now] = [Math.round(100 * before), Math.round(100 * after)]
  return isYou(table, seat) ? t.turnedYou(was, now) : t.turned(table.name(seat), was, now)
}

/** Why a move is worth what it is: its weightiest reasons, set as its language is. */
export function told({ reasons }: Judged.Choice, tongue: Tongue, count = 1): string {
  const text = reasons
    .slice(0, count)
    .map((reason) => reason[tongue])
    .join(' ')
  return tongue === 'fr' ? typo(text) : text
}

/** What a move is called: by its word, or by what it does. */
export function named({ word, name }: Judged.Choice, tongue: Tongue): string {
  return word.toLocaleUpperCase('fr') || (name?.[tongue] ?? '')
}

/** A value as people write it. */
export function figure(value: number, tongue: Tongue): string {
  return new Intl.NumberFormat(tongue, { maximumFractionDigits: 2 }).format(value)
}

export class Judgement {
  analysis = $state.raw<Judged.Analysis | null>(null)
  /** Nothing will come: this game is not judged, or the judging failed. */
  none = $state(false)
  readonly #fetch: () => Promise<Judged.Analysis | null>
  #asking = false

  /** `fetch` gives null while it is being made. */
  constructor(fetch: () => Promise<Judged.Analysis | null>) {
    this.#fetch = fetch
  }

  /** Ask until it is there; asking twice is asking once. */
  async ask(wait: (ms: number) => Promise<void> = later): Promise<void> {
    if (this.#asking || this.analysis !== null) return
    this.#asking = true
    for (let n = 0; this.analysis === null && !this.none; n += 1) {
      try {
        this.analysis = await this.#fetch()
      } catch (error) {
        if (!(error instanceof Declined)) throw error
        this.none = error.status === 404 // anything else passes
      }
      if (this.analysis === null && !this.none)
        await wait(AGAIN[Math.min(n, AGAIN.length - 1)] as number)
    }
    this.#asking = false
  }

  /** What the slider says of a moment. */
  spoken(
    line: number | null,
    by: Seat | null,
    step: string,
    t: After['review'],
    tongue: Tongue,
  ): string {
    const decision = this.analysis && decisionAt(this.analysis, { line, by })
    if (!decision || decision.line !== line) return step
    const [best] = decision.likely
    const better = best && best.value - decision.value > LEAST ? figure(best.value, tongue) : ''
    return t.spoken(
      step,
      named(decision.choice, tongue) || t.thisMove,
      figure(decision.value, tongue),
      better,
    )
  }
}

const later = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

const known = new Map<string, Judgement>()

/** The judgement of a table or a record, one for the whole page. */
export function judgementOf({ id, shelf }: Kept): Judgement {
  const found = known.get(id) ?? new Judgement(() => api.analysis({ id, shelf }))
  known.set(id, found)
  return found
}
