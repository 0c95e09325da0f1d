"""Every legal play of a Cadenas turn, from a seat's own view: lays, lengthenings, captures."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from logomachie.games.cadenas.rules.cards import is_insertion, lacking
from logomachie.games.cadenas.rules.types import HIDDEN, Kind, Padlock, TableView, Word
from logomachie.games.cadenas.solver.words import Book

KINDS: tuple[Kind, Kind] = ("common", "proper")


class Choice(NamedTuple):
    """One word that can be laid or grown now, and what comes with it."""

    word: int | None  # the word transformed; None: laid new
    old: str  # what it reads now; "" if laid
    text: str
    kind: Kind
    cards: str  # letters paid from the hand, in order
    captures: bool = False  # the word is another's
    supply: bool = False  # brings a padlock from the supply (CAD-A1)
    seizes: int | None = None  # this padlock of another changes hands with it (CAD-P2)


class Position(NamedTuple):
    """What a turn is played from: all its player knows."""

    seat: int
    hand: str  # in order
    words: tuple[Word, ...]
    padlocks: tuple[Padlock, ...]
    supply: int
    touched: frozenset[int]  # laid, grown or captured in this turn (R04)
    has_captured: bool  # CAD-X6
    keeps: bool  # a square was emptied: one card at least goes back (CAD-F5, R20)
    least: int = 3
    least_proper: int = 5
    agreed: tuple[str, ...] = ()  # `kind:TEXT`, admitted by the table

    @property
    def locked(self) -> frozenset[int]:
        """Words under a padlock."""
        return frozenset(lock.place for lock in self.padlocks if lock.place is not None)

    @property
    def reserve(self) -> tuple[int, ...]:
        """Padlocks the player may place, those that depend on no proper noun first."""
        mine = [lock for lock in self.padlocks if lock.owner == self.seat and lock.place is None]
        return tuple(lock.id for lock in sorted(mine, key=lambda lock: lock.origin is not None))

    def tied(self, word: int) -> int | None:
        """The padlock that depends on this proper noun."""
        return next((lock.id for lock in self.padlocks if lock.origin == word), None)


def position(view: TableView, square: int | None = None) -> Position:
    """What the seat of the view plays from; with a square, after taking its cards."""
    assert view.seat is not None, "a spectator plays nothing"
    pair = "" if square is None else view.squares[square].replace(HIDDEN, "")
    mine = view.active == view.seat
    return Position(
        seat=view.seat,
        hand="".join(sorted(view.hand + pair)),
        words=view.words,
        padlocks=view.padlocks,
        supply=view.supply,
        touched=frozenset(play.word for play in view.plays if mine),
        has_captured=mine and view.captured is not None,
        keeps=square is not None or (mine and view.taken is not None),
        least=view.least,
        least_proper=view.least_proper,
        agreed=view.agreed,
    )


def choices(at: Position, book: Book) -> tuple[Choice, ...]:
    """Every word that can be played now; any one of them, not all together."""
    return (*lays(at, book), *(choice for word in at.words for choice in growths(at, book, word)))


def lays(at: Position, book: Book) -> Iterator[Choice]:
    """New words of the hand (CAD-L1 to CAD-L7)."""
    for kind in KINDS:
        if kind == "proper" and not at.supply:
            continue  # CAD-A2
        least = at.least if kind == "common" else at.least_proper
        agreed = [text for text in admitted(at, kind, least) if not lacking(at.hand, text)]
        for text in dict.fromkeys([*book.laid(kind, at.hand, least), *agreed]):
            cards = paid("", text)
            if _keeps_enough(at, cards):
                yield Choice(None, "", text, kind, cards, supply=kind == "proper")


def growths(at: Position, book: Book, word: Word) -> Iterator[Choice]:
    """What one word of the table can become (CAD-X1 to CAD-X11)."""
    mine = word.owner == at.seat
    if word.id in at.touched or not is_open(at, word, mine):
        return
    for kind in KINDS:
        makes = kind == "proper" and word.kind == "common"
        if makes and (not at.supply or (mine and word.id in at.locked)):
            continue  # R09, R11
        least = at.least if kind == "common" else at.least_proper
        agreed = [
            text
            for text in admitted(at, kind, least)
            if is_insertion(word.text, text) and not lacking(at.hand, paid(word.text, text))
        ]
        for text in dict.fromkeys([*book.grown(kind, word.text, at.hand, least), *agreed]):
            cards = paid(word.text, text)
            if not _keeps_enough(at, cards) or (not mine and text == word.text + "S"):
                continue  # CAD-F6, CAD-X9
            seizes = at.tied(word.id) if not mine and word.kind == "proper" else None
            yield Choice(word.id, word.text, text, kind, cards, not mine, makes, seizes)


def is_open(at: Position, word: Word, mine: bool) -> bool:
    """Whether the word may be lengthened, or captured, by the player whose turn it is."""
    if mine:
        return word.kind == "common"  # CAD-X10
    return not at.has_captured and word.id not in at.locked  # CAD-X6, CAD-U1


def _keeps_enough(at: Position, cards: str) -> bool:
    """One card remains for the square (CAD-F6)."""
    return len(cards) + at.keeps <= len(at.hand)


def admitted(at: Position, kind: Kind, least: int) -> Sequence[str]:
    """Words the table's vote has added to the lists."""
    told = (agreed.partition(":") for agreed in at.agreed)
    return [text for of, _, text in told if of == kind and len(text) >= least]


def paid(old: str, new: str) -> str:
    """The letters a longer word costs, in order."""
    cards = sorted(new)
    for letter in old:
        cards.remove(letter)
    return "".join(cards)


def points(scoring: str, text: str) -> int:
    """What a word counts for its owner (CAD-K8, R15)."""
    return {"letters": len(text), "squares": len(text) ** 2, "words": 1}[scoring] if text else 0
