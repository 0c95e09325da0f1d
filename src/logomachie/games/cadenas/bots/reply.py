"""What the next player would make of his whole turn, in hands that agree with what one sees."""

from collections import Counter
from dataclasses import replace as varied

from msgspec.structs import replace

from logomachie.bots.dice import Dice
from logomachie.games.cadenas.bots.danger import next_seat, unseen_cards
from logomachie.games.cadenas.bots.taste import Regard
from logomachie.games.cadenas.bots.temper import LAPS, WAITING, WORTH, Temper
from logomachie.games.cadenas.rules.types import HIDDEN, Padlock, Setup, TableView, Word
from logomachie.games.cadenas.solver.search import Choice, Position, choices
from logomachie.games.cadenas.solver.turn import Search, Whole
from logomachie.games.cadenas.solver.words import Book

LAID = -1  # the number of the first word laid in an imagined turn, the next one below it


class Replies:
    """The next player in some worlds: a hand each, and a card of the stock."""

    def __init__(
        self, book: Book, temper: Temper, view: TableView, config: Setup, dice: Dice
    ) -> None:
        self.book, self.view, self.next = book, view, next_seat(view)
        self.bold = varied(temper, fear=0.0)  # his own fears are no part of what he wins now
        unseen, held = unseen_cards(view, config), max(view.held[self.next], 1)
        drawn = [dice.sample(unseen, held + 1) for _ in range(temper.worlds)]
        self.worlds = [(cards[:held], cards[held:]) for cards in drawn]

    def balance(self, regard: Regard, square: int | None, turn: Whole) -> float:
        """What a turn brings, less what the next player makes of what it leaves, on average."""
        own = Regard(self.bold, self.view, regard.at, None)
        won = sum(own.value(choice, 0.0) for choice in turn.plays)
        base = 0.0
        for _, text in turn.locks:  # the first lap is played here; later ones are guessed
            waiting = WAITING if regard.lasts else 0.0
            won += (regard.shield(text, base) + waiting) * (LAPS - 1) / LAPS - waiting
        won += kept(own, turn)
        lost = [self._best(regard.at, square, turn, *world) for world in self.worlds]
        return won - self.bold.dread * sum(lost) / len(lost)

    def _best(self, at: Position, square: int | None, turn: Whole, hand: str, card: str) -> float:
        """What his best turn brings him in one world."""
        words, padlocks = left(at, turn)
        pairs = [
            pair.replace(HIDDEN, "") for n, pair in enumerate(self.view.squares) if n != square
        ]
        pairs = [*(pair for pair in pairs if pair), turn.back + card]
        pair = max(pairs, key=lambda pair: sum(WORTH.get(letter, 0.0) for letter in pair))
        his = at._replace(
            seat=self.next,
            hand="".join(sorted(hand + pair)),
            words=words,
            padlocks=padlocks,
            supply=at.supply - sum(choice.supply for choice in turn.plays),
            touched=frozenset(),
            has_captured=False,
            keeps=bool(pair),
        )
        noticed = choices(his, self.book)
        regard = Regard(self.bold, self.view, his, None)
        return Search(his, noticed, regard.taste(noticed)).found().turns[0].value


def kept(regard: Regard, turn: Whole) -> float:
    """What the cards that stay in hand are worth."""
    gone = Counter("".join(choice.cards for choice in turn.plays) + turn.back)
    rest, worth = Counter(regard.at.hand) - gone, regard.keep()
    return sum(worth[card][count] for card, count in rest.items() if card in worth)


def left(at: Position, turn: Whole) -> tuple[tuple[Word, ...], tuple[Padlock, ...]]:
    """The words and padlocks on the table after a turn."""
    words, locks = {word.id: word for word in at.words}, list(at.padlocks)
    numbered = {}
    for place, choice in enumerate(turn.plays):
        number = LAID - place if choice.word is None else choice.word
        numbered[choice.word, choice.text] = number
        before = words.get(number)
        words[number] = Word(id=number, owner=at.seat, text=choice.text, kind=choice.kind)
        if before is not None:
            words[number] = replace(before, owner=at.seat, text=choice.text, kind=choice.kind)
        if choice.supply:
            locks.append(Padlock(id=LAID - place, owner=at.seat, origin=number))
        if choice.seizes is not None:
            locks = [_seized(lock, choice, at.seat) for lock in locks]
    for word, text in turn.locks:
        spare = next(n for n, k in enumerate(locks) if k.owner == at.seat and k.place is None)
        locks[spare] = replace(locks[spare], place=numbered.get((word, text), word))
    return tuple(words.values()), tuple(locks)


def _seized(lock: Padlock, choice: Choice, seat: int) -> Padlock:
    return replace(lock, owner=seat, place=None) if lock.id == choice.seizes else lock
