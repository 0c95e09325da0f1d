/**
 * Le carnet: words somebody has met, when each is asked again (FSRS), the best of one's games.
 *
 * Pure: a book in, a book out. It is kept on this device (`notebook.svelte.ts`) and sent nowhere.
 */
import { createEmptyCard, fsrs, Rating, TypeConvert, type Card, type CardInput } from 'ts-fsrs'
import type { How, Met } from './meeting'

export const A_DAY = 8 // words asked in a day, at most
const VERSION = 1
const MOST = 3000 // words in a book; those that rest longest leave first
const DISCS = 3

/** How an answer went: shown, after a wrong try, at once. */
export type Answered = 'shown' | 'second' | 'first'

export interface Noted extends Met {
  readonly card: Stored | null // null: not asked yet
  readonly known: readonly string[] // days on which it was known
}

/** A card as it stands in a file: times in milliseconds. */
type Stored = Omit<Card, 'due' | 'last_review'> & { due: number; last_review?: number }

/** The best of one's games of a kind. */
export interface Best {
  readonly figure: number
  readonly word: string // what it was reached with, if it was a word
  readonly at: number
}

export interface Book {
  readonly version: number
  readonly words: Readonly<Record<string, Noted>>
  readonly bests: Readonly<Record<string, Best>> // by game, mode and what is counted
  readonly asked: { readonly day: string; readonly count: number }
}

export const EMPTY: Book = {
  version: VERSION,
  words: {},
  bests: {},
  asked: { day: '', count: 0 },
}

// without chance: the same answers lead to the same days, here and after a file was taken along
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false })
const RATINGS = { shown: Rating.Again, second: Rating.Hard, first: Rating.Good } as const

export function dayOf(now: number): string {
  const date = new Date(now)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Words that were met go in; a known one keeps what was learned of it. */
export function withMet(book: Book, met: readonly Met[]): Book {
  if (met.length === 0) return book
  const words = { ...book.words }
  for (const one of met) {
    const before = words[one.word]
    words[one.word] = {
      ...one,
      sense: one.sense || (before?.sense ?? ''),
      card: before?.card ?? null,
      known: before?.known ?? [],
    }
  }
  const kept = Object.values(words)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, MOST)
  return { ...book, words: Object.fromEntries(kept.map((one) => [one.word, one])) }
}

/** One word leaves. */
export function without(book: Book, word: string): Book {
  return {
    ...book,
    words: Object.fromEntries(Object.entries(book.words).filter(([key]) => key !== word)),
  }
}

/** What is to be asked now: due words, the longest due first, then new ones; so many a day. */
export function dueNow(
  book: Book,
  now: number,
  may: (word: Noted) => boolean = () => true,
): readonly Noted[] {
  const left = A_DAY - (book.asked.day === dayOf(now) ? book.asked.count : 0)
  const due = (one: Noted) => one.card?.due ?? Number.MAX_SAFE_INTEGER
  return Object.values(book.words)
    .filter(
      (one) =>
        one.how !== 'refused' &&
        !rests(one) &&
        (one.card === null || one.card.due <= now) &&
        may(one),
    )
    .toSorted((a, b) => due(a) - due(b) || a.at - b.at)
    .slice(0, Math.max(0, left))
}

/** An answer: when the word is asked again is the library's to say. */
export function answered(book: Book, word: string, how: Answered, now: number): Book {
  const noted = book.words[word]
  if (noted === undefined) return book
  const card =
    noted.card === null ? createEmptyCard(now) : TypeConvert.card(noted.card as CardInput)
  const next = scheduler.next(card, now, RATINGS[how]).card
  const day = dayOf(now)
  const known =
    how === 'shown' ? [] : noted.known.includes(day) ? noted.known : [...noted.known, day]
  const { due, last_review, ...rest } = next
  const stored: Stored = {
    ...rest,
    due: due.getTime(),
    ...(last_review ? { last_review: last_review.getTime() } : {}),
  }
  return {
    ...book,
    words: { ...book.words, [word]: { ...noted, card: stored, known } },
    asked: { day, count: (book.asked.day === day ? book.asked.count : 0) + 1 },
  }
}

/** Discs filled beside a word: days on which it was known, three at most. */
export function discs({ known }: Noted): number {
  return Math.min(DISCS, known.length)
}

/** Known on three days, a word is not asked any more. */
export function rests(noted: Noted): boolean {
  return discs(noted) === DISCS
}

export type Filter = 'all' | How

export function filtered(book: Book, filter: Filter, text: string): readonly Noted[] {
  const wanted = plain(text)
  return Object.values(book.words)
    .filter((one) => filter === 'all' || one.how === filter)
    .filter((one) => plain(one.word).includes(wanted) || plain(one.sense).includes(wanted))
    .toSorted((a, b) => b.at - a.at)
}

/** Letters as they are compared: without accents, small. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll(/œ/gi, 'oe')
    .replaceAll(/æ/gi, 'ae')
    .toLocaleLowerCase('fr')
    .trim()
}

/** Under which name a best is kept. */
export const bestKey = (game: string, mode: string, counted: string) => `${game}/${mode}/${counted}`

/** A game that ended: what was better than before is kept. */
export function withBest(book: Book, key: string, best: Best): Book {
  const before = book.bests[key]
  if (before !== undefined && before.figure >= best.figure) return book
  return { ...book, bests: { ...book.bests, [key]: best } }
}

/** The book as a file. */
export function exported(book: Book): string {
  return `${JSON.stringify({ carnet: book }, null, 1)}\n`
}

/** A book from a file, taken into this one: the later word counts, the better record; null: none. */
export function imported(book: Book, text: string): Book | null {
  const read = parsed(text)
  if (read === null) return null
  const words = { ...read.words }
  for (const [word, own] of Object.entries(book.words)) {
    const other = words[word]
    const reps = (one: Noted) => one.card?.reps ?? 0
    words[word] = other !== undefined && reps(other) > reps(own) ? other : own
  }
  return Object.entries(read.bests).reduce((kept, [key, best]) => withBest(kept, key, best), {
    ...book,
    words,
  })
}

/** A book that was written here, or nothing where something else stands there. */
export function parsed(text: string): Book | null {
  try {
    const read: unknown = JSON.parse(text)
    const found = (read as { carnet?: unknown } | null)?.carnet
    if (!isObject(found) || found.version !== VERSION) return null
    const words = Object.values(isObject(found.words) ? found.words : {}).filter(isNoted)
    const bests = Object.entries(isObject(found.bests) ? found.bests : {}).filter(
      (pair): pair is [string, Best] => isBest(pair[1]),
    )
    const asked = isObject(found.asked) ? found.asked : {}
    return {
      version: VERSION,
      words: Object.fromEntries(words.map((one) => [one.word, one])),
      bests: Object.fromEntries(bests),
      asked: { day: String(asked.day ?? ''), count: Number(asked.count ?? 0) || 0 },
    }
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNoted(value: unknown): value is Noted {
  return (
    isObject(value) &&
    typeof value.word === 'string' &&
    /^[\p{L}’'-]{1,40}$/u.test(value.word) &&
    ['missed', 'looked', 'refused'].includes(String(value.how)) &&
    typeof value.game === 'string' &&
    typeof value.sense === 'string' &&
    Number.isFinite(value.at) &&
    Array.isArray(value.known) &&
    (value.card === null || (isObject(value.card) && Number.isFinite(value.card.due)))
  )
}

function isBest(value: unknown): value is Best {
  return (
    isObject(value) &&
    Number.isFinite(value.figure) &&
    Number.isFinite(value.at) &&
    typeof value.word === 'string'
  )
}
