"""What somebody may ask of a Cadenas position: every play, the best whole turn, what was missed."""

from collections.abc import Iterable, Sequence
from heapq import nsmallest
from typing import TypeAlias

from logomachie.core.value import Seat, Value
from logomachie.games.cadenas.rules import text as positions
from logomachie.games.cadenas.rules.judge import FIRST_NAME
from logomachie.games.cadenas.rules.types import Kind, Padlock, Setup, Word
from logomachie.games.cadenas.solver.search import Choice, Position, choices, points
from logomachie.games.cadenas.solver.turn import MOST_CARDS, Search, Taste, Whole
from logomachie.games.cadenas.solver.words import Book, French

MOST_MISSED = 8  # single plays shown of a past turn
PADLOCK = 0.25  # less than a point: it decides between turns that bring the same
SHELTER = 0.01  # a letter under a padlock: less still


class Playable(Value, kw_only=True):
    """A word that could be played, and what it would bring."""

    word: int | None  # the word transformed; None: laid new
    old: str  # what it reads
    owner: Seat | None  # whose it is
    text: str
    spelled: str  # méduse, Meuse
    kind: Kind
    cards: str  # letters paid
    captures: bool
    padlock: bool  # brings one, from the supply or from another
    won: int  # points for who plays it
    taken: int  # points another loses
    squares: tuple[int, ...] = ()  # squares that give the cards for it, where one is to be taken


class BestTurn(Value, kw_only=True):
    """The whole turn that brings most: points won and points taken together, then padlocks."""

    square: int | None  # to be taken first
    plays: tuple[Playable, ...]
    locks: tuple[str, ...]  # words that get a padlock
    back: str  # cards that go back
    won: int
    taken: int
    exact: bool  # False: the hand went beyond what is searched whole


class Missed(Value, kw_only=True):
    """What could have been played in a past turn."""

    hand: str
    best: BestTurn
    plays: tuple[Playable, ...]  # the best single ones
    count: int  # all there were


class Unreadable(Value, tag=True, kw_only=True):
    """The position asked about is none."""

    why: str


class Oracle:
    """One table's points, told in the words of the lists."""

    def __init__(self, french: French, scoring: str) -> None:
        self.french, self.scoring = french, scoring

    def playable(self, at: Position, choice: Choice, squares: Iterable[int] = ()) -> Playable:
        """A choice, told whole."""
        won, old = points(self.scoring, choice.text), points(self.scoring, choice.old)
        return Playable(
            word=choice.word,
            old=choice.old,
            owner=next((word.owner for word in at.words if word.id == choice.word), None),
            text=choice.text,
            spelled=self.spelled(choice.text, choice.kind),
            kind=choice.kind,
            cards=choice.cards,
            captures=choice.captures,
            padlock=choice.supply or choice.seizes is not None,
            won=won if choice.captures else won - old,
            taken=old if choice.captures else 0,
            squares=tuple(sorted(squares)),
        )

    def spelled(self, text: str, kind: Kind) -> str:
        """The word as one writes it."""
        lexicon = self.french.lexicon
        if kind == "proper":
            names = [name.form for name in lexicon.names(text) if name.kind != FIRST_NAME]
            return names[0] if names else text.capitalize()
        row = lexicon.row(text)
        return text.lower() if row is None else lexicon.spelled(row)

    def whole(self, at: Position, found: Sequence[Choice]) -> Whole:
        """The best whole turn of a position."""
        return Search(at, found, self._taste(at, found)).found().turns[0]

    def best(self, at: Position, found: Sequence[Choice], square: int | None = None) -> BestTurn:
        """The best whole turn of a position, told."""
        result = Search(at, found, self._taste(at, found)).found()
        turn = result.turns[0]
        plays = tuple(self.playable(at, choice) for choice in turn.plays)
        return BestTurn(
            square=square,
            plays=plays,
            locks=tuple(text for _, text in turn.locks),
            back=turn.back,
            won=sum(play.won for play in plays),
            taken=sum(play.taken for play in plays),
            exact=result.exact,
        )

    def _taste(self, at: Position, found: Sequence[Choice]) -> Taste:
        told = [self.playable_points(choice) for choice in found]
        own = [word for word in at.words if word.owner == at.seat]
        return Taste(
            values=told,
            shields=[SHELTER * len(choice.text) for choice in found],
            standing={word.id: SHELTER * len(word.text) for word in own},
        )

    def dearest(self, choice: Choice) -> tuple[int, int, str, int]:
        """The order of `dearest`, before the choice is told."""
        won, old = points(self.scoring, choice.text), points(self.scoring, choice.old)
        brings = won + old if choice.captures else won - old
        return -brings, len(choice.cards), choice.text, choice.word or 0

    def playable_points(self, choice: Choice) -> float:
        """Points won and taken, and a little for a padlock."""
        won, old = points(self.scoring, choice.text), points(self.scoring, choice.old)
        padlock = PADLOCK * (choice.supply or choice.seizes is not None)
        return won + (old if choice.captures else -old) + padlock


def dearest(play: Playable) -> tuple[int, int, str, int]:
    """What brings most first, then what costs the fewest cards."""
    return -(play.won + play.taken), len(play.cards), play.text, play.word or 0


Start: TypeAlias = tuple[int | None, Position]  # the square taken, if one is, and what follows


def plays(
    starts: Sequence[Start], oracle: Oracle, book: Book | None = None
) -> tuple[Playable, ...]:
    """Every legal play of the turn, whichever square is taken; what brings most first. `book`: of
    these words alone."""
    found, book = dict[Choice, list[int]](), book or oracle.french.book
    for square, at in starts:
        for choice in choices(at, book):
            found.setdefault(choice, []).extend([] if square is None else [square])
    at = starts[0][1]
    told = [oracle.playable(at, choice, squares) for choice, squares in found.items()]
    return tuple(sorted(told, key=dearest))


def turns(starts: Sequence[Start], oracle: Oracle) -> tuple[BestTurn, ...]:
    """The best whole turn from every square, the best of them first."""
    book = oracle.french.book
    told = [oracle.best(at, choices(at, book), square) for square, at in starts]
    return tuple(sorted(told, key=lambda turn: -(turn.won + turn.taken)))


def starts(past: positions.Position, config: Setup) -> tuple[Start, ...]:
    """From every square that has cards; without squares, from the hand as it is after the take."""
    at = recalled(past, config)
    taken = [(n, cards) for n, cards in enumerate(past.squares or ()) if cards]
    return tuple((n, at._replace(hand="".join(sorted(at.hand + cards)))) for n, cards in taken) or (
        (None, at),
    )


def missed(about: str, config: Setup, french: French) -> Missed | Unreadable:
    """What could have been played from a position, its player's hand after the take in it.

    `A:TRI B:MEUSE! lock:B/-/2 supply:1 hands:-/MOTLACXY active:B`, as `games.cadenas.text` reads
    it: only the hand of the active seat is looked at.
    """
    try:
        at = recalled(positions.read(about), config)
    except ValueError as wrong:
        return Unreadable(why=str(wrong))
    oracle, found = Oracle(french, config.score), choices(at, french.book)
    best = nsmallest(MOST_MISSED, found, key=oracle.dearest)  # the others are not even spelled
    return Missed(
        hand=at.hand,
        best=oracle.best(at, found),
        plays=tuple(oracle.playable(at, choice) for choice in best),
        count=len(found),
    )


def recalled(past: positions.Position, config: Setup) -> Position:
    """A past turn as its player saw it after taking a pair; ValueError without his hand."""
    hands, seat = past.hands or (), past.active
    if seat >= len(hands) or not hands[seat]:
        raise ValueError("the hand of the active seat is missing")
    if len(hands[seat]) > MOST_CARDS:
        raise ValueError(f"a hand has at most {MOST_CARDS} cards here")
    words = tuple(
        Word(id=number, owner=lying.owner, text=lying.text, kind=lying.kind)
        for number, lying in enumerate(past.words, 1)
    )
    locks = tuple(
        Padlock(id=number, owner=owner, place=on, origin=origin)
        for number, (owner, on, origin) in enumerate(past.locks, 1)
    )
    return Position(
        seat=seat,
        hand=hands[seat],
        words=words,
        padlocks=locks,
        supply=config.seats - len(locks) if past.supply is None else past.supply,
        touched=frozenset(),
        has_captured=False,
        keeps=past.squares is None or any(past.squares),
        least=config.min_common,
        least_proper=config.min_proper,
    )
