import { expect, test } from 'vitest'
import { agreedTexts } from './agreed'
import { fr } from './fr'
import type { Option } from './wire'

const KNOWN: readonly Option[] = [
  { name: 'time', clause: 'HOUSE-03', values: ['calm', 'clock', 'day'], main: true, always: true },
  { name: 'dictionary', clause: 'HOUSE-14', values: ['complet', 'usuel', 'ecole'] },
]
const said = (options: Record<string, string>) =>
  agreedTexts(options, KNOWN, (name) => fr.options[name])

test('a table at ease is told to be so', () => {
  expect(said({ time: 'calm', dictionary: 'complet' })).toEqual(['Le temps\u00a0: Au calme'])
})

test('what departs from the leaflet is told, in the order of the options', () => {
  expect(said({ dictionary: 'ecole', time: 'clock' })).toEqual([
    'Le temps\u00a0: À la pendule',
    'Le dictionnaire\u00a0: École',
  ])
})

test('where nothing was chosen nothing is told', () => {
  expect(said({})).toEqual([])
})
