/** What the Word-Whiz table says in French; `en.ts` says the same in English. */
import { counted, each, list as joined, of, than } from '../../lib/french'
import { typeset } from '../../lib/typo'
import type { Reason, Step, Triple } from './types'

/** « A, E et I » */
const list = (words: readonly string[]): string => joined(words)

const cells = (n: number): string => counted(n, 'case')

/** « E avance de 3 cases, I et O de 1 » */
function advance(steps: readonly Step[]): string {
  const gained = (step: Step) => step.end - step.start
  const counts = [...new Set(steps.map(gained))].sort((a, b) => b - a)
  return counts
    .map((count, n) => {
      const vowels = steps.filter((step) => gained(step) === count).map((step) => step.vowel)
      const verb = vowels.length > 1 ? 'avancent' : 'avance'
      return n === 0 ? `${list(vowels)} ${verb} de ${cells(count)}` : `${list(vowels)} de ${count}`
    })
    .join(', ')
}

function because(reason: Reason, letters: string, clause: string): string {
  switch (reason) {
    case 'SILENT':
      return 'le temps de parole est passé'
    case 'APOSTROPHE_OR_HYPHEN':
      return 'un mot à apostrophe ou à trait d’union ne compte pas'
    case 'CONSONANT_MISSING':
      return letters ? `il manque ${each(letters)}` : 'il manque une consonne'
    case 'NO_VOWEL_MOVES':
      if (clause === 'MIC-R05') return 'il faut le compte exact, et aucune voyelle ne l’a'
      return letters.length > 1
        ? `ce mot n’avance aucune voyelle, ${list([...letters])} sont au bout`
        : letters
          ? `ce mot n’avance aucune voyelle, le ${letters} est au bout`
          : 'ce mot n’avance aucune voyelle'
    case 'ALREADY_USED':
      return 'ce mot a déjà servi dans la partie'
    case 'NOT_IN_DICTIONARY':
      return clause === 'MIC-E5'
        ? 'les noms propres ne comptent pas'
        : 'ce mot n’est pas au dictionnaire'
    case 'VOTED_DOWN':
      return 'la table ne l’admet pas'
  }
}

const cards = (visible: Triple): string => visible.join(', ')

export const fr = typeset({
  list,
  advance,
  because,
  cards,
  seconds: (ms: number, digits = 1): string => `${(ms / 1000).toFixed(digits).replace('.', ',')} s`,
  credit: (ms: number) => `(${ms} ms de réseau déduites)`,

  // events, the acting player first
  flipped: (who: string, pack: number) => `${who} retourne une carte du paquet ${pack}.`,
  flippedByClock: (pack: number) => `Le temps est passé : une carte du paquet ${pack} se retourne.`,
  reached: (who: string) => `${who} tend la main vers le microphone.`,
  took: (who: string, time: string) => `${who} prend le microphone en ${time}.`,
  tookFrom: (who: string, time: string, others: string) =>
    `${who} prend le microphone en ${time}, avant ${others}.`,
  tookByLot: (who: string, others: string) =>
    `${who} prend le microphone au sort, à égalité avec ${others}.`,
  passed: (who: string) => `${who} n’a rien.`,
  said: (who: string, word: string) => `${who} dit ${word}.`,
  moved: (who: string, word: string, steps: readonly Step[]) =>
    `${who} dit ${word} : ${advance(steps)}.`,
  nothingMissed: 'Aucun mot du dictionnaire n’allait ici.',
  andMore: (words: string, count: number) =>
    `${words}, entre autres : ${counted(count, 'mot')} en tout.`,
  why: {
    HOME: 'Cinq voyelles sont au bout de leurs pistes.',
    IDLE: 'Plus personne ne prenait le microphone.',
  },
  failed: (who: string, word: string, why: string) => `${who} dit ${word} : ${why}.`,
  silent: (who: string) => `${who} ne dit rien à temps.`,
  contested: (who: string) => `${who} conteste : la table vote.`,
  accepted: (who: string) => `${who} laisse passer le mot.`,
  voted: (who: string) => `${who} a voté.`,
  counted: (yes: number, no: number, accepted: boolean) =>
    accepted
      ? `Mot admis, ${yes} pour et ${no} contre.`
      : `Mot refusé, ${yes} pour et ${no} contre.`,
  ready: (who: string) => `${who} a écrit son mot.`,
  opened: (words: readonly string[]) =>
    words.length > 0 ? `On ouvre les mots : ${words.join(' ; ')}.` : 'Personne n’a écrit de mot.',
  openedWord: (who: string, word: string) => `${who}, ${word}`,
  reshuffled: (visible: Triple) =>
    `Un paquet est fini : toutes les cartes sont mélangées. On voit ${cards(visible)}.`,
  resumed: 'La course reprend pour les autres.',
  lead: (who: string) => `${who} :`,
  nobody: 'Personne n’a de mot.',
  nextRound: (round: number, who: string) => `Manche ${round}, à ${who}.`,
  waits: (who: string) => `${who} attend cette manche.`,
  wins: (who: string) => `${who} gagne : ses cinq voyelles sont au bout.`,
  lastLeft: (who: string) => `Il ne reste ${than(who)} à la table : la partie lui revient.`,
  ahead: (who: string, n: number) => (n > 1 ? `${who} sont à égalité.` : `${who} est en tête.`),
  soloDone: (rounds: number) => `Vos cinq voyelles sont au bout en ${counted(rounds, 'manche')}.`,
  idle: 'Plus personne ne prend le microphone : la partie s’arrête sans gagnant.',
  ended: 'La partie est finie.',
  lapsed: (who: string) => `${who} laisse passer le temps.`,
  answered: (who: string) => `${who} a répondu.`,
  agreed: 'Tous sont d’accord : la partie s’arrête là.',

  // history
  line: (visible: Triple | null, rest: string) =>
    visible ? `${visible.join(' ')}. ${rest}` : rest,
  lineWord: (who: string, word: string, steps: string) => `${who} : ${word}, ${steps}.`,
  lineFailed: (who: string, word: string, why: string) => `${who} : ${word}, refusé, ${why}.`,
  lineSilent: (who: string) => `${who} se tait.`,
  lineOpen: 'La manche est en cours.',

  // la phrase
  yourTurn: (who: string) => `À vous, ${who}.`,
  flipAsk: 'Retournez une carte de l’un des trois paquets.',
  flipAskShort: (who: string) => `À vous, ${who} : retournez une carte.`,
  flipWait: (who: string) => `${who} va retourner une carte.`,
  atRest: 'au repos, on écrit',
  inTheMiddle: 'au milieu de la table',
  sealedWait: 'Les autres écrivent.',
  roundTitle: (n: number) => `Manche ${n}`,
  keyFlip: 'retourner une carte du paquet',
  keyTake: 'prendre le microphone',
  keyTakeMany: 'prendre le microphone, chacun sa touche',
  keyPass: 'n’avoir rien',
  keyAgain: 'redire la phrase',
  keySay: 'dire le mot',
  flipNow: (who: string) => `${who} retourne une carte.`,
  turning: 'La carte se retourne.',
  raceAsk: 'Trouvez un mot où sont ces trois consonnes, puis prenez le microphone.',
  raceAskSolo: 'Trouvez un mot où sont ces trois consonnes.',
  sealedAsk: 'Écrivez un mot où sont ces trois consonnes ; on les ouvrira ensemble.',
  sealedDone: 'Votre mot est écrit. On attend les autres.',
  raceOut: 'Vous attendez cette manche.',
  racePassed: 'Vous n’avez rien. La manche continue.',
  raceLeft: (names: string) => `${names} n’a rien. Il ne reste que vous à chercher.`,
  raceLeftMany: (names: string) => `${names} n’ont rien. Il ne reste que vous à chercher.`,
  raceWatch: 'La course est ouverte.',
  reach: 'Vous tendez la main…',
  sayAsk: 'Dites votre mot.',
  sayWait: (who: string) => `${who} tient le microphone.`,
  contestAsk: (who: string, word: string) => `${who} dit ${word}.`,
  contestYou: 'Contestez-vous ce mot ?',
  contestWait: 'La table peut contester.',
  voteAsk: 'Admettez-vous ce mot ?',
  voteWait: (n: number) => (n === 1 ? 'On attend une voix.' : `On attend ${n} voix.`),
  over: 'La partie est finie.',

  // the scene
  packs: 'Les trois paquets',
  packLabel: (n: number, letter: string, left: number) =>
    `Paquet ${n}, ${letter} visible, ${counted(left, 'carte')}`,
  packFlip: (n: number) => `Retourner une carte du paquet ${n}`,
  hiddenCard: 'carte cachée',
  covered: (letters: string) => `Dessous : ${letters}`,
  microphone: 'Le microphone',
  take: 'Prendre le microphone',
  takeAs: (who: string) => `Prendre le microphone, ${who}`,
  space: 'Espace',
  enter: 'Entrée',
  free: 'libre',
  heldBy: (who: string) => `tenu par ${who}`,
  heldByYou: 'entre vos mains',
  closed: 'après la carte',
  outOfReach: 'hors de portée cette manche',
  nothing: 'Je n’ai rien',
  nothingAs: (who: string) => `${who} n’a rien`,
  passedMark: 'n’a rien',
  yourWord: 'Votre mot',
  wordOf: (who: string) => `Le mot ${of(who)}`,
  say: 'Dire',
  sayWord: (word: string) => `Dire ${word}`,
  seal: 'Écrire',
  sealWord: (word: string) => `Écrire ${word}`,
  sealed: (word: string) => `${word} est écrit, et les autres ne le voient pas.`,
  sealedBy: 'a écrit',
  lacks: (letters: readonly string[]) => `Il manque encore ${list(letters)}.`,
  complete: (letters: readonly string[]) => `${list(letters)} y sont.`,
  mustHold: (letters: readonly string[]) => `Il faut ${list(letters)}.`,
  thinks: 'réfléchit',
  contest: 'Contester',
  contestMeans:
    'Contesté, le mot est mis aux voix : il lui en faut plus de la moitié. Si tous le laissent passer, il compte.',
  accept: 'Laisser passer',
  voteYes: (word: string) => `Admettre ${word}`,
  voteNo: (word: string) => `Refuser ${word}`,
  voteMeans: 'Le vote est secret ; une voix qui manque compte contre le mot.',
  hasVoted: 'a voté',
  hasAccepted: 'laisse passer',
  boards: 'Les pistes',
  toGoUnit: 'à faire',
  column: 'colonne',
  vowel: 'Voyelle',
  position: (who: string, columns: readonly string[]) => `${who} : ${columns.join(', ')}.`,
  at: (vowel: string, column: number) => `${vowel} colonne ${column}`,
  atHome: (vowel: string) => `${vowel} au bout`,
  out: 'attend cette manche',
  outNext: 'attendra une manche',
  seatKey: (who: string, key: string) => `Touche ${of(who)} : ${key}. La changer`,
  pressKey: 'Appuyez sur une touche…',
  firstCard: 'Les trois premières cartes sont là ; la course commence à la suivante.',
  spelled: (word: string, cards: readonly string[]) => `${word}, avec ${list(cards)}`,
  round: (n: number) => `manche ${n}`,
  roundIn: (n: number) => `avant la manche ${n}`,
  clockRace: 'pour trouver',
  clockSay: 'pour le dire',
  clockContest: 'pour contester',
  clockVote: 'pour voter',

  // the margin
  word: 'Le mot',
  allThere: (letters: readonly string[]) => `${list(letters)} y sont.`,
  waiting: (who: string) => `${who} attend une manche`,
  waitingNext: (who: string) => `${who} attendra la manche suivante`,
  hadSaid: (who: string, word: string, why: string) => `${who} a dit « ${word} » : ${why}.`,
  hadSilent: (who: string) => `${who} n’a rien dit à temps.`,
  properNoun: 'les noms propres ne comptent pas',
  usedTitle: 'Mots déjà dits',
  usedNone: 'Aucun encore.',
  backToNow: 'Revenir à la manche en cours',
  betweenWant: 'Dire, à chaque manche, ce qu’on aurait pu dire à celle d’avant',
  between: 'On aurait pu dire',
  betweenNone: 'Rien d’autre ne pouvait se dire à la manche d’avant.',
  historyNone: 'La première carte n’est pas encore retournée.',
  lotNote: 'au sort',
  race: (who: string, time: string) => `${who} : ${time}`,
  soloTitle: 'En solitaire',
  soloRounds: (n: number) => counted(n, 'manche'),
  soloRecord: (n: number) => `Votre record : ${counted(n, 'manche')}.`,
  soloNoRecord: 'Pas encore de record à cette longueur de piste.',
  soloNewRecord: (n: number) => `Nouveau record : ${counted(n, 'manche')}.`,

  // the end
})

export type Voice = typeof fr
