import { describe, expect, it } from 'vitest'
import { storyWords } from './end'
import { en } from './en'
import { fr } from './fr'
import { turns } from './story'
import { history, tell, type Cast } from './tell'
import type { Happened } from './types'

const NAMES = ['Jeanne', 'Marius', 'Odile']
const cast = (lang: 'fr' | 'en'): Cast => ({ lang, name: (seat) => NAMES[seat] ?? '', seats: 3 })
const ordinary = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const french = (...events: Happened[]) => ordinary(tell(events, cast('fr')))
const english = (...events: Happened[]) => tell(events, cast('en'))

const U: Happened = { type: 'Moved', seat: 1, turn: 2, letter: 'U', source: [4, 6], target: [6, 6] }
const L: Happened = { type: 'Moved', seat: 1, turn: 2, letter: 'L', source: [3, 7], target: [6, 4] }
const word = { word: 'BLEU', start: [6, 3], direction: 'E', value: 5, points: 20 } as const
const claimed: Happened = { type: 'Claimed', seat: 1, turn: 2, ...word, until: 0 }
const scored: Happened = { type: 'Scored', seat: 1, turn: 2, ...word }
const judged: Happened = { type: 'Judged', seat: 0, of: 1, word: 'BLEU', stands: true, value: 5 }
const begun: Happened = { type: 'TurnBegan', seat: 2, turn: 3, dry: 0, until: 0 }

describe('an event told', () => {
  it('says who slides which letter, and says it short the second time', () => {
    expect(french(U, L)).toBe('Marius : U glisse de F4 à F6. L glisse de G3 à D6.')
    expect(english(U, L)).toBe('Marius: U slides from F4 to F6. L slides from G3 to D6.')
  })

  it('says a word from end to end, then taken off', () => {
    expect(french(claimed)).toBe('Marius annonce BLEU de C6 à F6, 20 points.')
    expect(french(scored, begun)).toBe(
      'Marius retire BLEU en C6, vers la droite, 20 points. À Odile.',
    )
  })

  it('says what a challenge brings or costs', () => {
    expect(french(judged)).toBe(
      'Jeanne conteste BLEU : le mot est au dictionnaire. Jeanne perd 5 points.',
    )
    expect(french({ ...judged, word: 'BLUE', stands: false })).toBe(
      'Jeanne conteste BLUE : le mot n’est pas au dictionnaire. Jeanne gagne 5 points, les lettres restent.',
    )
    expect(english(judged)).toBe(
      'Jeanne challenges BLEU: it is in the dictionary. Jeanne loses 5 points.',
    )
  })

  it('says how a turn without a word ended', () => {
    const stopped = { type: 'Stopped', seat: 2, turn: 3 } as const

    expect(french({ ...stopped, how: 'REPOSITION' })).toBe('Odile termine après une lettre.')
    expect(french({ ...stopped, how: 'FAILED' })).toBe(
      'Odile ne trouve pas, les lettres restent où elles sont.',
    )
    expect(
      french({
        ...stopped,
        how: 'FAILED',
        back: [{ letter: 'U', source: [4, 6], target: [6, 6] }],
      }),
    ).toBe('Odile ne trouve pas. Une lettre revient.')
    expect(french({ ...stopped, how: 'NOTHING' })).toBe('Odile laisse passer son tour.')
  })

  it('says why the game is over', () => {
    expect(french({ type: 'Ended', winners: [0], why: 'LETTERS' })).toBe(
      'La partie est finie. Les lettres qui restent ne font plus aucun mot.',
    )
  })

  it('says what the dictionary refused, and what the house did', () => {
    expect(
      french({
        type: 'Rejected',
        seat: 0,
        turn: 1,
        word: 'BLUE',
        start: [1, 1],
        direction: 'E',
      }),
    ).toBe('BLUE n’est pas au dictionnaire.')
    expect(french({ type: 'Resigned', seat: 2 })).toBe('Odile quitte la partie.')
  })
})

describe('the history', () => {
  it('has one line a turn, the newest first', () => {
    const stopped: Happened = { type: 'Stopped', seat: 2, turn: 3, how: 'REPOSITION' }
    const moved: Happened = { ...(U as Happened & { type: 'Moved' }), seat: 2, turn: 3 }
    const events = [U, L, claimed, { type: 'Accepted', seat: 0 } as const, scored, moved, stopped]
    const lines = history(events, cast('fr'))

    expect(lines.map(({ turn, text }) => [turn, ordinary(text)])).toEqual([
      [3, 'Odile déplace U de F4 à F6.'],
      [2, 'Marius retire BLEU en C6, vers la droite, 20 points. Jeanne ne conteste pas.'],
    ])
  })

  it('tells a misjudged turn with the letters that stay', () => {
    const lines = history([U, L, { type: 'Stopped', seat: 1, turn: 2, how: 'FAILED' }], cast('fr'))

    expect(ordinary(lines[0]?.text ?? '')).toBe(
      'Marius ne trouve pas : deux lettres restent déplacées.',
    )
  })

  it('tells a turn that runs', () => {
    expect(history([U], cast('en'))[0]?.text).toBe('Marius is playing.')
    expect(history([U, claimed], cast('en'))[0]?.text).toBe('Marius announces BLEU.')
  })
})

describe('the story of the end', () => {
  it('has the words that were announced, and the challenge that undid one', () => {
    const bad: Happened = { ...(judged as Happened & { type: 'Judged' }), stands: false }
    const [counted] = storyWords(turns([U, L, claimed, judged, scored]), cast('fr'))
    const [undone] = storyWords(turns([U, L, claimed, bad]), cast('fr'))

    expect(counted).toMatchObject({ n: 2, seat: 1, word: 'BLEU', valid: true })
    expect(undone).toMatchObject({ word: 'BLEU', valid: false })
  })
})

describe('both languages', () => {
  it('have the same sentences', () => {
    expect(Object.keys(en)).toEqual(Object.keys(fr))
  })
})

describe('a word told with its accents', () => {
  const spelled = { ...cast('fr'), spell: (word: string) => (word === 'TOT' ? 'TÔT' : word) }

  it('is one that stands; before that its letters alone are told', () => {
    const events = [{ ...scored, word: 'TOT' }, begun]

    expect(tell(events, spelled)).toContain('TÔT')
    expect(history([{ ...claimed, word: 'TOT' }, ...events], spelled)[0]?.text).toContain('TÔT')
    expect(storyWords(turns([{ ...claimed, word: 'TOT' }, ...events]), spelled)[0]?.word).toBe(
      'TÔT',
    )
    expect(tell([{ ...claimed, word: 'TOT' }], spelled)).toContain('TOT')
  })
})
