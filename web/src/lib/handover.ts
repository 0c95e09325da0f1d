/** The key of a seat in an address: `#main=2-Zx_4…`, after the # so that no server sees it. */
export interface Handed {
  readonly seat: number
  readonly key: string
}

const FORM = /^#main=(\d{1,2})-([\w-]{8,64})$/

export function handedOver(hash: string): Handed | null {
  const [, seat, key] = FORM.exec(hash) ?? []
  return seat === undefined || key === undefined ? null : { seat: Number(seat), key }
}

export function addressOf(origin: string, table: string, handed: Handed): string {
  return `${origin}/table/${table}#main=${handed.seat}-${handed.key}`
}
