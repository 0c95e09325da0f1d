/** What the person at this screen prefers. Kept in this browser, applied to the root element. */
import { remember, remembered } from './memory'

export type Theme = 'auto' | 'papier' | 'nuit' | 'contraste'
export type Size = 'normal' | 'grand' | 'tres-grand'

export const THEMES: readonly Theme[] = ['auto', 'papier', 'nuit', 'contraste']
export const SIZES: readonly Size[] = ['normal', 'grand', 'tres-grand']

function oneOf<T extends string>(all: readonly T[], value: string | null): T {
  return all.find((one) => one === value) ?? (all[0] as T)
}

function prefers(query: string): MediaQueryList | null {
  return typeof matchMedia === 'undefined' ? null : matchMedia(query)
}

class Settings {
  theme = $state<Theme>(oneOf(THEMES, remembered('theme')))
  size = $state<Size>(oneOf(SIZES, remembered('size')))
  /** « Sans mouvement », chosen here. */
  stillChosen = $state(remembered('still') === 'yes')
  /** Sounds are off until chosen. */
  sounds = $state(remembered('sounds') === 'yes')
  volume = $state(Number(remembered('volume') ?? '60'))
  #dark = $state(false)
  #contrast = $state(false)
  #reduced = $state(false)

  /** Nothing may move: chosen here, or by the system. */
  get still(): boolean {
    return this.stillChosen || this.#reduced
  }

  /** The theme on the screen. */
  get shown(): Exclude<Theme, 'auto'> {
    if (this.theme !== 'auto') return this.theme
    return this.#contrast ? 'contraste' : this.#dark ? 'nuit' : 'papier'
  }

  /** Follow the system, write what changes: called once by the page. */
  watch(root: HTMLElement): void {
    const follow = (query: string, set: (on: boolean) => void) => {
      const media = prefers(query)
      if (media === null) return
      set(media.matches)
      media.addEventListener('change', () => set(media.matches))
    }
    follow('(prefers-color-scheme: dark)', (on) => (this.#dark = on))
    follow('(prefers-contrast: more)', (on) => (this.#contrast = on))
    follow('(prefers-reduced-motion: reduce)', (on) => (this.#reduced = on))
    $effect.root(() => {
      $effect(() => {
        root.dataset.theme = this.shown
        root.dataset.size = this.size
        root.toggleAttribute('data-still', this.still)
      })
      $effect(() => {
        remember('theme', this.theme)
        remember('size', this.size)
        remember('still', this.stillChosen ? 'yes' : 'no')
        remember('sounds', this.sounds ? 'yes' : 'no')
        remember('volume', String(this.volume))
      })
    })
  }
}

export const settings = new Settings()
