/** A word of the game, for its story: told by the game, glossed by the page. */
export interface StoryWord {
  readonly n: number // round or coup
  readonly seat: number | null // who said it; null: nobody found anything
  readonly word: string | null
  readonly valid: boolean
  readonly text: string // what it did: « U avance de 2, E et I de 1. »
  readonly letters?: string // what was on the table: DTN
}
