/** The abécédaire: what each letter is made of, and how pieces are counted. Pure. */
import guide from './alphabet-fr-reconstructed-1.json' // the rules' own file, byte for byte

export type Kind = 'R' | 'Y' | 'B' | 'G'
/** How many of each kind, in the order of KINDS. */
export type Pieces = readonly [number, number, number, number]

/** Long straight, short straight, wide curve, tight curve. */
export const KINDS: readonly Kind[] = ['R', 'Y', 'B', 'G']
export const NOTHING: Pieces = [0, 0, 0, 0]

export interface Stroke {
  readonly kind: Kind
  readonly path: string
}

/** A letter as it is laid out, one high; its strokes lie from 0 to `width`. */
export interface Glyph {
  readonly letter: string
  readonly width: number
  readonly strokes: readonly Stroke[]
}

export const GLYPHS: ReadonlyMap<string, Glyph> = new Map(
  Object.entries(guide.signs).map(([letter, { width, strokes }]) => [
    letter,
    {
      letter,
      width,
      strokes: strokes.map(([kind, path]) => ({ kind: kind as Kind, path: path ?? '' })),
    },
  ]),
)

/** Every letter, the apostrophe and the hyphen, in the order of the guide. */
export const LETTERS: readonly string[] = [...GLYPHS.keys()]

/** A piece alone, as it lies in a zone, the box or on a die. */
export const BARE: Readonly<Record<Kind, { width: number; height: number; path: string }>> = {
  R: { width: 0, height: 1, path: 'M0 0V1' },
  Y: { width: 0, height: 0.5, path: 'M0 0V.5' },
  B: { width: 0.5, height: 1, path: 'M.5 0A.5 .5 0 0 0 .5 1' },
  G: { width: 0.5, height: 0.5, path: 'M.5 0h-.25a.25 .25 0 0 0 0 .5h.25' },
}

const LIGATURES: Readonly<Record<string, string>> = { Œ: 'OE', Æ: 'AE' }
const MARKS = /\p{M}/gu

/** A word as it is built: capitals without accents, ligatures opened, nothing that cannot be built. */
export function plain(text: string): string {
  return text
    .toLocaleUpperCase('fr')
    .replace(/[ŒÆ]/g, (ligature) => LIGATURES[ligature] ?? '')
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[’ʼ‘`´]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/[^A-Z'-]/g, '')
}

/** What a word is made of. */
export function cost(word: string): Pieces {
  return sum([...word].map((letter) => counted(GLYPHS.get(letter)?.strokes ?? [])))
}

const counted = (some: readonly Stroke[]): Pieces =>
  each((kind) => some.filter((stroke) => stroke.kind === kind).length)

/** A count for each kind. */
export function each(count: (kind: Kind, at: number) => number): Pieces {
  const [r, y, b, g] = KINDS.map(count)
  return [r ?? 0, y ?? 0, b ?? 0, g ?? 0]
}

export const sum = (all: readonly Pieces[]): Pieces =>
  each((_, at) => all.reduce((total, one) => total + (one[at] ?? 0), 0))

/** What is left of the first without the second; never less than nothing. */
export const without = (some: Pieces, taken: Pieces): Pieces =>
  each((_, at) => Math.max(0, (some[at] ?? 0) - (taken[at] ?? 0)))

export const size = (some: Pieces): number => some.reduce((total, count) => total + count, 0)

/** One kind after another, as they are laid out in a row: RRYBG. */
export const row = (some: Pieces): readonly Kind[] =>
  KINDS.flatMap((kind, at) => Array.from({ length: some[at] ?? 0 }, () => kind))
