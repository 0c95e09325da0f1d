/** A match is as many games as players, each opening once: how far it is. Pure. */
import type { Outcome } from '../../lib/wire'
import { voice, type Cast } from './tell'
import type { Seat, Setup } from './types'

const NOBODY = -1

/** Which game of the match this is, and who has won how many; once it is over, who opens the next. */
export function matchLine(
  { seats, won, position }: Pick<Setup, 'seats' | 'won' | 'position'>,
  first: Seat,
  outcome: Outcome | null,
  cast: Cast,
): string {
  if (seats === 1 || position !== '' || won.length >= seats) return ''
  const say = voice(cast.lang)
  if (!outcome)
    return won.length === 0 ? '' : say.matchGame(won.length + 1, seats, standing(won, seats, cast))
  const all = [...won, outcome.winners.length === 1 ? outcome.winners[0]! : NOBODY]
  const told = standing(all, seats, cast)
  if (all.length === seats) return say.matchOver(told)
  return say.matchAfter(all.length, seats, told, cast.name((first + 1) % seats))
}

/** « Jeanne 2, Marius 1 », the best first. */
function standing(won: readonly number[], seats: number, { name }: Cast): string {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    wins: won.filter((winner) => winner === seat).length,
  }))
    .sort((a, b) => b.wins - a.wins || a.seat - b.seat)
    .map(({ seat, wins }) => `${name(seat)} ${wins}`)
    .join(', ')
}
