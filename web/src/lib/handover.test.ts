import { expect, test } from 'vitest'
import { handedOver } from './handover'

test('a key is read with its seat', () => {
  expect(handedOver('#main=2-4fa09c11')).toEqual({ seat: 2, key: '4fa09c11' })
  expect(handedOver('#main=0--Zx_4fa09c11-')).toEqual({ seat: 0, key: '-Zx_4fa09c11-' })
})

test('any other fragment is none', () => {
  for (const hash of ['', '#histoire', '#main=', '#main=2-', '#main=x-4fa09c11', '#main=2-<b>'])
    expect(handedOver(hash)).toBeNull()
})
