/** Tokens dropped on the board one by one, read as a word on some end. Headless. */
import { key, plus, same, type Step } from './cells'
import { lies, pieces, type Target } from './places'
import { ends } from './sight'
import type { Cell, Seat, TableView } from './types'

export interface Placed {
  readonly cell: Cell
  readonly token: string
  readonly reads: string
}

/** The end and the word these tokens mean, if they mean one. */
export function dropped(
  view: TableView,
  seat: Seat,
  placed: readonly Placed[],
): { target: Target; typed: string; lie: number } | null {
  for (const step of [
    [0, 1],
    [1, 0],
  ] as const) {
    const typed = reading(view, placed, step)
    if (typed === null) continue
    for (const target of targets(view, seat)) {
      const lie = lies(view, seat, target, typed).findIndex(
        ({ slots }) =>
          slots.length === placed.length &&
          slots.every((slot) => placed.some(({ cell }) => same(cell, slot.cell))),
      )
      if (lie >= 0) return { target, typed, lie }
    }
  }
  return null
}

function targets(view: TableView, seat: Seat): readonly Target[] {
  return [
    ...ends(view, seat).map(({ chain, end }): Target => ({ chain: chain.id, end })),
    { chain: 0, base: 'A' },
    { chain: 0, base: 'B' },
  ]
}

/** What is read along a line through all these cells, the tokens of the board included. */
function reading(view: TableView, placed: readonly Placed[], step: Step): string | null {
  const there = new Map([...pieces(view)].map(([at, piece]) => [at, piece.reads]))
  for (const { cell, reads } of placed) there.set(key(cell), reads)
  let first = placed[0]?.cell
  if (!first) return null
  while (there.has(key(plus(first, step, -1)))) first = plus(first, step, -1)
  let word = ''
  let seen = 0
  for (let at: Cell = first; there.has(key(at)); at = plus(at, step)) {
    word += there.get(key(at))!.replace('+', '-')
    if (placed.some(({ cell }) => same(cell, at))) seen++
  }
  return seen === placed.length && word.length > 1 ? word : null
}
