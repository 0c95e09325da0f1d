/** The score sheet of a round under way: what its rows and its boxes are worth by now. Pure. */
import type { SheetView } from './types'

export const ROWS = 6
const PREMIUM_FROM = 3 // Gloire aux mots les plus longs: each letter after these counts twice

/** What a word is worth: its letters, or with Gloire a premium for the long ones. */
export const points = (word: string, gloire: boolean): number =>
  gloire ? word.length + Math.max(0, word.length - PREMIUM_FROM) : word.length

/** Blue boxes that are still free. */
export const bonus = (ticked: number): number => 6 - Math.max(0, ticked - 6)

/** Rows that are written, whether their words are known or not. */
export const written = ({ rows }: SheetView): number => rows.filter((word) => word !== '').length

/** Whether every row is written: nothing more is asked of its owner. */
export const isFull = (sheet: SheetView): boolean => written(sheet) >= ROWS

/** The words one may read on this sheet. */
export const words = ({ rows }: SheetView): readonly string[] =>
  rows.filter((word): word is string => word !== null && word !== '')

/** What the round would be worth now; a hidden word counts nothing here. */
export function total(sheet: SheetView, gloire: boolean): number {
  return words(sheet).reduce((sum, word) => sum + points(word, gloire), bonus(sheet.ticked))
}

/** Circles of the line for which no piece was taken (mot à mot). */
export const openCircles = ({ circles, taken }: SheetView): number =>
  circles - taken.reduce((sum, count) => sum + count, 0)
