import { expect, test } from 'vitest'
import css from '../tokens.css?raw'

type Tokens = Readonly<Record<string, string>>

/** The custom properties of each theme, the first one below the others. */
function themes(): Readonly<Record<string, Tokens>> {
  const found: Record<string, Tokens> = {}
  for (const [, name = '', body = ''] of css.matchAll(/\[data-theme='(\w+)'\] \{([^}]*)\}/g)) {
    const own = [...body.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, key, value]) => [
      key,
      value,
    ])
    found[name] = { ...found['papier'], ...(Object.fromEntries(own) as Tokens) }
  }
  return found
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: string): number {
  const channel = (at: number) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const TEXT = 4.5
const SHAPE = 3

const PAIRS: readonly (readonly [string, string, number])[] = [
  ...['encre', 'encre2', 'lien'].flatMap((ink) =>
    ['fond', 'feuille', 'creux'].map((ground) => [ink, ground, TEXT] as const),
  ),
  ...['bord', 'focus'].flatMap((line) =>
    ['fond', 'feuille'].map((ground) => [line, ground, SHAPE] as const),
  ),
  ['bouton-texte', 'bouton', TEXT],
  ['encre', 'refus-fond', TEXT],
  ['refus', 'refus-fond', TEXT],
  ['refus', 'fond', TEXT],
  ['lien', 'refus-fond', TEXT],
  ['permis', 'feuille', TEXT],
  ['encre', 'attente-fond', TEXT],
  ['attente', 'attente-fond', TEXT],
  ['attente', 'feuille', SHAPE],
  ['jeton-encre', 'jeton', TEXT],
  ['tapis-encre', 'tapis', TEXT],
  ['tapis-encre2', 'tapis', TEXT],
  ['tapis-focus', 'tapis', SHAPE],
  ['tapis-trou', 'tapis', SHAPE],
  ['laiton', 'tapis', SHAPE],
  ['serrure', 'laiton', SHAPE],
  ['bois-encre', 'bois', TEXT],
  ['bois-encre', 'ligne', SHAPE],
  ['scene-encre', 'scene', TEXT],
  ['scene-encre2', 'scene', TEXT],
  ['scene-lien', 'scene', TEXT],
  ['piste-signe', 'piste-but', TEXT],
  ['lettre-vue-encre', 'lettre-vue', TEXT],
  ['lettre-vue', 'scene', SHAPE],
  ['boite-encre', 'boite2', TEXT],
  ['boite-encre2', 'boite2', TEXT],
  ['case-bord', 'case', SHAPE],
  ['case-bord', 'feuille', SHAPE],
  ['case-encre', 'case', TEXT],
  ['encre2', 'bonus', TEXT],
  ['total-encre', 'total', TEXT],
  ...['R', 'Y', 'B', 'G'].flatMap((kind) => [
    [`p${kind}f`, 'feuille', SHAPE] as const,
    [`p${kind}f`, 'fond', SHAPE] as const,
    [`p${kind}b`, 'carton', SHAPE] as const,
    [`p${kind}b`, 'jeton', SHAPE] as const,
  ]),
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((seat) => [
    [`s${seat}`, 'feuille', SHAPE] as const,
    [`t${seat}`, `s${seat}`, TEXT] as const,
  ]),
  ...[1, 2, 3, 4].map((seat) => [`s${seat}`, 'piste', SHAPE] as const),
  ...[1, 2, 3, 4, 5, 6].map((seat) => [`s${seat}`, 'pastille', SHAPE] as const),
  ...[1, 2, 3, 4, 5].map((game) => [`k${game}t`, `k${game}`, TEXT] as const),
]

test('all three themes are read', () => {
  expect(Object.keys(themes())).toEqual(['papier', 'nuit', 'contraste'])
})

test('the formula gives the known extremes', () => {
  expect([contrast('#000000', '#ffffff'), contrast('#777777', '#777777')]).toEqual([21, 1])
})

test.each(['papier', 'nuit', 'contraste'])('%s: every pair can be read', (name) => {
  const tokens = themes()[name] ?? {}
  const colour = (token: string) => tokens[`--${token}`] ?? ''
  const poor = PAIRS.map(([ink, ground, least]) => ({
    pair: `${ink} on ${ground}`,
    least,
    found: Number(contrast(colour(ink), colour(ground)).toFixed(2)),
  })).filter(({ found, least }) => !(found >= least))

  expect(poor).toEqual([])
})
