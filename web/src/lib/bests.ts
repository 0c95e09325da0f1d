/** What a game that is over may add to one's own records. */
import { bestKey, type Best } from './carnet'
import { pieces } from './quiz'
import type { StoryWord } from './story'
import type { Outcome, Place, Seat } from './wire'

/** Whom a game was played with: records are kept apart. */
export function modeOf(places: readonly Pick<Place, 'kind'>[]): string {
  if (places.length === 1) return 'alone'
  return places.filter(({ kind }) => kind === 'person').length > 1 ? 'people' : 'bots'
}

interface Ended {
  readonly slug: string
  readonly seat: Seat
  readonly places: readonly Pick<Place, 'kind'>[]
  readonly outcome: Outcome
  readonly story: readonly StoryWord[]
  readonly justesse: number | null
  readonly at: number
}

/** The figures of one seat: its score where there is one, its longest word, its justesse. */
export function bestsOf(ended: Ended): readonly (readonly [string, Best])[] {
  const { slug, seat, places, outcome, story, justesse, at } = ended
  const key = (counted: string) => bestKey(slug, modeOf(places), counted)
  const score = outcome.scores[seat] ?? 0
  const words = story.flatMap((one) =>
    one.seat === seat && one.valid && one.word ? [one.word] : [],
  )
  const longest = words.reduce((a, b) => (pieces(b).length > pieces(a).length ? b : a), '')
  const found: (readonly [string, Best])[] = []
  if (score > 0) found.push([key('score'), { figure: score, word: '', at }])
  if (longest) found.push([key('word'), { figure: pieces(longest).length, word: longest, at }])
  if (justesse !== null)
    found.push([key('justesse'), { figure: Math.round(justesse), word: '', at }])
  return found
}
