"""The moment of a turn in Cadenas: what the seat sees, and the whole turns it could have played."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from logomachie.bots.dice import Dice
from logomachie.core.rng import Rng
from logomachie.core.value import Seat
from logomachie.games.cadenas.bots.danger import Danger
from logomachie.games.cadenas.bots.plan import worth_a_thought
from logomachie.games.cadenas.bots.taste import Regard
from logomachie.games.cadenas.bots.temper import TEMPERS
from logomachie.games.cadenas.rules.types import (
    Asked,
    Kind,
    Lay,
    Lock,
    PutBack,
    Setup,
    State,
    TableView,
    Take,
    Transform,
)
from logomachie.games.cadenas.solver.search import Choice, Position, choices, points, position
from logomachie.games.cadenas.solver.turn import Search
from logomachie.games.cadenas.solver.words import Book, French, lists
from logomachie.lexicon.ages import ages
from logomachie.lexicon.lexicon import Lexicon

SQUARES = 3  # squares a turn is searched from, those with the best letters
TURNS = 2  # whole turns of each
WARY = TEMPERS[-1]  # whose regard the turns are searched with


@dataclass(frozen=True)
class Turn:
    """A whole turn: take, plays, padlocks, cards back."""

    square: int | None
    plays: tuple[Choice, ...]
    locks: tuple[tuple[int | None, str], ...]  # word that gets a padlock (None: one just laid)
    back: str
    fell: tuple[str, ...] = ()  # words that were challenged and taken back
    denied: tuple[str, ...] = ()  # words the table's vote did not admit


@dataclass(frozen=True)
class Held:
    """A word on the table after a turn."""

    number: int
    owner: Seat
    text: str
    locked: bool
    kind: Kind


@dataclass(frozen=True)
class Spot:
    """What one seat knew as its turn began."""

    setup: Setup
    lexicon: Lexicon
    state: State
    view: TableView
    seat: Seat
    age: int
    _dangers: dict[int | None, Danger] = field(default_factory=dict, compare=False)

    @cached_property
    def french(self) -> French:
        return lists(self.lexicon)

    @cached_property
    def known(self) -> Book:
        """The words this age is likely to know, and well-known names."""
        french = self.french
        return Book(french.common, french.proper, (ages(self.lexicon) <= self.age, french.famous))

    @property
    def share(self) -> float:
        """How much a point taken from one of the others is worth beside one's own."""
        return 1 / max(1, len(self.state.hands) - 1)

    @property
    def is_alone(self) -> bool:
        """Whether nobody else plays."""
        return len(self.state.hands) - len(self.state.gone) < 2

    @property
    def is_last(self) -> bool:
        """Whether nobody plays after this turn."""
        return self.view.finals == ()

    def points(self, text: str) -> int:
        return points(self.setup.score, text)

    def danger(self, square: int | None) -> Danger:
        """The next player as this seat may imagine him, the same each time."""
        if square not in self._dangers:
            dice = Dice(Rng("analysis"), f"{self.seat} {self.view.turn} {square}")
            self._dangers[square] = Danger(self.french.book, self.view, self.setup, square, dice)
        return self._dangers[square]

    def candidates(self) -> Iterator[Turn]:
        """The whole turns that promise most, with all words and with those likely to be known;
        and one that plays nothing."""
        squares: list[int | None] = [*worth_a_thought(self.view, SQUARES)] or [None]
        for square in squares:
            at = position(self.view, square)
            for book in (self.french.book, self.known):
                found = choices(at, book)
                yield from self.searched(at, found, square)
            yield from self.searched(at, (), square)

    def searched(self, at: Position, found: Sequence[Choice], square: int | None) -> Iterator[Turn]:
        regard = Regard(WARY, self.view, at, self.danger(square))
        for whole in Search(at, found, regard.taste(found)).found(TURNS if found else 1).turns:
            yield Turn(square, whole.plays, whole.locks, whole.back)

    def after(self, turn: Turn) -> tuple[Held, ...]:
        """The words on the table after a turn."""
        locked = {lock.place for lock in self.state.padlocks if lock.place is not None}
        held = {
            word.id: Held(word.id, word.owner, word.text, word.id in locked, word.kind)
            for word in self.state.words
        }
        number = self.state.numbered
        shut = [*turn.locks]
        for play in turn.plays:
            if play.word is None:
                number += 1
                place = number
            else:
                place = play.word
            lock = next((each for each in shut if each in ((play.word, play.text),)), None)
            if lock is not None:
                shut.remove(lock)
            was = play.word is not None and held[place].locked
            held[place] = Held(place, self.seat, play.text, was or lock is not None, play.kind)
        for word, text in shut:
            if word is not None:
                held[word] = Held(word, self.seat, text, True, held[word].kind)
        return tuple(held.values())

    def won(self, turn: Turn) -> int:
        """Points the turn adds to one's own."""
        return sum(
            self.points(play.text) - (0 if play.captures else self.points(play.old))
            for play in turn.plays
        )

    def taken(self, turn: Turn) -> int:
        """Points it takes from others."""
        return sum(self.points(play.old) for play in turn.plays if play.captures)

    def risk(self, held: Sequence[Held], square: int | None) -> float:
        """Points the next player's best capture costs, over the hands he may have."""
        if self.is_last or self.is_alone:
            return 0.0
        danger = self.danger(square)
        mine = sorted(
            (word.text for word in held if word.owner == self.seat and not word.locked),
            key=lambda text: (-len(text), text),
        )
        cost, closed = 0.0, 1.0
        for text in mine:
            danger.look(text)
            chance = danger.guess(text)
            cost += closed * chance * self.points(text)
            closed *= 1 - chance
        return cost

    def value(self, turn: Turn) -> float:
        """Points won and taken, less what the best answer takes."""
        gain = self.won(turn) + self.share * self.taken(turn)
        return gain - self.risk(self.after(turn), turn.square)

    def scores(self, turn: Turn) -> tuple[int, ...]:
        """The score after a turn, by seat."""
        held = self.after(turn)
        return tuple(
            sum(self.points(word.text) for word in held if word.owner == seat)
            for seat in range(len(self.state.hands))
        )

    def wins(self, turn: Turn) -> bool:
        """Whether it is the last turn of the game, and wins it; alone there is nobody to beat."""
        if self.is_alone:
            return False
        mine, *others = sorted(
            (score, seat == self.seat) for seat, score in enumerate(self.scores(turn))
        )[::-1]
        return self.is_last and mine[1] and all(mine[0] > other[0] for other in others)

    def moves(self, turn: Turn) -> tuple[Asked, ...]:
        """The turn, move by move."""
        number, locks = self.view.turn, self.state.locks
        found: list[Asked] = [] if turn.square is None else [Take(number, turn.square)]
        reserve = [
            lock.id
            for lock in self.state.padlocks
            if lock.owner == self.seat and lock.place is None and lock.origin is None
        ]
        laid: dict[str, int] = {}
        for play in turn.plays:
            if play.word is None:
                laid[play.text] = self.state.numbered + len(laid) + 1
                found.append(Lay(number, play.text, play.kind))
            else:
                found.append(Transform(number, play.word, play.text, play.kind))
            if play.supply:
                locks += 1
                reserve.append(locks)
            if play.seizes is not None:
                reserve.append(play.seizes)
        for word, text in turn.locks:
            if reserve:
                found.append(Lock(number, reserve.pop(0), laid[text] if word is None else word))
        return (*found, PutBack(number, turn.back))
