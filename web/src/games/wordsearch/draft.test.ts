import { describe, expect, it } from 'vitest'
import { after } from './board'
import * as drafts from './draft'
import { empty, type Draft } from './draft'
import type { Cell, Slid } from './types'

const BLEU = 'XXXXX/XXXXL/XXXUX/XX.EX/B...X'
const E: Slid = { letter: 'E', source: [4, 4], target: [5, 3] }
const U: Slid = { letter: 'U', source: [3, 4], target: [5, 4] }
const L: Slid = { letter: 'L', source: [2, 5], target: [5, 2] }
const DONE = after(BLEU, [E, U, L])

/** A plan of these slides, each picked up and laid. */
function planned(...slides: readonly Slid[]): Draft {
  return slides.reduce((draft, { source, target }) => {
    const board = after(BLEU, draft.slides)
    return drafts.lay(drafts.pick(draft, board, draft.slides, source), board, draft.slides, target)
  }, empty(3))
}

describe('picking up', () => {
  it('takes a letter and nothing else', () => {
    expect(drafts.pick(empty(1), BLEU, [], [4, 4]).picked).toEqual([4, 4])
    expect(drafts.pick(empty(1), BLEU, [], [4, 3]).picked).toBeNull()
  })

  it('does not take a letter that has moved', () => {
    expect(drafts.pick(empty(1), after(BLEU, [E]), [E], [5, 3]).picked).toBeNull()
  })
})

describe('a plan', () => {
  it('is laid slide by slide, in the order that works', () => {
    expect(planned(E, U, L).slides).toEqual([E, U, L])
  })

  it('does not let a letter through another', () => {
    expect(planned(U).slides).toEqual([])
    expect(planned(E, L).slides).toEqual([E])
  })

  it('is taken back step by step until nothing is left', () => {
    let draft = drafts.write(planned(E, U, L), 'bleu')
    const words: string[] = []
    while (!drafts.isBlank(draft)) {
      words.push(`${draft.word}${draft.slides.length}`)
      draft = drafts.undo(draft)
    }

    expect(words).toEqual(['BLEU3', '3', '2', '1'])
    expect(draft).toEqual(empty(3))
  })

  it('dies with its turn', () => {
    expect(drafts.inTurn(planned(E), 3).slides).toEqual([E])
    expect(drafts.inTurn(planned(E), 4)).toEqual(empty(4))
  })

  it('survives a reload if it can still be laid', () => {
    const kept = drafts.keep(drafts.write(planned(E, U), 'bleu'))

    expect(drafts.recall(kept, 3, BLEU)).toEqual({ ...empty(3), slides: [E, U], word: 'BLEU' })
    expect(drafts.recall(kept, 4, BLEU)).toEqual(empty(4))
    expect(drafts.recall('nonsense', 3, BLEU)).toEqual(empty(3))
  })
})

describe('marking', () => {
  const mark = (...cells: readonly Cell[]) =>
    cells.reduce((draft, cell) => drafts.mark(draft, DONE, cell), drafts.startMarking(empty(1)))

  it('takes the first letter, then the last', () => {
    expect(mark([5, 1]).marks).toEqual([[5, 1]])
    expect(mark([5, 1], [5, 4])).toMatchObject({
      marks: [
        [5, 1],
        [5, 4],
      ],
      marking: false,
    })
  })

  it('takes back the first letter when it is pressed again', () => {
    expect(mark([5, 1], [5, 1]).marks).toEqual([])
  })

  it('begins anew where no straight line of letters lies', () => {
    expect(mark([5, 1], [3, 5]).marks).toEqual([[3, 5]])
    expect(mark([4, 2], [4, 5]).marks).toEqual([[4, 5]])
  })

  it('reads the line from the first mark, or backwards', () => {
    const draft = mark([5, 4], [5, 1])

    expect(drafts.lineOf(draft, DONE, [E, U, L])).toMatchObject({ word: 'UELB', direction: 'W' })
    expect(drafts.lineOf(drafts.turnRound(draft, true), DONE, [E, U, L])).toMatchObject({
      word: 'BLEU',
      start: [5, 1],
      direction: 'E',
    })
  })
})

describe('announcing', () => {
  const typed = (word: string, board: string, moved: readonly Slid[]) =>
    drafts.lineOf(drafts.write(empty(1), word), board, moved)

  it('finds the line of a typed word', () => {
    expect(typed('bleu', DONE, [E, U, L])).toMatchObject({
      word: 'BLEU',
      start: [5, 1],
      direction: 'E',
      missing: [],
    })
  })

  it('lights a line that still lacks letters', () => {
    const line = typed('BLEU', after(BLEU, [E]), [E])

    expect(line).toMatchObject({
      start: [5, 1],
      missing: [
        [5, 2],
        [5, 4],
      ],
    })
    expect(drafts.lack(line, [E], 2)).toBe('INCOMPLETE')
  })

  it('says what is lacking', () => {
    const line = typed('BLEU', DONE, [E, U, L])
    const stray: Slid = { letter: 'X', source: [1, 1], target: [1, 2] }

    expect(drafts.lack(line, [], 2)).toBe('MUST_MOVE')
    expect(drafts.lack(null, [E], 2)).toBe('NO_LINE')
    expect(drafts.lack(line, [E, stray], 2)).toBe('OUTSIDE')
    expect(drafts.lack(line, [E, U, L], 5)).toBe('TOO_SHORT')
    expect(drafts.lack(line, [E, U, L], 2)).toBeNull()
  })

  it('is a claim after slides that were sent, and one move with a plan', () => {
    const line = typed('BLEU', DONE, [E, U, L])!
    const word = { word: 'BLEU', start: [5, 1], direction: 'E' }

    expect(drafts.claim(empty(3), line, false)).toEqual({ type: 'Claim', turn: 3, ...word })
    expect(drafts.claim(planned(E, U, L), line, true)).toEqual({
      type: 'Play',
      turn: 3,
      slides: [
        [E.source, E.target],
        [U.source, U.target],
        [L.source, L.target],
      ],
      ...word,
    })
  })

  it('or the turn ends without a word', () => {
    expect(drafts.stop(empty(3), false)).toEqual({ type: 'Stop', turn: 3 })
    expect(drafts.stop(planned(E), true)).toEqual({
      type: 'Play',
      turn: 3,
      slides: [[E.source, E.target]],
    })
  })
})

describe('aiming', () => {
  it('snaps to the ray under the finger', () => {
    expect(drafts.aim(BLEU, [4, 4], [5.2, 2.8])).toEqual([5, 3])
    expect(drafts.aim(BLEU, [4, 4], [4.1, 3.2])).toEqual([4, 3])
  })

  it('is nothing on the letter itself or away from every ray', () => {
    expect(drafts.aim(BLEU, [4, 4], [4.2, 4.1])).toBeNull()
    expect(drafts.aim(BLEU, [4, 4], [2, 5])).toBeNull()
  })
})

describe('a fingertip', () => {
  const board = 'AB../....'

  it('means the letter it covers, though its middle lies on an empty circle', () => {
    expect(drafts.meant(board, null, [1.55, 1], 0.6)).toEqual([1, 1])
    expect(drafts.meant(board, null, [1.55, 1], 0)).toEqual([2, 1])
    expect(drafts.meant(board, null, [2, 4], 0.6)).toEqual([2, 4])
  })

  it('means the nearer of two that could answer, and where the letter in hand could go', () => {
    expect(drafts.meant(board, null, [1, 1.45], 0.6)).toEqual([1, 1])
    expect(drafts.meant(board, [1, 1], [1.9, 1.1], 0.6)).toEqual([2, 1])
  })
})
