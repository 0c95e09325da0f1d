/** What the house says and shows of this game where a table is set, joined and played. */
import { of as after } from '../../lib/french'
import type { Room } from '../../lib/game'
import { typeset } from '../../lib/typo'
import { options as optionsEn } from './options.en'
import { options as optionsFr } from './options.fr'
import Overhead from './Overhead.svelte'
import { refusals as refusalsEn } from './refusals.en'
import { refusals as refusalsFr } from './refusals.fr'

export default {
  overhead: Overhead,
  options: { fr: optionsFr, en: optionsEn },
  refusals: { fr: refusalsFr, en: refusalsEn },
  handicap: {
    most: 6, // WS-I9
    text: {
      fr: typeset({
        name: 'Handicap : cases cochées d’avance',
        of: (player: string) => `Handicap ${after(player)} : cases cochées d’avance`,
      }),
      en: {
        name: 'Handicap: boxes ticked beforehand',
        of: (player: string) => `Handicap of ${player}: boxes ticked beforehand`,
      },
    },
  },
} satisfies Room
