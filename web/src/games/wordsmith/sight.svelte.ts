/** One Wordsmith table as this device sees it: seats, sheets, what may be done, what was told. */
import { glosses } from '../../lib/gloss.svelte'
import { speech } from '../../lib/say.svelte'
import type { TableStore } from '../../lib/table.svelte'
import { isFull } from './sheet'
import { rounds, type Entry } from './story'
import type { Cast } from './tell'
import type { Asked, Face, Happened, Seat, Setup, SheetView, TableView } from './types'

export type Store = TableStore<TableView, Happened, Asked>

export class Sight {
  readonly table: Store
  readonly events = $derived.by(() => this.table.events.map(({ event }) => event))
  readonly told = $derived.by(() => rounds(this.events))

  constructor(table: Store) {
    this.table = table
  }

  get view(): TableView | null {
    return this.table.view
  }

  get setup(): Setup {
    return this.table.room?.options as unknown as Setup
  }

  /** The seats of this device that are still in the game. */
  get mine(): readonly Seat[] {
    const gone = this.view?.house.resigned ?? []
    return this.table.seats.filter((seat) => !gone.includes(seat))
  }

  /** The seats whose pieces lie under somebody's hands on this screen now. */
  get hands(): readonly Seat[] {
    const view = this.view
    if (view === null || this.table.outcome !== null) return []
    if (!this.setup.inTurn) return this.mine
    const { active, phase } = view
    return active !== null && phase !== 'CURTAIN' ? this.mine.filter((seat) => seat === active) : []
  }

  /** The one hand of this screen, if there is only one. */
  get hand(): Seat | null {
    return this.hands.length === 1 ? (this.hands[0] ?? null) : null
  }

  get cast(): Cast {
    return {
      lang: speech.tongue,
      name: (seat) => this.table.name(seat),
      seats: this.view?.sheets.length ?? 0,
      mine: this.table.seats,
      spell: (word) =>
        this.setup.secret && this.table.outcome === null ? word : glosses.spelled(word),
    }
  }

  viewOf(seat: Seat): TableView | null {
    return this.table.viewOf(seat) ?? this.view
  }

  sheet(seat: Seat): SheetView | undefined {
    return this.viewOf(seat)?.sheets[seat]
  }

  /** Whether a seat has written all its rows: nothing more is asked of it this round. */
  isDone(seat: Seat): boolean {
    const sheet = this.sheet(seat)
    return this.setup.mode !== 'practice' && sheet !== undefined && isFull(sheet)
  }

  /** Whether a seat of this device may try a move now. */
  can(seat: Seat, name: Asked['type']): boolean {
    return (this.table.viewOf(seat)?.can ?? []).includes(name)
  }

  /** The seats of this device that may try a move now. */
  able(name: Asked['type']): readonly Seat[] {
    return this.mine.filter((seat) => this.can(seat, name))
  }

  /** The seats of this screen from which the table waits for something now. */
  get asked(): readonly Seat[] {
    switch (this.view?.phase) {
      case 'LETTERS':
        return this.able('SetLetters')
      case 'STARS':
        return this.able('Choose')
      case 'CURTAIN':
        return this.able('Start')
      case 'CLAIM':
        return this.able('Object')
      case 'VOTE':
        return this.able('Vote')
      case 'REVIEW':
        return this.able('Confirm')
      case 'SCORE':
        return this.able('Next')
      case 'BUILD':
      case 'LAST':
        return this.able('Claim')
      default:
        return []
    }
  }

  /** The word that came last. */
  get lastWord(): Entry | null {
    return this.told.at(-1)?.entries.at(-1) ?? null
  }

  /** Whether a move of this seat is on its way. */
  waits(seat: Seat, name: Asked['type']): boolean {
    return this.table.pending.some((sent) => sent.seat === seat && sent.move.type === name)
  }

  /** What this seat's own die showed last in this round, and whether it was seen to roll. */
  thrown(seat: Seat): { readonly face: Face; readonly n: number; readonly fresh: boolean } | null {
    const events = this.table.events
    const at = events.findLastIndex(({ event }) => event.type === 'Rolled' && event.seat === seat)
    const told = events[at]
    if (told?.event.type !== 'Rolled' || told.event.round !== this.view?.round) return null
    return { face: told.event.face, n: at, fresh: told.seq > this.table.since }
  }
}
