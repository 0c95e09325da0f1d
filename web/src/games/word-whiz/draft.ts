/** The word being written and the keys of the people round one screen: headless and pure. */
import type { Asked, Seat } from './types'

/** What this device is writing, by seat; a draft belongs to one round and dies with it. */
export interface Draft {
  round: number
  words: Readonly<Record<Seat, string>>
}

export const LONGEST = 40 // no French word is longer; the club refuses what is

export const empty = (round: number): Draft => ({ round, words: {} })

/** What stands in the field of this seat. */
export const written = (draft: Draft, seat: Seat): string => draft.words[seat] ?? ''

/** The draft after the hand has changed a seat's field. */
export function write(draft: Draft, seat: Seat, text: string): Draft {
  const word = text.replace(/[^\p{L}\p{M}'’‑-]/gu, '').slice(0, LONGEST)
  return { ...draft, words: { ...draft.words, [seat]: word } }
}

/** The draft when the table stands at this round: kept if it is the same, else blank. */
export function at(draft: Draft, round: number): Draft {
  return draft.round === round ? draft : empty(round)
}

/** The move the draft makes, or nothing while the field is empty. */
export function move(draft: Draft, seat: Seat, kind: 'Say' | 'Submit'): Asked | null {
  const word = written(draft, seat).trim()
  return word ? { type: kind, round: draft.round, word } : null
}

/** The draft as text, to survive a reload of the page. */
export const keep = (draft: Draft): string => JSON.stringify(draft)

/** The draft read back; anything unreadable is a blank page. */
export function recall(text: string | null, round: number): Draft {
  try {
    const read: unknown = JSON.parse(text ?? '')
    return isDraft(read) ? at(read, round) : empty(round)
  } catch {
    return empty(round)
  }
}

function isDraft(read: unknown): read is Draft {
  if (typeof read !== 'object' || read === null) return false
  const { round, words } = read as Record<string, unknown>
  return (
    typeof round === 'number' &&
    typeof words === 'object' &&
    words !== null &&
    Object.values(words).every((word) => typeof word === 'string')
  )
}

/** A person's key: its place on the keyboard, and what is printed on it. */
export interface Key {
  code: string
  label: string
}

/** The four corners of the letters of a French keyboard, far apart for four hands. */
const CORNERS: readonly Key[] = [
  { code: 'KeyQ', label: 'A' },
  { code: 'KeyP', label: 'P' },
  { code: 'KeyZ', label: 'W' },
  { code: 'KeyN', label: 'N' },
]

export type Keys = Readonly<Record<Seat, Key>>

/** A corner for each seat of this device, in their order. */
export function corners(seats: readonly Seat[]): Keys {
  return Object.fromEntries(seats.map((seat, n) => [seat, CORNERS[n % CORNERS.length]!]))
}

interface Pressed {
  code: string
  key: string
}

/** Whose key was pressed: by what is printed on it first, then by its place. */
export function whose(keys: Keys, pressed: Pressed): Seat | null {
  const label = pressed.key.toLocaleUpperCase('fr')
  const entries = Object.entries(keys)
  const found =
    entries.find(([, key]) => key.label === label) ??
    entries.find(([, key]) => key.code === pressed.code)
  return found ? Number(found[0]) : null
}

/** The keys after a person chose another one; a key taken from another person is swapped. */
export function rekey(keys: Keys, seat: Seat, pressed: Pressed): Keys {
  const key = { code: pressed.code, label: pressed.key.toLocaleUpperCase('fr') }
  if (!/^[\p{L}\p{N}]$/u.test(key.label)) return keys
  const other = whose(keys, pressed)
  const was = keys[seat]
  const swapped = other !== null && other !== seat && was ? { [other]: was } : {}
  return { ...keys, ...swapped, [seat]: key }
}
