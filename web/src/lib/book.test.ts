import { expect, test } from 'vitest'
import { atWork, chapterOf, passages, search } from './book'
import type { Book } from './wire'

const plain = (text: string): Book.Paragraph => ({
  type: 'Paragraph',
  spans: [{ type: 'Plain', text }],
})
const article = (id: string, title: string, ...blocks: Book.Article['blocks']): Book.Article => ({
  id,
  title,
  kind: 'rule',
  blocks,
})
const book: Book.Rulebook = {
  slug: 'dames',
  language: 'fr',
  title: 'Dames',
  intro: [],
  brief: [],
  now: [],
  chapters: [
    {
      title: 'Le but',
      intro: [plain('Prenez tout.')],
      articles: [article('XYZ-1', 'Prendre', plain('Chaque pièce prise sort.'))],
    },
    {
      title: 'La fin',
      intro: [],
      articles: [
        article('XYZ-2', 'Le cœur', {
          type: 'Listing',
          ordered: false,
          items: [
            [
              { type: 'Strong', text: 'L’été' },
              { type: 'Reference', clause: 'XYZ-1' },
            ],
          ],
        }),
        article('XYZ-3', 'Le tableau', {
          type: 'Columns',
          head: [[{ type: 'Plain', text: 'Pièce' }]],
          rows: [[[{ type: 'Plain', text: 'Reine' }]]],
        }),
      ],
    },
  ],
}
const ids = (query: string) =>
  search(book, query).flatMap(({ chapter }) => chapter.articles.map(({ id }) => id))

test.each([
  ['PIECE', ['XYZ-1', 'XYZ-3']], // accents and capitals do not matter
  ['coeur', ['XYZ-2']], // nor do ligatures
  ["l'ete", ['XYZ-2']], // nor the apostrophe of a keyboard
  ['reine', ['XYZ-3']], // a cell of a table
  ['xyz-1', ['XYZ-1', 'XYZ-2']], // an article and those that cite it
  ['sort chaque', ['XYZ-1']], // all words, in any order
  ['sort reine', []],
])('%s is found', (query, found) => {
  expect(ids(query)).toEqual(found)
})

test('chapters keep their place, and lose what was not asked for', () => {
  expect(search(book, 'reine').map(({ at }) => at)).toEqual([1])
  expect(search(book, 'tout').map(({ chapter }) => passages(chapter))).toEqual([1])
  expect(search(book, 'tout')[0]?.chapter.articles).toEqual([])
})

test('an empty search leaves the whole book', () => {
  expect(search(book, '  ').map(({ chapter }) => chapter)).toEqual(book.chapters)
})

test('a chapter is found by its anchor and by its articles', () => {
  expect(chapterOf(book, 'chapitre-2')).toBe(1)
  expect(chapterOf(book, 'XYZ-3')).toBe(1)
  expect(chapterOf(book, 'XYZ-9')).toBe(-1)
})

test('the articles at work are those whose pattern the view has, four at most, told in full or short', () => {
  const short = (clause: string, when: object) => ({ clause, when: { ...when }, say: clause })
  const now = [
    short('XYZ-1', { can: ['Take'] }),
    short('XYZ-2', {}),
    short('XYZ-3', { phase: 'A' }),
  ]
  const many = Array.from({ length: 6 }, () => short('XYZ-2', {}))
  const ids = (entries: typeof now, view: object, told = '') =>
    atWork({ ...book, now: entries }, view, told).map(({ id }) => id)

  expect(ids(now, { can: ['Take', 'Pass'], phase: 'B' })).toEqual(['XYZ-1', 'XYZ-2'])
  expect(ids(now, { can: [], phase: 'A' }, 'XYZ-2')).toEqual(['XYZ-3'])
  expect(ids(many, {})).toHaveLength(4)
  expect(atWork({ ...book, now }, { can: ['Take'] }, '')[0]?.title).toBe('Prendre')
})
