/** A word as the table shows it: letter by letter, what each one did. Pure. */
import type { Step, Triple } from './types'

/** What a letter of the word said is for: a card it answers, a vowel that moves, one too many. */
export type Role = 'card' | 'moves' | 'surplus' | 'plain'

export interface Letter {
  shown: string // as written, in capitals: É
  base: string // as the rules count it: E
  role: Role
}

const VOWELS = 'AEIOU'
const LIGATURES: Record<string, string> = { Œ: 'OE', Æ: 'AE' }

/** The word in capitals, ligatures opened: Œ never stands on a counter. */
export function capitals(word: string): string {
  return [...word.toLocaleUpperCase('fr')].map((c) => LIGATURES[c] ?? c).join('')
}

/** The letter without its accent: É → E, Ç → C. */
export function bare(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '')
}

/** The consonants a word must hold: each card, or each consonant once where the table plays so. */
export function needed(visible: Triple, dup: 'multiset' | 'set'): string[] {
  return dup === 'set' ? [...new Set(visible)] : [...visible]
}

/** The consonants the word lacks, for the eye of the player who is writing; the club judges. */
export function missing(word: string, visible: Triple, dup: 'multiset' | 'set'): string[] {
  const left = [...capitals(word)].map(bare)
  return needed(visible, dup).filter((card) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Each letter of the word with its part in it; vowels that gained no step are surplus. */
export function letters(
  word: string,
  visible: Triple,
  steps: readonly Step[],
  dup: 'multiset' | 'set' = 'multiset',
): Letter[] {
  const cards = needed(visible, dup)
  const gained = new Map(steps.map((step) => [step.vowel, step.end - step.start]))
  return [...capitals(word)].map((shown) => {
    const base = bare(shown)
    return { shown, base, role: role(base, cards, gained) }
  })
}

function role(base: string, cards: string[], gained: Map<string, number>): Role {
  const card = cards.indexOf(base)
  if (card >= 0) {
    cards.splice(card, 1)
    return 'card'
  }
  if (!VOWELS.includes(base)) return 'plain'
  const left = gained.get(base) ?? 0
  gained.set(base, left - 1)
  return left > 0 ? 'moves' : 'surplus'
}

/** Milliseconds between two vowels that fly, so that all have flown within the time given. */
export function beat(flights: number, within = 780, usual = 60): number {
  return flights < 2 ? 0 : Math.min(usual, Math.floor(within / (flights - 1)))
}

/** When each pawn leaves: as soon as the first of its vowels has come down from the word. */
export function departures(spelled: readonly Letter[], flight: number): Record<string, number> {
  const flying = spelled.filter((letter) => letter.role === 'moves')
  const pace = beat(flying.length)
  const leaves: Record<string, number> = {}
  flying.forEach((letter, n) => (leaves[letter.base] ??= n * pace + flight))
  return leaves
}
