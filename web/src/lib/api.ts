/** What the club answers over HTTP: games, tables, words, rulebooks. */
import type { Book, Listed, NewTable, Opening, WordPage } from './wire'

/** The club said no, or nothing: its status and its word for it. */
export class Declined extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(`${status} ${code}`)
    this.status = status
    this.code = code
  }
}

async function asked<T>(path: string, body?: unknown, method = 'POST'): Promise<T> {
  const request: RequestInit =
    body === undefined
      ? { headers: { accept: 'application/json' } }
      : {
          method,
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify(body),
        }
  let response: Response
  try {
    response = await fetch(path, request)
  } catch {
    throw new Declined(0, 'UNREACHABLE')
  }
  const text = await response.text()
  const answer: unknown = text === '' ? null : JSON.parse(text)
  if (!response.ok) {
    const code = (answer as { code?: string } | null)?.code ?? 'FAILED'
    throw new Declined(response.status, code)
  }
  return answer as T
}

const part = encodeURIComponent

export const api = {
  games: () => asked<readonly Opening[]>('/api/games'),
  tables: () => asked<readonly Listed[]>('/api/tables'),
  word: (word: string) => asked<WordPage>(`/api/words/${part(word)}`),
  rules: (slug: string, tongue: string) =>
    asked<Book.Rulebook>(`/api/rules/${part(slug)}?lang=${tongue}`),
  set: (table: NewTable) => asked<{ table: string }>('/api/tables', table),
  sit: (table: string, seat: number, name: string) =>
    asked<unknown>(`/api/tables/${part(table)}/seats/${seat}`, { name }),
  bot: (table: string, seat: number, level: number) =>
    asked<unknown>(`/api/tables/${part(table)}/seats/${seat}/bot`, { level }),
  begin: (table: string) => asked<unknown>(`/api/tables/${part(table)}/begin`, {}),
  again: (table: string) => asked<{ table: string }>(`/api/tables/${part(table)}/again`, {}),
  recordOf: (table: string) => `/api/tables/${part(table)}/record`,
  qrOf: (table: string) => `/api/tables/${part(table)}/qr.svg`,
}
