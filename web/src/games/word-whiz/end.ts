/** The end of a game: the story of its words, and the record of one who plays alone. */
import type { StoryWord } from '../../lib/story'
import { remember, remembered } from '../../lib/memory'
import type { WordWhiz } from '../../lib/wire'
import type { Store } from './desk.svelte'
import type { Round } from './story'
import { voice, written, type Cast } from './tell'
import { capitals } from './word'

/** Every word of the game with what it did, and the rounds in which nobody had one. */
export function storyWords(told: readonly Round[], cast: Cast): StoryWord[] {
  const say = voice(cast.lang)
  return told.flatMap((round): StoryWord[] => {
    const letters = round.visible?.join('')
    const common = letters ? { n: round.round, letters } : { n: round.round }
    const said = round.attempts.map((one): StoryWord => ({
      ...common,
      seat: one.seat,
      word: one.word === null ? null : written(one.word, cast),
      valid: one.failure === null,
      text: one.failure
        ? sentence(say.because(one.failure.reason, one.failure.letters, one.failure.clause))
        : sentence(say.advance(one.steps)),
    }))
    const nobody = { ...common, seat: null, word: null, valid: false, text: say.nobody }
    return said.length > 0 ? said : round.ended ? [nobody] : []
  })
}

/** What could have been said in the race of a round; throws where the club does not answer. */
export async function overlooked(table: Store, round: number, cast: Cast): Promise<string> {
  const say = voice(cast.lang)
  const answer = (await table.ask('missed', String(round))) as Partial<WordWhiz.Missed>
  if (answer.words === undefined) throw new Error('the club has no answer now')
  if (answer.words.length === 0) return say.nothingMissed
  const words = answer.words.map(capitals).join(', ')
  const count = answer.count ?? 0
  return count > answer.words.length ? say.andMore(words, count) : words
}

const sentence = (text: string): string =>
  text === '' ? '' : `${text[0]?.toLocaleUpperCase('fr')}${text.slice(1)}.`

/** Fewest rounds so far on a track of this length; null before the first game to the end. */
export function record(track: number): number | null {
  const kept = Number(remembered(`record.word-whiz.${track}`))
  return Number.isInteger(kept) && kept > 0 ? kept : null
}

/** Keep the number of rounds if it is the fewest so far; whether it is. */
export function keepRecord(track: number, rounds: number): boolean {
  const best = record(track)
  if (best !== null && best <= rounds) return false
  remember(`record.word-whiz.${track}`, String(rounds))
  return true
}
