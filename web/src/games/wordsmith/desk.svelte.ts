/**
 * One Wordsmith table under the hands of this device: what is being written and laid, what was
 * refused, and the moves its people make. What the rules allow is the club's to say.
 */
import { forget, remember, remembered } from '../../lib/memory'
import { NOTHING, row as inRow, size, type Kind, type Pieces } from './alphabet'
import { assemble, byHand, isWhole, lay, lift, price, rewritten, shown, typed } from './draft'
import type { Assembly, Laid, Price } from './draft'
import { openCircles } from './sheet'
import { Sight, type Store } from './sight.svelte'
import type { Entry } from './story'
import type { Asked, Happened, Reason, Seat } from './types'

export type { Store }

/** What one person of this screen is writing. */
interface Writing {
  readonly word: string
  readonly laid: Laid
  readonly row: number | null // expert: the row it is for
}

/** A refusal as the page shows it, whether the club refused at once or the claim was settled. */
export interface Shown {
  readonly code: string
  readonly clause: string
  readonly about: Readonly<Record<string, unknown>>
}

const BLANK: Writing = { word: '', laid: new Set(), row: null }

const SURE = 150 // milliseconds: our idea of the server's time may run ahead of it

export class Desk extends Sight {
  #drafts = $state.raw<Readonly<Record<Seat, Writing>>>({})
  #put = $state.raw<Readonly<Record<Seat, number>>>({}) // rejections put away, by seat
  /** A word of the history, shown in pieces. */
  looked = $state.raw<Entry | null>(null)

  constructor(table: Store) {
    super(table)
    this.#drafts = read(remembered(this.#drawer))
  }

  // ── the word ─────────────────────────────────────────────────────────────

  writing(seat: Seat): Writing {
    return this.#drafts[seat] ?? BLANK
  }

  word(seat: Seat): string {
    return this.writing(seat).word
  }

  get manual(): boolean {
    return this.setup.assembly === 'manual'
  }

  assembly(seat: Seat): Assembly {
    const { word, laid } = this.writing(seat)
    const zone = this.sheet(seat)?.zone ?? NOTHING
    return this.manual ? byHand(word, zone, laid) : assemble(word, zone)
  }

  /** What a claim of the word would do to this seat's sheet. */
  price(seat: Seat): Price {
    const sheet = this.sheet(seat)
    const whole = assemble(this.word(seat), sheet?.zone ?? NOTHING)
    return price(whole, sheet?.ticked ?? 0, sheet ? openCircles(sheet) : 0)
  }

  write(seat: Seat, text: string): void {
    const before = this.writing(seat)
    const word = typed(text)
    this.#keep(seat, { ...before, word, laid: rewritten(before.laid, before.word, word) })
  }

  add(seat: Seat, letter: string): void {
    this.write(seat, this.word(seat) + letter)
  }

  /** Take the last letter back; whether there was one. */
  shorten(seat: Seat): boolean {
    const word = this.word(seat)
    if (word !== '') this.write(seat, word.slice(0, -1))
    return word !== ''
  }

  clear(seat: Seat): void {
    this.#keep(seat, BLANK)
  }

  /** Lay a piece by hand, on a stroke or on the first that waits for its kind; whether it lies. */
  lay(seat: Seat, kind: Kind, at?: string): boolean {
    const laid = lay(this.assembly(seat), this.writing(seat).laid, kind, at)
    if (laid !== null) this.#keep(seat, { ...this.writing(seat), laid })
    return laid !== null
  }

  lift(seat: Seat, at: string): void {
    const writing = this.writing(seat)
    this.#keep(seat, { ...writing, laid: lift(writing.laid, at) })
  }

  #keep(seat: Seat, writing: Writing): void {
    this.#dismiss(seat)
    this.looked = null
    this.#drafts = { ...this.#drafts, [seat]: writing }
    const words = Object.entries(this.#drafts).map(([at, { word }]) => [at, word])
    remember(this.#drawer, JSON.stringify(Object.fromEntries(words)))
  }

  /** A word has been written on a sheet: it leaves the bench. */
  settle(events: readonly Happened[]): void {
    for (const event of events) {
      if (event.type === 'RoundBegan') this.#drafts = {}
      const mine = 'seat' in event && this.table.seats.includes(event.seat as Seat)
      if (!mine || (event.type !== 'Claimed' && event.type !== 'Wrote')) continue
      if (event.type === 'Wrote' || event.word === this.word(event.seat)) this.clear(event.seat)
    }
  }

  get #drawer(): string {
    return `draft.${this.table.id}`
  }

  /** The game is over: nothing more is written at this table. */
  forget(): void {
    forget(this.#drawer)
  }

  // ── the rows of the expert game ──────────────────────────────────────────

  /** Free rows whose letter is in the word; null: the sheet has no letters to choose among. */
  rows(seat: Seat): readonly number[] | null {
    const view = this.viewOf(seat)
    if (!view || view.letters === '' || this.setup.mode === 'motamot') return null
    const sheet = view.sheets[seat]
    const word = this.word(seat)
    return [...view.letters].flatMap((letter, at) =>
      sheet?.rows[at] === '' && word.includes(letter) ? [at + 1] : [],
    )
  }

  /** The row the word would stand on. */
  row(seat: Seat): number | null {
    const view = this.viewOf(seat)
    if (!view || view.letters === '') return null
    if (this.setup.mode === 'motamot') return view.line
    const free = this.rows(seat) ?? []
    const chosen = this.writing(seat).row
    return chosen !== null && free.includes(chosen) ? chosen : (free[0] ?? null)
  }

  chooseRow(seat: Seat, row: number): void {
    this.#keep(seat, { ...this.writing(seat), row })
  }

  // ── refusals ─────────────────────────────────────────────────────────────

  /** What was refused to this seat last, until it acts again. */
  refusal(seat: Seat | null): Shown | null {
    const refused = this.table.refusal
    if (refused && (seat === null || refused.seat === seat)) {
      const word = refused.move?.type === 'Claim' ? refused.move.word : undefined
      return this.#told(refused.code, refused.clause, { word, ...refused.about }, seat)
    }
    if (seat === null) return null
    const events = this.table.eventsOf(seat)
    const at = events.findLastIndex(({ event }) => event.type === 'Rejected' && event.seat === seat)
    const told = events[at]
    if (told?.event.type !== 'Rejected') return null
    if (told.seq <= this.table.since || at < (this.#put[seat] ?? 0)) return null
    return this.#told(told.event.code, told.event.clause, { ...told.event }, seat)
  }

  /** What a sentence needs beside the details: names, and which article speaks. */
  #told(
    code: string,
    clause: string,
    about: Readonly<Record<string, unknown>>,
    seat: Seat | null,
  ): Shown {
    const by = typeof about['by'] === 'number' ? this.table.name(about['by']) : ''
    const mine = about['by'] === seat
    const [name, hyphen] = [clause === 'WS-C5', clause === 'WS-R05']
    return { code, clause, about: { ...about, by, mine, name, hyphen } }
  }

  #dismiss(seat: Seat): void {
    if (this.table.refusal?.seat === seat) this.table.dismiss()
    this.#put = { ...this.#put, [seat]: this.table.eventsOf(seat).length }
  }

  dismiss(seat: Seat): void {
    this.#dismiss(seat)
  }

  // ── the moves ────────────────────────────────────────────────────────────

  /** Whether the pieces, the boxes and the row allow the word in the field to be claimed. */
  isReady(seat: Seat): boolean {
    if (!isWhole(this.assembly(seat)) || !this.can(seat, 'Claim')) return false
    if (this.setup.mode !== 'practice' && this.price(seat).ticks > this.price(seat).room)
      return false
    return this.rows(seat) === null || this.row(seat) !== null
  }

  /** Claim the word; a press in the pause after a refusal waits for its end (R33). */
  claim(seat: Seat): void {
    if (!this.isReady(seat)) return
    const { word } = this.writing(seat)
    const view = this.viewOf(seat)
    const wait = Math.max(view?.again ?? 0, view?.opens ?? 0) - this.table.now()
    if (wait > 0) {
      clearTimeout(this.#claiming)
      this.#claiming = setTimeout(
        () => {
          if (this.word(seat) === word) this.claim(seat)
        },
        Math.min(wait + SURE, 3000),
      )
      return
    }
    const laid = this.manual ? shown(this.assembly(seat)) : []
    this.#ask(seat, (round, line) => ({
      type: 'Claim',
      round,
      word,
      ...(this.row(seat) === null ? {} : { row: this.row(seat) }),
      ...(line > 0 ? { line } : {}),
      ...(laid.length > 0 ? { laid } : {}),
    }))
  }

  /** Roll one's own die; a press that comes while it still rolls waits for it (R33). */
  roll(seat: Seat): void {
    if (!this.can(seat, 'Roll') || this.waits(seat, 'Roll')) return
    const view = this.viewOf(seat)
    const ready = Math.max(view?.rolls ?? 0, view?.opens ?? 0)
    const wait = ready - this.table.now()
    if (wait > 0) {
      clearTimeout(this.#rolling)
      this.#rolling = setTimeout(() => this.roll(seat), Math.min(wait + SURE, 1000))
      return
    }
    this.#ask(seat, (round) => ({ type: 'Roll', round }))
  }

  #rolling: ReturnType<typeof setTimeout> | undefined
  #claiming: ReturnType<typeof setTimeout> | undefined

  choose(seat: Seat, kind: Kind): void {
    this.#ask(seat, (round, line) => ({ type: 'Choose', round, kind, ...(line > 0 && { line }) }))
  }

  /** Take every piece the word lacks, a circle each (mot à mot). */
  takeMissing(seat: Seat): void {
    for (const kind of inRow(this.missing(seat))) this.choose(seat, kind)
  }

  /** What the zone lacks for the word, however it is laid. */
  missing(seat: Seat): Pieces {
    return assemble(this.word(seat), this.sheet(seat)?.zone ?? NOTHING).missing
  }

  /** Whether circles can give all that is missing. */
  circlesHelp(seat: Seat): boolean {
    const sheet = this.sheet(seat)
    const lacking = size(this.missing(seat))
    return sheet !== undefined && lacking > 0 && lacking <= openCircles(sheet)
  }

  putBack(seat: Seat, kind: Kind): void {
    this.#ask(seat, (round, line) => ({ type: 'PutBack', round, kind, ...(line > 0 && { line }) }))
  }

  stuck(seat: Seat): void {
    const stuck = !(this.sheet(seat)?.stuck ?? false)
    this.#ask(seat, (round) => ({ type: 'Stuck', round, stuck }))
  }

  pass(seat: Seat): void {
    this.#ask(seat, (round, line) => ({ type: 'Pass', round, ...(line > 0 && { line }) }))
  }

  start(seat: Seat): void {
    this.#ask(seat, (round, line) => ({ type: 'Start', round, ...(line > 0 && { line }) }))
  }

  setLetters(seat: Seat): void {
    const { word } = this.writing(seat)
    this.#ask(seat, (round) => ({ type: 'SetLetters', round, word }))
  }

  object(seat: Seat, reason: Reason): void {
    this.#answer(seat, (round, claim) => ({ type: 'Object', round, claim, reason }))
  }

  accept(seat: Seat): void {
    this.#answer(seat, (round, claim) => ({ type: 'Accept', round, claim }))
  }

  vote(seat: Seat, same: boolean): void {
    this.#answer(seat, (round, claim) => ({ type: 'Vote', round, claim, same }))
  }

  contest(seat: Seat, of: Seat, row: number): void {
    this.#ask(seat, (round) => ({ type: 'Contest', round, of, row }))
  }

  confirm(seat: Seat, of: Seat): void {
    this.#ask(seat, (round) => ({ type: 'Confirm', round, of }))
  }

  next(seat: Seat): void {
    this.#ask(seat, (round) => ({ type: 'Next', round }))
  }

  #ask(seat: Seat, ask: (round: number, line: number) => Asked): void {
    const view = this.viewOf(seat)
    if (view === null) return
    const asked = ask(view.round, view.line)
    if (asked.type !== 'Choose' && this.waits(seat, asked.type)) return
    this.#dismiss(seat)
    this.table.play(seat, asked)
  }

  /** An answer names the word before the table. */
  #answer(seat: Seat, ask: (round: number, claim: number) => Asked): void {
    const claim = this.view?.hearing?.claim
    if (claim !== undefined) this.#ask(seat, (round) => ask(round, claim))
  }
}

function read(text: string | null): Readonly<Record<Seat, Writing>> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const words = Object.entries(kept).filter((one): one is [string, string] => {
      return typeof one[1] === 'string'
    })
    return Object.fromEntries(words.map(([seat, word]) => [seat, { ...BLANK, word: typed(word) }]))
  } catch {
    return {}
  }
}
