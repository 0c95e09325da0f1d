/** The French of every table and of the page, spoken with names that are hard to join. */
import { describe, expect, test } from 'vitest'
import { fr as after } from '../lib/after.fr'
import { fr as carnet } from '../lib/carnet.fr'
import { fr as page } from '../lib/fr'
import { refusals as pageRefusals } from '../lib/refusals.fr'

const modules = import.meta.glob<Record<string, unknown>>(
  ['./*/fr.ts', './*/refusals.fr.ts', './*/options.fr.ts', './*/room.ts'],
  { eager: true },
)
const tables = { page, pageRefusals, after, carnet, ...modules }

/** Every sentence of a table, the functions spoken with these stand-ins. */
function spoken(value: unknown, name: string, path = ''): [string, string][] {
  if (typeof value === 'function') return said(value as Say, name).map((text) => [path, text])
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null || path.endsWith('/en')) return []
  return Object.entries(value).flatMap(([key, inner]) => spoken(inner, name, `${path}/${key}`))
}

type Say = (...about: unknown[]) => unknown

/** What a sentence says of one and of several; what wants other things is not spoken here. */
function said(say: Say, name: string): string[] {
  const stands = [
    [name, name, name, 2, 2],
    [[name, name], 2, 2],
    [name, [name], [name]],
    [name, 1, 1],
    [new Proxy({}, { get: () => name })], // what a refusal is about
  ]
  return stands.flatMap((about) => {
    try {
      const text = say(...about)
      return typeof text === 'string' && !/undefined/i.test(text) ? [text] : []
    } catch {
      return []
    }
  })
}

const wrong = (bad: RegExp, name: string): [string, string][] =>
  Object.entries(tables).flatMap(([from, table]) =>
    spoken(table, name, from).filter(([, text]) => bad.test(text)),
  )

describe('every sentence in French', () => {
  test('elides before a name that begins with a vowel', () => {
    const whole = /\b(?:de|que|ne|se) Odile(?! à (?:Odile|\d)| cases)/u // cells and figures aside

    expect(wrong(whole, 'Odile')).toEqual([])
  })

  test.each(['Yann', 'Hamza'])('does not elide before %s', (name) => {
    expect(wrong(new RegExp(`[dlnsq]’${name}`, 'u'), name)).toEqual([])
  })

  test('says nothing of a player that agrees with a man only', () => {
    const agrees =
      /(?:Jeanne|vous êtes|vous) (?:est |êtes |reste |déjà |noté )*(?:prêt|seul|absent|revenu|noté|invité|exclu|bloqué)\b/iu

    expect(wrong(agrees, 'Jeanne')).toEqual([])
  })

  test('counts one and none in the singular', () => {
    expect(wrong(/(?<!\d)[01] \p{Ll}+s\b(?<!fois|cadenas|des)/u, 'Zoé')).toEqual([])
  })

  test('uses no word that a ten-year-old does not know, and no English verb', () => {
    const hard =
      /procès-verbal|empreinte|\bgraine|revendiqu|cachet|objecte|sans objet|\bclaim\b|\bslide\b|\bplay\b|un simple anagramme|a manqué/iu

    expect(wrong(hard, 'Zoé')).toEqual([])
  })
})
