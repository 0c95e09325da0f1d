/** Each game's table seen from above, for the pages where people sit down. */
import type { Component } from 'svelte'
import Cadenas from './Cadenas.svelte'
import GuerreDesMots from './GuerreDesMots.svelte'
import WordWhiz from './WordWhiz.svelte'
import Wordsearch from './Wordsearch.svelte'
import Wordsmith from './Wordsmith.svelte'

export const overheads: Readonly<Record<string, Component<{ taken: readonly boolean[] }>>> = {
  cadenas: Cadenas,
  'guerre-des-mots': GuerreDesMots,
  'word-whiz': WordWhiz,
  wordsearch: Wordsearch,
  wordsmith: Wordsmith,
}
