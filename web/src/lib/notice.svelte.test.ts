import { expect, test } from 'vitest'
import { board } from './notice.svelte'

test('a stop is told with its time, a sentence as it is, and both are taken back', () => {
  const stop = new Date(2026, 10, 16, 20, 15).getTime()
  const told = []
  board.hear({ type: 'Notice', text: '', stop })
  told.push(board.text)
  board.hear({ type: 'Notice', text: 'Tournoi ce soir.', stop: null })
  told.push(board.text)
  board.hear({ type: 'Notice', text: '', stop: null })
  told.push(board.text)

  expect(told[0]).toContain('20:15')
  expect(told.slice(1)).toEqual(['Tournoi ce soir.', ''])
})

test('what was read is gone', () => {
  board.hear({ type: 'Notice', text: 'Bonsoir.', stop: null })
  board.dismiss()

  expect(board.text).toBe('')
})
