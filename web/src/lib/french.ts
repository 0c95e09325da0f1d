/** How French joins words: elisions, contractions, plurals, lists, figures. Every table uses it. */
import { listed } from './typo'

const split = (words: string): string[] => words.trim().split(/\s+/)

/**
 * Beginnings of words and first names whose h is aspirated (le hibou, de Harry), without accents;
 * a longer beginning that is mute (MUTE) wins over a shorter one. A mute h is the rule.
 */
const ASPIRATED = split(`
  ha habib heath heaum heidi heik heim hein hela hele heler hell helmut hem hendrick henn heraut
  herch here heriss herni heron heros hers hertz hetr heurt hi-fi hibou hic hicham hid hie hiera
  hiero high hij hilda hile hind hip hiro hiss hit hobb hober hoch hocine hockey hocco hoki hola hold
  holland hols hom hondur hong honn hont hooli hop hoqu hord horion hornb hors hot hou howard hoya
  hua hub huch hue huguenot huit hulot hulul hum humaie humais humait humant hun huo hupp hur husk
  huss hut huy`)
const MUTE = split(`
  habi habe habs hacien hadr hagio halein halieu halio halit hallali hallu halog haloph halter hamadr
  hamame hamec hapax haplo hapt harm harpag harusp helen hellebor hellen hemag heman hemar hemat
  hemer hemi hemo hered heres heret herit hersent hidal hidro hier hindou hippo hippi hirond histo
  homel homeo homer homi homm homo homun honnet honneu hopit hoplit hospi hosti hotel hotes hote
  hubert hubr huitr humai human humb humec humera humeru humeu humi humor humou humu hurlub`)
/** Not as their beginning: not Hippolyte, horizon, huile, Hollywood. */
const SPOKEN = /^(?:hipp(?:ie|y)s?|ho|hui|holly)$/
/** Begin with a vowel and are spoken as if they did not: le onze, le ouistiti, le uhlan, Ouarda. */
const FIRM = /^(?:onz|oua(?:hi|rd|ssi)|oui(?:s?$|ssem|stiti)|oufs?$|iour|uhlan|ulul)/
/** A y before a consonant is a vowel: d’Yves, de Yann. Yeux and the Yonne are as Yves. */
const VOWEL_Y = /^y(?:[b-df-hj-np-tv-xz]|eux|euse|onne)/

const longest = (beginnings: readonly string[], word: string): number =>
  Math.max(0, ...beginnings.filter((one) => word.startsWith(one)).map((one) => one.length))

/** Whether a small word loses its vowel before this one: d’Odile, de Harry, d’Yves, de Yann. */
export function elides(next: string): boolean {
  const word = next.trimStart().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if ([...word].length < 2) return false // a letter is named as it is: de A, le O
  if (word.startsWith('h'))
    return !SPOKEN.test(word) && longest(MUTE, word) >= longest(ASPIRATED, word)
  return (/^[aeiouæœ]/.test(word) && !FIRM.test(word)) || VOWEL_Y.test(word)
}

/** « de Marius », « d’Odile », « de Hamza », « du Havre », « des Mots ». */
export function of(next: string): string {
  const [, article, rest] = /^(le|les) (.*)$/u.exec(next) ?? []
  if (article) return `${article === 'le' ? 'du' : 'des'} ${rest}`
  return elides(next) ? `d’${next}` : `de ${next}`
}

/** « que Marius », « qu’Odile ». */
export const than = (next: string): string => (elides(next) ? `qu’${next}` : `que ${next}`)

/** « à Marius », « au bord », « aux autres ». */
export function to(next: string): string {
  const [, article, rest] = /^(le|les) (.*)$/u.exec(next) ?? []
  if (article) return `${article === 'le' ? 'au' : 'aux'} ${rest}`
  return `à ${next}`
}

/** « Marius, Odile et Léon », « A, B ou C ». */
export const list = (items: readonly string[], and: 'et' | 'ou' = 'et'): string =>
  listed(items, and)

/** Whether French counts so many as several: two and more. */
export const several = (n: number): boolean => Math.abs(n) >= 2

/** The form that goes with so many: `some(words.length, 'rejoint', 'rejoignent')`. */
export const some = (n: number, one: string, many = `${one}s`): string => (several(n) ? many : one)

/** « 1 carte », « 0 carte », « 2 cartes ». */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${grouped(n)} ${some(n, one, many)}`

/** « 2 566 »; the space is made a narrow one by `typo`. */
export const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ' ')

const FIGURES = [
  ...['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  ...['dix', 'onze', 'douze'],
]

/** « trois »; beyond twelve in figures. */
export const figure = (n: number): string => FIGURES[n] ?? grouped(n)

/** « une », « deux »: with what is feminine. */
export const figureF = (n: number): string => (n === 1 ? 'une' : figure(n))

/** « un N et deux T », for letters. */
export function each(letters: string): string {
  const count = (kind: string) => [...letters].filter((one) => one === kind).length
  return list([...new Set(letters)].map((kind) => `${figure(count(kind))} ${kind}`))
}

/** « 1er », « 2e ». */
export const ordinal = (n: number): string => (n === 1 ? '1er' : `${n}e`)

export const capital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
