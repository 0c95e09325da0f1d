/** The end of a game: the story of its words. */
import type { StoryWord } from '../../lib/story'
import { tell, written, type Cast } from './tell'
import type { Happened } from './types'

/** Every word that was laid, with what it did. */
export function storyWords(events: readonly Happened[], cast: Cast): StoryWord[] {
  return events.flatMap((event): StoryWord[] => {
    if (event.type === 'Laid')
      return [
        {
          n: event.turn,
          seat: event.seat,
          word: written(event.word, cast),
          valid: true,
          text: tell([event], cast),
        },
      ]
    if (event.type === 'Erred' && event.word)
      return [
        {
          n: event.turn,
          seat: event.seat,
          word: event.word,
          valid: false,
          text: tell([event], cast),
        },
      ]
    return []
  })
}
