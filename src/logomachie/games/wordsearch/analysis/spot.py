"""The moment of a turn in Wordsearch: every word of the board, and what each leaves behind."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property

import numpy as np

from logomachie.core.value import Seat
from logomachie.games.wordsearch.bots.mind import Rows
from logomachie.games.wordsearch.rules import alphabet, board
from logomachie.games.wordsearch.rules.board import Board
from logomachie.games.wordsearch.rules.legal import Legal
from logomachie.games.wordsearch.rules.types import Setup, State
from logomachie.games.wordsearch.solver.graph import Ahead
from logomachie.games.wordsearch.solver.lines import LONGEST
from logomachie.games.wordsearch.solver.search import Found, Values, after, ahead_of, solved
from logomachie.games.wordsearch.solver.words import oracle
from logomachie.lexicon.ages import ages
from logomachie.lexicon.lexicon import Lexicon

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WEIGHED = 6  # words of each list that are looked at with the reply they allow
LINES = 2  # of one word
FEAR = 0.5  # of the best reply's points: the player after the next may take it as well


@cache
def rows_of(lexicon: Lexicon) -> Rows:
    """The rows of a dictionary, found by a word as the solver packs it."""
    return Rows(lexicon)


@cache
def words_of(lexicon: Lexicon, age: int) -> Ahead:
    """The words an age is likely to know, as a graph: half the search of the whole dictionary."""
    rows = np.flatnonzero((ages(lexicon) <= age) & (lexicon.length <= LONGEST))
    found = ahead_of(lexicon.listed(rows))
    assert found is not None
    return found


@dataclass(frozen=True)
class Turn:
    """A turn: the word and its slides, or none; what it brings and the board it leaves."""

    legal: Legal | None
    points: int
    board: Board
    refused: str = ""  # a word that did not stand
    lost: int = 0  # points that who questioned it won


@dataclass(frozen=True)
class Spot:
    """What one seat had before it: all of it lies open."""

    setup: Setup
    lexicon: Lexicon
    state: State  # as the turn began
    seat: Seat
    age: int
    _known: dict[Board, Found] = field(default_factory=dict, compare=False)

    @property
    def values(self) -> Values:
        """Of A to Z."""
        return tuple(alphabet.VALUES[self.setup.values][letter] for letter in LETTERS)

    @cached_property
    def found(self) -> Found:
        """Every word of the board."""
        return self.solved(self.state.board)

    def solved(self, at: Board) -> Found:
        """Every word of a board."""
        return oracle(self.lexicon).solved(at, self.setup.min_length, self.values)

    def known(self, at: Board) -> Found:
        """Those of them likely to be known; of one moment each board is solved once."""
        if at not in self._known:
            words = words_of(self.lexicon, self.age)
            self._known[at] = solved(at, words, self.setup.min_length, self.values)
        return self._known[at]

    def reply(self, at: Board) -> tuple[int, str]:
        """Points of the best word likely to be known on a board, and that word."""
        found = self.known(at)
        row = int(found.ranked()[0]) if len(found) else None
        return (0, "") if row is None else (int(found.points[row]), found.word(row))

    def value(self, turn: Turn) -> float:
        """Points, less half of what the best reply would bring, and less what a doubt won."""
        return turn.points - turn.lost - FEAR * self.reply(turn.board)[0]

    def turn(self, row: int) -> Turn:
        """The turn of a row of the words found."""
        legal = self.found[row]
        return Turn(legal, int(self.found.points[row]), after(self.state.board, legal))

    def candidates(self) -> list[Turn]:
        """The words that bring the most points, of all and of those likely to be known, and the
        least of those."""
        order = self.found.ranked()
        age = ages(self.lexicon)[rows_of(self.lexicon).of(self.found)]
        known = order[age[order] <= self.age].tolist()
        rows = [*_some(self.found, order.tolist(), WEIGHED)]
        rows += _some(self.found, known, WEIGHED)
        rows += known[-1:]
        return [self.turn(row) for row in dict.fromkeys(rows)]

    def ends(self, turn: Turn) -> bool:
        """Whether no word can be spelled with what it leaves (R11)."""
        left = board.letters(turn.board)
        return not oracle(self.lexicon).can_spell(left, self.setup.min_length)

    def wins(self, turn: Turn) -> bool:
        """Whether the game is over with it, and won; alone there is nobody to win against."""
        rivals = [score for s, score in enumerate(self.state.scores) if s != self.seat]
        mine = self.state.scores[self.seat] + turn.points
        return bool(rivals) and all(mine > score for score in rivals) and self.ends(turn)

    @property
    def is_alone(self) -> bool:
        """Whether nobody else plays on."""
        return len(self.state.scores) - len(self.state.gone) < 2


def _some(found: Found, rows: list[int], most: int) -> Iterator[int]:
    """The first few, no word on more than so many lines."""
    seen: dict[str, int] = {}
    for row in rows:
        word = found.word(row)
        if seen.get(word, 0) < LINES:
            seen[word] = seen.get(word, 0) + 1
            yield row
        if sum(seen.values()) >= most:
            return
