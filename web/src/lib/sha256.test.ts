import { expect, test } from 'vitest'
import { proves } from './proof'
import { sha256 } from './sha256'

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('the published digest of « %s »', (text, expected) => {
  expect(sha256(text)).toBe(expected)
})

test.each([54, 55, 56, 63, 64, 65, 200])(
  '%i letters, as the platform digests them',
  async (length) => {
    const text = 'é'.repeat(length)
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    const expected = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0'))

    expect(sha256(text)).toBe(expected.join(''))
  },
)

test('a seed proves its own fingerprint and no other', () => {
  const seed = 'a5cb0f8b6ddaba357bf7d6a53825c563'
  const published = '7f26365bd19f08db83eac53e47f7222c1c21a8e5ad3fc7ade000ec0ce6e88438'

  expect([proves(seed, published), proves(`${seed}0`, published)]).toEqual([true, false])
})
