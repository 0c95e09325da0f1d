/** A table that begins from a position (HOUSE-07): how a figure hands it to the page that sets it. */

export interface Start {
  readonly position: string // as text
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>> // by their names on the wire
}

/** Where to set a table from this position. */
export function startHref(slug: string, { position, seats, options }: Start): string {
  const said = new URLSearchParams({
    position,
    seats: String(seats),
    options: JSON.stringify(options),
  })
  return `/jouer/${slug}#${said}`
}

/** The position an address asks for; null: it asks for none. */
export function startOf(hash: string): Start | null {
  const said = new URLSearchParams(hash.slice(1))
  const position = said.get('position')
  if (position === null) return null
  return {
    position,
    seats: Number(said.get('seats') ?? 0),
    options: chosen(said.get('options') ?? '{}'),
  }
}

function chosen(text: string): Start['options'] {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? (read as Start['options']) : {}
  } catch {
    return {} // an address somebody has shortened
  }
}
