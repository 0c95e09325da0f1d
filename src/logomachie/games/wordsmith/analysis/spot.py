"""The moment of a decision in Wordsmith: a zone, its words, and what claiming or rolling is worth.

The estimate is the one the third level plays by: the word, and what the rest of the round may
bring with the pieces it keeps, in the time the others leave.
"""

from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np
from numpy.typing import NDArray

from logomachie.core.value import Millis, Seat
from logomachie.games.wordsmith.bots.temper import PIECE, RIVAL_PACE, RIVAL_POINTS, TEMPERS
from logomachie.games.wordsmith.rules.alphabet import alphabet
from logomachie.games.wordsmith.rules.types import ROWS, Setup, State, TableView
from logomachie.games.wordsmith.solver.plan import Clock, Pace, claiming, lining, rolling
from logomachie.games.wordsmith.solver.reach import Reach
from logomachie.games.wordsmith.solver.search import (
    LONGEST_BONUS,
    Found,
    Task,
    blue,
    book,
    found,
    task,
)
from logomachie.games.wordsmith.solver.search import points as score
from logomachie.games.wordsmith.solver.words import Book
from logomachie.lexicon.ages import BY_LEVEL, NEVER, ages
from logomachie.lexicon.lexicon import Lexicon

JUDGE = TEMPERS[2]  # by whose pace rounds are estimated
LONG = 600.0  # seconds of a round that nobody hurries
LINED = 64  # words of a line that are weighed with the next one


@dataclass(frozen=True)
class Word:
    """A word of the zone: its row in the book, and its place among those found."""

    row: int
    place: int


@dataclass(frozen=True)
class Stood:
    """A word outside the dictionary, or against its rules, that the table let stand."""

    key: str
    points: int
    unused: int
    value: float


@dataclass(frozen=True)
class TurnedDown:
    """A word that the table refused, or the review of a Secret sheet."""

    key: str


@dataclass(frozen=True)
class Roll:
    """One's own die rolled."""


@cache
def ages_of(words: Book, lexicon: Lexicon) -> NDArray[np.uint8]:
    """The age of every row of the book: the lexicon's own rows, then the compounds."""
    marked = BY_LEVEL[np.minimum(words.said[words.plain :], NEVER - 2)]
    return np.concatenate((ages(lexicon), marked))


@dataclass(frozen=True)
class Spot:
    """What one seat knew."""

    setup: Setup
    lexicon: Lexicon
    state: State
    view: TableView
    seat: Seat
    at: Millis

    @cached_property
    def words(self) -> Book:
        return book(self.lexicon, self.setup.alphabet_version)

    @cached_property
    def task(self) -> Task:
        return task(self.view, self.setup, self.seat)

    @cached_property
    def found(self) -> Found:
        """Every word that could have been claimed."""
        return found(self.words, self.setup, self.task)

    @cached_property
    def pace(self) -> Pace:
        return Pace(
            roll=JUDGE.tempo / 1000,
            search=JUDGE.search,
            piece=PIECE / 1000,
            yields=JUDGE.yields,
            comfort=JUDGE.comfort,
            price=JUDGE.price,
        )

    @cached_property
    def clock(self) -> Clock:
        """How soon the quickest of the others will be done, by the words on the table."""
        left, rate = LONG, 0.0
        gone = max(0.0, (self.at - self.view.opens) / 1000)
        for seat, sheet in enumerate(self.view.sheets):
            if seat != self.seat and seat not in self.state.gone and not self.setup.in_turn:
                made = sum(row != "" for row in sheet.rows)
                pace = (gone + RIVAL_PACE) / (made + 1)
                left, rate = min(left, (ROWS - made) * pace), max(rate, RIVAL_POINTS / pace)
        return Clock(left, rate)

    @cached_property
    def values(self) -> NDArray[np.float64]:
        """What claiming each word is worth."""
        some, setup = self.found, self.setup
        if not len(some):
            return np.zeros(0)
        if setup.mode == "practice" or self.view.phase == "LAST":
            return some.worth.astype(np.float64)
        if setup.mode == "motamot":
            values = some.worth.astype(np.float64)
            best = np.argsort(-values, kind="stable")[:LINED]
            reach = Reach(self.words, None, self.task.next_letter)
            values[best] = lining(
                self.words,
                self.task,
                some,
                reach,
                setup.gloire,
                places=best,
                price=JUDGE.price,
            )
            rest = np.ones(len(values), np.bool_)
            rest[best] = False
            values[rest] = np.minimum(values[rest], values[best].min())
            return values
        return claiming(self.words, setup, self.task, some, self.pace, self.clock)

    @property
    def can_roll(self) -> bool:
        return "Roll" in self.view.can

    @cached_property
    def rolling(self) -> float:
        """What one more roll is worth; a zone too full to roll brings nothing more."""
        value = rolling(self.setup, self.task, self.pace, self.clock)
        return value if value > -np.inf else min(0.0, float(self.values.min(initial=0.0)))

    @cached_property
    def order(self) -> NDArray[np.intp]:
        """Places of the words, the best first, of equals the commonest."""
        zipf = self.words.zipf100[self.found.rows].astype(np.int64)
        return np.lexsort((self.found.rows, -zipf, -np.round(self.values, 3)))

    def known(self, age: int) -> NDArray[np.intp]:
        """The places of those this age is likely to know, in that order."""
        rows = self.found.rows[self.order]
        return self.order[ages_of(self.words, self.lexicon)[rows] <= age]

    def word(self, place: int) -> Word:
        return Word(int(self.found.rows[place]), place)

    def named(self, key: str) -> Word | None:
        """The word of this key, if it could have been claimed."""
        row = self.words.row(key)
        places = np.flatnonzero(self.found.rows == (-1 if row is None else row))
        return self.word(int(places[0])) if len(places) else None

    def stood(self, key: str) -> Stood:
        """A word none of those found: what it brings, and the outlook of a word as large."""
        cost = alphabet(self.setup.alphabet_version).cost(key)
        assert cost is not None, "what stands was built of letters of the guide"
        task, some = self.task, self.found
        unused = sum(task.zone) + task.circles - sum(cost)
        length = np.array([len(key)], np.int16)
        points = 1 if self.setup.mode == "practice" else int(score(length, self.setup.gloire)[0])
        lost = 0 if self.setup.mode == "practice" else int(blue(task.ticked + unused))
        worth = points - lost + (int(blue(task.ticked)) if lost else 0)
        if self.setup.plus_long and len(key) > task.longest:
            worth += LONGEST_BONUS
        ahead = 0.0
        if len(some):
            near = int(np.abs(some.unused - unused).argmin())
            ahead = float(self.values[near] - some.worth[near])
        return Stood(key, points, unused, worth + ahead)
