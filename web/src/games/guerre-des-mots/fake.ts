/** Small tables for tests: the board as it is, chains in straight lines. */
import { readCell } from './cells'
import { words } from './words'
import type { Cell, ChainView, TableView } from './types'

const BOARD = [
  '.........b....b.........',
  '.........b.vv.b.........',
  '....bbbb.b....b.bbbb....',
  '.........b.TT.b.........',
  '..b.Fv...vR..Rv...vF.b..',
  '..b.v...v.rggr.v...v.b..',
  '..b..................b..',
  '..b....F........F....b..',
  '.....v..vg.DD.gv..v.....',
  'bbbbv...gv....vg...vbbbb',
  '....Rr....grrg....rR....',
  '.v.T.g..D.rmmr.D..g.T.v.',
]
const board = [...BOARD, ...BOARD.toReversed()].join('/')

export function at(name: string): Cell {
  return readCell(name, 24)!
}

/** A chain of one word, a cross where the text has one. */
export function chain(
  id: number,
  seat: number,
  text: string,
  first: Cell,
  step: readonly [number, number],
): ChainView {
  const path = [...text].map((reads, n) => ({
    token: reads,
    cell: [first[0] + step[0] * n, first[1] + step[1] * n] as const,
    reads,
    shield: false,
    guards: reads === '+' ? -1 : 0,
  }))
  return { id, seat, base: '', path, words: words(path), blockaded: false }
}

export function table(chains: readonly ChainView[] = [], part: Partial<TableView> = {}): TableView {
  const view: Partial<TableView> = {
    seat: 0,
    can: ['Lay', 'Pass'],
    wake: null,
    house: { resigned: [], absent: [], ending: null },
    phase: 'TURN',
    rule: 'simplified',
    accents: false,
    round: 2,
    turn: 3,
    coup: 1,
    active: 0,
    credits: 1,
    board,
    places: ['SO', 'NE'],
    first: 0,
    lots: [],
    chains,
    arsenal: ['A', 'E', 'R', 'S', '?', '+'],
    arsenals: [6, 6],
    reserve: 40,
    values: [
      ['R', 8],
      ['S', 8],
      ['T', 8],
      ['P', 10],
      ['N', 8],
    ],
    frozen: [],
    request: null,
    winner: null,
    why: null,
    ...part,
  }
  return view as TableView
}

/** Letters of a coup in a straight line, all from the arsenal. */
export function placed(text: string, first: string, step: readonly [number, number]) {
  const start = at(first)
  return [...text].map((reads, n) => ({
    cell: [start[0] + step[0] * n, start[1] + step[1] * n] as Cell,
    reads,
    origin: null as Cell | null,
    joker: false,
    symbol: false,
  }))
}
