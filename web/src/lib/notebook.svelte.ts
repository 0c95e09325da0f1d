/** The notebook of this device: kept in its browser, read by nobody else. */
import { answered, EMPTY, exported, imported, parsed, withBest, withMet, without } from './carnet'
import type { Answered, Best, Book } from './carnet'
import { noted, taken } from './meeting'
import { remember, remembered } from './memory'

const KEPT = 'carnet'

class Notebook {
  #book = $state.raw<Book>(EMPTY)

  constructor() {
    this.#book = parsed(remembered(KEPT) ?? '') ?? EMPTY
  }

  get book(): Book {
    return this.#book
  }

  /** Take in what was met since. */
  open(): void {
    const met = noted()
    if (met.length === 0) return
    this.#keep(withMet(this.#book, met))
    taken()
  }

  /** A sense that the dictionary gave since. */
  tell(word: string, sense: string): void {
    const one = this.#book.words[word]
    if (one === undefined || one.sense === sense) return
    this.#keep({ ...this.#book, words: { ...this.#book.words, [word]: { ...one, sense } } })
  }

  answer(word: string, how: Answered, now = Date.now()): void {
    this.#keep(answered(this.#book, word, how, now))
  }

  drop(word: string): void {
    this.#keep(without(this.#book, word))
  }

  best(key: string, best: Best): void {
    const after = withBest(this.#book, key, best)
    if (after !== this.#book) this.#keep(after)
  }

  file(): string {
    return exported(this.#book)
  }

  /** Whether a file was a notebook; it is taken in then. */
  take(text: string): boolean {
    const after = imported(this.#book, text)
    if (after !== null) this.#keep(after)
    return after !== null
  }

  #keep(book: Book): void {
    this.#book = book
    remember(KEPT, exported(book))
  }
}

export const notebook = new Notebook()
