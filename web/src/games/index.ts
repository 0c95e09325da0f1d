/** The games of this page: every folder here that has an `index.ts`, in the order of the shelf. */
import type { Game, Room } from '../lib/game'
import { Rooms } from '../lib/rooms.svelte'

const folders = import.meta.glob<{ default: Game }>('./*/index.ts', { eager: true })

export const games: ReadonlyMap<string, Game> = new Map(
  Object.entries(folders)
    .map(([path, { default: game }]) => [path.split('/')[1] ?? '', game] as const)
    .toSorted(([, a], [, b]) => a.place - b.place),
)

/** What the house must know of a game once somebody sits down to it; null until it has come. */
export const rooms = new Rooms(
  async (slug): Promise<Room | null> => (await games.get(slug)?.room())?.default ?? null,
)
