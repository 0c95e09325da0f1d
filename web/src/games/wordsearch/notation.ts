/**
 * Moves as text: `F5 E6`, `BLEU C6 E`, a whole turn `F5-E6 F4-F6 BLEU C6 E`. The verbs of the command
 * line may stand before them (`slide`, `claim`, `play`); the page writes none, in no language.
 */
import { cellName, DIRECTIONS } from './board'
import { plain } from './reading'
import type { Turn } from './story'
import type { Asked, Cell, Direction } from './types'

/** The cell of this name; null if it is none. */
export function cellNamed(name: string): Cell | null {
  const found = /^([A-Z])(\d{1,2})$/i.exec(name)
  return found ? [Number(found[2]), found[1]!.toUpperCase().charCodeAt(0) - 64] : null
}

/** A whole turn as one move: `F5-E6 F4-F6 G3-D6 BLEU C6 E`; empty for a turn without a slide. */
export function written({ slides, claim }: Pick<Turn, 'slides' | 'claim'>): string {
  if (slides.length === 0) return ''
  const ways = slides.map(({ source, target }) => `${cellName(source)}-${cellName(target)}`)
  const word = claim ? [claim.word, cellName(claim.start), claim.direction] : []
  return [...ways, ...word].join(' ')
}

/** Whether a text is meant as a move and not as a word: it names a cell, or begins with a verb. */
export const isMove = (text: string): boolean => /\d|^(slide|claim|play)\s/i.test(text.trimStart())

/** The move somebody typed; null if it is none. Two cells alone are a slide, a word and a cell an announcement. */
export function read(text: string, turn: number): Asked | null {
  const words = text.trim().split(/\s+/)
  const verb = words[0]?.toLowerCase()
  if (verb === 'claim') return claimed(words.slice(1), turn)
  if (words.length === 3 && verb !== 'slide' && !cellNamed(words[0]!) && cellNamed(words[1]!))
    return claimed(words, turn)
  if (verb === 'play') return played(words.slice(1), turn)
  if (words.length > 1 && words[0]?.includes('-')) return played(words, turn)
  const cells = (verb === 'slide' ? words.slice(1) : words).flatMap((word) => word.split('-'))
  const [source, target] = cells.map(cellNamed)
  return cells.length === 2 && source && target ? { type: 'Slide', turn, source, target } : null
}

function claimed(words: readonly string[], turn: number): Asked | null {
  const [word, name, way] = words
  const start = cellNamed(name ?? '')
  const direction = directionNamed(way)
  if (words.length !== 3 || !word || !start || !direction) return null
  return { type: 'Claim', turn, word: plain(word), start, direction }
}

function played(words: readonly string[], turn: number): Asked | null {
  const ways = words.filter((word) => word.includes('-'))
  const rest = words.slice(ways.length)
  const slides = ways.map((way) => way.split('-').map(cellNamed))
  if (slides.length === 0 || slides.some((way) => way.length !== 2 || way.includes(null)))
    return null
  const move = { type: 'Play', turn, slides: slides as unknown as [Cell, Cell][] } as const
  if (rest.length === 0) return move
  const claim = claimed(rest, turn)
  if (claim?.type !== 'Claim') return null
  return { ...move, word: claim.word, start: claim.start, direction: claim.direction }
}

const directionNamed = (name: string | undefined): Direction | undefined =>
  DIRECTIONS.find((direction) => direction === name?.toUpperCase().replace('O', 'W')) // ouest
