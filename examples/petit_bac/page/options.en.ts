/** The same in English. */
import type { OptionText } from '../../lib/game'

export const options: Readonly<Record<string, OptionText>> = {
  rounds: { name: 'Rounds', note: 'As many letters, as many words.', values: {} },
  seconds: { name: 'Time to write', note: 'When it is up, the words are read.', values: {} },
}
