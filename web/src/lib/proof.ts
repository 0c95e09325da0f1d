/** Proof of the draw (HOUSE-10): the fingerprint published at the start is that of the seed. */

/** Whether this seed gives this fingerprint; null where the browser cannot compute it. */
export async function proves(seed: string, commitment: string): Promise<boolean | null> {
  if (globalThis.crypto?.subtle === undefined) return null // plain HTTP on a network
  const bytes = new TextEncoder().encode(`logomachie ${seed}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex === commitment
}
