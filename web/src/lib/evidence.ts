/** By which lists a word is attested, for whoever doubts a verdict. Pure. */
import type { WordPage } from './wire'

export type List = 'club' | 'school' | 'usage' | 'others' | 'names' | 'borrowed'

export interface Proof {
  readonly name: List
  readonly has: boolean
  readonly side: readonly string[] // lemmas, the least level that says it, lists, kinds of names
  readonly about: string // what it means at a table: a key, or the list's version
}

/** Made apart from the list that judges: one of them makes a word usual. */
const APART: ReadonlySet<string> = new Set(['lexique', 'wordfreq', 'lefff', 'logomachie'])

/** Each list with what it says of this word; those that could only be silent are left out. */
export function evidence(page: WordPage, stands: boolean): readonly Proof[] {
  const common = page.readings.length > 0
  const usual = page.attested.some((list) => APART.has(list))
  const lists = page.attested.filter((list) => list !== 'grammalecte')
  const borrowed = page.readings.some(({ flags }) => flags.includes('foreign'))
  const lemmas = [...new Set(page.readings.map(({ lemma }) => lemma))]
  return [
    { name: 'club', has: common || stands, side: lemmas.slice(0, 3), about: page.version },
    ...(page.unfit ? [{ name: 'school' as const, has: false, side: [], about: 'unfit' }] : []),
    {
      name: 'usage',
      has: page.levels.length > 0,
      side: page.levels.slice(0, 1),
      about: String(page.readings[0]?.age ?? 0),
    },
    { name: 'others', has: lists.length > 0, side: lists, about: usual ? 'usual' : 'rare' },
    {
      name: 'names',
      has: page.names.length > 0,
      side: page.names,
      about: page.names.some((kind) => kind !== 'prénom') ? 'name' : '',
    },
    ...(common
      ? [{ name: 'borrowed' as const, has: borrowed, side: [], about: borrowed ? 'yes' : 'no' }]
      : []),
  ]
}
