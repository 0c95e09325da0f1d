/** What the narrator of a lesson says now: to be read in his bar, and heard from a place that stays. */
import type { LessonStore } from './lesson.svelte'
import { speech } from './say.svelte'
import { typo } from './typo'

export function narrated(lesson: LessonStore): string {
  const { t, tongue } = speech
  const told = (both: { fr: string; en: string }) => (tongue === 'fr' ? typo(both.fr) : both.en)
  if (lesson.stage === 'showing') return t.lesson.watch
  if (lesson.stage === 'done') return lesson.answer ? told(lesson.answer) : t.lesson.well
  return told(lesson.gesture.say)
}
