/** Who must still come back before a paused game goes on. */
import type { TableStore } from './table.svelte'
import type { Paused } from './wire'

/** The people one waits for, once somebody is back from the pause. */
export function awaited(table: TableStore, { back }: Paused): readonly string[] {
  if (back.length === 0) return []
  return table.places
    .filter(({ kind, seat }) => kind === 'person' && !back.includes(seat))
    .map(({ seat }) => table.name(seat))
}
