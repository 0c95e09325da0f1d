/** What words mean, asked of the dictionary once each, a few at a time. */
import { SvelteMap } from 'svelte/reactivity'
import { api } from './api'
import { of } from './french'
import type { Tongue } from './say.svelte'
import { typo } from './typo'
import type { WordPage } from './wire'

const AT_ONCE = 3
const BARE = /^[A-Z]+$/

class Glosses {
  readonly #pages = new SvelteMap<string, WordPage | null>()
  readonly #asked = new Set<string>()
  #waiting: string[] = []
  #busy = 0

  /** The first reading: its lemma where the form is another, its sense, its grammar; null: unknown. */
  of(word: string, tongue: Tongue): string | null {
    const page = this.page(word)
    const reading = page?.readings[0]
    if (reading === undefined) return null
    const gloss = tongue === 'fr' ? reading.gloss : reading.glossEn
    const sense = reading.meaning && typo(reading.meaning.replace(/\.$/, ''))
    const lemma = tongue === 'fr' ? of(reading.lemma) : `of ${reading.lemma}`
    const whose = reading.lemma === reading.form ? '' : lemma
    const told = [whose, sense].filter(Boolean).join(', ')
    return [told, gloss].filter(Boolean).join('\u202f; ') || null
  }

  /** The word as it is written, accents and all, by its first reading; as it came until that is known. */
  spelled(word: string): string {
    const form = this.page(word)?.readings[0]?.form.toLocaleUpperCase('fr') ?? word
    const bare = form.normalize('NFD').replace(/\p{M}/gu, '').replace('Œ', 'OE').replace('Æ', 'AE')
    return bare === word ? form : word
  }

  /** All the dictionary says of a word; null until it has answered. */
  page(word: string): WordPage | null {
    // a word without its accents may be any of its spellings: the commonest comes first
    const key = BARE.test(word) ? word : word.toLocaleLowerCase('fr')
    const known = this.#pages.get(key)
    if (key !== '' && known === undefined && !this.#asked.has(key)) {
      this.#asked.add(key)
      this.#waiting.push(key)
      queueMicrotask(() => this.#next())
    }
    return known ?? null
  }

  #next(): void {
    while (this.#busy < AT_ONCE && this.#waiting.length > 0) {
      const word = this.#waiting.shift() as string
      this.#busy += 1
      void api
        .word(word)
        .catch(() => null) // a gloss is a pleasure, not a need
        .then((page) => {
          this.#pages.set(word, page)
          this.#busy -= 1
          this.#next()
        })
    }
  }
}

export const glosses = new Glosses()
