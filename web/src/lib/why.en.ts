/** Why a word stands or not, in English. */
import type { Reasons } from './why.fr'

const LISTS: Readonly<Record<string, string>> = {
  hunspell: 'Hunspell 7.7',
  lexique: 'Lexique 3.83',
  wordfreq: 'wordfreq 3.1',
  lefff: 'Lefff 3.4',
  logomachie: 'our own list',
}
const AGES = [
  'No level of bot plays it.',
  'Known at eight.',
  'Known at ten or eleven.',
  'Known at secondary school.',
  'Known to an adult who reads.',
  'Rare, technical or dated.',
]

export const en: Reasons = {
  title: 'Why this verdict',
  yes: 'Yes:',
  no: 'No:',
  side: (name, side) => {
    if (name === 'borrowed' || name === 'school') return ''
    if (side.length === 0) return name === 'usage' ? '' : 'absent'
    if (name === 'usage') return `from ${side[0]} on`
    return side.map((one) => LISTS[one] ?? one).join(', ')
  },
  name: {
    club: 'The club’s list',
    school: 'School',
    usage: 'Age and use',
    others: 'Other lists',
    names: 'Proper nouns',
    borrowed: 'Borrowed word',
  },
  about: (name, about) => {
    switch (name) {
      case 'club':
        return `The verdict of the tables: Grammalecte 7.5, completed by hand, list ${about}.`
      case 'school':
        return 'A rude or hurtful word: a “School” table refuses it.'
      case 'usage':
        return AGES[Number(about)] ?? ''
      case 'others':
        return about === 'usual'
          ? 'Allowed at a “Usual” table too.'
          : 'No other list has it: a “Usual” table refuses it.'
      case 'names':
        return about === 'name' ? 'It may be laid as a proper noun, where a game wants them.' : ''
      case 'borrowed':
        return about === 'yes' ? 'From another language, and felt as such.' : 'No mark.'
    }
  },
}
