import { describe, expect, it } from 'vitest'
import { lives, tale, turns } from './story'
import type { Happened, Word } from './types'

const took: Happened = { type: 'Took', seat: 0, turn: 1, square: 2, cards: 'DT' }
const laid: Happened = {
  type: 'Laid',
  seat: 0,
  turn: 1,
  word: 1,
  text: 'MEUSE',
  kind: 'proper',
  cards: 'MEUSE',
  names: ['fleuve'],
}
const gained: Happened = {
  type: 'Gained',
  seat: 0,
  turn: 1,
  padlock: 1,
  word: 1,
  noun: 'MEUSE',
  supply: 1,
}
const put: Happened = { type: 'PutDown', seat: 0, turn: 1, square: 2, cards: 'X', byClock: false }
const begun: Happened = { type: 'TurnBegan', seat: 1, turn: 2, until: 0, final: false }
const seized: Happened = {
  type: 'Seized',
  seat: 1,
  turn: 2,
  padlock: 1,
  of: 0,
  word: 1,
  tied: false,
  noun: 'MEUSE',
  freed: null,
}

describe('turns', () => {
  const told = turns([took, laid, gained, put, begun, seized])

  it('has what each player took, did and put back', () => {
    expect(told.map(({ turn, seat, over }) => [turn, seat, over])).toEqual([
      [1, 0, true],
      [2, 1, false],
    ])
    expect(told[0]?.took?.cards).toBe('DT')
    expect(told[0]?.deeds.map(({ type }) => type)).toEqual(['Laid', 'Gained'])
    expect(told[0]?.back.map(({ cards }) => cards)).toEqual(['X'])
  })

  it('keeps what has no turn of its own with the turn that runs', () => {
    const counted: Happened = {
      type: 'Counted',
      question: 1,
      text: 'LILLIPUT',
      kind: 'proper',
      yes: [1],
      no: [],
      accepted: true,
      until: 0,
    }
    expect(turns([took, counted])[0]?.deeds).toEqual([counted])
  })
})

describe('lives', () => {
  const age = (turn: number, seat: number, text: string) => ({
    turn,
    seat,
    text,
    kind: 'common' as const,
  })
  const words: readonly Word[] = [
    { id: 1, owner: 0, text: 'LAC', kind: 'common', names: [], life: [age(1, 0, 'LAC')] },
    {
      id: 2,
      owner: 1,
      text: 'TRAIT',
      kind: 'common',
      names: [],
      life: [age(1, 0, 'TRI'), age(2, 1, 'TRAIT')],
    },
  ]

  it('puts the words that lived most first, and says from whom they were taken', () => {
    expect(lives(words).map(({ ages }) => ages.map(({ text, from }) => [text, from]))).toEqual([
      [
        ['TRI', null],
        ['TRAIT', 0],
      ],
      [['LAC', null]],
    ])
  })
})

describe('the tale of a padlock', () => {
  it('says which noun brought it and who took it since', () => {
    expect(tale([took, laid, gained, begun, seized], 1, '')).toEqual({
      noun: 'MEUSE',
      by: 0,
      turn: 1,
      seized: [{ seat: 1, of: 0, turn: 2 }],
    })
  })

  it('says the noun alone where the game began with it', () => {
    expect(tale([], 1, 'BIZET')).toEqual({ noun: 'BIZET', by: null, turn: null, seized: [] })
  })
})
