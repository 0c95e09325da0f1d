/** The end of a game: the story of its words. Pure. */
import type { StoryWord } from '../../lib/story'
import { entries, type Round } from './story'
import { voice, written, type Cast } from './tell'

/** Every word of the game, with what it did. */
export function storyWords(told: readonly Round[], cast: Cast): StoryWord[] {
  const say = voice(cast.lang)
  return entries(told).map((entry) => {
    const points = told.find(({ round }) => round === entry.round)?.scores[entry.seat]?.points
    const worth = points?.[entry.row - 1]
    const what = [
      say.round(entry.round),
      ...(worth === undefined ? [] : [say.points(worth)]),
      ...(entry.code ? [say.notStanding(entry.code)] : []),
    ]
    return {
      n: entry.n,
      seat: entry.seat,
      word: entry.word === null ? null : written(entry.word, cast),
      valid: entry.code === '',
      text: what.join(' · '),
    }
  })
}
