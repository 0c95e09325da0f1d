/** What is said once a game is over: its end, looking back, judged moves. Loaded then. */
import { counted, list, of } from './french'
import { part } from './part'
import { typeset } from './typo'

const TAKEN = [
  'laissé presque tout',
  'pris environ un dixième',
  'pris environ un cinquième',
  'pris environ un quart',
  'pris environ un tiers',
  'pris environ la moitié',
  'pris environ les deux tiers',
  'pris environ les trois quarts',
  'pris presque tout',
  'tout pris',
]

export const fr = typeset({
  end: {
    title: 'La fin de la partie',
    scoreOf: (name: string, score: number) => `${score} pour ${name}`,
    score: (scores: readonly string[]) => `Score : ${scores.join(', ')}.`,
    won: (name: string) => `${name} gagne.`,
    youWon: 'Vous gagnez.',
    nobody: 'Personne ne gagne.',
    alone: 'C’est fini.',
    tie: (names: readonly string[]) => `${list(names)} finissent à égalité.`,
    why: {
      RESIGNED: 'Les autres ont quitté la partie.',
      AGREED: 'Tous ont voulu s’arrêter là.',
    } as Readonly<Record<string, string>>,
    left: 'Vous avez quitté la partie.',
    whyAlone: {
      RESIGNED: 'La partie s’est arrêtée là.',
      AGREED: 'La partie s’est arrêtée là.',
    } as Readonly<Record<string, string>>,
    making: 'On relit la partie pour vous dire ce que vous auriez pu jouer…',
    none: 'Cette partie n’a pas pu être relue.',
    turning: 'Le tournant',
    turningYou: 'Le tournant, votre coup',
    turningOf: (name: string) => `Le tournant, coup ${of(name)}`,
    turned: (name: string, was: number, now: number) =>
      `Avant ce coup, ${name} avait ${counted(was, 'chance')} sur 100 de gagner ; après, ${now}.`,
    turnedYou: (was: number, now: number) =>
      `Avant ce coup, vous aviez ${counted(was, 'chance')} sur 100 de gagner ; après, ${now}.`,
    even: 'Partie égale jusqu’au bout.',
    unturned: 'Aucun coup n’a fait tourner la partie.',
    see: 'Le revoir',
    curve: (name: string) => `Les chances de gagner ${of(name)}, du début à la fin`,
    could: 'Que vous auriez pu jouer',
    couldSide: 'des mots que vous connaissez',
    nothing: 'Rien de mieux, à votre force.',
    unplayed: 'Vous n’aviez pas encore joué.',
    instead: (word: string) => `au lieu ${of(word)}`,
    otherwise: 'joué autrement',
    winning: 'Il gagnait la partie.',
    replay: 'Le rejouer',
    replayOf: (word: string) => `Le rejouer sur la table : ${word}`,
    toWrite: 'Sens à écrire.',
    again: 'Rejouer',
    againWith: (name: string) => `Rejouer avec ${name}`,
    againGo: 'Rejoindre la revanche',
    other: 'Un autre adversaire',
    otherAlone: 'Une autre partie',
    review: 'Revoir la partie',
    home: 'Retour à l’accueil',
    failed: 'La revanche n’a pas pu être dressée.',
    kept: 'Ces mots vont dans',
    notebook: 'votre carnet',
    story: 'L’histoire des mots',
    noStory: 'Aucun mot n’a été dit.',
    all: (count: number) => `Tous les mots (${count})`,
    less: 'Moins de mots',
    missed: 'Ce qui a échappé à la table',
    noMissed: 'Le dictionnaire n’a pas répondu.',
    proof: 'La preuve du tirage',
    together: (devices: number) =>
      devices === 0
        ? 'Les appareils des joueurs n’ont pas répondu : le club a tiré seul.'
        : devices === 1
          ? 'Le nombre du tirage a été fait par le club et un appareil, chacun s’étant engagé avant de rien voir.'
          : `Le nombre du tirage a été fait par le club et ${devices} appareils, chacun s’étant engagé avant de rien voir.`,
    house: 'Nombre du club',
    share: (n: number) => `Nombre de l’appareil ${n}`,
    leftOut: (names: readonly string[]) =>
      `Faute de réponse à temps, le tirage s’est refait sans : ${names.join(', ')}.`,
    made: 'Vérifié : ces nombres sont ceux qui étaient promis, et ils font le nombre du tirage.',
    madeWithMine:
      'Vérifié : ces nombres sont ceux qui étaient promis, celui de cet appareil en est, et ils font le nombre du tirage.',
    moreRounds:
      'Il y a eu plus de tours de tirage que d’appareils laissés de côté : le club a pu choisir.',
    notMade: 'Ces nombres ne font pas le nombre du tirage.',
    proofText: 'Le tirage était fixé avant le premier coup, et personne ne l’a changé.',
    proofHow:
      'Tout le hasard de la partie vient d’un nombre tiré avant le premier coup. Le club en avait montré la marque, qui ne va qu’à ce nombre : le voici.',
    proofMore: 'Comment le vérifier',
    commitment: 'La marque montrée au début',
    seed: 'Le nombre du tirage',
    checked: 'Vérifié dans ce navigateur : la marque est bien celle de ce nombre.',
    wrong: 'La marque n’est pas celle de ce nombre.',
    verify: 'Pour rejouer toute la partie ligne à ligne, gardez son compte rendu puis lancez :',
    record: 'Garder le compte rendu',
  },
  review: {
    title: 'Revoir la partie',
    step: (n: number, of: number) => `Moment ${n} sur ${of}`,
    loading: 'On relit la partie…',
    failed: 'Le club ne répond pas.',
    first: 'Au début',
    back: 'Moment précédent',
    next: 'Moment suivant',
    last: 'À la fin',
    play: 'Lire la partie',
    stop: 'Arrêter',
    close: 'Fermer',
    playOn: 'Jouer d’ici',
    thisMove: 'Ce coup',
    eyes: 'Vu par',
    table: 'la table',
    goneOn: 'La partie a continué.',
    now: 'Revenir au présent',
    tried: (word: string) => `Ce coup n’a pas été joué : ${word}.`,
    untried: 'Ce coup ne peut pas être montré ici.',
    played: 'Joué',
    by: (name: string) => `Joué par ${name}`,
    best: 'Les trois meilleurs, avec des mots connus',
    bestOne: 'Le meilleur, avec des mots connus',
    dictionary: 'Le meilleur de tout le dictionnaire',
    forced: 'Il n’y avait pas d’autre coup.',
    unit: (unit: string) => `valeur : ${unit}`,
    show: 'Le montrer',
    onTable: 'Montrer sur la table',
    precision: (score: number) =>
      `À chaque tour, un coup valait mieux que les autres, avec des mots que vous connaissez. De ce que ces coups pouvaient rapporter, vous avez ${TAKEN[part(score)]}. C’est votre justesse : ${score} sur 100.`,
    precisionOf: (name: string, score: number) =>
      `À chaque tour, un coup valait mieux que les autres, avec des mots de sa force. De ce que ces coups pouvaient rapporter, ${name} a ${TAKEN[part(score)]}. C’est sa justesse : ${score} sur 100.`,
    spoken: (step: string, played: string, value: string, best: string) =>
      best === ''
        ? `${step}, ${played}, ${value}`
        : `${step}, ${played}, ${value} ; le meilleur, ${best}`,
    between: 'À ce moment, personne n’avait de coup à choisir.',
    missedWin: 'Ici, une victoire a échappé.',
  },
  replay: {
    title: 'Revoir une partie gardée',
    lead: 'Déposez ici le compte rendu d’une partie, ou choisissez-le. Le club la rejoue d’abord ligne à ligne : seule une partie prouvée est montrée. Rien n’en est gardé.',
    choose: 'Choisir un fichier',
    drop: 'Déposez le fichier ici',
    proving: 'On rejoue la partie pour la prouver…',
    proved: (lines: number) => `Prouvée : ${counted(lines, 'ligne')}, depuis le premier tirage.`,
    player: (n: number) => `Joueur ${n}`,
    bot: (level: string, n: number) => `Bot ${level} ${n}`,
    another: 'Revoir un autre fichier',
    refused: {
      NOT_A_RECORD: 'Ce fichier n’est pas une partie de Logomachie.',
      NO_SUCH_GAME: 'Cette partie est d’un jeu que ce club n’a pas.',
      OTHER_WORDS:
        'Cette partie a été jouée avec un dictionnaire que ce club n’a pas : on ne peut pas la prouver ici.',
      BAD_OPTION: 'Les options de cette partie ne sont pas de celles que ce club connaît.',
      TOO_LARGE: 'Ce fichier est trop gros pour être une partie.',
      TOO_FAST: 'Le club a beaucoup relu pour vous. Réessayez dans une minute.',
    } as Readonly<Record<string, string>>,
    notProved: (line: number) =>
      line === 0
        ? 'La preuve échoue : le nombre du tirage n’est pas celui du début.'
        : `La preuve échoue à la ligne ${line} : la partie a été changée là.`,
    failed: 'Le club ne répond pas.',
  },
})

export type After = typeof fr
