/** A moment of a finished game, made again from its events: what the table looked like then. Pure. */
import { each, NOTHING, sum, without, type Kind, type Pieces } from './alphabet'
import { rounds, zoneBefore } from './story'
import type { Happened, Seat, Setup, SheetView, TableView } from './types'

const FULL: Pieces = [40, 40, 20, 20]
const EMPTY = ['', '', '', '', '', '']
const MOMENTS: ReadonlySet<string> = new Set<Happened['type']>([
  'RoundBegan',
  'LineRolled',
  'Announced',
  'Claimed',
  'Wrote',
  'Finished',
  'RoundScored',
  'Ended',
])

/** Whether a game looked at again stops here. */
export const isMoment = (event: Happened): boolean => MOMENTS.has(event.type)

const one = (kind: Kind): Pieces => each((other) => (other === kind ? 1 : 0))

/** The view after these events of the whole game; nobody can act in the past. */
export function rebuilt(
  whole: readonly Happened[],
  events: readonly Happened[],
  last: TableView,
  options: Pick<Setup, 'mode' | 'handicap' | 'supply'>,
): TableView {
  const first = fresh(last, options, firstZone(whole))
  const view = events.reduce((then, event) => after(then, event, options), first)
  const taken = sum(view.sheets.map(({ zone }) => zone))
  return { ...view, box: options.supply === 'unlimited' ? null : without(FULL, taken) }
}

/** What everybody had at the very start, of which no event tells: before the first word's rolls. */
export function firstZone(whole: readonly Happened[]): Pieces {
  const [entry] = rounds(whole)[0]?.entries ?? []
  if (!entry) return NOTHING
  const until = whole.findIndex(
    (event) => (event.type === 'Claimed' || event.type === 'Wrote') && event.seat === entry.seat,
  )
  const gained = whole.slice(0, until).map((event): Pieces => {
    if (event.type === 'LineRolled') return event.pieces
    const mine = 'seat' in event && event.seat === entry.seat
    if (!mine || (event.type !== 'Rolled' && event.type !== 'Chosen')) return NOTHING
    return event.kind ? one(event.kind) : NOTHING
  })
  return without(zoneBefore(entry), sum(gained))
}

function fresh(
  last: TableView,
  options: Pick<Setup, 'mode' | 'handicap'>,
  zone: Pieces,
): TableView {
  return {
    ...last,
    can: [],
    wake: null,
    house: { resigned: [], absent: [], ending: null },
    phase: 'BUILD',
    round: 1,
    line: options.mode === 'motamot' ? 1 : 0,
    sheets: last.sheets.map((sheet, seat) => dealt(sheet, seat, zone, options)),
    opens: 0,
    held: null,
    hearing: null,
    finisher: null,
    end: null,
    history: [],
    totals: last.totals.map(() => 0),
  }
}

function dealt(
  sheet: SheetView,
  seat: Seat,
  zone: Pieces,
  { mode, handicap }: Pick<Setup, 'mode' | 'handicap'>,
): SheetView {
  return {
    ...sheet,
    zone,
    rows: mode === 'practice' ? [] : EMPTY,
    ticked: handicap[seat] ?? 0,
    wild: false,
    circles: 0,
    taken: NOTHING,
    stuck: false,
    done: false,
    verdicts: [],
  }
}

function after(
  view: TableView,
  event: Happened,
  options: Pick<Setup, 'mode' | 'handicap'>,
): TableView {
  const change = (seat: Seat, to: (sheet: SheetView) => Partial<SheetView>) =>
    view.sheets.map((sheet, at) => (at === seat ? { ...sheet, ...to(sheet) } : sheet))
  switch (event.type) {
    case 'LettersFixed':
      return { ...view, letters: event.letters }
    case 'RoundBegan':
      return {
        ...view,
        phase: 'BUILD',
        round: event.round,
        finisher: null,
        end: null,
        sheets: view.sheets.map((sheet, seat) => dealt(sheet, seat, event.pieces, options)),
      }
    case 'LineRolled':
      return {
        ...view,
        phase: 'BUILD',
        line: event.line,
        faces: event.faces.join(''),
        sheets: view.sheets.map((sheet) => ({
          ...sheet,
          zone: sum([sheet.zone, event.pieces]),
          circles: event.circles,
          taken: NOTHING,
          done: false,
        })),
      }
    case 'Rolled': {
      const { kind = null } = event
      const sheets = change(event.seat, ({ zone }) =>
        kind === null ? { wild: true } : { zone: sum([zone, one(kind)]) },
      )
      return { ...view, sheets }
    }
    case 'Chosen': {
      const sheets = change(event.seat, ({ zone, taken }) => ({
        zone: sum([zone, one(event.kind)]),
        wild: false,
        taken: event.circle ? sum([taken, one(event.kind)]) : taken,
      }))
      return { ...view, sheets }
    }
    case 'BackInBox': {
      const sheets = change(event.seat, ({ zone, taken }) => ({
        zone: without(zone, one(event.kind)),
        taken: without(taken, one(event.kind)),
      }))
      return { ...view, sheets }
    }
    case 'Announced': {
      const { claim, seat, word, row, until } = event
      const hearing = {
        claim,
        seat,
        word,
        row,
        since: 0,
        until,
        last: false,
        accepted: [],
        refuted: [],
      }
      return { ...view, phase: 'CLAIM', hearing }
    }
    case 'Claimed':
    case 'Wrote': {
      const sheets = change(event.seat, (sheet) => ({
        rows: put(sheet.rows, event.row, event.type === 'Claimed' ? event.word : null),
        zone: event.zone ?? NOTHING,
        ticked: event.ticked ?? sheet.ticked,
        stuck: false,
        done: options.mode === 'motamot' || view.finisher !== null,
      }))
      return { ...view, sheets, hearing: null, phase: view.finisher === null ? 'BUILD' : 'LAST' }
    }
    case 'Finished':
      return { ...view, phase: 'LAST', finisher: event.seat }
    case 'Stalled':
      return { ...view, sheets: change(event.seat, () => ({ stuck: true })) }
    case 'Resumed':
      return { ...view, sheets: change(event.seat, () => ({ stuck: false })) }
    case 'RoundScored':
      return {
        ...view,
        phase: 'SCORE',
        end: event.end,
        hearing: null,
        history: [...view.history, event.scores],
        totals: event.totals,
        sheets: view.sheets.map((sheet, seat) => ({
          ...sheet,
          rows: event.scores[seat]?.rows ?? sheet.rows,
        })),
      }
    default:
      return view
  }
}

function put(
  rows: readonly (string | null)[],
  row: number,
  word: string | null,
): readonly (string | null)[] {
  const long = rows.length >= row ? rows : [...rows, ...Array(row - rows.length).fill('')]
  return long.map((one, at) => (at === row - 1 && !one ? word : one))
}
