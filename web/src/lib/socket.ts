/**
 * One WebSocket to the club. It joins tables, plays moves, asks questions, and comes back by itself.
 *
 * A move has a nonce and is said again after every reconnection until News or a Refusal answers it,
 * and every few seconds while the club cannot write it down: the club hears a nonce once.
 * What a table means is not known here.
 */
import { Clock } from './clock'
import { Draws } from './draw'
import type {
  Answer,
  Down,
  GameId,
  News,
  Notice,
  Play,
  Refusal,
  Room,
  Seat,
  Trouble,
  Up,
} from './wire'

export type Line = 'open' | 'opening' | 'cut'

/** What a table on the screen wants to hear. */
export interface Hearer {
  hear(down: News | Room | Refusal | Trouble): void
  line(line: Line): void
  /** The last line seen from this seat: where to go on after a cut. */
  after(seat: Seat | null): number
}

/** The part of WebSocket that is used, so that tests can stand in for it. */
export interface Wire {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onclose: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
}

export interface Timers {
  later(call: () => void, ms: number): number
  cancel(timer: number): void
}

const BACKOFF = [300, 700, 1500, 3000, 6000, 10_000]
const PING_EVERY = 12_000
const SILENCE = 8_000 // no answer to a ping for so long: the line is dead, whatever the browser says
const ANSWER_WITHIN = 20_000
const AGAIN = [1000, 1000, 2000, 3000, 5000] // until what could not be used is said again

const browserTimers: Timers = {
  later: (call, ms) => setTimeout(call, ms) as unknown as number,
  cancel: (timer) => clearTimeout(timer),
}

interface Sitting {
  readonly table: GameId
  readonly seat: Seat | null
}

interface Question {
  readonly up: Up
  readonly answer: (answer: unknown) => void
  readonly fail: (why: Error) => void
  readonly timer: number
}

export class Club {
  readonly clock: Clock
  #wire: Wire | null = null
  #line: Line = 'opening'
  #tries = 0
  #retry: number | null = null
  #ping: number | null = null
  #dead: number | null = null
  #stopped = false
  #sittings = new Map<string, Sitting>()
  #hearers = new Map<GameId, Hearer>()
  #plays: Play[] = []
  #unwritten = new Set<string>() // nonces of moves the club could not write down
  #unopened = new Set<string>() // sittings at tables it could not read
  #again: number | null = null
  #agains = 0 // in a row
  #questions = new Map<string, Question>()
  #count = 0
  readonly #open: () => Wire
  readonly #timers: Timers
  readonly #name = Math.random().toString(36).slice(2, 8)

  /** What this page adds to the chance of games. */
  readonly draws = new Draws()

  /** The club's owner tells everybody something. */
  onnotice: (notice: Notice) => void = () => undefined

  constructor(open: () => Wire, clock: Clock = new Clock(), timers: Timers = browserTimers) {
    this.#open = open
    this.clock = clock
    this.#timers = timers
  }

  get line(): Line {
    return this.#line
  }

  /** Moves said and not answered yet, oldest first. */
  get plays(): readonly Play[] {
    return this.#plays
  }

  start(): void {
    this.#stopped = false
    this.#connect()
  }

  stop(): void {
    this.#stopped = true
    this.#clear()
    this.#sayAgainNever()
    this.#wire?.close()
    this.#wire = null
  }

  /** Show a table from this seat, now and after every cut. */
  join(table: GameId, seat: Seat | null, hearer: Hearer): void {
    this.#hearers.set(table, hearer)
    this.#sittings.set(`${table}/${seat}`, { table, seat })
    this.#say({ type: 'Join', table, seat, after: hearer.after(seat), draws: true })
  }

  leave(table: GameId, seat: Seat | null): void {
    this.#sittings.delete(`${table}/${seat}`)
    this.#say({ type: 'Leave', table, seat })
    if (![...this.#sittings.values()].some((sitting) => sitting.table === table))
      this.#hearers.delete(table)
  }

  /** Play a move; the nonce that News or a Refusal will answer. */
  play(table: GameId, seat: Seat, move: unknown): string {
    const nonce = this.#fresh()
    const play: Play = { type: 'Play', table, seat, nonce, move }
    this.#plays.push(play)
    if (this.#unwritten.size === 0) this.#say(play) // else in its turn, after those
    return nonce
  }

  /** Ask about one's own view. */
  ask(table: GameId, seat: Seat | null, question: string, about = ''): Promise<unknown> {
    const id = this.#fresh()
    const up: Up = { type: 'Ask', table, seat, id, question, about }
    return new Promise((answer, fail) => {
      const timer = this.#timers.later(() => {
        this.#questions.delete(id)
        fail(new Error('no answer'))
      }, ANSWER_WITHIN)
      this.#questions.set(id, { up, answer, fail, timer })
      this.#say(up)
    })
  }

  /** The page is looked at again, or the network is said to be back: find out at once. */
  wake(): void {
    if (this.#stopped) return
    if (this.#line === 'open') this.#probe()
    else {
      this.#tries = 0
      this.#connect()
    }
  }

  /** This device has a new secret: only a new connection carries it. */
  renew(): void {
    if (this.#stopped) return
    this.#tries = 0
    this.#connect()
  }

  #connect(): void {
    this.#clear()
    this.#wire?.close()
    this.#set(this.#tries === 0 ? 'opening' : 'cut')
    const wire = this.#open()
    this.#wire = wire
    wire.onopen = () => this.#wire === wire && this.#opened()
    wire.onclose = () => this.#wire === wire && this.#lost()
    wire.onmessage = (event) => this.#wire === wire && this.#heard(event.data)
    this.#dead = this.#timers.later(() => this.#lost(), SILENCE)
  }

  #opened(): void {
    this.#tries = 0
    this.clock.forget()
    this.#set('open')
    for (const sitting of this.#sittings.values()) this.#sit(sitting)
    for (const play of this.#plays) this.#say(play)
    for (const question of this.#questions.values()) this.#say(question.up)
    this.#probe()
  }

  #sit({ table, seat }: Sitting): void {
    const after = this.#hearers.get(table)?.after(seat) ?? 0
    this.#say({ type: 'Join', table, seat, after, draws: true })
  }

  #lost(): void {
    this.#clear()
    const wire = this.#wire
    this.#wire = null
    wire?.close()
    if (this.#stopped) return
    this.#set('cut')
    const wait = BACKOFF[Math.min(this.#tries, BACKOFF.length - 1)] ?? 10_000
    this.#tries += 1
    this.#retry = this.#timers.later(() => this.#connect(), wait * (0.8 + 0.4 * Math.random()))
  }

  #probe(): void {
    this.#clear()
    this.#say({ type: 'Ping', sent: this.clock.local() })
    this.#dead = this.#timers.later(() => this.#lost(), SILENCE)
  }

  #heard(text: string): void {
    const down = JSON.parse(text) as Down
    switch (down.type) {
      case 'Pong':
        this.clock.hear(down.sent, down.now)
        this.#clear()
        this.#ping = this.#timers.later(() => this.#probe(), this.#pace())
        return
      case 'Answer':
        return this.#answered(down)
      case 'News':
        this.clock.hint(down.now)
        this.#settle(down)
        return this.#hearers.get(down.table)?.hear(down)
      case 'Refusal':
        this.#plays = this.#plays.filter((play) => !this.#isAbout(play, down, down.nonce))
        this.#answeredTo(down.nonce)
        return this.#hearers.get(down.table)?.hear(down)
      case 'Room':
        return this.#hearers.get(down.table)?.hear(down)
      case 'Trouble':
        return this.#troubled(down)
      case 'DrawRound': {
        const said = this.draws.answer(down)
        if (said !== null) this.#say(said)
        return
      }
      case 'Notice':
        return this.onnotice(down)
    }
  }

  #pace(): number {
    return this.clock.trip === null ? 500 : PING_EVERY
  }

  #answered(down: Answer): void {
    const question = this.#questions.get(down.id)
    if (question === undefined) return
    this.#questions.delete(down.id)
    this.#timers.cancel(question.timer)
    question.answer(down.answer)
  }

  /**
   * `done` is a seat's last nonce in the log: whatever it said before is settled too, but for what
   * the club said it could not write.
   */
  #settle(news: News): void {
    const done = news.done
    if (done === null) return
    const last = this.#plays.findLastIndex((play) => this.#isAbout(play, news, done))
    if (last < 0) return
    this.#plays = this.#plays.filter(
      (play, at) =>
        at > last ||
        play.table !== news.table ||
        play.seat !== news.seat ||
        (at < last && this.#unwritten.has(play.nonce)),
    )
    this.#answeredTo(done)
  }

  /** The last that could not be written is: whatever was kept back behind it goes at once. */
  #answeredTo(nonce: string): void {
    if (!this.#unwritten.delete(nonce) || this.#unwritten.size > 0) return
    this.#sayAgainNever()
    this.#sayAgain()
  }

  #isAbout(play: Play, down: { table: GameId; seat: Seat | null }, nonce: string): boolean {
    return play.table === down.table && play.seat === down.seat && play.nonce === nonce
  }

  #troubled(down: Trouble): void {
    if (down.code === 'TOO_FAST' || down.code === 'BUSY') this.#sayAgainSoon()
    else if (down.code === 'STORE_AWAY') {
      if (down.nonce !== null) this.#unwritten.add(down.nonce)
      else this.#unopened.add(`${down.table}/${down.seat}`)
      this.#sayAgainSoon()
    } else if (['NOT_YOUR_SEAT', 'NO_SUCH_TABLE', 'UNREADABLE'].includes(down.code)) {
      this.#plays = this.#plays.filter(
        (play) => play.table !== down.table || play.seat !== down.seat,
      )
    }
    if (down.table !== null) this.#hearers.get(down.table)?.hear(down)
  }

  #sayAgainSoon(): void {
    this.#again ??= this.#timers.later(
      () => this.#sayAgain(),
      AGAIN[Math.min(this.#agains, AGAIN.length - 1)] ?? 5000,
    )
  }

  #sayAgainNever(): void {
    if (this.#again !== null) this.#timers.cancel(this.#again)
    this.#again = null
  }

  /** What the club could not use, in its order; what it could not write, until it is written. */
  #sayAgain(): void {
    this.#again = null
    const known = new Set(this.#plays.map((play) => play.nonce))
    this.#unwritten = new Set([...this.#unwritten].filter((nonce) => known.has(nonce)))
    this.#agains = this.#unwritten.size + this.#unopened.size > 0 ? this.#agains + 1 : 0
    for (const name of this.#unopened) {
      const sitting = this.#sittings.get(name)
      if (sitting !== undefined) this.#sit(sitting)
    }
    this.#unopened.clear()
    for (const play of this.#plays) this.#say(play)
    if (this.#unwritten.size > 0) this.#sayAgainSoon()
  }

  #say(up: Up): void {
    if (this.#line === 'open') this.#wire?.send(JSON.stringify(up))
  }

  #set(line: Line): void {
    if (line === this.#line) return
    this.#line = line
    for (const hearer of this.#hearers.values()) hearer.line(line)
  }

  #fresh(): string {
    this.#count += 1
    return `${this.#name}${this.#count.toString(36)}`
  }

  #clear(): void {
    for (const timer of [this.#retry, this.#ping, this.#dead])
      if (timer !== null) this.#timers.cancel(timer)
    this.#retry = this.#ping = this.#dead = null
  }
}
