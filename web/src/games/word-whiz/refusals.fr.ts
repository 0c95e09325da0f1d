/** One clear sentence for each refusal of this game, keyed by its code. */
import type { About, Told } from '../../lib/refusal'
import { typeset } from '../../lib/typo'

export const refusals: Readonly<Record<string, Told>> = typeset({
  ALREADY_ACCEPTED: 'Vous avez déjà laissé passer ce mot.',
  ALREADY_PASSED: 'Vous avez déjà dit n’avoir rien pour cette manche.',
  ALREADY_REACHED: 'Vous avez déjà tendu la main vers le microphone dans cette manche.',
  ALREADY_VOTED: 'Vous avez déjà voté sur le mot dit au microphone.',
  ALREADY_WRITTEN: 'Votre mot est déjà écrit pour cette manche.',
  EMPTY_PACK: 'Ce paquet est vide. Tournez une carte d’un autre.',
  EXCLUDED: 'Vous attendez cette manche : votre dernier mot a été refusé.',
  NOT_NOW: (about: About) =>
    about['phase'] === 'FLIP'
      ? 'Il faut d’abord tourner une carte.'
      : about['phase'] === 'RACE'
        ? 'La course est ouverte : cherchez un mot.'
        : about['phase'] === 'SAY'
          ? 'Le microphone est pris : on écoute.'
          : 'Un mot est devant la table : on attend son sort.',
  NOT_YOUR_TURN: 'Ce n’est pas à vous de tourner la carte.',
  NO_SUCH_PACK: 'Il n’y a que trois paquets.',
  OWN_WORD: 'Vous avez dit ce mot : les autres en jugent.',
  RACE_IS_LIVE: 'Ici le mot se dit au microphone, il ne s’écrit pas en secret.',
  RACE_IS_SEALED: 'Ici chacun écrit son mot en secret, personne ne prend le microphone.',
  ROUND_OVER: 'Cette manche est finie ; d’autres cartes sont sur la table.',
  TOO_EARLY: 'Trop tôt : personne n’a pu lire la carte.',
  WORD_EMPTY: 'Écrivez un mot d’abord.',
  WORD_NOT_LETTERS: 'Un mot s’écrit avec des lettres, sans chiffre ni espace.',
  WORD_OVER: 'Ce mot n’est plus en jeu ; un autre est sur la table.',
  WORD_TOO_LONG: 'Ce mot est trop long pour la langue française.',
})
