import { expect, it } from 'vitest'
import { aligned, grows, holds, letters, toPay } from './insertion'

const CHAINS = [
  'tri trait traite traiter traitera transitera transiterait transiteraient',
  'par pari reparti réparation préparation',
  'muse Meuse méduse',
  'Bizet Bizerte',
]

it('reads a text as cards show it', () => {
  expect(letters('œuf, Méduse')).toBe('OEUFMEDUSE')
})

it.each(CHAINS)('%s is a chain of insertions', (chain) => {
  const words = chain.split(' ').map(letters)
  expect(words.slice(1).map((word, n) => grows(words[n] ?? '', word))).toEqual(
    words.slice(1).map(() => true),
  )
})

it('knows what is not an insertion', () => {
  expect([grows('PARI', 'PRIA'), grows('MOT', 'MOT'), grows('TRAIT', 'TRI')]).toEqual([
    false,
    false,
    false,
  ])
})

it('tells the old letters from the new while a word is typed', () => {
  const { steps, rest } = aligned('MEUSE', 'MED')
  expect(steps.map(({ letter, old }) => (old ? letter : letter.toLowerCase())).join('')).toBe('MEd')
  expect(rest).toBe('USE')
})

it('pays the difference from the hand', () => {
  expect(toPay('REPARTI', 'REPARATION')).toBe('AON')
  expect([holds('ATE', 'TA'), holds('ATE', 'TT')]).toEqual([true, false])
})
