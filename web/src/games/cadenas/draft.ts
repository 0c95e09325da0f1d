/**
 * The turn under the hand, before it is sent: the cards on the screen, the words being composed,
 * the cards that will go back. Old letters never move, so CAD-X2 holds by construction. Pure.
 */
import { aligned, grows, holds, letters, toPay } from './insertion'
import type { Kind, WordId } from './types'

/** A card of the hand, told apart from its likes. */
export interface Card {
  readonly id: number
  readonly letter: string
}

/** A letter of a word being composed. */
export type Piece =
  | { readonly from: 'table'; readonly letter: string }
  | { readonly from: 'hand'; readonly letter: string; readonly card: number }
  | { readonly from: 'nowhere'; readonly letter: string } // typed, and not in the hand

/** A word that lies on the table, as far as a draft cares. */
export interface Lying {
  readonly id: WordId
  readonly text: string
}

/** One word being composed: laid from the hand, or grown in place. */
export interface Play {
  readonly key: number
  readonly target: WordId | null // the word that grows; null: a new one
  readonly base: string // its letters
  readonly pieces: readonly Piece[]
  readonly typed: string | null // while it is written; null: put card by card
  readonly found: boolean // the page found the target for what was typed
  readonly kind: Kind | null // declared; null: not asked yet
  readonly sent: boolean // on its way to the club
}

export interface Draft {
  readonly turn: number
  readonly cards: readonly Card[] // the hand, in the order of the screen
  readonly plays: readonly Play[]
  readonly open: number | null // key of the play under the hand
  readonly picked: number | null // a card taken up
  readonly ending: boolean // choosing what goes back
  readonly back: readonly number[] // cards that will go back
}

export const empty = (turn: number): Draft => ({
  turn,
  cards: [],
  plays: [],
  open: null,
  picked: null,
  ending: false,
  back: [],
})

// ── reading ──────────────────────────────────────────────────────────────────

export const opened = (draft: Draft): Play | null =>
  draft.plays.find(({ key }) => key === draft.open) ?? null

/** The word that what is pressed or typed goes to: one on its way to the club is out of the hand. */
export function held(draft: Draft): Play | null {
  const play = opened(draft)
  return play?.sent ? null : play
}

export const word = (play: Play): string => play.pieces.map(({ letter }) => letter).join('')

/** The cards of a play, in the order of the word. */
export const cardsOf = (play: Play): readonly number[] =>
  play.pieces.flatMap((piece) => (piece.from === 'hand' ? [piece.card] : []))

/** Letters typed that the hand does not have. */
export const lacking = (play: Play): string =>
  play.pieces.flatMap((piece) => (piece.from === 'nowhere' ? [piece.letter] : [])).join('')

/** Whether a play can be sent: every letter is there and at least one comes from the hand. */
export const isWhole = (play: Play): boolean => cardsOf(play).length > 0 && lacking(play) === ''

/** Cards of the hand that lie in a word being composed. */
export const placed = (draft: Draft): ReadonlySet<number> =>
  new Set(draft.plays.flatMap((play) => [...cardsOf(play)]))

/** Cards of the hand that lie nowhere else; those of `play` count as free. */
export function free(draft: Draft, play: Play | null = null): readonly Card[] {
  const taken = placed({ ...draft, plays: draft.plays.filter((one) => one.key !== play?.key) })
  return draft.cards.filter(({ id }) => !taken.has(id))
}

/** Nothing begun that could be taken back. */
export const isBlank = (draft: Draft): boolean =>
  draft.plays.length === 0 && draft.back.length === 0 && !draft.ending

/** What a typed word can be: a word of the hand (null), or one of these words grown. */
export function ways(
  draft: Draft,
  play: Play,
  lying: readonly Lying[],
): readonly (WordId | null)[] {
  const typed = play.typed ?? word(play)
  const hand = spelled(free(draft, play))
  const grown = lying
    .filter(({ text }) => grows(text, typed) && holds(hand, toPay(text, typed)))
    .map(({ id }) => id)
  return holds(hand, typed) ? [null, ...grown] : grown
}

const spelled = (cards: readonly Card[]): string => cards.map(({ letter }) => letter).join('')

// ── the hand ─────────────────────────────────────────────────────────────────

/** The draft after news: the cards held now, in their old order; plays that can no longer be go. */
export function dealt(draft: Draft, hand: string, turn: number, lying: readonly Lying[]): Draft {
  const cards = kept(draft, hand)
  const ids = new Set(cards.map(({ id }) => id))
  if (turn !== draft.turn) return { ...empty(turn), cards }
  const text = new Map(lying.map((one) => [one.id, one.text]))
  const stands = (play: Play) =>
    cardsOf(play).every((id) => ids.has(id)) &&
    (play.target === null || text.get(play.target) === play.base)
  const plays = draft.plays.filter(stands)
  return {
    ...draft,
    cards,
    plays,
    open: plays.some(({ key }) => key === draft.open) ? draft.open : null,
    picked: draft.picked !== null && ids.has(draft.picked) ? draft.picked : null,
    back: draft.back.filter((id) => ids.has(id)),
  }
}

/** The cards held now: what was sent goes first, then what lies free; new cards come last. */
function kept(draft: Draft, hand: string): readonly Card[] {
  const sent = new Set(draft.plays.filter((play) => play.sent).flatMap(cardsOf))
  const used = placed(draft)
  const worth = ({ id }: Card) => (sent.has(id) ? 0 : used.has(id) ? 2 : 1)
  let wanted = hand
  const still = new Set<number>()
  for (const card of [...draft.cards].sort((a, b) => worth(b) - worth(a))) {
    if (!wanted.includes(card.letter)) continue
    wanted = wanted.replace(card.letter, '')
    still.add(card.id)
  }
  const next = Math.max(0, ...draft.cards.map(({ id }) => id)) + 1
  const fresh = [...wanted].map((letter, n) => ({ id: next + n, letter }))
  return [...draft.cards.filter(({ id }) => still.has(id)), ...fresh]
}

/** Move a card to another place of the hand. */
export function arrange(draft: Draft, id: number, to: number): Draft {
  const card = draft.cards.find((one) => one.id === id)
  if (card === undefined) return draft
  const others = draft.cards.filter((one) => one !== card)
  return { ...draft, picked: null, cards: [...others.slice(0, to), card, ...others.slice(to)] }
}

/** Take a card up, or lay it down again. */
export function pick(draft: Draft, id: number): Draft {
  return { ...draft, picked: draft.picked === id ? null : id }
}

// ── a word ───────────────────────────────────────────────────────────────────

const changed = (draft: Draft, play: Play): Draft => ({
  ...draft,
  plays: draft.plays.map((one) => (one.key === play.key ? play : one)),
})

function begun(draft: Draft, target: Lying | null): Draft {
  const swept = parked(draft)
  const key = Math.max(0, ...swept.plays.map((play) => play.key)) + 1
  const base = target?.text ?? ''
  const play: Play = {
    key,
    target: target?.id ?? null,
    base,
    pieces: [...base].map((letter) => ({ from: 'table', letter })),
    typed: null,
    found: false,
    kind: null,
    sent: false,
  }
  return { ...swept, plays: [...swept.plays, play], open: key, ending: false, back: [] }
}

/** Put the word under the hand aside; one without a card of ours is forgotten. */
export function parked(draft: Draft): Draft {
  const idle = (play: Play) => play.key === draft.open && cardsOf(play).length === 0
  return { ...draft, plays: draft.plays.filter((play) => !idle(play)), open: null, picked: null }
}

/** Open a word of the table, or the play that grows it already. */
export function choose(draft: Draft, target: Lying): Draft {
  const already = draft.plays.find((play) => play.target === target.id)
  return already ? reopen(draft, already.key) : begun(draft, target)
}

/** Begin a new word from the hand. */
export const compose = (draft: Draft): Draft => begun(draft, null)

/** Take up a play that was put aside. */
export function reopen(draft: Draft, key: number): Draft {
  if (draft.open === key) return draft
  return { ...parked(draft), open: key, ending: false, back: [] }
}

/** Put a card before the piece at `gap` of the word in the hand, or begin one with it; a card of
 * that word moves. */
export function put(draft: Draft, id: number, gap: number): Draft {
  const from = held(draft) === null ? compose(draft) : draft
  const play = opened(from)
  const card = from.cards.find((one) => one.id === id)
  if (play === null || card === undefined) return draft
  if (placed(from).has(id) && !cardsOf(play).includes(id)) return draft
  const was = play.pieces.findIndex((piece) => piece.from === 'hand' && piece.card === id)
  const at = was >= 0 && was < gap ? gap - 1 : gap
  const others = play.pieces.filter((_, n) => n !== was)
  const piece: Piece = { from: 'hand', letter: card.letter, card: id }
  const pieces = [...others.slice(0, at), piece, ...others.slice(at)]
  const back = from.back.filter((one) => one !== id)
  return changed(
    { ...from, picked: null, back },
    { ...play, pieces: owned(pieces), typed: null, found: false, kind: null },
  )
}

/** What was typed and is not in the hand goes when cards are put by hand. */
const owned = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.filter(({ from }) => from !== 'nowhere')

/** Take a card out of the word it lies in. */
export function takeBack(draft: Draft, id: number): Draft {
  const play = draft.plays.find((one) => cardsOf(one).includes(id))
  if (play === undefined || play.sent) return draft
  const pieces = play.pieces.filter((piece) => piece.from !== 'hand' || piece.card !== id)
  const next = { ...play, pieces: owned(pieces), typed: null, found: false, kind: null }
  return dropped(changed({ ...draft, picked: null }, next))
}

/** A new word without a card is none. */
const dropped = (draft: Draft): Draft => {
  const plays = draft.plays.filter((play) => play.pieces.length > 0)
  return { ...draft, plays, open: plays.some(({ key }) => key === draft.open) ? draft.open : null }
}

/**
 * Write the word in the hand, or a new one: old letters are recognised, the others are cards of ours.
 * Where no word is open the page finds the one that grows into what is written.
 */
export function write(draft: Draft, text: string, lying: readonly Lying[]): Draft {
  const typed = letters(text)
  const open = held(draft)
  if (open === null && typed === '') return draft
  const from = open === null ? compose(draft) : draft
  const play = opened(from)
  if (play === null) return draft
  if (typed === '' && (play.target === null || play.found)) return discard(from, play.key)
  if (play.target === null || play.found) return sought(from, { ...play, typed }, lying)
  return changed({ ...from, picked: null }, spelling(from, play, typed))
}

/** The way a typed word takes: the one it had, the hand's own, or the first that grows into it. */
function sought(draft: Draft, play: Play, lying: readonly Lying[]): Draft {
  const found = ways(draft, play, lying)
  const way = found.includes(play.target) ? play.target : (found[0] ?? null)
  return aim(changed(draft, play), play.key, way, lying)
}

/** Let what was typed be a word of the hand (null), or that word grown. */
export function aim(draft: Draft, key: number, way: WordId | null, lying: readonly Lying[]): Draft {
  const play = draft.plays.find((one) => one.key === key)
  if (play === undefined) return draft
  const base = lying.find(({ id }) => id === way)?.text ?? ''
  const aimed: Play = { ...play, target: way, base, found: way !== null }
  return changed({ ...draft, picked: null }, spelling(draft, aimed, play.typed ?? word(play)))
}

function spelling(draft: Draft, play: Play, typed: string): Play {
  const left = [...free(draft, play)]
  const { steps, rest } = aligned(play.base, typed)
  const taken = steps.map(({ letter, old }): Piece => {
    if (old) return { from: 'table', letter }
    const at = left.findIndex((card) => card.letter === letter)
    if (at < 0) return { from: 'nowhere', letter }
    const [card] = left.splice(at, 1)
    return { from: 'hand', letter, card: card!.id }
  })
  const after = [...rest].map((letter): Piece => ({ from: 'table', letter }))
  return { ...play, typed, pieces: [...taken, ...after], kind: null }
}

/** Say which it is, where both are possible (CAD-R08). */
export function declare(draft: Draft, key: number, kind: Kind | null): Draft {
  const play = draft.plays.find((one) => one.key === key)
  return play === undefined ? draft : changed(draft, { ...play, kind })
}

/** Forget a play: its cards are in the hand again. */
export function discard(draft: Draft, key: number): Draft {
  const plays = draft.plays.filter((play) => play.key !== key)
  return { ...draft, plays, open: draft.open === key ? null : draft.open, picked: null }
}

/** A play was sent, or came back refused. */
export function mark(draft: Draft, key: number, sent: boolean): Draft {
  const play = draft.plays.find((one) => one.key === key)
  return play === undefined ? draft : changed(draft, { ...play, sent })
}

// ── the end of the turn ──────────────────────────────────────────────────────

/** Begin to choose what goes back. */
export const end = (draft: Draft): Draft => ({ ...parked(draft), ending: true })

/** Choose a card to go back, or keep it; the first chosen gives way where `most` are chosen. */
export function giveBack(draft: Draft, id: number, most: number): Draft {
  if (placed(draft).has(id)) return draft
  const back = draft.back.includes(id)
    ? draft.back.filter((one) => one !== id)
    : [...draft.back, id].slice(-most)
  return { ...parked(draft), ending: true, back }
}

/** The letters that will go back. */
export const returned = (draft: Draft): string =>
  draft.back.map((id) => draft.cards.find((card) => card.id === id)?.letter ?? '').join('')

/** Take back the last thing begun: the card taken up, the last letter, the word, the end. */
export function undo(draft: Draft, lying: readonly Lying[]): Draft {
  if (draft.picked !== null) return { ...draft, picked: null }
  if (draft.ending) return { ...draft, ending: false, back: [] }
  const play = opened(draft)
  if (play !== null && !play.sent) {
    const { typed } = play
    if (typed !== null && typed !== '') return write(draft, typed.slice(0, -1), lying)
    const last = cardsOf(play).at(-1)
    return last === undefined ? parked(draft) : takeBack(draft, last)
  }
  const aside = draft.plays.findLast(({ sent }) => !sent)
  return aside ? reopen(draft, aside.key) : parked(draft)
}

// ── memory ───────────────────────────────────────────────────────────────────

export const keep = (draft: Draft): string => JSON.stringify(draft)

/** A draft kept by this browser, if it is of this turn. */
export function recall(kept: string | null, turn: number): Draft {
  try {
    const draft = JSON.parse(kept ?? '') as Partial<Draft>
    const isOurs = draft.turn === turn && Array.isArray(draft.cards) && Array.isArray(draft.plays)
    if (!isOurs) return empty(turn)
    const plays = draft.plays.map((play) => ({ ...play, sent: false }))
    return { ...empty(turn), ...draft, plays, picked: null }
  } catch {
    return empty(turn)
  }
}
