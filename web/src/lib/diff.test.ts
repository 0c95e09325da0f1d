import { expect, test } from 'vitest'
import { difference } from './diff'

test('equal positions differ in nothing', () => {
  expect(difference({ A: 1, E: [2] }, { A: 1, E: [2] })).toEqual({ moved: [], came: [], left: [] })
})

test('pieces move, come and leave by their keys', () => {
  expect(difference({ A: 1, E: 2 }, { A: 4, I: 1 })).toEqual({
    moved: [{ key: 'A', from: 1, to: 4 }],
    came: [{ key: 'I', at: 1 }],
    left: [{ key: 'E', at: 2 }],
  })
})
