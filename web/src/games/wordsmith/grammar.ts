/** French of the table's things: how pieces, boxes and points are counted, how names are joined. */
import { capital, counted, figure, list as joined, of, than } from '../../lib/french'
import { KINDS, type Kind, type Pieces } from './alphabet'
import type { Price } from './draft'
import type { Reason, Verdict } from './types'

export { capital, figure, of }
export const list = (words: readonly string[]): string => joined(words)
export const ONE: Readonly<Record<Kind, string>> = {
  R: 'un grand trait',
  Y: 'un petit trait',
  B: 'une grande courbe',
  G: 'une petite courbe',
}
const MANY: Readonly<Record<Kind, string>> = {
  R: 'grands traits',
  Y: 'petits traits',
  B: 'grandes courbes',
  G: 'petites courbes',
}
export const kind: Readonly<Record<Kind, string>> = {
  R: 'grand trait',
  Y: 'petit trait',
  B: 'grande courbe',
  G: 'petite courbe',
}

/** « deux petites courbes et un grand trait » */
export function pieces(some: Pieces): string {
  const parts = KINDS.flatMap((one, at) => {
    const n = some[at] ?? 0
    return n === 0 ? [] : [n === 1 ? ONE[one] : `${figure(n)} ${MANY[one]}`]
  })
  return parts.length === 0 ? 'rien' : list(parts)
}

export const letters = (n: number): string => counted(n, 'lettre')
export const boxes = (n: number): string =>
  n === 0 ? 'aucune case' : n === 1 ? 'une case' : `${figure(n)} cases`
export const points = (n: number): string => counted(n, 'point')
export const spelled = (word: string): string => [...word].join('-')
export const rolls = (n: number): string =>
  n === 0 ? '' : n === 1 ? ' après un lancer' : ` après ${figure(n)} lancers`

/** What the word would do to the sheet, after its name. */
export function would(all: number, { unused, circles, ticks, blue }: Price): string {
  const over =
    unused === 0
      ? all === 1
        ? 'Votre morceau sert'
        : `Vos ${all} morceaux servent tous`
      : unused === 1
        ? 'Un morceau reste'
        : `${capital(figure(unused))} morceaux restent`
  const rest =
    circles === 0
      ? ''
      : circles === 1
        ? ', un cercle n’a pas servi'
        : `, ${figure(circles)} cercles n’ont pas servi`
  const cost = ticks === 0 ? 'aucune case à cocher' : `${boxes(ticks)} à cocher`
  const lost = blue === 0 ? '' : blue === 1 ? ', dont une bleue' : `, dont ${figure(blue)} bleues`
  return `${over}${rest} : ${cost}${lost}.`
}

export function why(code: Verdict['code'], other = ''): string {
  switch (code) {
    case 'ALREADY_CLAIMED':
      return 'déjà pris dans cette manche'
    case 'ANAGRAM':
      return other
        ? `ce sont les lettres ${of(other)} dans un autre ordre`
        : 'ce sont les lettres d’un mot d’avant, dans un autre ordre'
    case 'NO_NEW_LETTER':
      return 'aucune lettre nouvelle'
    case 'SAME_ROOT':
      return other ? `même racine ${than(other)}` : 'même racine qu’un mot d’avant'
    case 'NO_REQUIRED_LETTER':
      return 'la lettre de la ligne n’y est pas'
    case 'NOT_ALLOWED':
      return 'ce mot n’est pas admis'
    case '':
      return ''
  }
}

export const reasons: Readonly<Record<Reason, string>> = {
  NOT_ALLOWED: 'Mot non admis',
  ALREADY_CLAIMED: 'Déjà annoncé',
  ANAGRAM: 'Simple anagramme',
  NO_NEW_LETTER: 'Aucune lettre nouvelle',
  SAME_ROOT: 'Même racine',
  NO_REQUIRED_LETTER: 'La lettre n’y est pas',
}
