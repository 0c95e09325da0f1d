import { describe, expect, it } from 'vitest'
import * as drafts from './draft'
import { empty, opened, word, type Draft, type Lying } from './draft'

const MEUSE: Lying = { id: 1, text: 'MEUSE' }
const TRI: Lying = { id: 2, text: 'TRI' }
const MOT: Lying = { id: 3, text: 'MOT' }
const TABLE = [MEUSE, TRI, MOT]

/** A hand of these cards, in turn 5. */
const holding = (hand: string): Draft => drafts.dealt(empty(5), hand, 5, TABLE)

/** The id of the nth card of this letter. */
const card = (draft: Draft, letter: string, nth = 0): number =>
  draft.cards.filter((one) => one.letter === letter)[nth]?.id ?? -1

/** The open word, its own cards in small letters, what is lacking in brackets. */
const shown = (draft: Draft): string =>
  (opened(draft)?.pieces ?? [])
    .map(({ from, letter }) =>
      from === 'hand' ? letter.toLowerCase() : from === 'nowhere' ? `[${letter}]` : letter,
    )
    .join('')

const hand = (draft: Draft): string => draft.cards.map(({ letter }) => letter).join('')

describe('growing a word in place', () => {
  it('puts a card between two letters, and the old ones stay in their order', () => {
    const open = drafts.choose(holding('DARNOTL'), MEUSE)
    const grown = drafts.put(open, card(open, 'D'), 2)

    expect(shown(grown)).toBe('MEdUSE')
    expect(drafts.free(grown).map(({ letter }) => letter)).toEqual([...'ARNOTL'])
  })

  it('moves a card of ours to another gap, forwards and backwards', () => {
    const open = drafts.choose(holding('D'), MEUSE)
    const first = drafts.put(open, card(open, 'D'), 2)
    const later = drafts.put(first, card(open, 'D'), 5)

    expect([shown(later), shown(drafts.put(later, card(open, 'D'), 0))]).toEqual([
      'MEUSdE',
      'dMEUSE',
    ])
  })

  it('finds the insertion in what is typed, letter by letter', () => {
    const open = drafts.choose(holding('DARNOTL'), MEUSE)
    const steps = ['M', 'ME', 'MED', 'MEDU', 'méduse'].map((text) =>
      shown(drafts.write(open, text, TABLE)),
    )

    expect(steps).toEqual(['MEUSE', 'MEUSE', 'MEdUSE', 'MEdUSE', 'MEdUSE'])
  })

  it('shows a letter the hand does not have, and does not call the word whole', () => {
    const draft = drafts.write(drafts.choose(holding('AR'), MEUSE), 'MEDUSE', TABLE)

    expect(shown(draft)).toBe('ME[D]USE')
    expect(drafts.isWhole(opened(draft)!)).toBe(false)
  })

  it('takes the last letter back, then closes the word', () => {
    const open = drafts.choose(holding('DT'), MEUSE)
    const grown = drafts.put(open, card(open, 'D'), 2)
    const back = drafts.undo(grown, TABLE)

    expect([shown(back), opened(drafts.undo(back, TABLE))]).toEqual(['MEUSE', null])
  })
})

describe('a new word', () => {
  it('is laid card by card', () => {
    const held = holding('XMOT')
    const laid = [...'MOT'].reduce(
      (draft, letter, n) => drafts.put(draft, card(held, letter), n),
      held,
    )

    expect([shown(laid), opened(laid)?.target]).toEqual(['mot', null])
  })

  it('is typed from the hand, and is gone when nothing is left of it', () => {
    const typed = drafts.write(holding('XLACY'), 'lac', TABLE)

    expect(shown(typed)).toBe('lac')
    expect(drafts.write(typed, '', TABLE).plays).toEqual([])
  })

  it('takes each card once', () => {
    expect(shown(drafts.write(holding('TOA'), 'TATOO', TABLE))).toBe('ta[T]o[O]')
  })
})

describe('typing where no word is open', () => {
  it('finds the word that grows into it', () => {
    const typed = drafts.write(holding('ATXY'), 'trait', TABLE)

    expect([shown(typed), opened(typed)?.target]).toEqual(['TRaIt', TRI.id])
  })

  it('prefers the hand, and offers the other way', () => {
    const typed = drafts.write(holding('MOTS'), 'mots', TABLE)
    const ways = drafts.ways(typed, opened(typed)!, TABLE)
    const aimed = drafts.aim(typed, opened(typed)!.key, MOT.id, TABLE)

    expect(ways).toEqual([null, MOT.id])
    expect([shown(typed), shown(aimed)]).toEqual(['mots', 'MOTs'])
  })

  it('lets go of a word that no longer grows into it', () => {
    const typed = drafts.write(drafts.write(holding('ATE'), 'trait', TABLE), 'tra', TABLE)

    expect(opened(typed)?.target).toBeNull()
  })
})

describe('several words at once', () => {
  const held = holding('DATEXL')
  const first = drafts.put(drafts.choose(held, MEUSE), card(held, 'D'), 2)

  it('puts the first aside with its cards when another is opened', () => {
    const second = drafts.write(drafts.choose(first, TRI), 'trait', TABLE)

    expect(second.plays.map(word)).toEqual(['MEDUSE', 'TRAIT'])
    expect(drafts.free(second).map(({ letter }) => letter)).toEqual([...'EXL'])
  })

  it('does not take a card that lies in another word', () => {
    const second = drafts.put(drafts.choose(first, TRI), card(held, 'D'), 1)

    expect(shown(second)).toBe('TRI')
  })

  it('forgets a word that was opened and left', () => {
    expect(drafts.choose(drafts.choose(held, MEUSE), TRI).plays.map(word)).toEqual(['TRI'])
  })

  it('opens the play that grows a word already', () => {
    expect(shown(drafts.choose(drafts.choose(first, TRI), MEUSE))).toBe('MEdUSE')
  })
})

describe('after news', () => {
  it('keeps the order of the hand, new cards last', () => {
    const held = drafts.arrange(holding('ABC'), card(holding('ABC'), 'C'), 0)

    expect(hand(drafts.dealt(held, 'ABCDE', 5, TABLE))).toBe('CABDE')
  })

  it('takes the cards that were sent, not their likes', () => {
    const held = holding('TATE')
    const sent = card(held, 'T', 1)
    const play = drafts.put(drafts.choose(held, TRI), sent, 1)
    const after = drafts.dealt(drafts.mark(play, 1, true), 'TAE', 5, [MEUSE, MOT])

    expect(after.cards.map(({ id }) => id)).toEqual(
      held.cards.map(({ id }) => id).filter((id) => id !== sent),
    )
    expect(after.plays).toEqual([])
  })

  it('keeps the other words of the draft', () => {
    const held = holding('DSXX')
    const one = drafts.put(drafts.choose(held, MEUSE), card(held, 'D'), 2)
    const two = drafts.put(drafts.choose(one, MOT), card(held, 'S'), 3)
    const sent = drafts.mark(two, two.plays[0]!.key, true)
    const after = drafts.dealt(sent, 'SXX', 5, [{ id: 1, text: 'MEDUSE' }, TRI, MOT])

    expect(after.plays.map(word)).toEqual(['MOTS'])
  })

  it('drops a word whose letters have changed under it', () => {
    const held = holding('D')
    const play = drafts.put(drafts.choose(held, MEUSE), card(held, 'D'), 2)

    expect(drafts.dealt(play, 'D', 5, [{ id: 1, text: 'AMEUSER' }]).plays).toEqual([])
  })

  it('forgets everything but the hand with a new turn', () => {
    const play = drafts.write(holding('LACX'), 'lac', TABLE)

    expect(drafts.isBlank(drafts.dealt(play, 'LACX', 6, TABLE))).toBe(true)
  })
})

describe('what goes back', () => {
  it('is one card, or two, the last chosen', () => {
    const held = holding('XYZ')
    const give = (draft: Draft, most: number) =>
      [...'XYZ'].reduce((now, letter) => drafts.giveBack(now, card(held, letter), most), draft)

    expect([drafts.returned(give(held, 1)), drafts.returned(give(held, 2))]).toEqual(['Z', 'YZ'])
  })

  it('is never a card of a word', () => {
    const held = drafts.write(holding('LACX'), 'lac', TABLE)

    expect(drafts.returned(drafts.giveBack(held, card(held, 'L'), 1))).toBe('')
  })

  it('can be thought over', () => {
    const held = holding('XY')
    const ended = drafts.giveBack(held, card(held, 'X'), 1)

    expect(drafts.isBlank(drafts.undo(ended, TABLE))).toBe(true)
  })
})

describe('memory', () => {
  it('gives a draft of this turn back, nothing on its way', () => {
    const play = drafts.mark(drafts.write(holding('LACX'), 'lac', TABLE), 1, true)
    const again = drafts.recall(drafts.keep(play), 5)

    expect([shown(again), opened(again)?.sent]).toEqual(['lac', false])
  })

  it('forgets one of another turn, and what it cannot read', () => {
    expect(drafts.recall(drafts.keep(holding('ABC')), 6)).toEqual(empty(6))
    expect(drafts.recall('{', 6)).toEqual(empty(6))
  })
})
