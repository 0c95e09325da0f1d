/** Finding one's way in a rulebook: by its chapters, by a word. */
import { matches } from './pattern'
import type { Book } from './wire'

type Block = Book.Paragraph | Book.Listing | Book.Columns
type Line = Book.Paragraph['spans']

/** A chapter as a search leaves it, with its place in the book. */
export interface Found {
  readonly at: number
  readonly chapter: Book.Chapter
}

/** The name of a chapter in an address. */
export const anchor = (at: number): string => `chapitre-${at + 1}`

/** The place of the chapter that has this anchor or holds this article; -1 where there is none. */
export function chapterOf(book: Book.Rulebook, id: string): number {
  return book.chapters.findIndex(
    (chapter, at) => anchor(at) === id || chapter.articles.some((article) => article.id === id),
  )
}

/** The article of this number; null where the book has none. */
export function articleOf(book: Book.Rulebook, id: string): Book.Article | null {
  return (
    book.chapters.flatMap(({ articles }) => articles).find((article) => article.id === id) ?? null
  )
}

/** An article in short: its number, its title, one sentence. */
export interface AtWork {
  readonly id: string
  readonly title: string
  readonly say: string
}

const MOST = 4 // articles at work: more would be a rulebook

/** The articles that matter in this view, in short; one that is told in full is left out. */
export function atWork(book: Book.Rulebook, view: object, told: string): readonly AtWork[] {
  return book.now
    .filter(({ clause, when }) => clause !== told && matches(when, view))
    .slice(0, MOST)
    .map(({ clause, say }) => ({ id: clause, title: articleOf(book, clause)?.title ?? '', say }))
}

/** The chapters in which every word asked for stands, with the passages that have them alone. */
export function search(book: Book.Rulebook, query: string): readonly Found[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  const has = (text: string) => words.every((word) => folded(text).includes(word))
  return book.chapters
    .map((chapter, at) => ({
      at,
      chapter: {
        ...chapter,
        intro: has(text(chapter.intro)) ? chapter.intro : [],
        articles: chapter.articles.filter(({ id, title, blocks }) =>
          has(`${id} ${title} ${text(blocks)}`),
        ),
      },
    }))
    .filter(({ chapter }) => passages(chapter) > 0)
}

/** How many things there are to read: the articles, and what stands before them. */
export function passages(chapter: Book.Chapter): number {
  return chapter.articles.length + (chapter.intro.length > 0 ? 1 : 0)
}

/** Without accents, ligatures and capitals, as one types in a hurry. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll("'", '’')
}

function text(blocks: readonly Block[]): string {
  return blocks.flatMap(lines).map(said).join(' ')
}

function lines(block: Block): readonly Line[] {
  if (block.type === 'Paragraph') return [block.spans]
  if (block.type === 'Listing') return block.items
  return [...block.head, ...block.rows.flat()]
}

function said(line: Line): string {
  return line.map((span) => (span.type === 'Reference' ? span.clause : span.text)).join('')
}
