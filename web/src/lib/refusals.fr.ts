/** One clear sentence for each refusal of the rules and of the house, keyed by its code. */
import { typeset } from './typo'

export type Told = string | ((about: Readonly<Record<string, unknown>>) => string)

export const refusals: Readonly<Record<string, Told>> = typeset({
  ABSENT: 'Vous êtes noté absent. Reprenez d’abord votre place.',
  ENDING_OPEN: 'Une demande d’arrêt est déjà posée.',
  GAME_OVER: 'La partie est finie.',
  NO_QUESTION: 'Personne ne vous demande d’arrêter la partie.',
  NO_SUCH_SEAT: 'Cette place n’existe pas à cette table.',
  NOT_ABSENT: 'Vous êtes déjà à votre place.',
  RESIGNED: 'Vous avez quitté cette partie.',
  TOO_EARLY: 'Trop tôt : la carte n’a pas eu le temps d’être lue.',
  TOO_LATE: 'Le temps était écoulé.',
})
