/** Which time the clock shows: a deadline of the phase, or how long the round has lasted. Pure. */
import type { Voice } from './fr'
import type { Setup, TableView } from './types'

export interface Countdown {
  readonly until: number | null
  readonly since?: number
  readonly label: string
  readonly yours?: boolean
  readonly quiet?: boolean
}

export function clockOf(
  view: TableView,
  setup: Pick<Setup, 'mode' | 'inTurn'>,
  yours: boolean,
  s: Voice,
  brief: boolean,
): Countdown | null {
  const until = view.wake
  const quiet = { until, yours, quiet: true }
  switch (view.phase) {
    case 'LETTERS':
    case 'STARS':
      return { until, yours, label: s.chooseTime }
    case 'CLAIM':
      return { ...quiet, label: s.objectionTime }
    case 'VOTE':
      return { ...quiet, label: s.voteTime }
    case 'LAST':
      return until === null ? null : { until, yours, label: s.lastCall }
    case 'REVIEW':
      return { until, yours, label: s.reviewTime }
    case 'SCORE':
      return { ...quiet, label: s.nextTime }
    case 'BUILD':
      if (until !== null) return { until, yours, label: label(setup, s) }
      return { until: null, since: view.opens, label: brief ? s.sinceRollShort : s.sinceRoll }
    default:
      return null
  }
}

function label({ mode, inTurn }: Pick<Setup, 'mode' | 'inTurn'>, s: Voice): string {
  if (mode === 'practice') return s.practiceTime
  if (mode === 'motamot') return s.lineTime
  return inTurn ? s.sliceTime : s.roundTime
}
