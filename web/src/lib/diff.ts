/** Two views → what moved: animation is derived from the difference, never written for a move. */

export interface Moved<P> {
  readonly key: string
  readonly from: P
  readonly to: P
}

export interface Difference<P> {
  readonly moved: readonly Moved<P>[]
  readonly came: readonly { readonly key: string; readonly at: P }[]
  readonly left: readonly { readonly key: string; readonly at: P }[]
}

/** Where each piece is, by a key that follows the piece. */
export type Placed<P> = Readonly<Record<string, P>>

/** What changed between two positions; places are equal by their JSON. */
export function difference<P>(before: Placed<P>, after: Placed<P>): Difference<P> {
  const same = (a: P, b: P) => JSON.stringify(a) === JSON.stringify(b)
  const moved = Object.entries(after).flatMap(([key, to]) => {
    const from = before[key]
    return from === undefined || same(from, to) ? [] : [{ key, from, to }]
  })
  const missing = (of: Placed<P>, from: Placed<P>) =>
    Object.entries(of).flatMap(([key, at]) => (key in from ? [] : [{ key, at }]))
  return { moved, came: missing(after, before), left: missing(before, after) }
}
