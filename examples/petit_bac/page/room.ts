/** What the house says and shows of this game where a table is set, joined and played. */
import type { Room } from '../../lib/game'
import { options as optionsEn } from './options.en'
import { options as optionsFr } from './options.fr'
import { refusals as refusalsEn } from './refusals.en'
import { refusals as refusalsFr } from './refusals.fr'

export default {
  options: { fr: optionsFr, en: optionsEn },
  refusals: { fr: refusalsFr, en: refusalsEn },
} satisfies Room
