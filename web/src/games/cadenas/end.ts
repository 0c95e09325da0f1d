/** The end of a game: each word with its life, tri → trait → traite, and before whom. */
import type { StoryWord } from '../../lib/story'
import { lives, type Age, type Life } from './story'
import { voice, type Cast } from './tell'
import type { TableView } from './types'

/** Every word on the table with its life, those that changed most first. */
export function storyWords(words: TableView['words'], cast: Cast): StoryWord[] {
  return lives(words).flatMap((life): StoryWord[] => {
    const last = life.ages.at(-1)
    return last
      ? [{ n: life.id, seat: last.seat, word: last.text, valid: true, text: told(life, cast) }]
      : []
  })
}

function told({ ages }: Life, cast: Cast): string {
  const say = voice(cast.lang)
  const [first] = ages
  if (ages.length === 1 && first) return say.lifeLaid(cast.name(first.seat), first.turn)
  return ages.map((age) => one(age, cast)).join(' → ')
}

function one(age: Age, cast: Cast): string {
  const text =
    age.kind === 'common' ? age.text.toLocaleLowerCase('fr') : cast.spell(age.text, 'proper')
  return voice(cast.lang).lifeAge(text, cast.name(age.seat), age.turn)
}
