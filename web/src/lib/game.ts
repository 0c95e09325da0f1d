/** What a game tells the house of itself: each lives in one folder of `games`, all of one shape. */
import type { Component } from 'svelte'
import type { Quiz } from './quiz'
import type { Told } from './refusal'
import type { Tongue } from './say.svelte'
import type { Chosen } from './setting'
import type { TableStore } from './table.svelte'

type Both<T> = Readonly<Record<Tongue, T>>

/** What is written on its box. */
export interface Card {
  readonly title: string // « | » where the box breaks it
  readonly seats: string
  readonly pace: string
  readonly alone?: string // what one plays for without others
  readonly short: readonly [string, string] // the aim on the box, in two lines of 26 signs at most
  readonly aim: string // in two sentences, 170 signs at most
  readonly told: string // what the living figure shows
}

/** What the page says of an option: its name, a sentence, the names of its values. */
export interface OptionText {
  readonly name: string
  readonly note: string
  readonly values: Readonly<Record<string, string>>
}

/** An advantage given to a player before the game, in units of the game's own. */
export interface Handicap {
  readonly most: number
  readonly text: Both<{ readonly name: string; readonly of: (player: string) => string }>
}

/** `room.ts`: loaded with the first table of the game that is set or opened. */
export interface Room {
  readonly overhead?: Component<{ taken: readonly boolean[] }> // the table seen from above
  readonly options: Both<Readonly<Record<string, OptionText>>>
  readonly refusals: Both<Readonly<Record<string, Told>>>
  readonly handicap?: Handicap
}

/** Its screen: it gets the table and fills a Frame. */
// any: each game narrows the store to its own view, events and moves
export type Screen = Component<{ table: TableStore<any, any, any> }>

/** `Figure.svelte`: an example of its rulebook, drawn at one of its moments, and told. */
// any: each game has its own figures
export interface Picture {
  readonly default: Component<{ figure: any; at: number; living?: boolean }>
  readonly told: (figure: any, at: number) => string // what has just happened
  readonly titled?: (figure: any) => string
}

/** Who is about to play, and what they have chosen so far. */
export interface Company {
  readonly bots: boolean
  readonly first: boolean // no game of this kind was finished on this device yet
  readonly chosen: Chosen
}

/** Minutes of the middle game of all that were measured (bench/people.md), by level. */
export type Minutes = readonly [number, number, number, number]

/** `index.ts`: loaded with the page, so it holds the box and says where the rest is. */
export interface Game {
  readonly place: number // on the shelf, from 1
  readonly colour: 1 | 2 | 3 | 4 | 5 // of its box: --k1 to --k5
  readonly cover: Component
  readonly card: Both<Card>
  readonly also?: { readonly text: Both<string>; readonly chosen: Chosen } // another door, for one
  readonly lasts?: (chosen: Chosen) => Minutes // with one bot, by its level, where it was measured
  readonly usual?: (company: Company) => Chosen // instead of an option's first value
  readonly room: () => Promise<{ readonly default: Room }>
  readonly table: () => Promise<{ readonly default: Screen }>
  readonly quiz?: () => Promise<{ readonly default: Quiz }> // a word of the notebook, asked
  readonly figure?: () => Promise<Picture>
}
