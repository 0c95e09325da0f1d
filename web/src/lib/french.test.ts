import { describe, expect, test } from 'vitest'
import {
  counted,
  each,
  elides,
  figureF,
  grouped,
  list,
  of,
  ordinal,
  some,
  than,
  to,
} from './french'

describe('elision', () => {
  test.each([
    'Odile Élodie Émile Inès Œdipe Aïcha Éloïse Anaïs Ugo Ulysse Ewen Îlan Oumar Isée',
    'Hugo Hugues Hubert Hélène Helga Henri Henriette Hector Hédi Hedwige Hervé Hermine Héloïse',
    'Hilaire Hippolyte Homère Honoré Honorine Horace Hortense Humbert Hyacinthe Hadrien',
    'Yves Yvonne Yvette Yvain Ysé Ysaline Yseult Ylan',
    'HERBE HÔTEL HISTOIRE HUÎTRE HABIT HARMONIE HOMME HIRONDELLE HUMEUR YEUX ONDE OUÏE HÉROÏNE',
    'HUMOUR HÔPITAUX HALTÉROPHILIE HINDOU HUMAIN HUMÉRUS HURLUBERLU HIER HORAIRE HORREUR HUILE',
    'HÉMÉROCALLE HARPAGON HUBRIS Hollywood OUEST OUATE',
  ])('before %s', (words) => {
    const some = words.split(' ')

    expect(some.map(of)).toEqual(some.map((word) => `d’${word}`))
  })

  test.each([
    'Marius Zoé Yann Yanis Yannick Yaël Yasmine Yohan Youssef Yoko William Wendy',
    'Harry Hamza Hassan Hans Hadi Haïm Hakim Halima Hamid Hannah Harold Hayat Hawa Habib',
    'Heidi Heiko Helmut Hicham Hilda Hind Hiroshi Hocine Houda Holly Howard Hussein Humphrey Huy',
    'Ouissem Ouarda Ouassim Ho',
    'HIBOU HÉROS HACHE HARICOT HONTE HUIT HAMSTER HIPPIE HOUX HÊTRE YAOURT ONZE OUI OUISTITI A O',
    'CHAT HUSKY HOLSTER HOOLIGAN HUMER HUMAIT HIÉROGLYPHE HONDURIEN HALO HORS OUF',
  ])('none before %s', (words) => {
    const some = words.split(' ')

    expect(some.map(of)).toEqual(some.map((word) => `de ${word}`))
  })

  test('que as de', () => {
    expect([than('Odile'), than('Yann')]).toEqual(['qu’Odile', 'que Yann'])
  })

  test('small letters and capitals are one', () => {
    expect([elides('hibou'), elides('Hibou'), elides('odile')]).toEqual([false, false, true])
  })
})

test('de and à are contracted with an article, not with a title', () => {
  expect([of('le talon'), of('les autres'), to('le bord'), to('les voisins')]).toEqual([
    'du talon',
    'des autres',
    'au bord',
    'aux voisins',
  ])
  expect([of('La Rochelle'), to('Odile')]).toEqual(['de La Rochelle', 'à Odile'])
})

test('none and one are singular', () => {
  expect([0, 1, 2].map((n) => counted(n, 'essai'))).toEqual(['0 essai', '1 essai', '2 essais'])
  expect(counted(-1, 'point')).toBe('-1 point')
  expect(counted(2566, 'mot')).toBe('2 566 mots')
})

test('a verb agrees with how many there are', () => {
  const joins = (words: string[]) => `${list(words)} ${some(words.length, 'rejoint', 'rejoignent')}`

  expect(joins(['SUS'])).toBe('SUS rejoint')
  expect(joins(['SUS', 'TON'])).toBe('SUS et TON rejoignent')
})

test('lists end with et, or with ou', () => {
  expect(list([])).toBe('')
  expect(list(['A', 'B', 'C'])).toBe('A, B et C')
  expect(list(['A', 'B'], 'ou')).toBe('A ou B')
})

test('letters are counted each, figures grouped, places ordered', () => {
  expect(each('TNT')).toBe('deux T et un N')
  expect([figureF(1), figureF(4), figureF(40)]).toEqual(['une', 'quatre', '40'])
  expect([grouped(999), grouped(12345)]).toEqual(['999', '12 345'])
  expect([ordinal(1), ordinal(2)]).toEqual(['1er', '2e'])
})
