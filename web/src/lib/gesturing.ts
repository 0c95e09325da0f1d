/** The context in which a table is a gesture's: its lesson, and the parts only a lesson draws. */
import type { Component } from 'svelte'
import type { LessonStore } from './lesson.svelte'

export const LESSON = Symbol('lesson')

type Part = Component<{ lesson: LessonStore }>

export interface Gesturing {
  readonly lesson: LessonStore | null
  readonly Narrator: Part // where la phrase is at a table
  readonly Gestures: Part // at the head of the margin
}
