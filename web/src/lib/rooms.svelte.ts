/** The rooms of games, each fetched the first time somebody looks in. */
import { SvelteMap } from 'svelte/reactivity'
import type { Room } from './game'

export class Rooms {
  readonly #fetch: (slug: string) => Promise<Room | null>
  readonly #known = new SvelteMap<string, Room>()
  readonly #coming = new Map<string, Promise<Room | null>>()

  constructor(fetch: (slug: string) => Promise<Room | null>) {
    this.#fetch = fetch
  }

  /** The room if it is here; it is fetched if not, and whoever looked sees it come. */
  of(slug: string): Room | null {
    const known = this.#known.get(slug) ?? null
    if (known === null) void this.enter(slug).catch(() => undefined)
    return known
  }

  /** The room, waited for; null: there is no such game. A fetch that failed is tried again. */
  enter(slug: string): Promise<Room | null> {
    const coming = this.#coming.get(slug) ?? this.#fetch(slug)
    this.#coming.set(slug, coming)
    return coming.then(
      (room) => {
        if (room !== null && !this.#known.has(slug)) this.#known.set(slug, room)
        return room
      },
      (error: unknown) => {
        this.#coming.delete(slug)
        throw error
      },
    )
  }
}
