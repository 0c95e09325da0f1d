import { describe, expect, it } from 'vitest'
import { choose, dealt, empty, opened, write, type Play } from './draft'
import { kindsSeen } from './kinds'
import type { TableView, Word } from './types'

const word = (id: number, owner: number, text: string, kind: Word['kind'] = 'common'): Word => ({
  id,
  owner,
  text,
  kind,
  names: [],
  life: [],
})

const view = (supply: number, words: readonly Word[], locked?: number) =>
  ({
    supply,
    words,
    least: 3,
    leastProper: 5,
    padlocks: locked === undefined ? [] : [{ id: 1, owner: 0, place: locked, origin: null }],
  }) as unknown as TableView

const composed = (hand: string, text: string, target?: Word): Play => {
  const words = target ? [target] : []
  const held = dealt(empty(1), hand, 1, words)
  return opened(write(target ? choose(held, target) : held, text, words))!
}

describe('what can be seen to be possible', () => {
  it('is a proper noun from five letters on, while padlocks are left', () => {
    expect(kindsSeen(view(1, []), composed('MOT', 'mot'), null, 0)).toEqual({
      common: true,
      proper: false,
    })
    expect(kindsSeen(view(1, []), composed('TOURS', 'tours'), null, 0).proper).toBe(true)
    expect(kindsSeen(view(0, []), composed('TOURS', 'tours'), null, 0).proper).toBe(false)
  })

  it('needs no padlock to make one noun of another player’s noun', () => {
    const bizet = word(1, 1, 'BIZET', 'proper')
    expect(kindsSeen(view(0, [bizet]), composed('RE', 'bizerte', bizet), bizet, 0).proper).toBe(
      true,
    )
  })

  it('is no proper noun under a padlock of one’s own', () => {
    const muse = word(1, 0, 'MUSE')
    expect(kindsSeen(view(1, [muse], 1), composed('E', 'meuse', muse), muse, 0).proper).toBe(false)
  })
})
