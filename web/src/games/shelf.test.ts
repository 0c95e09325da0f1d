import { expect, test } from 'vitest'
import { games } from '.'
import { typo } from '../lib/typo'

// What every game has, at the same place.
const NAMES = [
  'Cover.svelte', // the drawing on its box
  'Table.svelte',
  'en.ts',
  'fr.ts', // the sentences of its table
  'index.ts',
  'options.en.ts',
  'options.fr.ts',
  'refusals.en.ts',
  'refusals.fr.ts',
  'room.ts',
]
const FILES = Object.keys(import.meta.glob('./*/*.{ts,svelte}'))
const FOLDERS = [...new Set(FILES.map((path) => path.split('/')[1] ?? ''))]
const SHARED = import.meta.glob<string>(
  ['../{lib,pages,parts}/**/*.{ts,svelte}', '../*.{ts,svelte}'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** Every path of a dictionary, and what stands there. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`))
}

/** A name, and what a refusal is about, in one. */
const STAND_IN = Object.assign(new String('ORNA'), { word: 'ORNA', least: 2 })

/** A sentence, spoken with stand-ins if it wants words. */
function spoken(leaf: unknown): string {
  return typeof leaf === 'function' ? String(leaf(STAND_IN)) : String(leaf)
}

/** The words by which a game can be named: word-whiz, word_whiz, WordWhiz, Word Whiz, its title. */
function names(slug: string): readonly string[] {
  const parts = slug.split('-')
  const title = games.get(slug)?.card.fr.title.replace('|', ' ') ?? slug
  return [...new Set(['-', '_', '', ' '].map((by) => parts.join(by)).concat(title.toLowerCase()))]
}

/** Every shared file that names a game, generated ones apart. */
function naming(files: Readonly<Record<string, string>>): readonly string[] {
  const words = FOLDERS.flatMap(names)
  return Object.entries(files)
    .filter(([path]) => !path.endsWith('/wire.ts'))
    .flatMap(([path, text]) => {
      const said = words.find((word) => text.toLowerCase().includes(word))
      return said === undefined ? [] : [`${path}: ${said}`]
    })
}

test.each(FOLDERS)('%s has every name at its place', (folder) => {
  expect(NAMES.filter((name) => !FILES.includes(`./${folder}/${name}`))).toEqual([])
})

test('every folder is a game on the shelf, each at a place of its own', () => {
  const places = [...games.values()].map(({ place }) => place)

  expect([...games.keys()].toSorted()).toEqual(FOLDERS.toSorted())
  expect(places).toEqual(places.map((_, n) => n + 1))
})

test('lib, pages and parts name no game', () => {
  expect(naming(SHARED)).toEqual([])
})

test('a shared room that names a game is found', () => {
  const [slug = ''] = FOLDERS
  const files = { 'a.ts': `import '../games/${slug}'`, 'b.ts': 'const none = 1' }

  expect(naming(files)).toEqual([`a.ts: ${slug}`])
})

test.each(FOLDERS)('%s says in both languages what the house wants to hear', async (slug) => {
  const game = games.get(slug)
  const room = (await game?.room())?.default
  const both = [game?.card, room?.options, room?.refusals, room?.handicap?.text]
  const paths = (sentences: unknown) => leaves(sentences).map(([path]) => path)
  const french = both.flatMap((one) => leaves(one?.fr ?? {}))
  const english = both.flatMap((one) => leaves(one?.en ?? {}))

  expect(both.map((one) => paths(one?.en))).toEqual(both.map((one) => paths(one?.fr)))
  expect(french.filter(([, leaf]) => spoken(leaf) !== typo(spoken(leaf)))).toEqual([])
  expect(
    [...french, ...english].filter(([, leaf]) =>
      /\b(OK|Valider|Oups|Bravo|Oops|Well done)\b|!/.test(spoken(leaf)),
    ),
  ).toEqual([])
})

test.each(FOLDERS)('a refusal of %s is one sentence or two', async (slug) => {
  const refusals = (await games.get(slug)?.room())?.default.refusals.fr ?? {}
  const wrong = Object.entries(refusals).filter(([, told]) => {
    const sentences = spoken(told).match(/[.?]/g) ?? []
    return sentences.length < 1 || sentences.length > 2
  })

  expect(wrong).toEqual([])
})
