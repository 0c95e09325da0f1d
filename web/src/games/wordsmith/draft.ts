/** The word being written, put together from one's own pieces as far as they go. Pure. */
import { cost, each, GLYPHS, KINDS, plain, size, without } from './alphabet'
import type { Glyph, Kind, Pieces } from './alphabet'

/** A stroke of a letter: a piece lies there, or one is missing. */
export interface Slot {
  readonly kind: Kind
  readonly path: string
  readonly filled: boolean
}

export interface Letter {
  readonly letter: string
  readonly width: number
  readonly slots: readonly Slot[]
}

/** A word in pieces: what lies, what is missing, what stays aside. */
export interface Assembly {
  readonly word: string
  readonly letters: readonly Letter[]
  readonly missing: Pieces
  readonly left: Pieces
}

const LONGEST = 25

/** What stands in the field after this was typed there. */
export const typed = (text: string): string => plain(text).slice(0, LONGEST)

/** Put a word together; where a kind runs short, the last strokes of that kind stay empty. */
export function assemble(word: string, zone: Pieces): Assembly {
  const whole = cost(word)
  const missing = without(whole, zone)
  const lacking = new Map(KINDS.map((kind, at) => [kind, missing[at] ?? 0]))
  const letters = [...word]
    .map((letter) => GLYPHS.get(letter))
    .filter((glyph): glyph is Glyph => glyph !== undefined)
    .reverse()
    .map((glyph) => ({
      letter: glyph.letter,
      width: glyph.width,
      slots: [...glyph.strokes]
        .reverse()
        .map(({ kind, path }) => {
          const short = lacking.get(kind) ?? 0
          if (short > 0) lacking.set(kind, short - 1)
          return { kind, path, filled: short === 0 }
        })
        .reverse(),
    }))
    .reverse()
  return { word, letters, missing, left: without(zone, whole) }
}

/** Whether the pieces are all there. */
export const isWhole = ({ word, missing }: Assembly): boolean => word !== '' && size(missing) === 0

/** What a claim of this word would do to the sheet. */
export interface Price {
  readonly unused: number // pieces it leaves over
  readonly circles: number // jokers of the row not taken (mot à mot)
  readonly ticks: number // boxes it would tick
  readonly blue: number // of these, how many cost a point
  readonly room: number // boxes still free
}

const FREE = 6
export const BOXES = 12

export function price({ left }: Assembly, ticked: number, circles = 0): Price {
  const unused = size(left)
  const ticks = unused + circles
  const blue = Math.max(0, Math.min(BOXES, ticked + ticks) - Math.max(FREE, ticked))
  return { unused, circles, ticks, blue, room: BOXES - ticked }
}

// ── by hand (assembly=manual) ───────────────────────────────────────────────

/** Which strokes of which letters have their piece, by hand: « 0.2 » is the third of the first. */
export type Laid = ReadonlySet<string>
export const slotName = (letter: number, slot: number): string => `${letter}.${slot}`

/** The same word with only the pieces laid by hand. */
export function byHand(word: string, zone: Pieces, laid: Laid): Assembly {
  const letters = assemble(word, zone).letters.map((letter, n) => ({
    ...letter,
    slots: letter.slots.map((slot, m) => ({ ...slot, filled: laid.has(slotName(n, m)) })),
  }))
  const lying = letters.flatMap(({ slots }) => slots)
  const count = (filled: boolean): Pieces =>
    each((kind) => lying.filter((slot) => slot.kind === kind && slot.filled === filled).length)
  return { word, letters, missing: count(false), left: without(zone, count(true)) }
}

/** Lay a piece on a stroke of its kind: the one named, or the first that is empty; null: none is. */
export function lay(assembly: Assembly, laid: Laid, kind: Kind, at?: string): Laid | null {
  if ((assembly.left[KINDS.indexOf(kind)] ?? 0) === 0) return null
  const free = assembly.letters.flatMap(({ slots }, n) =>
    slots.flatMap((slot, m) => (slot.kind === kind && !slot.filled ? [slotName(n, m)] : [])),
  )
  const target = at === undefined ? free[0] : free.find((name) => name === at)
  return target === undefined ? null : new Set([...laid, target])
}

export const lift = (laid: Laid, at: string): Laid =>
  new Set([...laid].filter((name) => name !== at))

/** How each letter is laid, as a claim shows it: `R2Y1`. */
export const shown = ({ letters }: Assembly): readonly string[] =>
  letters.map(({ slots }) =>
    KINDS.map((kind) => {
      const count = slots.filter((slot) => slot.kind === kind && slot.filled).length
      return count === 0 ? '' : `${kind}${count}`
    }).join(''),
  )

/** What is laid when the word changes: pieces stay on the letters that stay. */
export function rewritten(laid: Laid, before: string, after: string): Laid {
  let same = 0
  while (same < before.length && before[same] === after[same]) same += 1
  return new Set([...laid].filter((name) => Number(name.split('.')[0]) < same))
}
