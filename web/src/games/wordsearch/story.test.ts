import { describe, expect, it } from 'vitest'
import { reel } from './reel'
import { before, boardAt, lastWord, turns, underWay } from './story'
import type { Happened } from './types'

const START = 'XXXXX/XXXXL/XXXUX/XX.EX/B...X'
const E: Happened = { type: 'Moved', seat: 0, turn: 1, letter: 'E', source: [4, 4], target: [5, 3] }
const U: Happened = { type: 'Moved', seat: 0, turn: 1, letter: 'U', source: [3, 4], target: [5, 4] }
const L: Happened = { type: 'Moved', seat: 0, turn: 1, letter: 'L', source: [2, 5], target: [5, 2] }
const word = { word: 'BLEU', start: [5, 1], direction: 'E', value: 5, points: 20 } as const
const claimed: Happened = { type: 'Claimed', seat: 0, turn: 1, ...word, until: 15_000 }
const scored: Happened = { type: 'Scored', seat: 0, turn: 1, ...word }
const begun: Happened = { type: 'TurnBegan', seat: 1, turn: 2, dry: 0, until: 1 }
const END = 'XXXXX/XXXX./XXX.X/XX..X/....X'
const GAME = [E, U, L, claimed, { type: 'Accepted', seat: 1 }, scored, begun] as const

describe('a turn', () => {
  it('is folded from its events', () => {
    expect(turns(GAME)).toEqual([
      {
        turn: 1,
        seat: 0,
        slides: [E, U, L].map((event) => {
          const { letter, source, target } = event as Happened & { type: 'Moved' }
          return { letter, source, target }
        }),
        claim: word,
        rejected: [],
        accepted: [1],
        judged: null,
        close: 'WORD',
        back: [],
      },
    ])
  })

  it('knows a challenge upheld', () => {
    const judged: Happened = {
      type: 'Judged',
      seat: 1,
      of: 0,
      word: 'BLUE',
      stands: false,
      value: 5,
    }
    const told = turns([E, claimed, judged, begun])

    expect(told[0]).toMatchObject({
      close: 'UPHELD',
      judged: { seat: 1, stands: false, value: 5 },
    })
    expect(lastWord(told)?.turn).toBe(1)
  })

  it('without a word keeps how it ended', () => {
    const stopped: Happened = { type: 'Stopped', seat: 0, turn: 1, how: 'REPOSITION' }

    expect(turns([E, stopped])[0]).toMatchObject({ close: 'REPOSITION', back: [] })
    expect(lastWord(turns([E, stopped]))).toBeNull()
  })
})

describe('the past', () => {
  it('is the board played backwards', () => {
    expect(before(END, GAME)).toBe(START)
    expect(boardAt(END, GAME, 1)).toBe(START)
    expect(boardAt(END, GAME, 3)).toBe(END)
  })

  it('brings back letters that went home after a misjudged turn', () => {
    const stopped: Happened = {
      type: 'Stopped',
      seat: 0,
      turn: 1,
      how: 'FAILED',
      back: [{ letter: 'U', source: [3, 4], target: [5, 4] }],
    }

    expect(before('XXXXX/XXXXL/XXXUX/XX..X/B.E.X', [E, U, stopped])).toBe(START)
  })
})

describe('the pictures', () => {
  it('show every slide by itself, then the word taken off', () => {
    const pictures = reel(END, GAME, () => false)

    expect(
      pictures.map(({ glide, lift }) => glide?.letter ?? lift.map((one) => one.letter).join('')),
    ).toEqual(['E', 'U', 'L', 'BLEU'])
    expect(pictures.map(({ trail }) => trail.length)).toEqual([0, 1, 2, 0])
    expect(pictures[1]?.board).toBe('XXXXX/XXXXL/XXX.X/XX..X/B.E.X')
  })

  it('of a slide keep the ways made before it in the turn', () => {
    const board = 'XXXXX/XXXXL/XXX.X/XX..X/B.EUX'
    const [picture] = reel(board, [U], () => false, underWay([E]))

    expect(picture?.trail.map(({ letter }) => letter)).toEqual(['E'])
    expect(underWay([E, scored])).toEqual([])
  })

  it('leave out the slides this hand has made', () => {
    expect(reel(END, GAME, () => true).map(({ glide }) => glide)).toEqual([null])
  })
})
