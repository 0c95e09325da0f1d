/** French setting: the spaces, quotation marks and apostrophes that a keyboard does not give. */

const NBSP = '\u00a0'
const THIN = '\u202f' // narrow no-break space

/** Sets a French sentence; setting it twice changes nothing. */
export function typo(text: string): string {
  return text
    .replaceAll("'", '’')
    .replace(/[ \u00a0\u202f]:/g, `${NBSP}:`)
    .replace(/[ \u00a0\u202f]([;!?])/g, `${THIN}$1`)
    .replace(/«[ \u00a0\u202f]?/g, `«${NBSP}`)
    .replace(/[ \u00a0\u202f]?»/g, `${NBSP}»`)
    .replace(/(\d) (?=(?:min|h|s|ms|%)(?![\p{L}\d]))/gu, `$1${NBSP}`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${THIN}`)
}

/** Sets every sentence of a dictionary: strings at once, functions when they speak. */
export function typeset<T>(sentences: T): T {
  return set(sentences) as T
}

function set(value: unknown): unknown {
  if (typeof value === 'string') return typo(value)
  if (typeof value === 'function') return (...args: unknown[]) => set(value(...args))
  if (Array.isArray(value)) return value.map(set)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, set(inner)]))
}

/** A sense, which is French, as a sentence: a capital, a full stop, set as French is. */
export function sentence(text: string): string {
  const begun = typo(text.charAt(0).toLocaleUpperCase('fr') + text.slice(1))
  return /[.?!…]$/.test(begun) ? begun : `${begun}.`
}

/** « Marius, Odile et Léon ». */
export function listed(items: readonly string[], and: string): string {
  if (items.length <= 1) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`
}

export interface Run {
  readonly text: string
  readonly raised: boolean
}

/** « 3e pers. » in runs, the ending of the ordinal raised: 3<sup>e</sup>. */
export function ordinals(text: string): readonly Run[] {
  return text
    .split(/(?<=\b[\dIVX]+)(ers?|res?|es?)(?![\p{L}\d])/u)
    .map((run, at) => ({ text: run, raised: at % 2 === 1 }))
    .filter((run) => run.text !== '')
}
