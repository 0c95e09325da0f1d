import { expect, test, vi } from 'vitest'
import { api } from './api'
import { glosses } from './gloss.svelte'
import type { WordPage } from './wire'

const page = (word: string, form: string, lemma = form): WordPage => ({
  word,
  valid: true,
  readings: [
    {
      form,
      lemma,
      gloss: 'verbe, participe passé',
      glossEn: 'verb, past participle',
      flags: [],
      meaning: 'donner ce qu’on a.',
      age: 2,
      registers: [],
    },
  ],
  names: [],
  games: {},
  proper: [],
  attested: [],
  unfit: false,
  levels: [],
  family: [],
  anagrams: [],
  longer: [],
  near: [],
  version: '',
})

test('a word is written with the accents of its first reading once the club has answered', async () => {
  const pages: Record<string, WordPage> = {
    CEDE: page('CEDE', 'cédé', 'céder'),
    COEUR: page('COEUR', 'cœur'),
    tôt: page('tôt', 'tôt'),
  }
  const asked = vi.spyOn(api, 'word').mockImplementation(async (word) => pages[word]!)
  expect(glosses.spelled('CEDE')).toBe('CEDE')
  glosses.spelled('COEUR')
  glosses.spelled('TÔT')
  await vi.waitFor(() => expect(glosses.page('TÔT')).not.toBeNull())

  expect(['CEDE', 'COEUR', 'TÔT'].map((word) => glosses.spelled(word))).toEqual([
    'CÉDÉ',
    'CŒUR',
    'TÔT',
  ])
  expect(asked.mock.calls.map(([word]) => word)).toEqual(['CEDE', 'COEUR', 'tôt'])
  expect(glosses.of('CEDE', 'fr')).toBe('de céder, donner ce qu’on a\u202f; verbe, participe passé')
})
