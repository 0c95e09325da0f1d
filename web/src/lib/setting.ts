/** Setting a table, headless: who sits where, what is agreed. */
import { MINE, START } from './mine'
import { speech } from './say.svelte'
import type { Chair, NewTable, Opening, Option } from './wire'

const LECTEUR = 1 // the level of a bot that joins several people

export interface Seated {
  readonly kind: Chair['kind']
  readonly name: string
  readonly level: number
  readonly handicap?: number // in a game that knows one
}

/** A place each: somebody, or nobody. */
export type Places = readonly (Seated | null)[]
export type Value = string | number | boolean
export type Chosen = Readonly<Record<string, Value>>

/** Myself and one bot, or as many as are wanted: the game can begin at once. */
export function firstPlaces(
  game: Opening,
  myName: string,
  names: readonly string[],
  seats = 2,
): Places {
  const bots = names.filter((name) => name !== myName)
  return Array.from({ length: game.most }, (_, place): Seated | null => {
    if (place === 0) return { kind: 'me', name: myName, level: LECTEUR }
    return place < seats ? { kind: 'bot', name: bots[place - 1] ?? '', level: MINE } : null
  })
}

/** What every game begins with in such company: hints for somebody alone (HOUSE-15). */
export function usualOf(places: Places): Chosen {
  const people = places.filter((place) => place !== null && place.kind !== 'bot')
  return people.length === 1 ? { hints: true } : {}
}

/** A name from the list that nobody at the table has. */
export function freeName(taken: readonly string[], names: readonly string[]): string {
  return names.find((name) => !taken.includes(name)) ?? ''
}

export function namesAt(places: Places): readonly string[] {
  return places.flatMap((place) => (place === null ? [] : [place.name]))
}

/** Put somebody of this kind on a place; there is only one of me. */
export function seat(
  places: Places,
  at: number,
  kind: Chair['kind'] | null,
  names: readonly string[],
): Places {
  return places.map((place, index) => {
    if (index !== at) {
      return kind === 'me' && place?.kind === 'me' ? { ...place, kind: 'here' as const } : place
    }
    if (kind === null) return null
    const others = namesAt(places.filter((_, other) => other !== at))
    const was = place?.name ?? ''
    const wasOurs = names.includes(was) // a name we gave is not one the player chose
    const name =
      kind === 'bot'
        ? was && !others.includes(was)
          ? was
          : freeName(others, names)
        : wasOurs
          ? ''
          : was
    const alone = places.every((one) => one === null || one.kind === 'me' || one.kind === 'bot')
    return { kind, name, level: place?.level ?? (alone ? MINE : LECTEUR) }
  })
}

/** The numbers worth offering between the least and the most, the default among them. */
export function presets(option: Option): readonly number[] {
  const { least, most } = option
  const usual = option.values[0]
  if (typeof least !== 'number' || typeof most !== 'number' || typeof usual !== 'number') return []
  if (most - least <= 3) return Array.from({ length: most - least + 1 }, (_, i) => least + i)
  const round = [3, 5, 8, 10, 15, 20, 30, 45, 60, 90]
  const between = round.filter((n) => n > usual && n < most)
  const middle = between[Math.floor(between.length / 2)]
  return [...new Set([least, usual, ...(middle === undefined ? [] : [middle]), most])].sort(
    (a, b) => a - b,
  )
}

/** What the club is asked for; an option left at its default is not mentioned. */
export function asked(
  game: Opening,
  places: Places,
  chosen: Chosen,
  open: boolean,
  position = '',
  strength = START,
): NewTable {
  const options = Object.fromEntries(
    game.options.flatMap((option) => {
      const value = chosen[option.name]
      const first = option.values[0]
      if (option.always) return [[option.name, value ?? first]]
      return value === undefined || value === first ? [] : [[option.name, value]]
    }),
  )
  const seated = places.filter((place) => place !== null)
  const chairs = seated.map(({ kind, name, level }, seat): Chair => {
    const nameless = kind === 'me' || kind === 'here' ? speech.t.room.player(seat + 1) : ''
    return { kind, name: name.trim() || nameless, level }
  })
  const handicap = places.flatMap((place) => (place === null ? [] : [place.handicap ?? 0]))
  const isMine = chairs.some(({ kind, level }) => kind === 'bot' && level === MINE)
  const isGiven = handicap.some((given) => given > 0)
  return {
    game: game.slug,
    chairs,
    options: {
      ...options,
      ...(isGiven ? { handicap } : {}),
      ...(isMine ? { strength } : {}),
      ...(position.trim() === '' ? {} : { position: position.trim() }),
    },
    open: open && chairs.some(({ kind }) => kind === 'link'),
  }
}
