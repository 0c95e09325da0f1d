/** A moment of a finished game, made again from its events: what the table looked like then. */
import type { Happened, HouseChange, Of, Padlock, Seat, TableView, Word } from './types'

const MOMENTS: ReadonlySet<string> = new Set<Happened['type']>([
  'Laid',
  'Transformed',
  'Locked',
  'Fell',
  'Counted',
  'TurnBegan', // with what ended the turn before
  'Resigned',
  'Ended',
])

/** Whether a game looked at again stops here. */
export function isMoment(event: Happened): boolean {
  return MOMENTS.has(event.type)
}

/** The view after the first events of a game; nobody can act in the past, and no hand is shown. */
export function rebuilt(
  all: readonly Happened[],
  events: readonly Happened[],
  last: TableView,
): TableView {
  return events.reduce(then, start(all, last))
}

// ── the beginning ────────────────────────────────────────────────────────────

/** The table before the first event: what later events say of it. */
function start(all: readonly Happened[], last: TableView): TableView {
  const first = all.find((event) => event.type === 'Took' || event.type === 'TurnBegan')
  const words = firstWords(all, last)
  return scored({
    ...last,
    ...between,
    can: [],
    wake: null,
    house: { resigned: [], absent: [], ending: null },
    phase: 'TAKE',
    turn: first && 'turn' in first ? first.turn : 1,
    active: first && 'seat' in first ? first.seat : 0,
    hand: '',
    held: last.held.map((held, seat) => held - all.reduce((sum, one) => sum + drawn(one, seat), 0)),
    stock: all.reduce(
      (sum, one) => (one.type === 'Refilled' ? sum + one.drawn + one.cards.length : sum),
      last.stock,
    ),
    squares: last.squares.map((_, at) => firstCards(all, at) ?? last.squares[at] ?? ''),
    words,
    padlocks: firstLocks(all, last),
    supply: all.reduce((sum, one) => sum + handedOut(one), last.supply),
    agreed: [],
    votedDown: [],
    finals: null,
    why: null,
  })
}

/** What a turn leaves behind when it ends: nothing. */
const between = {
  taken: null,
  pair: '',
  plays: [],
  captured: null,
  owed: 0,
  accepted: [],
  question: null,
} as const

/** Cards that an event brings a hand, or takes from it. */
function drawn(event: Happened, seat: Seat): number {
  if (!('seat' in event) || event.seat !== seat) return 0
  switch (event.type) {
    case 'Took':
    case 'Fell':
      return event.cards.length
    case 'Laid':
    case 'Transformed':
    case 'PutDown':
      return -event.cards.length
    case 'Refilled':
      return event.drawn
    default:
      return 0
  }
}

function handedOut(event: Happened): number {
  if (event.type === 'Gained') return 1
  return event.type === 'PadlockBack' && event.owner === null ? -1 : 0
}

function firstCards(all: readonly Happened[], at: number): string | null {
  const took = all.find((event) => event.type === 'Took' && event.square === at)
  return took?.type === 'Took' ? took.cards : null
}

/** The words that lay there already (a game may begin with a position). */
function firstWords(all: readonly Happened[], last: TableView): readonly Word[] {
  const laid = new Set(all.flatMap((event) => (event.type === 'Laid' ? [event.word] : [])))
  return last.words
    .filter(({ id }) => !laid.has(id))
    .map((word): Word => {
      const grown = all.find((event) => event.type === 'Transformed' && event.word === word.id)
      if (grown?.type !== 'Transformed') return word
      const { was, wasKind, of } = grown
      const life = word.life.filter(({ turn }) => turn < grown.turn)
      return { ...word, text: was, kind: wasKind, owner: of, names: [], life }
    })
}

function firstLocks(all: readonly Happened[], last: TableView): readonly Padlock[] {
  const gained = new Set(all.flatMap((event) => (event.type === 'Gained' ? [event.padlock] : [])))
  return last.padlocks
    .filter(({ id }) => !gained.has(id))
    .map((padlock): Padlock => {
      const moved = all.find(
        (event) =>
          (event.type === 'Seized' || event.type === 'Locked') && event.padlock === padlock.id,
      )
      if (moved?.type === 'Locked') return { ...padlock, place: null, owner: moved.seat }
      if (moved?.type !== 'Seized') return padlock
      return { ...padlock, owner: moved.of, place: moved.freed ?? null, origin: moved.word }
    })
}

// ── event by event ───────────────────────────────────────────────────────────

function then(view: TableView, event: Happened): TableView {
  const held = view.held.map((count, seat) => count + drawn(event, seat))
  switch (event.type) {
    case 'Took':
      return { ...view, held, phase: 'PLAY', taken: event.square, squares: put(view, event, '') }
    case 'Laid':
      return scored({
        ...view,
        held,
        words: [...view.words, laid(event)],
        plays: played(view, event),
      })
    case 'Transformed':
      return scored({
        ...view,
        held,
        words: view.words.map((word) => (word.id === event.word ? grown(word, event) : word)),
        plays: played(view, event),
        captured: event.of === event.seat ? view.captured : event.word,
      })
    case 'Gained':
    case 'Seized':
    case 'Locked':
    case 'PadlockBack':
      return { ...view, supply: supplyAfter(view, event), padlocks: locksAfter(view, event) }
    case 'Fell':
      return scored({ ...view, held, words: fallen(view.words, event) })
    case 'PutDown': {
      const at = event.square ?? -1
      return {
        ...view,
        held,
        squares: put(view, { square: at }, (view.squares[at] ?? '') + event.cards),
      }
    }
    case 'Refilled': {
      const at = event.square ?? -1
      const squares = put(view, { square: at }, (view.squares[at] ?? '') + event.cards)
      return { ...view, held, stock: event.stock, squares }
    }
    case 'StockOut':
      return { ...view, finals: event.finals }
    case 'TurnBegan':
      return { ...view, ...between, phase: 'TAKE', turn: event.turn, active: event.seat }
    case 'Ended':
      return { ...view, ...between, phase: 'OVER', why: event.why }
    case 'Resigned':
      return { ...view, house: gone(view.house, event.seat) }
    default:
      return view
  }
}

const gone = (house: HouseChange, seat: Seat): HouseChange => ({
  ...house,
  resigned: [...house.resigned, seat],
})

const put = (view: TableView, { square }: { square: number }, cards: string): readonly string[] =>
  view.squares.map((lie, at) => (at === square ? cards : lie))

const laid = (event: Of<'Laid'>): Word => {
  const { word: id, seat, turn, text, kind, names = [] } = event
  return { id, owner: seat, text, kind, names, life: [{ turn, seat, text, kind }] }
}

const grown = (word: Word, event: Of<'Transformed'>): Word => {
  const { seat, turn, text, kind, names = [] } = event
  return {
    ...word,
    owner: seat,
    text,
    kind,
    names,
    life: [...word.life, { turn, seat, text, kind }],
  }
}

function played(view: TableView, event: Of<'Laid' | 'Transformed'>): TableView['plays'] {
  const before = view.words.find(({ id }) => id === event.word) ?? null
  const { word, text, kind, cards } = event
  return [
    ...view.plays,
    { word, text, kind, cards, before, padlock: null, held: null, upheld: false },
  ]
}

function fallen(words: readonly Word[], event: Of<'Fell'>): readonly Word[] {
  const { owner, was, kind } = event
  if (!was || owner === null || owner === undefined || !kind)
    return words.filter(({ id }) => id !== event.word)
  return words.map((word) =>
    word.id === event.word
      ? { ...word, owner, text: was, kind, life: word.life.slice(0, -1) }
      : word,
  )
}

type LockEvent = Of<'Gained' | 'Seized' | 'Locked' | 'PadlockBack'>

function supplyAfter(view: TableView, event: LockEvent): number {
  return view.supply - handedOut(event)
}

function locksAfter(view: TableView, event: LockEvent): readonly Padlock[] {
  const others = view.padlocks.filter(({ id }) => id !== event.padlock)
  const known = view.padlocks.find(({ id }) => id === event.padlock)
  if (event.type === 'Gained') {
    const { padlock: id, seat: owner, word: origin, noun } = event
    return [...others, { id, owner, place: null, origin, noun }]
  }
  if (known === undefined) return view.padlocks
  if (event.type === 'Locked') return [...others, { ...known, place: event.word }]
  if (event.type === 'Seized') {
    const origin = event.tied ? event.word : null
    return [...others, { ...known, owner: event.seat, place: null, origin }]
  }
  if (event.owner === null) return others
  return [...others, { ...known, owner: event.owner, place: event.place ?? null }]
}

/** The points as the table counts them (CAD-K8, R15). */
function scored(view: TableView): TableView {
  const worth = ({ text }: Word): number =>
    view.scoring === 'words' ? 1 : view.scoring === 'squares' ? text.length ** 2 : text.length
  const scores = view.scores.map((_, seat) =>
    view.words.reduce((sum, word) => (word.owner === seat ? sum + worth(word) : sum), 0),
  )
  return { ...view, scores }
}
