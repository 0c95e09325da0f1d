/** Which lesson would be of use after a game: by what was met in it, and what is known already. */
import { progress } from './lesson.svelte'
import { matches } from './pattern'
import type { Lessons } from './wire'

/** The first lesson not followed yet that has to do with what happened, else the first of all. */
export function fitting(
  slug: string,
  lessons: readonly Lessons.Heading[],
  events: readonly object[],
): Lessons.Heading | null {
  const unknown = lessons.filter(({ name }) => progress(slug, name) !== 'done')
  const met = ({ met }: Lessons.Heading) =>
    met.some((pattern) => events.some((event) => matches(pattern, event)))
  return unknown.find(met) ?? unknown[0] ?? null
}
