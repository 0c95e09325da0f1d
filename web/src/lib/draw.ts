/** What this device adds to the chance of a game (HOUSE-10): a promise first, then the value. */
import { sha256 } from './sha256'
import type { Contribution, DrawRound, Drawn, GameId } from './wire'

/** The hash by which a value is promised. */
export function promise(value: string): string {
  return sha256(`logomachie share ${value}`)
}

/** The seed that the house's value and those of the devices make, in this order. */
export function combined(house: string, values: readonly string[]): string {
  return sha256(['logomachie draw', house, ...values].join('\n')).slice(0, 32)
}

/** After the end: whether every value is the one promised, and together they make the seed. */
export function drawProves(draw: Drawn, seed: string): boolean {
  if (draw.secret === null || draw.values.length !== draw.commitments.length) return false
  const kept = draw.values.every((value, n) => promise(value) === draw.commitments[n])
  return kept && promise(draw.secret) === draw.house && combined(draw.secret, draw.values) === seed
}

/** Whether every round before the last left somebody out: then none was held unseen. */
export function roundsFit(draw: Drawn): boolean {
  if (draw.silent === null) return true
  const named = draw.silent.flat().sort((a, b) => a - b)
  const once = new Set(named).size === named.length && named.length === draw.leftOut.length
  const same = named.every((seat) => draw.leftOut.includes(seat))
  return once && same && draw.silent.every((seats) => seats.length > 0)
}

/** Sixteen bytes of this device's own chance. */
function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface Mine {
  readonly round: number
  readonly house: string
  readonly value: string
}

/** The values of this page, one a table and round. */
export class Draws {
  #mine = new Map<GameId, Mine>()
  readonly #chance: () => string

  constructor(chance: () => string = fresh) {
    this.#chance = chance
  }

  /** What to say to a round; nothing where the house asks for a value it was not promised to. */
  answer(asked: DrawRound): Contribution | null {
    const { table, round, house, commitments } = asked
    const said = { type: 'Contribution', table, round } as const
    if (commitments.length === 0) {
      const before = this.#mine.get(table)
      if (before !== undefined && before.round >= round) return null
      const value = this.#chance()
      this.#mine.set(table, { round, house, value })
      return { ...said, commitment: promise(value) }
    }
    const mine = this.#mine.get(table)
    const fits = mine?.round === round && mine.house === house
    if (!fits || !commitments.includes(promise(mine.value))) return null
    return { ...said, value: mine.value }
  }

  /** Whether this page was asked in no more rounds than the game's record has: a club that draws once
   * more, because it did not like what it saw, must say whom it left out. */
  sawNoMore(table: GameId, draw: Drawn): boolean {
    const held = 1 + (draw.silent ?? draw.leftOut).length
    return (this.#mine.get(table)?.round ?? 0) <= held
  }

  /** Whether what this page added is among the values of a game. */
  isIn(table: GameId, draw: Drawn): boolean {
    const mine = this.#mine.get(table)
    return mine !== undefined && draw.commitments.includes(promise(mine.value))
  }
}
