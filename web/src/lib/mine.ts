/** « De ma force »: how strong the bot is that follows this device's player, game by game. */
import { remember, remembered } from './memory'
import type { Outcome, Room } from './wire'

export const MINE = 4 // the fifth choice, after the four levels
export const START = 5 // CM2 and a half, in tenths of a level
export const STEP = 2
export const STRONGEST = 30
const KEPT = 20 // games that are not counted again when their end is looked at anew

interface Kept {
  readonly strength: number
  readonly counted: readonly string[]
}

function kept(slug: string): Kept {
  try {
    const told = JSON.parse(remembered(`strength.${slug}`) ?? '') as Partial<Kept>
    const { strength, counted } = told
    if (typeof strength === 'number' && Array.isArray(counted)) {
      return { strength: within(strength), counted: counted as readonly string[] }
    }
  } catch {
    // nothing remembered, or not by us
  }
  return { strength: START, counted: [] }
}

function within(strength: number): number {
  return Math.max(0, Math.min(STRONGEST, Math.round(strength)))
}

/** With how much strength a bot of this game begins here. */
export function strengthOf(slug: string): number {
  return kept(slug).strength
}

/** The strength of the next game; null: nobody has won, or several have. */
export function moved(strength: number, won: boolean | null): number {
  return won === null ? strength : within(strength + (won ? STEP : -STEP))
}

export interface Change {
  readonly name: string // of the bot
  readonly before: number
  readonly after: number
}

/** What the end of a game changes: of one person's game with a bot « de ma force ». */
export function changeOf(room: Room, outcome: Outcome): Change | null {
  const { strength } = room.options as { readonly strength?: number }
  const persons = room.places.filter(({ kind }) => kind === 'person')
  const bot = room.places.find(({ level }) => level === MINE)
  const [person] = persons
  if (strength === undefined || bot === undefined || person === undefined) return null
  if (persons.length > 1 || !person.yours) return null
  const [winner, ...others] = outcome.winners
  const won = winner === undefined || others.length > 0 ? null : winner === person.seat
  return { name: bot.name, before: strength, after: moved(strength, won) }
}

/** Remember it for the next game, once. */
export function counted(slug: string, table: string, change: Change): void {
  const before = kept(slug)
  if (before.counted.includes(table)) return
  const told = { strength: change.after, counted: [table, ...before.counted].slice(0, KEPT) }
  remember(`strength.${slug}`, JSON.stringify(told))
}
