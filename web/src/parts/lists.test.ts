import { expect, test } from 'vitest'

const SOURCES = import.meta.glob<string>('../**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
})

// What no two of a list can share: given by the rules or by the club, one to each.
const IDENTITIES: ReadonlySet<string> = new Set(['id', 'seat', 'slug', 'table', 'name', 'value'])
// Of these lists a thing is itself its identity.
const ONCE: ReadonlySet<string> = new Set([
  'key(piece.cell)', // a cell holds one token
  'play.key', // the draft numbers its plays
  'place.at', // chairs are counted
  'part.at', // chapters too
])

/** The lists of a component that two equal entries would break. */
function doubtful(source: string): readonly string[] {
  const lists = source.matchAll(/\{#each ([^]*?)(?: as ([^]*?))?(?:, (\w+))?(?: \(([^]*?)\))?\}/g)
  return [...lists].flatMap(([whole, list = '', , index = '', key = '']) => {
    const last = key.split('.').at(-1) ?? ''
    const fixed = /^[A-Z_]+$|^\[[^.]*\]( as const)?$|^'[A-Z]+'$|^\{ length|^upTo\(/.test(list)
    const seats = /seats|mine|asked|returning|consenting|others|ready|hands|order$/.test(list)
    const values = /^values$|^boxes$|^lines$/.test(list)
    if (key === '' || key === index || fixed || seats || values) return []
    return IDENTITIES.has(last) || ONCE.has(key) ? [] : [whole]
  })
}

test('a list keyed by what it says would not survive two equal entries, and is found', () => {
  expect(doubtful('{#each readings as reading (reading.form + reading.gloss)}')).toHaveLength(1)
  expect(doubtful('{#each readings as reading, n (n)}')).toEqual([])
})

test('every list of the page can be drawn whatever it holds', () => {
  const found = Object.entries(SOURCES).map(([file, source]) => [file, doubtful(source)] as const)

  expect(found.filter(([, lists]) => lists.length > 0)).toEqual([])
})
