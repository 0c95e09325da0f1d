/**
 * One Wordsearch table under the hands of this device: the board on its screen, the draft, the
 * slides of others as they are shown, and the moves. What the rules allow is the club's to say.
 */
import { glosses } from '../../lib/gloss.svelte'
import { forget, remember, remembered } from '../../lib/memory'
import { speech } from '../../lib/say.svelte'
import { Seating } from '../../lib/seating.svelte'
import type { TableStore } from '../../lib/table.svelte'
import { after, at, has, objection, reach, same, type Board } from './board'
import * as drafts from './draft'
import { empty, type Draft, type Lack } from './draft'
import { Film } from './film.svelte'
import { read } from './notation'
import { reversed, type Line } from './reading'
import { slides } from './reel'
import { boardAt, circles, turns, type Turn } from './story'
import type { Cast } from './tell'
import type { Asked, Cell, Happened, Seat, Setup, Slid, TableView } from './types'
import { wanting, type Wanting } from './wanting'

export type Store = TableStore<TableView, Happened, Asked>

/** The moves of a turn; in the past of a finished game nobody has any. */
const MOVES: ReadonlySet<string> = new Set<Asked['type']>(['Slide', 'Claim', 'Stop', 'Play'])

/** A board looked at instead of the one on the table: a turn of the past, or the best word. */
export interface Look {
  readonly turn: number | null // null: the best word of now
  readonly board: Board // after the slides
  readonly trail: readonly Slid[]
  readonly line: readonly Cell[]
}

export class Desk extends Seating<TableView, Happened, Asked, Setup> {
  readonly film = new Film()
  #draft = $state.raw<Draft>(empty(0))
  #look = $state.raw<Look | null>(null)
  readonly #own = new Set<string>() // slides this hand has made: seen already

  readonly told = $derived.by(() => turns(this.events))

  constructor(table: Store) {
    super(table)
    const view = this.view
    if (view) this.#draft = drafts.recall(remembered(this.#drawer), view.turn, view.board)
  }

  get cast(): Cast {
    return {
      lang: speech.tongue,
      name: (seat) => this.table.name(seat),
      seats: this.view?.scores.length ?? 0,
      spell: (word) => glosses.spelled(word),
    }
  }

  /** The seat whose turn it is, if it is of this device. */
  get hand(): Seat | null {
    const view = this.view
    if (view === null || view.phase !== 'SLIDE' || this.table.outcome) return null
    const can = this.mine.includes(view.active) ? this.table.viewOf(view.active)?.can : []
    return can?.some((name) => MOVES.has(name)) ? view.active : null
  }

  /** The seats of this device that may challenge the open word. */
  get asked(): readonly Seat[] {
    return this.mine.filter(
      (seat) =>
        (this.table.viewOf(seat)?.can ?? []).includes('Challenge') && !this.#waits(seat, 'Accept'),
    )
  }

  /** Whether the letters may still be moved in this turn. */
  get canSlide(): boolean {
    return this.hand !== null && this.view?.refused === false
  }

  // ── what lies on this screen ─────────────────────────────────────────────

  get draft(): Draft {
    return drafts.inTurn(this.#draft, this.view?.turn ?? 0)
  }

  /** Slides sent and not in the log yet. */
  get pending(): readonly Slid[] {
    const view = this.view
    if (view === null) return []
    const found: Slid[] = []
    for (const { move } of this.table.pending) {
      if (move.type !== 'Slide' || move.turn !== view.turn) continue
      const board = after(view.board, found)
      const letter = at(board, move.source)
      if (letter === null || objection(board, [], move.source, move.target)) continue
      found.push({ letter, source: move.source, target: move.target })
    }
    return found
  }

  /** The slides of this turn as this screen shows them: made, on their way, and planned. */
  readonly moved = $derived.by((): readonly Slid[] =>
    this.view === null ? [] : [...this.view.moved, ...this.pending, ...this.draft.slides],
  )

  /** The board with all of these on it. */
  readonly board = $derived.by((): Board =>
    this.view === null ? '' : after(this.view.board, [...this.pending, ...this.draft.slides]),
  )

  /** The circles the letter in hand can reach. */
  readonly reach = $derived.by((): readonly Cell[] =>
    this.draft.picked ? reach(this.board, this.draft.picked) : [],
  )

  /** The line of the word: open to challenge, or marked or typed here. */
  readonly line = $derived.by((): Line | null => {
    const claim = this.view?.claim
    if (claim) return { ...claim, cells: circles(claim), missing: [] }
    return this.hand === null ? null : drafts.lineOf(this.draft, this.board, this.moved)
  })

  readonly lines = $derived.by(() => drafts.linesOf(this.draft, this.board, this.moved))

  /** What the typed word still wants of the board. */
  readonly wanting = $derived.by((): Wanting | null => {
    const { word } = this.draft
    return this.hand === null || word.length < 2 ? null : wanting(this.board, this.moved, word)
  })

  get lack(): Lack | null {
    return drafts.lack(this.line, this.moved, this.view?.least ?? 2)
  }

  /** The word that can be announced. */
  get ready(): Line | null {
    return this.hand !== null && this.lack === null ? this.line : null
  }

  value(letter: string): number {
    return this.view?.values[letter.charCodeAt(0) - 65] ?? 0
  }

  worth(word: string): { letters: readonly number[]; value: number; points: number } {
    const letters = [...word].map((letter) => this.value(letter))
    const value = letters.reduce((sum, one) => sum + one, 0)
    return { letters, value, points: value * word.length }
  }

  /** The circle a refusal speaks of. */
  get blamed(): Cell | null {
    const { about } = this.table.refusal ?? {}
    const cell = about?.['at'] ?? about?.['cell']
    return Array.isArray(cell) && cell.length === 2 ? (cell as unknown as Cell) : null
  }

  // ── the hand ─────────────────────────────────────────────────────────────

  /** A circle was pressed: take a letter up, put it down, or mark. */
  press(cell: Cell): void {
    this.calm()
    const { draft } = this
    if (this.hand === null) return
    if (draft.marking) return this.#change(drafts.mark(draft, this.board, cell))
    if (draft.picked && same(draft.picked, cell)) return this.#change(drafts.drop(draft))
    if (draft.picked && at(this.board, cell) === null) return this.slide(cell)
    this.pick(cell)
  }

  pick(cell: Cell): void {
    this.calm()
    if (this.hand === null || at(this.board, cell) === null) return
    if (this.view?.refused) return this.#refuse('CLAIM_OR_STOP', 'SRCH-R09')
    if (this.moved.some((one) => same(one.target, cell)))
      return this.#refuse('ALREADY_MOVED', 'SRCH-R02', { cell })
    this.#change(drafts.pick(this.draft, this.board, this.moved, cell))
  }

  /** Let the letter in hand go there: under strict touch that is the move. */
  slide(target: Cell): void {
    const { view, hand, draft } = this
    const source = draft.picked
    if (view === null || hand === null || source === null) return
    const wrong = objection(this.board, this.moved, source, target)
    if (view.plan) {
      if (wrong) return this.#refuse(wrong.code, wrong.clause, wrong.about)
      return this.#change(drafts.lay(draft, this.board, this.moved, target))
    }
    if (wrong === null) this.#own.add(key(view.turn, { source, target }))
    this.#change(drafts.drop(draft))
    this.table.play(hand, { type: 'Slide', turn: view.turn, source, target })
  }

  /** A move typed as text; whether it could be read. */
  say(text: string): boolean {
    const { view, hand } = this
    const move = view && read(text, view.turn)
    if (!move || hand === null) return false
    this.calm()
    if (move.type === 'Slide') {
      this.#draft = { ...this.draft, picked: move.source }
      this.slide(move.target)
    } else if (move.type === 'Claim' && view.plan) {
      const slides = drafts.stop(this.draft, true)
      this.#play(hand, { ...slides, ...move, type: 'Play' } as Asked)
    } else this.#play(hand, move)
    return true
  }

  drop(): void {
    this.#change(drafts.drop(this.draft))
  }

  mark(): void {
    this.calm()
    this.#change(drafts.startMarking(this.draft))
  }

  write(text: string): void {
    this.calm()
    if (this.hand !== null) this.#change(drafts.write(this.draft, text))
  }

  turnRound(backwards: boolean): void {
    this.#change(drafts.turnRound(this.draft, backwards))
  }

  nextLine(): void {
    this.#change(drafts.nextLine(this.draft))
  }

  /** The marked line both ways, if they differ. */
  get readings(): readonly Line[] {
    const { line, draft } = this
    if (line === null || this.hand === null || draft.marks.length < 2) return []
    const other = reversed(this.board, line)
    if (other.word === line.word) return []
    return draft.backwards ? [other, line] : [line, other]
  }

  /** Take back the last thing begun; whether there was one. */
  undo(): boolean {
    this.table.dismiss()
    if (this.#look !== null) return (this.calm(), true)
    if (drafts.isBlank(this.draft)) return false
    this.#change(drafts.undo(this.draft))
    return true
  }

  announce(): void {
    this.calm()
    const { hand, view, ready } = this
    if (hand === null || view === null) return
    if (ready) return this.#play(hand, drafts.claim(this.draft, ready, view.plan))
    if (this.lack === 'NO_LINE' && !this.draft.marking) this.mark()
    else if (this.wanting !== null)
      return // what is wanting stands under the field already
    else if (this.lack === 'MUST_MOVE') this.#refuse('NO_LETTER_MOVED', 'SRCH-R04')
    else if (this.lack === 'TOO_SHORT') this.#refuse('TOO_SHORT', 'SRCH-R14', { least: view.least })
    else if (this.lack === 'INCOMPLETE') this.#refuse('NOT_SPELLED_THERE', 'SRCH-C8')
    else if (this.lack === 'OUTSIDE') {
      const out = this.moved.find((one) => !has(this.line?.cells ?? [], one.target))
      this.#refuse('MOVED_LETTER_OUTSIDE_WORD', 'SRCH-C5', {
        letter: out?.letter,
        cell: out?.target,
      })
    }
  }

  stop(): void {
    this.calm()
    const { hand, view } = this
    if (hand === null || view === null) return
    if (this.moved.length === 0) return this.#refuse('MUST_MOVE', 'SRCH-R08')
    if (view.plan && this.moved.length > 1) return this.#refuse('ONE_LETTER_ONLY', 'SRCH-E4')
    this.#play(hand, drafts.stop(this.draft, view.plan))
  }

  contest(seat: Seat): void {
    this.#ask(seat, 'Challenge')
  }

  accept(seat: Seat): void {
    this.#ask(seat, 'Accept')
  }

  #ask(seat: Seat, type: 'Challenge' | 'Accept'): void {
    if (this.view) this.#play(seat, { type, turn: this.view.turn })
  }

  #play(seat: Seat, asked: Asked): void {
    if (this.#waits(seat, asked.type)) return
    if (asked.type === 'Play')
      for (const [source, target] of asked.slides)
        this.#own.add(key(asked.turn, { source, target }))
    this.table.play(seat, asked)
  }

  #waits(seat: Seat, name: Asked['type']): boolean {
    return this.table.pending.some((sent) => sent.seat === seat && sent.move.type === name)
  }

  #refuse(code: string, clause: string, about: Readonly<Record<string, unknown>> = {}): void {
    this.table.refusal = { seat: this.hand, code, clause, about, move: null }
  }

  #change(draft: Draft): void {
    this.table.dismiss()
    this.#draft = draft
    if (drafts.isBlank(draft)) forget(this.#drawer)
    else remember(this.#drawer, drafts.keep(draft))
  }

  get #drawer(): string {
    return `draft.${this.table.id}`
  }

  // ── what is looked at ────────────────────────────────────────────────────

  get look(): Look | null {
    return this.#look
  }

  /** Whether this hand made the slide itself. */
  isOwn(turn: number, slide: Pick<Slid, 'source' | 'target'>): boolean {
    return this.#own.has(key(turn, slide))
  }

  /** Show a turn of the past again, its slides one by one. */
  replay(turn: Turn, still: boolean): void {
    if (this.#look?.turn === turn.turn || this.view === null) return
    const board = boardAt(this.view.board, this.events, turn.turn)
    const line = turn.claim ? circles(turn.claim) : []
    this.#show({ turn: turn.turn, board: after(board, turn.slides), trail: turn.slides, line })
    if (!still) this.film.show(slides(board, turn.slides))
  }

  /** Show the best word with its slides. */
  showBest(best: { slides: readonly Slid[]; line: readonly Cell[] }, still: boolean): void {
    if (this.view === null) return
    const { board } = this.view
    this.#show({
      turn: null,
      board: after(board, best.slides),
      trail: best.slides,
      line: best.line,
    })
    if (!still) this.film.show(slides(board, best.slides))
  }

  #show(look: Look): void {
    this.film.end()
    this.#look = look
  }

  /** Stop looking at another board; slides that play by themselves go on. */
  lookAway(): void {
    if (this.#look) this.calm()
  }

  /** Back to the board as it is: whoever acts does not wait for a picture. */
  calm(): void {
    this.film.end()
    this.#look = null
  }
}

const key = (turn: number, { source, target }: Pick<Slid, 'source' | 'target'>): string =>
  `${turn}:${source.join()}-${target.join()}`
