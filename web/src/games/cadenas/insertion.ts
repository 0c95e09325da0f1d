/** Words as cards: what a card can show, and how one word grows into another. Pure. */

const LIGATURES: Readonly<Record<string, string>> = { Œ: 'OE', Æ: 'AE' }

/** The letters of a text as cards show them: capitals without accents, ligatures opened. */
export function letters(text: string): string {
  return text
    .toLocaleUpperCase('fr')
    .replace(/[ŒÆ]/g, (one) => LIGATURES[one] ?? one)
    .normalize('NFD')
    .replace(/[^A-Z]/g, '')
}

/** Whether a word grows into another by insertion alone (CAD-X1, CAD-X2). */
export function grows(old: string, word: string): boolean {
  return word.length > old.length && aligned(old, word).rest === ''
}

/** A letter of a word being written: one of the old ones, or one more. */
export interface Step {
  readonly letter: string
  readonly old: boolean
}

/** What was typed over a word, as far as it goes: which letters are old, which are new. */
export function aligned(
  old: string,
  typed: string,
): { readonly steps: readonly Step[]; readonly rest: string } {
  let at = 0
  const steps = [...typed].map((letter) => {
    const isOld = old[at] === letter
    if (isOld) at += 1
    return { letter, old: isOld }
  })
  return { steps, rest: old.slice(at) }
}

/** The letters that must come from the hand: the multiset difference. */
export function toPay(old: string, word: string): string {
  return [...old].reduce((left, letter) => left.replace(letter, ''), word)
}

/** Whether these letters are all in that hand. */
export function holds(hand: string, wanted: string): boolean {
  return toPay(hand, wanted) === ''
}
