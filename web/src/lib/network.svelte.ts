/** Whether another device can reach this club, and by which address: asked once a page, and told. */
import { api, Declined } from './api'
import type { Network } from './wire'

const HERE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

class Neighbours {
  #network = $state.raw<Network | null>(null)
  /** There is no network to open the club to. */
  none = $state(false)

  /** This page was opened by an address that means this machine alone. */
  get isHere(): boolean {
    return HERE.has(location.hostname)
  }

  /** The beginning of a link that others can open; null: there is none, or none yet. */
  get origin(): string | null {
    if (!this.isHere) return location.origin
    const network = this.#network
    if (network === null) return null
    if (network.address !== null) return network.address
    return network.may || network.open ? null : location.origin
  }

  /** « Ouvrir » is offered. */
  get opens(): boolean {
    return this.isHere && (this.#network?.may ?? false) && !this.#network?.open
  }

  /** « Fermer » is offered. */
  get closes(): boolean {
    return this.isHere && (this.#network?.may ?? false) && (this.#network?.open ?? false)
  }

  look(): void {
    if (this.isHere && this.#network === null) void this.#told(api.network())
  }

  put(open: boolean): void {
    this.none = false
    void this.#told(api.openNetwork(open))
  }

  async #told(answer: Promise<Network>): Promise<void> {
    try {
      this.#network = await answer
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      this.none = error.code === 'NO_NETWORK'
    }
  }
}

export const neighbours = new Neighbours()
