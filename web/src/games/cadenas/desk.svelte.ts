/**
 * One Cadenas table under the hands of this device: the draft of whoever is shown, the padlock or
 * card in the hand, the kinds a word may have, and the moves. What the rules allow is the club's
 * to say; what can be seen to be impossible is said at once, with the same sentence.
 */
import { glosses } from '../../lib/gloss.svelte'
import { forget, remember, remembered } from '../../lib/memory'
import { speech } from '../../lib/say.svelte'
import { Drag, type Item, type Spot } from './drag.svelte'
import * as drafts from './draft'
import { empty, isWhole, opened, word, type Draft, type Play } from './draft'
import { asksKind, kindOf, kindsSeen } from './kinds'
import { Lists } from './lists.svelte'
import { Place, type Store } from './place.svelte'
import { plainly, type Cast } from './tell'
import type { Asked, Kind, Seat, Word, WordId } from './types'

export class Desk extends Place {
  readonly drag = new Drag((item, spot) => this.drop(item, spot))
  #drafts = $state.raw<ReadonlyMap<Seat, Draft>>(new Map())
  #locking = $state.raw<number | null>(null)
  #asking: number | null = null // the word whose kind the lists are asked for, before it is sent
  readonly #lists: Lists

  constructor(table: Store) {
    super(table)
    this.#lists = new Lists((text) => table.ask('kinds', text))
  }

  readonly cast = $derived.by((): Cast => ({
    lang: speech.tongue,
    name: (seat) => this.table.name(seat),
    seats: this.view?.scores.length ?? 0,
    spell: (text, kind) => this.#spell(text, kind),
  }))

  /** A word with its accents, where the dictionary may be asked. */
  #spell(text: string, kind: Kind): string {
    const known = this.view?.judged || this.table.outcome !== null
    const lies = this.view?.words.some((one) => one.text === text)
    if (kind === 'proper' || !known || !(lies || this.#lists.has(text))) return plainly(text, kind)
    return glosses.spelled(text)
  }

  // ── the draft ────────────────────────────────────────────────────────────

  /** What the seat shown has begun, on the table as it is now. */
  readonly draft = $derived.by((): Draft => {
    const { view, shown } = this
    if (view === null || shown === null) return empty(view?.turn ?? 0)
    const kept = this.#drafts.get(shown) ?? drafts.recall(remembered(this.#drawer), view.turn)
    return drafts.dealt(kept, view.hand, view.turn, view.words)
  })

  readonly play = $derived.by((): Play | null =>
    this.view?.phase === 'PLAY' ? opened(this.draft) : null,
  )

  readonly placed = $derived.by(() => drafts.placed(this.draft))

  /** What a typed word can be, where there is more than one way. */
  readonly ways = $derived.by((): readonly (WordId | null)[] => {
    const { play, view } = this
    if (play === null || view === null || !(play.target === null || play.found)) return []
    const found = drafts.ways(this.draft, play, view.words)
    return found.length > 1 ? found : []
  })

  /** Whether cards can be laid now. */
  get playing(): boolean {
    return this.hand !== null && this.view?.phase === 'PLAY'
  }

  /** Whether somebody's cards lie in front of this screen. */
  get holds(): boolean {
    const called = this.table.room?.shared === true && this.veil.asked !== null
    return !called && this.shown !== null && this.draft.cards.length > 0
  }

  /** Cards that must go back, if the turn ended now. */
  get owed(): number {
    return this.view?.owed ?? 0
  }

  /** The word whose padlock would go with what is being composed (CAD-P3). */
  get endangered(): WordId | null {
    const { play, view, hand } = this
    const target = play && this.word(play.target)
    if (!play || !view || !target || target.owner === hand || !isWhole(play)) return null
    return view.padlocks.find(({ origin }) => origin === target.id)?.place ?? null
  }

  #change(draft: Draft): void {
    const { shown } = this
    if (shown === null) return
    this.table.dismiss()
    this.#drafts = new Map(this.#drafts).set(shown, draft)
    if (drafts.isBlank(draft)) forget(this.#drawer)
    else remember(this.#drawer, drafts.keep(draft))
  }

  get #drawer(): string {
    return `draft.${this.table.id}.${this.shown}`
  }

  /** After news: a word that came back refused, or was not agreed on, is under the hand again. */
  settle(): void {
    const { view, draft, shown } = this
    if (view === null || shown === null || view.question !== null) return
    const back = draft.plays.filter((play) => play.sent && !this.#isOnItsWay(play))
    if (back.length === 0) return
    const next = back.reduce((now, play) => drafts.mark(now, play.key, false), draft)
    this.#drafts = new Map(this.#drafts).set(shown, next)
  }

  #isOnItsWay(play: Play): boolean {
    if (play.key === this.#asking) return true
    return this.table.pending.some(
      ({ move }) => (move.type === 'Lay' || move.type === 'Transform') && move.text === word(play),
    )
  }

  // ── kinds ────────────────────────────────────────────────────────────────

  /** What a play will be declared: the only kind there is, or what was chosen; null: to be asked. */
  kindOf(play: Play): Kind | null {
    const { view } = this
    if (view === null) return 'common'
    return kindOf(view, play, this.word(play.target), this.hand, (text) => this.#lists.of(text))
  }

  /** Whether the player has to choose: both kinds are possible, as far as anybody may know. */
  asksKind(play: Play): boolean {
    const { view } = this
    if (view === null) return false
    return asksKind(view, play, this.word(play.target), this.hand, (text) => this.#lists.of(text))
  }

  // ── the hand ─────────────────────────────────────────────────────────────

  take(square: number): void {
    const { hand, view } = this
    if (hand === null || view?.phase !== 'TAKE' || this.waits(hand, 'Take')) return
    if (view.squares[square]) this.table.play(hand, { type: 'Take', turn: view.turn, square })
  }

  /** A card of the hand was pressed. */
  press(id: number): void {
    const { draft, view } = this
    if (view === null || this.shown === null) return
    if (this.hand === null || view.phase === 'TAKE') return this.#change(drafts.pick(draft, id))
    if (draft.ending || view.phase === 'PUT_BACK') return this.giveBack(id)
    if (this.placed.has(id)) return this.#change(drafts.takeBack(draft, id))
    const play = drafts.held(draft)
    if (play === null || play.target === null)
      return this.#change(drafts.put(draft, id, play?.pieces.length ?? 0))
    this.#change(drafts.pick(draft, id))
  }

  /** A gap of the open word was pressed: the card taken up goes there. */
  fill(gap: number): void {
    const { picked } = this.draft
    if (this.playing && picked !== null && !this.play?.sent)
      this.#change(drafts.put(this.draft, picked, gap))
  }

  /** A letter was typed at a gap: the first free card of that letter goes there. */
  typeAt(gap: number, letter: string): boolean {
    const card = drafts.free(this.draft).find((one) => one.letter === letter)
    if (!this.playing || card === undefined || this.play?.sent) return false
    this.#change(drafts.put(this.draft, card.id, gap))
    return true
  }

  takeBack(id: number): void {
    this.#change(drafts.takeBack(this.draft, id))
  }

  write(text: string): void {
    if (this.playing && this.view) this.#change(drafts.write(this.draft, text, this.view.words))
  }

  /** A letter typed anywhere at the table. */
  type(letter: string): void {
    if (this.draft.ending || this.view?.phase === 'PUT_BACK') {
      const { back } = this.draft
      const likes = drafts.free(this.draft).filter((one) => one.letter === letter)
      const card = likes.find(({ id }) => !back.includes(id)) ?? likes[0]
      if (card) this.giveBack(card.id)
      return
    }
    this.write(`${this.#written}${letter}`)
  }

  /** What stands in the field: what was typed, or the word as it was put together. */
  get #written(): string {
    const play = drafts.held(this.draft)
    if (play === null) return ''
    return play.typed ?? (play.target === null ? word(play) : '')
  }

  get written(): string {
    return this.#written
  }

  /** A word on the table was pressed: a padlock goes on it, or it opens. */
  choose(id: WordId): void {
    const target = this.word(id)
    if (target === null || this.hand === null || this.view === null) return
    if (this.#locking !== null) return this.lock(this.#locking, id)
    if (this.view.phase === 'TAKE') return this.#refuse('TAKE_FIRST', 'CAD-F2')
    if (!this.playing) return
    if (this.play?.target === id) return this.#change(drafts.parked(this.draft))
    if (this.#forbids(target)) return
    this.#change(drafts.choose(this.draft, target))
  }

  /** What can be seen to be impossible is said before a card is put. */
  #forbids(target: Word): boolean {
    const { view, hand } = this
    if (view === null) return true
    const about = { word: target.text }
    const own = target.owner === hand
    const played = view.plays.some((play) => play.word === target.id)
    if (played) this.#refuse('ONCE_PER_TURN', 'CAD-R04', about)
    else if (own && target.kind === 'proper') this.#refuse('OWN_PROPER_NOUN', 'CAD-X10', about)
    else if (!own && this.lockOn(target.id)) this.#refuse('PADLOCKED', 'CAD-U1', about)
    else if (!own && view.captured !== null)
      this.#refuse('ONE_CAPTURE_PER_TURN', 'CAD-X6', { word: this.word(view.captured)?.text })
    else return false
    return true
  }

  aim(way: WordId | null): void {
    const { play, view } = this
    if (play && view) this.#change(drafts.aim(this.draft, play.key, way, view.words))
  }

  declare(kind: Kind): void {
    if (this.play) this.#change(drafts.declare(this.draft, this.play.key, kind))
  }

  reopen(key: number): void {
    this.#change(drafts.reopen(this.draft, key))
  }

  park(): void {
    this.#change(drafts.parked(this.draft))
  }

  /** Send a word: the one under the hand, or one put aside. */
  confirm(play: Play | null = this.play, vote = false): void {
    const { hand, view } = this
    if (hand === null || view === null || !this.playing || play === null || play.sent) return
    if (play.key !== this.play?.key) this.reopen(play.key)
    const missing = drafts.lacking(play)
    if (missing) return this.#refuse('CARDS', 'CAD-F3', { missing })
    if (!isWhole(play)) return
    void this.#send(hand, view.turn, play, vote)
  }

  async #send(seat: Seat, turn: number, play: Play, vote: boolean): Promise<void> {
    const seen = this.view && kindsSeen(this.view, play, this.word(play.target), seat)
    this.#change(drafts.mark(this.draft, play.key, true)) // what is pressed now is the next word
    if (this.view?.judged && seen?.common && seen.proper && play.kind === null) {
      this.#asking = play.key
      await this.#lists.ask(word(play))
      this.#asking = null
    }
    if (this.view?.turn !== turn) return
    const kind = this.kindOf(play)
    if (kind === null) return this.#change(drafts.mark(this.draft, play.key, false)) // to be asked
    const text = word(play)
    const asked: Asked =
      play.target === null
        ? { type: 'Lay', turn, text, kind, vote }
        : { type: 'Transform', turn, word: play.target, text, kind, vote }
    this.table.play(seat, asked)
  }

  /** The word a refusal says no list has: the table may be asked for it. */
  get votable(): Play | null {
    const { refusal } = this.table
    const asks = this.view?.votes && refusal?.about['vote'] === true && this.refused
    return asks ? this.play : null
  }

  /** Whether the word under the hand has just been refused: nothing promises it again. */
  get refused(): boolean {
    const { play } = this
    const move = this.table.refusal?.move
    const said = move?.type === 'Lay' || move?.type === 'Transform' ? move.text : null
    return play !== null && said === word(play)
  }

  // ── padlocks ─────────────────────────────────────────────────────────────

  /** The padlock taken up. */
  get locking(): number | null {
    return this.playing ? this.#locking : null
  }

  holdLock(id: number): void {
    this.table.dismiss()
    if (this.view?.phase === 'TAKE') return this.#refuse('TAKE_FIRST', 'CAD-F2')
    if (this.playing) this.#locking = this.#locking === id ? null : id
  }

  lock(padlock: number, id: WordId): void {
    const { hand, view } = this
    this.#locking = null
    if (hand === null || view === null || !this.playing) return
    this.table.play(hand, { type: 'Lock', turn: view.turn, padlock, word: id })
  }

  /** Whether a padlock can be seen to fit there. */
  isLockable(one: Word): boolean {
    return one.owner === this.hand && one.kind === 'common' && this.lockOn(one.id) === null
  }

  // ── the end of the turn ──────────────────────────────────────────────────

  end(): void {
    if (!this.playing) return
    if (this.owed === 0) return this.putBack()
    this.#change(this.draft.ending ? drafts.undo(this.draft, []) : drafts.end(this.draft))
  }

  giveBack(id: number): void {
    if (this.owed === 0 && this.playing) return
    if (this.placed.has(id)) return this.#change(drafts.takeBack(this.draft, id))
    this.#change(drafts.giveBack(this.draft, id, Math.max(1, this.owed)))
  }

  putBack(): void {
    const { hand, view, draft } = this
    if (hand === null || view === null || this.waits(hand, 'PutBack')) return
    const cards = drafts.returned(draft)
    if (cards.length < this.owed) {
      if (!draft.ending) this.#change(drafts.end(draft))
      return
    }
    this.table.play(hand, { type: 'PutBack', turn: view.turn, cards })
  }

  /** Enter: what the strong button says. */
  go(): void {
    const { view } = this
    if (this.hand === null || view === null) return
    if (this.draft.ending || view.phase === 'PUT_BACK') this.putBack()
    else this.confirm()
  }

  /** Take back the last thing begun; whether there was one. */
  undo(): boolean {
    if (this.table.refusal !== null) return (this.table.dismiss(), true)
    if (this.#locking !== null) return ((this.#locking = null), true)
    if (this.view === null || (drafts.isBlank(this.draft) && this.draft.picked === null))
      return false
    this.#change(drafts.undo(this.draft, this.view.words))
    return true
  }

  // ── drawing pieces ───────────────────────────────────────────────────────

  /** Something was let go there. */
  drop(item: Item, spot: Spot | null): void {
    if (item.what === 'padlock') {
      if (spot?.on === 'word') this.lock(item.id, spot.id)
      return
    }
    if (spot === null) return
    if (spot.on === 'hand') {
      const back = this.placed.has(item.id) ? drafts.takeBack(this.draft, item.id) : this.draft
      return this.#change(drafts.arrange(back, item.id, spot.at))
    }
    if (this.hand === null) return
    if (spot.on === 'square' && spot.at === this.view?.taken) return this.giveBack(item.id)
    if (!this.playing) return
    if (spot.on === 'gap' && !this.play?.sent)
      this.#change(drafts.put(this.draft, item.id, spot.at))
    else if (spot.on === 'word') this.#dropOnWord(item.id, spot.id)
  }

  #dropOnWord(card: number, id: WordId): void {
    const target = this.word(id)
    if (target === null || this.#forbids(target)) return
    this.#change({ ...drafts.choose(this.draft, target), picked: card })
  }

  #refuse(code: string, clause: string, about: Readonly<Record<string, unknown>> = {}): void {
    this.table.refusal = { seat: this.hand, code, clause, about, move: null }
  }
}
