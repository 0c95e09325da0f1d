/** The language of the page: French first, English by a switch. */
import { en } from './en'
import { fr, type Sentences } from './fr'
import { remember, remembered } from './memory'

export type Tongue = 'fr' | 'en'

class Speech {
  #tongue = $state<Tongue>(remembered('tongue') === 'en' ? 'en' : 'fr')

  get tongue(): Tongue {
    return this.#tongue
  }

  set tongue(tongue: Tongue) {
    this.#tongue = tongue
    remember('tongue', tongue)
  }

  /** Every sentence of the page, in the language chosen. */
  get t(): Sentences {
    return this.of({ fr, en })
  }

  /** A game's own sentences: `speech.of({ fr, en })`. */
  of<T>(both: Readonly<Record<Tongue, T>>): T {
    return both[this.#tongue]
  }
}

export const speech = new Speech()
