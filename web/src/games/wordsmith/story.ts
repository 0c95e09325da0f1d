/** What happened, word by word, folded from the events: history, phrase, story of the end. Pure. */
import { NOTHING, size, sum, type Pieces } from './alphabet'
import type { Face, Happened, RoundEnd, Score, Seat, Verdict } from './types'

/** A word on a sheet. */
export interface Entry {
  readonly n: number // its place in the game, counted from 1
  readonly round: number
  readonly seat: Seat
  readonly row: number
  readonly word: string | null // null: written and hidden (Secret)
  readonly letter: string // expert: of its row
  readonly rolls: number // of its player's die since his word before
  readonly zone: Pieces // the pieces it is made of
  readonly unused: Pieces // went back to the box
  readonly circles: number // not ticked (mot à mot)
  readonly boxes: number // ticked for it
  readonly code: Verdict['code'] // why it does not count, after a review
}

export interface Round {
  readonly round: number
  readonly letters: string
  readonly faces: readonly Face[]
  readonly entries: readonly Entry[]
  readonly finisher: Seat | null
  readonly end: RoundEnd | null
  readonly scores: readonly Score[]
  readonly totals: readonly number[]
}

interface Folded {
  readonly rounds: readonly Round[]
  readonly rolls: Readonly<Record<Seat, number>>
}

const START: Folded = { rounds: [], rolls: {} }

const fresh = (round: number): Round => ({
  round,
  letters: '',
  faces: [],
  entries: [],
  finisher: null,
  end: null,
  scores: [],
  totals: [],
})

/** All rounds, the first one first. */
export function rounds(events: readonly Happened[]): readonly Round[] {
  return events.reduce(fold, START).rounds
}

/** All words, the first one first. */
export const entries = (told: readonly Round[]): readonly Entry[] =>
  told.flatMap((round) => round.entries)

function fold(told: Folded, event: Happened): Folded {
  switch (event.type) {
    case 'LettersFixed':
      return change(told, event.round, () => ({ letters: event.letters }))
    case 'SetupRolled':
      return change({ ...told, rolls: {} }, event.round, () => ({ faces: event.faces }))
    case 'RoundBegan':
      return change({ ...told, rolls: {} }, event.round, () => ({}))
    case 'Rolled':
      return { ...told, rolls: more(told.rolls, event.seat) }
    case 'Claimed':
      return entered(told, {
        ...about(told, event),
        word: event.word,
        letter: event.letter ?? '',
      })
    case 'Wrote':
      return entered(told, about(told, event))
    case 'Finished':
      return change(told, event.round, () => ({ finisher: event.seat }))
    case 'RoundScored':
      return scored(told, event)
    default:
      return told
  }
}

const more = (counts: Readonly<Record<Seat, number>>, seat: Seat) => ({
  ...counts,
  [seat]: (counts[seat] ?? 0) + 1,
})

function about(told: Folded, event: Happened & { type: 'Claimed' | 'Wrote' }): Entry {
  const { seat, round, row, unused = NOTHING } = event
  const circles = event.type === 'Claimed' ? (event.circles ?? 0) : 0
  return {
    n: entries(told.rounds).length + 1,
    round,
    seat,
    row,
    word: null,
    letter: '',
    rolls: told.rolls[seat] ?? 0,
    zone: event.zone ?? NOTHING,
    unused,
    circles,
    boxes: size(unused) + circles,
    code: '',
  }
}

/** A word comes to its sheet; what its player alone and what everybody is told are one word. */
function entered(told: Folded, entry: Entry): Folded {
  const same = ({ seat, row }: Entry) => seat === entry.seat && row === entry.row
  const round = told.rounds.find((one) => one.round === entry.round)
  const known = round?.entries.find(same)
  if (known)
    return change(told, entry.round, ({ entries }) => ({
      entries: entries.map((one) => (same(one) ? { ...one, word: one.word ?? entry.word } : one)),
    }))
  const rolls = { ...told.rolls, [entry.seat]: 0 }
  return change({ ...told, rolls }, entry.round, ({ entries }) => ({
    entries: [...entries, entry],
  }))
}

function scored(told: Folded, event: Happened & { type: 'RoundScored' }): Folded {
  const { round, end, scores, totals, verdicts = [] } = event
  return change(told, round, ({ entries }) => ({
    end,
    scores,
    totals,
    entries: entries.map((entry) => ({
      ...entry,
      word: entry.word ?? scores[entry.seat]?.rows[entry.row - 1] ?? null,
      code: verdicts[entry.seat]?.find(({ row }) => row === entry.row)?.code ?? '',
    })),
  }))
}

function change(told: Folded, round: number, to: (round: Round) => Partial<Round>): Folded {
  const known = told.rounds.some((one) => one.round === round)
  const all = known ? told.rounds : [...told.rounds, fresh(round)]
  return {
    ...told,
    rounds: all.map((one) => (one.round === round ? { ...one, ...to(one) } : one)),
  }
}

/** The word that came last, in this round. */
export const lastEntry = (told: readonly Round[], round: number): Entry | null =>
  told.find((one) => one.round === round)?.entries.at(-1) ?? null

/** What lay in the zone when the word was claimed. */
export const zoneBefore = ({ zone, unused }: Entry): Pieces => sum([zone, unused])
