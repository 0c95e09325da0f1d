/** SHA-256 as FIPS 180-4 defines it: browsers keep theirs from pages on a plain local network. */

const primes = firstPrimes(64)
const ROOTS = primes.map((prime) => fraction(Math.cbrt(prime)))
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

/** The digest of a text's UTF-8 bytes, in hexadecimal. */
export function sha256(text: string): string {
  const words = padded(new TextEncoder().encode(text))
  let state: readonly number[] = START
  for (let at = 0; at < words.length; at += 16) state = digested(state, words.slice(at, at + 16))
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function firstPrimes(count: number): readonly number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n += 1) if (found.every((p) => n % p !== 0)) found.push(n)
  return found
}

/** The first 32 bits of what stands behind the point. */
function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32) | 0
}

/** The message in words of 32 bits, with its closing bit and its length. */
function padded(bytes: Uint8Array): readonly number[] {
  const blocks = Math.ceil((bytes.length + 9) / 64)
  const words = new Array<number>(blocks * 16).fill(0)
  const put = (at: number, byte: number) => {
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - 8 * (at % 4)))
  }
  bytes.forEach((byte, at) => put(at, byte))
  put(bytes.length, 0x80)
  words[words.length - 1] = bytes.length * 8
  return words
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

function digested(state: readonly number[], block: readonly number[]): readonly number[] {
  const w = [...block]
  const word = (at: number) => w[at] ?? 0
  for (let t = 16; t < 64; t += 1) {
    const [near, far] = [word(t - 2), word(t - 15)]
    const s0 = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)
    const s1 = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)
    w.push((word(t - 16) + s0 + word(t - 7) + s1) | 0)
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let t = 0; t < 64; t += 1) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const first = (h + s1 + ((e & f) ^ (~e & g)) + (ROOTS[t] ?? 0) + word(t)) | 0
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + (state[at] ?? 0)) | 0)
}
