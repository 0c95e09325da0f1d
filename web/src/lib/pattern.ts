/** Patterns of events and views: what the club's data names, compared with what came over the wire. */

/** Whether all that a pattern names is so; what it leaves out may be anything. */
export function matches(pattern: unknown, value: unknown): boolean {
  if (Array.isArray(pattern))
    return (
      Array.isArray(value) && pattern.every((want) => value.some((found) => matches(want, found)))
    )
  if (pattern !== null && typeof pattern === 'object') {
    if (value === null || typeof value !== 'object') return false
    const found = value as Readonly<Record<string, unknown>>
    return Object.entries(pattern).every(([name, want]) => matches(want, found[name]))
  }
  return pattern === value
}
