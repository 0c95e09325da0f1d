/** How many minutes a game will take, as far as one can say beforehand. */
import type { Game } from './game'
import { MINE } from './mine'
import type { Chosen, Places } from './setting'

/** Of one person and a bot; « de ma force » lies between two levels and is told by the nearer. */
export function lasting(
  game: Game,
  level: number,
  strength: number,
  chosen: Chosen = {},
): number | null {
  const minutes = game.lasts?.(chosen)
  if (!minutes) return null
  return minutes[level === MINE ? Math.round(strength / 10) : level] ?? minutes[0]
}

/** Of a table as it is laid; null: others play too, or by the day, and nobody has measured it. */
export function lastingAt(
  game: Game,
  places: Places,
  strength: number,
  chosen: Chosen,
): number | null {
  const taken = places.filter((place) => place !== null)
  const bot = taken.find(({ kind }) => kind === 'bot')
  const alone = taken.length === 2 && taken.some(({ kind }) => kind === 'me')
  if (!alone || !bot || chosen['time'] === 'day') return null
  return lasting(game, bot.level, strength, chosen)
}
