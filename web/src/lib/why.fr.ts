/** Why a word stands or not, in French. */
import type { List } from './evidence'
import { typeset } from './typo'

const LISTS: Readonly<Record<string, string>> = {
  hunspell: 'Hunspell 7.7',
  lexique: 'Lexique 3.83',
  wordfreq: 'wordfreq 3.1',
  lefff: 'Lefff 3.4',
  logomachie: 'notre main',
}
const AGES = [
  'Aucun niveau de bot ne le joue.',
  'On le connaît à huit ans.',
  'On le connaît à dix ou onze ans.',
  'On le connaît au collège.',
  'Un adulte qui lit le connaît.',
  'Rare, technique ou ancien.',
]

export const fr = typeset({
  title: 'Pourquoi ce verdict',
  yes: 'Oui :',
  no: 'Non :',
  side: (name: List, side: readonly string[]): string => {
    if (name === 'borrowed' || name === 'school') return ''
    if (side.length === 0) return name === 'usage' ? '' : 'absent'
    if (name === 'usage') return `dès ${side[0]}`
    return side.map((one) => LISTS[one] ?? one).join(', ')
  },
  name: {
    club: 'Liste du club',
    school: 'École',
    usage: 'Âge et usage',
    others: 'Autres listes',
    names: 'Noms propres',
    borrowed: 'Mot d’emprunt',
  } as Readonly<Record<List, string>>,
  about: (name: List, about: string): string => {
    switch (name) {
      case 'club':
        return `Le verdict des tables : Grammalecte 7.5, complétée à la main, liste ${about}.`
      case 'school':
        return 'Mot grossier ou blessant : une table « École » le refuse.'
      case 'usage':
        return AGES[Number(about)] ?? ''
      case 'others':
        return about === 'usual'
          ? 'Permis aussi à une table « Usuel ».'
          : 'Aucune autre liste ne l’a : une table « Usuel » le refuse.'
      case 'names':
        return about === 'name' ? 'Il peut se poser comme nom propre, là où un jeu en veut.' : ''
      case 'borrowed':
        return about === 'yes' ? 'Venu d’une autre langue, et senti comme tel.' : 'Aucune marque.'
    }
  },
})

export type Reasons = typeof fr
