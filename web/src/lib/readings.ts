/** The ways to read a word, gathered: one for each lemma and sense, its grammar told once. Pure. */
import type { Reading } from './wire'

/** « verbe du 1er groupe, présent, je » and « verbe du 1er groupe, impératif, tu » as one. */
function joined(one: string, more: string): string {
  const [part] = one.split(',', 1)
  const rest = part && more.startsWith(`${part}, `) ? more.slice(part.length + 2) : more
  return one === more ? one : `${one}\u202f; ${rest}`
}

/** The readings with those of one form, lemma and sense made one, in the same order. */
export function gathered(readings: readonly Reading[]): readonly Reading[] {
  const found: Reading[] = []
  for (const one of readings) {
    const at = found.findIndex(
      ({ form, lemma, meaning }) =>
        form === one.form && lemma === one.lemma && meaning === one.meaning,
    )
    const known = found[at]
    if (known)
      found[at] = {
        ...known,
        gloss: joined(known.gloss, one.gloss),
        glossEn: joined(known.glossEn, one.glossEn),
      }
    else found.push(one)
  }
  return found
}
