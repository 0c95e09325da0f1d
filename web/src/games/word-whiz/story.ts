/** What happened, round by round, folded from the events: history, exclusions, story of the end. */
import type { Happened, Reach, Reason, Seat, Step, Triple } from './types'

/** One word said, or one silence, and what became of it. */
export interface Attempt {
  seat: Seat
  word: string | null
  reaches: readonly Reach[] // hands on the microphone, the quickest first
  byLot: boolean
  steps: readonly Step[]
  failure: Failure | null
  vote: { yes: readonly Seat[]; no: readonly Seat[] } | null
  judged: boolean
}

export interface Failure {
  reason: Reason
  clause: string
  letters: string
}

export interface Round {
  round: number
  visible: Triple | null // null: the cards dealt at the start were never turned by an event
  flipper: Seat | null
  pack: number | null
  attempts: readonly Attempt[]
  passed: readonly Seat[]
  ended: boolean
  found: boolean
  events: readonly Happened[] // all that happened in it, to tell it again
}

const blank = (round: number): Round => ({
  round,
  visible: null,
  flipper: null,
  pack: null,
  attempts: [],
  passed: [],
  ended: false,
  found: false,
  events: [],
})

/** All rounds so far, the first one first. */
export function rounds(events: readonly Happened[]): Round[] {
  const told: Round[] = []
  for (const event of events) {
    change(told, belongs(told, event), (round) => ({ events: [...round.events, event] }))
    fold(told, event)
  }
  return told
}

/** The round an event belongs to; what comes between two rounds belongs to the one before. */
function belongs(told: Round[], event: Happened): number {
  if ('round' in event) return event.round
  return told.at(-1)?.round ?? 1
}

function fold(told: Round[], event: Happened): void {
  switch (event.type) {
    case 'Flipped':
      change(told, event.round, () => ({
        visible: event.visible,
        flipper: event.seat,
        pack: event.pack,
      }))
      return
    case 'Passed':
      change(told, current(told), (round) => ({ passed: [...round.passed, event.seat] }))
      return
    case 'Took':
      attempt(told, event.seat, (open) => ({
        ...open,
        reaches: event.reaches,
        byLot: event.byLot ?? false,
      }))
      return
    case 'Said':
      change(told, event.round, () => ({}))
      attempt(told, event.seat, (open) => ({ ...open, word: event.word }))
      return
    case 'Counted':
      latest(told, (open) => ({ ...open, vote: { yes: event.yes, no: event.no } }))
      return
    case 'Moved':
      attempt(told, event.seat, (open) => ({
        ...open,
        word: event.word,
        steps: event.steps,
        judged: true,
      }))
      return
    case 'Failed':
      attempt(told, event.seat, (open) => ({
        ...open,
        word: event.word,
        failure: { reason: event.reason, clause: event.clause, letters: event.letters ?? '' },
        judged: true,
      }))
      return
    case 'RoundEnded':
      change(told, event.round, () => ({ ended: true, found: event.found }))
      return
    case 'Reshuffled':
      // Where three new cards are raced for at once, they are the cards of the next round (R03).
      if (event.reveal) change(told, current(told), () => ({ visible: event.visible }))
      return
    default:
      return
  }
}

function current(told: Round[]): number {
  const last = told.at(-1)
  if (!last) return 1
  return last.ended ? last.round + 1 : last.round
}

function change(told: Round[], round: number, to: (was: Round) => Partial<Round>): void {
  const at = told.findIndex((known) => known.round === round)
  const was = told[at] ?? blank(round)
  const now = { ...was, ...to(was) }
  if (at < 0) told.push(now)
  else told[at] = now
}

/** The attempt of this seat that is not judged yet, or a new one. */
function attempt(told: Round[], seat: Seat, to: (was: Attempt) => Attempt): void {
  change(told, current(told), (round) => {
    const at = round.attempts.findIndex((one) => one.seat === seat && !one.judged)
    const was = round.attempts[at] ?? fresh(seat)
    const attempts = [...round.attempts]
    attempts[at < 0 ? attempts.length : at] = to(was)
    return { attempts }
  })
}

function latest(told: Round[], to: (was: Attempt) => Attempt): void {
  change(told, current(told), (round) => ({
    attempts: round.attempts.map((one, at) => (at === round.attempts.length - 1 ? to(one) : one)),
  }))
}

function fresh(seat: Seat): Attempt {
  return {
    seat,
    word: null,
    reaches: [],
    byLot: false,
    steps: [],
    failure: null,
    vote: null,
    judged: false,
  }
}

/** The rounds with the cards that no event told: those dealt at the start, while they lie open. */
export function completed(
  told: readonly Round[],
  view: { round: number; phase: string; visible: Triple },
): Round[] {
  const open = view.phase === 'FLIP' ? view.round - 1 : view.round
  return told.map((one) =>
    one.visible === null && one.round === open ? { ...one, visible: view.visible } : one,
  )
}

/** A round without its cards: once one of them is covered they are remembered, not looked at. */
export function unseen(round: Round): Round {
  const events = round.events.filter(({ type }) => type !== 'Flipped' && type !== 'Reshuffled')
  return { ...round, visible: null, events }
}

/** The last word said in the game so far, with the round it belongs to. */
export function lastWord(told: readonly Round[]): { round: Round; attempt: Attempt } | null {
  for (const round of [...told].reverse()) {
    const attempt = round.attempts.findLast((one) => one.word !== null || one.judged)
    if (attempt) return { round, attempt }
  }
  return null
}

/** Why a seat sits out: its last word that did not count; null where that is `shown` already. */
export function fault(
  told: readonly Round[],
  seat: Seat,
  shown: Attempt | null = null,
): Attempt | null {
  for (const round of [...told].reverse()) {
    const failed = round.attempts.findLast((one) => one.seat === seat && one.failure !== null)
    if (failed) return failed === shown ? null : failed
  }
  return null
}
