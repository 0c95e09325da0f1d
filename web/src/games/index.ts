/**
 * The games this page can show. Read README.md beside this file before adding one.
 */
import type { Component } from 'svelte'
import type { TableStore } from '../lib/table.svelte'

/** A game's screen: it gets the table and fills a Frame. */
// any: each game narrows the store to its own view, events and moves
export type Screen = Component<{ table: TableStore<any, any, any> }>

export const screens: Readonly<Record<string, () => Promise<{ default: Screen }>>> = {
  cadenas: () => import('./cadenas/Table.svelte'),
  'guerre-des-mots': () => import('./guerre-des-mots/Table.svelte'),
  'word-whiz': () => import('./word-whiz/Table.svelte'),
  wordsearch: () => import('./wordsearch/Table.svelte'),
  wordsmith: () => import('./wordsmith/Table.svelte'),
}

/** A game's examples in its rulebook. */
// any: each game has its own figures
export type Picture = Component<{ figure: any }>

export const figures: Readonly<Record<string, () => Promise<{ default: Picture }>>> = {
  'guerre-des-mots': () => import('./guerre-des-mots/Figure.svelte'),
}
