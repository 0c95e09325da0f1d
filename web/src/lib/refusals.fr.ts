/** One clear sentence for each refusal of the rules and of the club, keyed by its code. */
import { listed, typeset } from './typo'

type About = Readonly<Record<string, unknown>>
export type Told = string | ((about: About) => string)

/** « un N et deux T » */
function each(letters: unknown): string {
  const all = [...String(letters)]
  const count = (kind: string) => all.filter((one) => one === kind).length
  const told = (n: number) => (n === 1 ? 'un' : (COUNT[n] ?? n))
  return listed(
    [...new Set(all)].map((kind) => `${told(count(kind))} ${kind}`),
    'et',
  )
}

/** MEUSE as a name: Meuse */
const named = (word: unknown): string =>
  String(word).charAt(0) + String(word).slice(1).toLocaleLowerCase('fr')

const COUNT = ['', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf']

const MANY = ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf']
const PIECE: Readonly<Record<string, readonly [string, string]>> = {
  R: ['un long droit', 'longs droits'],
  Y: ['un court droit', 'courts droits'],
  B: ['une grande courbe', 'grandes courbes'],
  G: ['une petite courbe', 'petites courbes'],
}

/** R1G2: « un long droit et deux petites courbes » */
const lacking = (pieces: unknown): string =>
  listed(
    [...String(pieces).matchAll(/([RYBG])(\d+)/g)].map(([, kind = '', count = '']) => {
      const [one, many] = PIECE[kind] ?? ['', '']
      return Number(count) === 1 ? one : `${MANY[Number(count)] ?? count} ${many}`
    }),
    'et',
  )

export const refusals: Readonly<Record<string, Told>> = typeset({
  ABSENT: 'Vous êtes noté absent. Reprenez d’abord votre place.',
  ALREADY_ACCEPTED: 'Vous avez déjà laissé passer ce mot.',
  ALREADY_CLAIMED: (about: About) =>
    about['mine'] || !about['by']
      ? `${about['other']} est déjà revendiqué dans cette manche.`
      : `${about['other']} est revendiqué par ${about['by']} dans cette manche.`,
  ALREADY_CONFIRMED: 'Vous avez déjà rendu cette feuille.',
  ALREADY_JUDGED: 'Ce mot a déjà été contesté, et il est bon.',
  ALREADY_LOCKED: 'Ce mot porte déjà un cadenas.',
  ALREADY_MOVED: 'Cette lettre a déjà glissé : une seule fois par tour.',
  ALREADY_PASSED: 'Vous avez déjà dit n’avoir rien pour cette manche.',
  ALREADY_PLACED: 'Ce cadenas est fermé sur un mot : il n’en bouge plus.',
  ALREADY_REACHED: 'Vous avez déjà tendu la main vers le microphone dans cette manche.',
  ALREADY_READY: 'Vous êtes déjà prêt pour la suite.',
  ALREADY_STUCK: 'Vous avez déjà dit que vous calez.',
  ALREADY_TAKEN: 'Vous avez déjà pris une paire ce tour-ci.',
  ALREADY_VOTED: 'Vous avez déjà voté.',
  ALREADY_WRITTEN: 'Votre mot est déjà écrit pour cette manche.',
  ANAGRAM: (about: About) =>
    about['word']
      ? `${about['other']} est déjà sur votre feuille, et ${about['word']} n’en change que l’ordre.`
      : `${about['other']} est déjà sur votre feuille : changer l’ordre ne suffit pas.`,
  ARSENAL_ONLY: 'Le premier mot vient de votre arsenal seul.',
  ASSEMBLY: (about: About) =>
    about['sign']
      ? `Le ${about['sign']} n’est pas monté comme dans l’abécédaire.`
      : 'Chaque lettre se monte comme dans l’abécédaire.',
  AXIS_ONLY: 'Derrière une croix, on continue dans l’axe du mot.',
  BAD_COMPOUND: 'La croix d’un mot composé se met entre ses deux membres, dans leur axe.',
  BAD_COUP: 'Ce coup ne se laisse pas lire.',
  BAD_FACE: 'Ce jeton ne porte pas cette lettre.',
  BAD_OPTION: (about: About) =>
    about['option'] === 'seats' && about['least'] === about['most']
      ? 'Ce jeu se joue ici tout seul.'
      : about['option'] === 'seats'
        ? `Avec ces options il faut de ${about['least']} à ${about['most']} joueurs.`
        : 'Une option de la table n’a pas une valeur permise.',
  BAD_POSITION: 'Cette position de départ ne se laisse pas lire.',
  BAD_SEATS: (about: About) => `Cette table prend de ${about['least']} à ${about['most']} joueurs.`,
  BASE_WORD: 'On ne tire pas sur le mot de la base de départ.',
  BEGUN: 'La partie a déjà commencé.',
  BEND_NOT_A_WORD: (about: About) => `${about['word'] ?? 'La lettre tournée'} n’est pas un mot.`,
  BEND_TOO_SHORT: 'Le mot raccourci doit garder deux lettres au moins.',
  BLOCKADED: 'Une pièce d’échecs met toute cette chaîne à l’abri.',
  BLOCKED: (about: About) =>
    `Le ${about['by']} barre la route du ${about['letter']}. Déplacez-le d’abord s’il est du mot.`,
  BLUE_GUN: 'Aucun tir ne part d’une case bleue.',
  BOXES: (about: About) => {
    const unused = Number(about['unused'])
    const boxes = Number(about['boxes'])
    const over = unused === 1 ? 'un morceau' : `${MANY[unused] ?? unused} morceaux`
    const room =
      boxes === 0
        ? 'vous n’avez plus de case'
        : boxes === 1
          ? 'vous n’avez plus qu’une case'
          : `vous n’avez plus que ${MANY[boxes] ?? boxes} cases`
    return `Il resterait ${over}, et ${room}.`
  },
  BOX_EMPTY: 'La boîte est vide : le dé ne donne plus rien.',
  CARDS: (about: About) =>
    about['missing']
      ? `Il manque ${each(about['missing'])} à votre main.`
      : 'Ces cartes ne sont pas dans votre main.',
  CHOOSE_FIRST: 'Choisissez d’abord le morceau de votre étoile.',
  CLAIM_HELD: 'Votre mot est en route ; attendez son sort.',
  CLAIM_OPEN: 'Un mot est devant la table : on attend les objections.',
  CLAIM_OR_STOP: 'Le dictionnaire a refusé un mot : annoncez-en un autre, ou terminez.',
  CLAIM_OVER: 'Ce mot n’est plus devant la table.',
  CLOSED: 'Cette base attend encore le premier mot de son joueur : on ne s’en approche pas.',
  COMPARTMENT_EMPTY: 'Ce compartiment est vide. Choisissez un autre morceau.',
  CONTACT: 'Deux jetons ne peuvent se toucher, même par un coin.',
  COUP_OVER: 'Ce coup est déjà joué.',
  CROSS_NOT_EARNED:
    'La croix se gagne en prenant un mot qui a un sens à une seule chaîne, sans l’arsenal.',
  CROSS_NOT_THERE: 'La croix se pose au bout libre du mot, dans son axe, sur une case libre.',
  CROSS_ON_CENTRE: 'Un mot qui touche une case marron ne se protège pas.',
  CROSS_STAYS: 'Une croix ne se déplace pas.',
  CUT: 'Une chaîne ne se coupe pas en deux.',
  EMPTY_PACK: 'Ce paquet est vide. Tournez une carte d’un autre.',
  EMPTY_SQUARE: 'Cette case est vide. Prenez une autre paire.',
  ENDING_OPEN: 'Une demande d’arrêt est déjà posée.',
  EXCLUDED: 'Vous attendez cette manche : votre dernier mot a été refusé.',
  FINAL_S: 'Un S seul à la fin ne permet pas de prendre un mot.',
  FIRST_WORD: 'Le premier mot a quatre lettres et se pose sur une de vos bases.',
  FOREIGN_ORIGIN: 'Cette demande ne vient pas d’une page du club.',
  FROZEN: 'Votre chaîne est à l’abri : retournez d’abord sa pièce pour capturer, tirer ou pirater.',
  GAME_NOT_OVER: 'La partie n’est pas finie.',
  GAME_OVER: 'La partie est finie.',
  GUARDED_WORD: 'Ce mot est protégé par sa croix : reprenez-la avant de l’allonger.',
  INSTEAD_OF_THE_TURN: 'On pioche à la place de son tour, avant d’avoir joué.',
  KEEPS_VALUE: 'Un joker ou une voyelle accentuée que l’on prend garde sa valeur.',
  KEEP_ONE_CARD: 'Gardez une carte : elle revient sur la case vide.',
  LEFT_NOT_A_WORD: (about: About) =>
    `Il resterait ${about['word'] ?? 'un morceau'}, qui n’est pas un mot.`,
  LINE_OVER: 'Cette ligne est finie ; la suivante est commencée.',
  MALFORMED: 'Le club n’a pas compris cette demande. Rechargez la page.',
  MOVED_LETTER_OUTSIDE_WORD: (about: About) => `Le ${about['letter']} a bougé sans servir au mot.`,
  MUST_MOVE: 'Déplacez d’abord une lettre.',
  NO: 'Ce mot ne peut plus être contesté, ou il est de vous.',
  NOTHING_LEFT: 'Il faut laisser au moins un mot à cette chaîne.',
  NOT_ABSENT: 'Vous êtes déjà à votre place.',
  NOT_ALLOWED: (about: About) => {
    if (about['sign']) return `Le signe ${about['sign']} n’est pas dans l’abécédaire.`
    if (about['least']) return `Un mot a au moins ${COUNT[Number(about['least'])]} lettres.`
    if (about['name']) return `${about['word']} est un nom propre.`
    if (about['hyphen']) return 'Les mots à trait d’union ne sont pas admis à cette table.'
    return about['word']
      ? `${about['word']} n’est pas au dictionnaire.${about['vote'] ? ' La table peut en juger.' : ''}`
      : 'Ni abréviation, ni mot composé, ni signe hors de l’alphabet.'
  },
  NOT_AN_END: 'On ne prend des lettres qu’aux bouts d’une chaîne.',
  NOT_AN_INSERTION: (about: About) =>
    `On ajoute des lettres à ${about['word']}, sans changer l’ordre des siennes.`,
  NOT_A_BEND: 'On tourne la dernière lettre du bout, à angle droit de sa voisine.',
  NOT_A_PROPER_NOUN: (about: About) =>
    `${named(about['word'])} n’est pas parmi les noms propres.${about['vote'] ? ' La table peut en juger.' : ''}`,
  NOT_A_WORD: (about: About) => `${about['word'] ?? 'Ce mot'} n’est pas au dictionnaire.`,
  NOT_BLOCKED: 'Vous pouvez encore poser un mot : on ne pioche que bloqué.',
  NOT_BY_CAPTURE: 'Une chaîne ne s’ouvre pas avec des lettres capturées seulement.',
  NOT_CHAINED: 'Le mot doit tenir à un bout de la chaîne.',
  NOT_HOST: 'Seul l’hôte de la table peut faire cela.',
  NOT_IN_ARSENAL: 'Ce jeton n’est pas dans votre arsenal.',
  NOT_IN_LINE: 'Un coup pose un seul mot, en ligne droite et sans trou.',
  NOT_NOW: 'Ce n’est pas le moment.',
  NOT_ON_BASE: 'Ce mot doit couvrir les quatre cases d’une de vos bases.',
  NOT_SPELLED_THERE: 'Le mot ne se lit pas sur cette ligne.',
  NOT_STRAIGHT: (about: About) => `Le ${about['letter']} ne glisse qu’en ligne droite.`,
  NOT_STUCK: 'Vous n’aviez pas dit que vous calez.',
  NOT_TAKEN: 'Ce morceau n’a pas été pris pour un cercle.',
  NOT_YOUR_CHAIN: 'On ne reprend que les lettres de sa propre chaîne.',
  NOT_YOUR_PADLOCK: 'Ce cadenas n’est pas à vous.',
  NOT_YOUR_SEAT: 'Cette place n’est pas à vous.',
  NOT_YOUR_SHEET: 'Cette feuille est chez un autre joueur.',
  NOT_YOUR_TURN: 'Ce n’est pas votre tour.',
  NOT_YOUR_WORD: 'Un cadenas se pose sur un de vos mots.',
  NO_BEND: 'La règle simplifiée ne connaît pas le changement de direction.',
  NO_CHOICE: 'Vous n’avez pas d’étoile : aucun morceau à choisir.',
  NO_CIRCLE: 'Tous vos cercles sont cochés.',
  NO_CROSS: 'Vous n’avez plus de croix.',
  NO_CROSS_TO_LIFT: 'Il n’y a pas de croix à vous à ce bout.',
  NO_GUN: 'Seule une consonne posée au bout du mot peut tirer.',
  NO_LETTER: 'Ce cercle est vide.',
  NO_LETTER_MOVED: 'Un mot annoncé compte au moins une lettre déplacée ce tour-ci.',
  NO_NEW_LETTER: (about: About) =>
    `Il faut une lettre de plus ou une autre que dans ${about['other']}.`,
  NO_PADLOCK_LEFT: 'Il n’y a plus de cadenas au bord de la table : plus de nouveau nom propre.',
  NO_QUESTION: 'Personne ne vous demande d’arrêter la partie.',
  NO_REQUIRED_LETTER: (about: About) => `Le mot doit contenir le ${about['letter']} de sa ligne.`,
  NO_ROLL: 'Le dé ne se lance pas maintenant.',
  NO_RULES: 'Cette règle n’est pas encore écrite.',
  NO_SUCH_END: 'Cette chaîne n’a pas ce bout.',
  NO_SUCH_GAME: 'Ce jeu n’est pas encore au club.',
  NO_SUCH_PACK: 'Il n’y a que trois paquets.',
  NO_SUCH_ROW: 'Il n’y a pas de mot sur cette ligne.',
  NO_SUCH_LINE: 'La partie n’a pas cette ligne.',
  NO_SUCH_SEAT: 'Cette place n’existe pas à cette table.',
  NO_SUCH_SQUARE: 'Cette case n’existe pas.',
  NOT_STARTED: 'La partie n’a pas commencé.',
  NO_SUCH_TABLE: 'Aucune table ne porte ce code.',
  NO_SUCH_WORD: 'Ce mot n’est plus sur la table.',
  NO_SYMBOLS: 'La règle simplifiée ne connaît pas les pièces d’échecs.',
  NO_SYMBOL_HERE: 'La pièce du jeton n’est pas celle de la case.',
  NO_SYMBOL_TO_HIDE: 'Aucune de vos pièces n’est levée sur cette case.',
  NO_TARGET: 'Rien à atteindre dans cette direction.',
  NO_TOKEN_THERE: 'Il n’y a pas de jeton sur cette case.',
  NO_VALUE: 'Cette lettre n’a pas de valeur de tir.',
  NO_VOTE: 'Ce vote revient aux autres.',
  OBJECTION_REFUTED: 'Cette objection a déjà été faite, et elle n’a pas tenu.',
  OCCUPIED: 'Un jeton est déjà sur cette case.',
  OFF_BOARD: 'Ce cercle est hors du plateau.',
  ONCE_PER_TURN: (about: About) => `${about['word']} a déjà été joué ce tour-ci.`,
  ONE_CAPTURE_PER_TURN: (about: About) =>
    about['word']
      ? `Un seul mot d’un seul adversaire par tour : vous avez pris ${about['word']}.`
      : 'Un seul mot d’un seul adversaire par tour.',
  ONE_LETTER_ONLY: 'Sans mot, on ne déplace qu’une lettre. Reprenez les autres.',
  ONE_WORD: 'Une reprise prend un mot au plus.',
  OWN_PROPER_NOUN: (about: About) =>
    `${named(about['word'])} est un nom propre : vous ne pouvez le changer, les autres si.`,
  OWN_WORD: 'C’est votre mot : les autres en jugent.',
  PADLOCKED: (about: About) => `${about['word']} est cadenassé.`,
  PADLOCK_ON_PROPER: 'Un cadenas ne protège jamais un nom propre.',
  PHASE: 'Ce n’est pas le moment.',
  PIECES: (about: About) => `Il manque ${lacking(about['missing'])}.`,
  PIRATE_MAY_NOT: 'Un pirate ne tire pas et ne pose pas de croix.',
  PROTECTED: 'Une croix protège ce mot.',
  PUT_BACK: (about: About) =>
    about['cards'] === 2
      ? 'Sans mot joué, deux cartes reviennent sur la case.'
      : about['cards'] === 0
        ? 'Aucune carte ne doit revenir.'
        : 'Une carte revient sur la case vide.',
  QUESTION_OVER: 'Ce vote est fini.',
  RACE_IS_LIVE: 'Ici le mot se dit au microphone, il ne s’écrit pas en secret.',
  RACE_IS_SEALED: 'Ici chacun écrit son mot en secret, personne ne prend le microphone.',
  REPEATED: 'Cette position a déjà été celle de ce tour.',
  RESERVE_EMPTY: 'La réserve est vide.',
  RESIGNED: 'Vous avez quitté cette partie.',
  ROUND_OVER: 'Cette manche est finie ; la suivante est sur la table.',
  ROW: (about: About) =>
    about['row'] ? 'Cette ligne n’est pas libre pour ce mot.' : 'Dites pour quelle lettre.',
  SAME_END: 'Les lettres prises à ce bout ne se reposent pas au même bout.',
  SAME_LETTERS: 'Ces six lettres ont déjà servi dans une autre manche.',
  SAME_ROOT: (about: About) =>
    about['other']
      ? `Ce mot a la même racine que ${about['other']}.`
      : 'La table lui trouve la racine d’un mot déjà pris.',
  SEAT_TAKEN: 'Cette place vient d’être prise. Choisissez-en une autre.',
  SHOT_TWICE: 'Une consonne ne tire qu’une fois dans chaque direction.',
  SIX_LETTERS: 'Il faut un mot du dictionnaire, de six lettres.',
  SPOILS: 'Un tir prend des mots entiers, d’un bout jusqu’au mot touché, et en laisse un.',
  TAKE_FIRST: 'Prenez d’abord une paire.',
  THIRD_TIME: 'Cette position reviendrait pour la troisième fois.',
  TOO_EARLY: 'Trop tôt : personne n’a pu lire la carte.',
  TOO_FAST: 'Trop de demandes à la fois. Attendez un instant.',
  TOO_FEW: (about: About) => `Il faut au moins ${about['least'] ?? 'deux'} joueurs pour commencer.`,
  TOO_LARGE: 'Cette demande est trop longue.',
  TOO_LATE: 'Le temps était écoulé.',
  TOO_SHORT: (about: About) =>
    `Un mot a au moins ${COUNT[Number(about['least'])] ?? about['least']} lettres.`,
  TOO_SOON: 'Un instant encore.',
  TOUCH_IS_PLAN: 'Ici on essaie d’abord, et tout se joue en un seul coup.',
  TOUCH_IS_STRICT: 'Ici chaque lettre lâchée est jouée.',
  TURNED_DOWN: 'Ce joueur vient de refuser.',
  TURN_OVER: 'Ce tour est fini.',
  TWO_CHAINS: 'Deux chaînes par joueur, pas davantage.',
  TWO_WORDS: 'Un coup n’allonge et n’accroche que si le mot allongé reste le même.',
  VIOLET: 'Une case violette ne reçoit aucun jeton, sauf une croix.',
  VOTED_DOWN: (about: About) => `La table a déjà refusé ${about['word']}.`,
  WAIT_LINE: 'Votre mot est écrit : attendez que les autres aient le leur.',
  WORD_EMPTY: 'Écrivez un mot d’abord.',
  WORD_NOT_LETTERS: 'Un mot s’écrit avec des lettres, sans chiffre ni espace.',
  WORD_OVER: 'Ce mot n’est plus en jeu ; un autre est sur la table.',
  WORD_TOO_LONG: 'Ce mot est trop long pour la langue française.',
  WRONG_ACCENT: 'L’accent annoncé n’est pas au verso de ce jeton.',
})
