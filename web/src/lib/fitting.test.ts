import { beforeEach, expect, test, vi } from 'vitest'
import { fitting } from './fitting'
import { remember } from './memory'

const lesson = (name: string, ...met: object[]) => ({
  name,
  title: { fr: name, en: name },
  seconds: 60,
  gestures: 3,
  met: met.map((pattern) => ({ ...pattern })),
})
const LESSONS = [
  lesson('decouvrir'),
  lesson('prendre', { type: 'Took', of: [{}] }),
  lesson('tirer', { type: 'Fired' }),
]

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('a lesson on what was met comes before the next one', () => {
  const events = [
    { type: 'Took', of: [] },
    { type: 'Fired', at: 3 },
  ]

  expect(fitting('dames', LESSONS, events)?.name).toBe('tirer')
  expect(fitting('dames', LESSONS, [])?.name).toBe('decouvrir')
})

test('what was followed on this device is not named again', () => {
  remember('lesson.dames.decouvrir', 'done')
  remember('lesson.dames.tirer', 'done')

  expect(fitting('dames', LESSONS, [{ type: 'Fired' }])?.name).toBe('prendre')
  remember('lesson.dames.prendre', 'done')
  expect(fitting('dames', LESSONS, [{ type: 'Fired' }])).toBe(null)
})
