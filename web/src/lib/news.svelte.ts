/** Events heard once each, as they come. */
import { untrack } from 'svelte'
import type { AnyView, TableStore } from './table.svelte'

/** Hear what is new at this table, beside what was known; what happened before is not new. */
export function onNews<E>(
  table: Pick<TableStore<AnyView, E>, 'events' | 'since'>,
  hear: (news: readonly E[], known: readonly E[]) => void,
): void {
  let counted = table.events.length
  $effect(() => {
    const told = table.events
    const known = told.slice(0, counted).map(({ event }) => event)
    const news = told.slice(counted).filter(({ seq }) => seq > table.since)
    counted = told.length
    if (news.length > 0)
      untrack(() =>
        hear(
          news.map(({ event }) => event),
          known,
        ),
      )
  })
}
