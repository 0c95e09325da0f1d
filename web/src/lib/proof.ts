/** Proof of the draw (HOUSE-10): the fingerprint published at the start is that of the seed. */
import { sha256 } from './sha256'

/** Whether this seed gives this fingerprint. */
export function proves(seed: string, commitment: string): boolean {
  return sha256(`logomachie ${seed}`) === commitment
}
