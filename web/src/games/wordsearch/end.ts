/** The end of a game: the story of its words, and the best total of one who plays alone. */
import type { StoryWord } from '../../lib/story'
import { remember, remembered } from '../../lib/memory'
import { cellName } from './board'
import type { Turn } from './story'
import { voice, written, type Cast } from './tell'

/** Every word that was announced, with what became of it. */
export function storyWords(told: readonly Turn[], cast: Cast): StoryWord[] {
  const say = voice(cast.lang)
  return told.flatMap((turn): StoryWord[] => {
    const { claim, judged, seat } = turn
    if (claim === null || (turn.close !== 'WORD' && turn.close !== 'UPHELD')) return []
    const who = judged ? cast.name(judged.seat) : ''
    const stands = turn.close === 'WORD'
    const word = stands ? written(claim.word, cast) : claim.word
    const doubt = judged
      ? `${(judged.stands ? say.judgedGood : say.judgedBad)(who, word, judged.value)} `
      : ''
    const scored = say.scored(
      cast.name(seat),
      word,
      cellName(claim.start),
      claim.direction,
      claim.points,
    )
    return [
      {
        n: turn.turn,
        seat,
        word,
        valid: stands,
        text: stands ? `${doubt}${scored}` : doubt.trim(),
      },
    ]
  })
}

/** The best total so far of one who plays alone; null before the first game to the end. */
export function record(): number | null {
  const kept = remembered('record.wordsearch')
  return kept === null || !Number.isInteger(Number(kept)) ? null : Number(kept)
}

/** Keep the total if it is the best so far; whether it is. */
export function keepRecord(total: number): boolean {
  const best = record()
  if (best !== null && best >= total) return false
  remember('record.wordsearch', String(total))
  return true
}
