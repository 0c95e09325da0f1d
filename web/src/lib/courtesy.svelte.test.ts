import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { Courtesy } from './courtesy.svelte'
import { fakeClub, news, room } from './fake'
import { TableStore } from './table.svelte'

function seated(can: readonly string[]) {
  const fake = fakeClub()
  fake.club.start()
  const table = new TableStore('k3', fake.club)
  fake.last().open()
  table.open(room([0]))
  const view = { seat: 0, can, wake: null, house: { resigned: [], absent: [], ending: null } }
  table.hear(news({ seat: 0, seq: 1, view }))
  let courtesy: Courtesy | null = null
  const stop = $effect.root(() => {
    courtesy = new Courtesy(table)
  })
  flushSync()
  const moves = () =>
    fake
      .last()
      .of('Play')
      .map(({ move }) => move)
  return { courtesy: courtesy as unknown as Courtesy, moves, stop, table, view }
}

test('typing is told at most once in five seconds, and only where it counts', () => {
  const { courtesy, moves, stop } = seated(['Say', 'Typing'])
  const { courtesy: idle, moves: none, stop: stopIdle } = seated(['Say'])
  for (let letter = 0; letter < 9; letter += 1) {
    courtesy.typed()
    idle.typed()
  }

  expect(moves()).toEqual([{ type: 'Typing' }])
  expect(none()).toEqual([])
  stop()
  stopIdle()
})

test('a hand that is shown has been seen, once', () => {
  const { moves, stop, table, view } = seated(['Take', 'Seen'])
  table.hear(news({ seat: 0, seq: 1, view }))
  flushSync()

  expect(moves()).toEqual([{ type: 'Seen' }])
  stop()
})

test('behind the curtain nothing is told', () => {
  const { moves, stop, table, view } = seated(['Take'])
  table.show(null)
  table.hear(news({ seat: 0, seq: 2, view: { ...view, can: ['Take', 'Seen'] } }))
  flushSync()

  expect(moves()).toEqual([])
  stop()
})
