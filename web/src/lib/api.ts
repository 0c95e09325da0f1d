/** What the club answers over HTTP: games, tables, words, rulebooks. */
import type { Start as Beginning } from './start'
import type {
  Begin,
  Book,
  Chair,
  FamilyBook,
  Handover,
  Judged,
  Lessons,
  Listed,
  Network,
  NewTable,
  Opening,
  Past,
  Problem,
  Proved,
  Report,
  Room,
  Seat,
  Sit,
  Start,
  WordPage,
  WordsFound,
} from './wire'

/** An example of a rulebook; its game knows what else it holds. */
export interface Figured extends Beginning {
  readonly clause: string
  readonly living: boolean // plays by itself at the entrance
  readonly moments: readonly unknown[]
}

/** A choice somebody had: the line he decided at, who he is, its place among those he knew. */
export interface Untaken {
  readonly line: number
  readonly by: Seat
  readonly choice: number
}

/** Where the lines of a game are kept: at its table, or in a record somebody has shown. */
export interface Kept {
  readonly id: string
  readonly shelf: 'tables' | 'records'
}

/** The club said no, or nothing: its status and its word for it. */
export class Declined extends Error {
  readonly status: number // 0: unreachable
  readonly code: string
  readonly clause: string
  readonly about: Readonly<Record<string, unknown>>

  constructor(status: number, problem: Partial<Problem>) {
    super(`${status} ${problem.code}`)
    this.status = status
    this.code = problem.code ?? ''
    this.clause = problem.clause ?? ''
    this.about = problem.about ?? {}
  }
}

async function asked<T>(path: string, body?: unknown, method = 'POST'): Promise<T> {
  const request: RequestInit =
    body === undefined
      ? { headers: { accept: 'application/json' } }
      : {
          method,
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: body instanceof Blob ? body : JSON.stringify(body),
        }
  let response: Response
  try {
    response = await fetch(path, request)
  } catch {
    throw new Declined(0, {})
  }
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new Declined(response.status, (answer ?? {}) as Partial<Problem>)
  return answer as T
}

const part = encodeURIComponent
const at = (table: string) => `/api/tables/${part(table)}`
const kept = ({ shelf, id }: Kept) => `/api/${shelf}/${part(id)}`

export const api = {
  games: () => asked<readonly Opening[]>('/api/games'),
  tables: () => asked<readonly Listed[]>('/api/tables'),
  word: (word: string) => asked<WordPage>(`/api/words/${part(word)}`),
  begun: (start: string) => asked<WordsFound>(`/api/words?begins=${part(start)}`),
  playedAt: (word: string) => asked<WordsFound>(`/api/words/${part(word)}/played`),
  report: (word: string, report: Report) => asked<null>(`/api/words/${part(word)}/report`, report),
  rules: (slug: string, tongue: string) =>
    asked<Book.Rulebook>(`/api/rules/${part(slug)}?lang=${tongue}`),
  lessonList: (slug: string) =>
    asked<readonly Lessons.Heading[]>(`/api/lessons/${part(slug)}?names`),
  lessons: (slug: string) => asked<readonly Lessons.Taught[]>(`/api/lessons/${part(slug)}`),
  figures: (slug: string) => asked<readonly Figured[]>(`/api/figures/${part(slug)}`),
  set: (table: NewTable) => asked<Room>('/api/tables', table),
  room: (table: string) => asked<Room>(at(table)),
  sit: (table: string, seat: number, sit: Sit) => asked<Room>(`${at(table)}/seats/${seat}`, sit),
  keyOf: (table: string, seat: number) => asked<Handover>(`${at(table)}/seats/${seat}/key`),
  put: (table: string, seat: number, chair: Chair) =>
    asked<Room>(`${at(table)}/chairs/${seat}`, chair),
  start: (table: string, start: Start) => asked<Room>(`${at(table)}/start`, start),
  again: (table: string) => asked<Room>(`${at(table)}/again`, {}),
  /** Lines of a game as a seat saw them, or an onlooker where there is none. */
  past: (of: Kept, seat: number | null, seq: number, count: number) =>
    asked<Past>(
      `${kept(of)}/past?seq=${seq}&count=${count}${seat === null ? '' : `&seat=${seat}`}`,
    ),
  /** A finished game judged; null while it is being made. */
  analysis: async (of: Kept) => {
    const found = await asked<Judged.Analysis | Problem>(`${kept(of)}/analysis`)
    if ('code' in found && found.code === 'NO_ANALYSIS') throw new Declined(404, found)
    return 'code' in found ? null : found
  },
  /** What would have come of the nth choice somebody had at a line, as a seat would have seen it. */
  tried: (of: Kept, { line, by, choice }: Untaken, seat: number | null) =>
    asked<Past>(
      `${kept(of)}/tried?line=${line}&by=${by}&choice=${choice}${seat === null ? '' : `&seat=${seat}`}`,
    ),
  /** A finished game after a line, as another table is set from. */
  position: (table: string, line: number) => asked<Begin>(`${at(table)}/position?line=${line}`),
  /** A record file, proved by the club; what it answers says where it differs. */
  prove: (file: Blob) => asked<Proved>('/api/records', file),
  family: () => asked<FamilyBook>('/api/family'),
  clearFamily: () => asked<FamilyBook>('/api/family/clear', {}),
  network: () => asked<Network>('/api/network'),
  openNetwork: (open: boolean) => asked<Network>('/api/network', { open }),
  recordOf: (table: string) => `${at(table)}/record`,
  qrOf: (table: string, seat?: number) =>
    `/qr/${part(table)}.svg${seat === undefined ? '' : `?seat=${seat}`}`,
}
