/** Who a player is to those who look at this screen: « vous », « bot Lecteur », « à distance ». */
import type { Sentences } from './fr'
import { MINE } from './mine'
import type { TableStore } from './table.svelte'
import type { Outcome, Place, Seat } from './wire'

/** A player as `parts/Players` and `parts/Band` show one. */
export interface Player {
  readonly seat: Seat
  readonly name: string
  readonly note?: string // « vous », « bot Lecteur »
  readonly detail?: string
  readonly figure?: string | number
  readonly turn?: boolean
}

/** Everybody by name with a figure, and who must act. */
export function ranks(
  table: { name: (seat: Seat) => string },
  figures: readonly number[],
  acts: (seat: Seat) => boolean,
): Player[] {
  return figures.map((figure, seat) => ({
    seat,
    name: table.name(seat),
    figure: String(figure).replace('-', '−'),
    turn: acts(seat),
  }))
}

/** A bot's level by its name. */
export function levelName(level: number, t: Sentences): string {
  return level === MINE ? t.mine.of : (t.levels[level] ?? '')
}

/** A word beside a player's name; what he does in this game stands before what he is. */
export function company(
  place: Place,
  table: Pick<TableStore, 'view' | 'shared'>,
  t: Sentences,
  doing: string | null = null,
): string {
  const { seat, kind, level, yours, here } = place
  const house = table.view?.house
  if (house?.resigned.includes(seat)) return t.company.gone
  if (house?.absent.includes(seat)) return t.company.absent
  if (doing !== null) return doing
  if (kind === 'bot') return t.room.bot(levelName(level ?? 0, t))
  if (yours) return table.shared ? t.company.here : t.company.you
  return here ? t.company.away : t.company.offline
}

/** Whether who looks at this screen left the game: then the others did not. */
export function hasLeft({ why, winners }: Outcome, seats: readonly Seat[]): boolean {
  return why === 'RESIGNED' && seats.length > 0 && !seats.some((seat) => winners.includes(seat))
}

/** Whether its scores tell more than who has won. */
export const isCounted = ({ scores, winners }: Outcome): boolean =>
  scores.some((score, seat) => score !== Number(winners.includes(seat)))
