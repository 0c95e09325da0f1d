/** A moment of a finished game, made again from its events: what the table looked like then. */
import { isHouse } from '../../lib/house'
import type { HouseEvent } from '../../lib/wire'
import type { Happened, Pawns, Setup, TableView } from './types'

const VOWELS = 'AEIOU'
const MOMENTS: ReadonlySet<string> = new Set<Happened['type']>([
  'Flipped',
  'Took',
  'Contested',
  'Opened',
  'RoundEnded', // with the word that ended it
  'Reshuffled',
  'Resigned',
  'Ended',
])

/** Whether a game looked at again stops here. */
export function isMoment(event: Happened): boolean {
  return MOMENTS.has(event.type)
}

/** The view after these events; nobody can act in the past. */
export function rebuilt(
  events: readonly Happened[],
  last: TableView,
  options: Pick<Setup, 'deck'>,
): TableView {
  return events.reduce(after, start(last, options))
}

function start(last: TableView, options: Pick<Setup, 'deck'>): TableView {
  return {
    ...last,
    can: [],
    wake: null,
    house: { resigned: [], absent: [], ending: null },
    phase: 'FLIP',
    round: 1,
    visible: ['', '', ''],
    left: options.deck === 'noW' ? [17, 16, 16] : [18, 17, 17], // MIC-R02, three cards turned
    covered: null,
    pawns: last.pawns.map(() => [1, 1, 1, 1, 1]),
    reveal: 0,
    excluded: [],
    winner: null,
    used: [],
    ...lying,
  }
}

/** What a round leaves behind when it ends: nothing. */
const lying = {
  noted: [],
  passed: [],
  reached: false,
  holder: null,
  word: null,
  accepted: [],
  voters: [],
  voted: [],
  ready: [],
  mine: null,
} satisfies Partial<TableView>

function after(view: TableView, event: Happened): TableView {
  if (isHouse(event)) return housed(view, event)
  switch (event.type) {
    case 'Flipped': {
      const { round, visible, reveal } = event
      return {
        ...view,
        phase: 'RACE',
        round,
        visible,
        reveal,
        left: without(view.left, event.pack),
      }
    }
    case 'Took':
      return { ...view, phase: 'SAY', holder: event.seat }
    case 'Passed':
      return { ...view, passed: [...view.passed, event.seat] }
    case 'Ready':
      return { ...view, ready: [...view.ready, event.seat] }
    case 'Said':
      return { ...view, phase: 'SAY', holder: event.seat, word: event.word }
    case 'Contested':
      return { ...view, phase: 'VOTE' }
    case 'Voted':
      return { ...view, voted: [...view.voted, event.seat] }
    case 'Accepted':
      return { ...view, accepted: [...view.accepted, event.seat] }
    case 'Moved':
      return {
        ...view,
        pawns: view.pawns.map((pawns, seat) =>
          seat === event.seat ? walked(pawns, event.steps) : pawns,
        ),
      }
    case 'Failed':
      return { ...view, noted: [...view.noted, event.seat] }
    case 'Resumed':
      return { ...view, phase: 'RACE', holder: null, word: null, reveal: event.reveal }
    case 'Reshuffled':
      return { ...view, visible: event.visible, left: event.left }
    case 'RoundEnded': {
      const { flipper, excluded } = event
      return { ...view, ...lying, phase: 'FLIP', round: event.round + 1, flipper, excluded }
    }
    case 'Ended':
      return { ...view, phase: 'OVER', winner: event.winner }
    case 'Reached':
    case 'Counted':
    case 'Opened':
      return view
  }
}

function housed(view: TableView, event: HouseEvent): TableView {
  const { house } = view
  switch (event.type) {
    case 'Resigned':
      return { ...view, house: { ...house, resigned: [...house.resigned, event.seat] } }
    case 'WentAbsent':
      return { ...view, house: { ...house, absent: [...house.absent, event.seat] } }
    case 'CameBack':
      return {
        ...view,
        house: { ...house, absent: house.absent.filter((seat) => seat !== event.seat) },
      }
    default:
      return view
  }
}

function without(left: TableView['left'], pack: number): TableView['left'] {
  const count = (at: number) => Math.max(0, (left[at] ?? 0) - (at === pack ? 1 : 0))
  return [count(0), count(1), count(2)]
}

function walked(pawns: Pawns, steps: readonly { vowel: string; end: number }[]): Pawns {
  const at = (line: number) =>
    steps.find((step) => step.vowel === VOWELS[line])?.end ?? pawns[line] ?? 1
  return [at(0), at(1), at(2), at(3), at(4)]
}
