"""The moment of a turn in Wordsearch: every word of the board, and what each leaves behind."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from logomachie.core.value import Seat
from logomachie.games.wordsearch.rules import alphabet, board
from logomachie.games.wordsearch.rules.board import Board
from logomachie.games.wordsearch.rules.legal import Legal
from logomachie.games.wordsearch.rules.types import Setup, State
from logomachie.games.wordsearch.solver.search import Found, Values, after
from logomachie.games.wordsearch.solver.words import oracle
from logomachie.lexicon.ages import age_of
from logomachie.lexicon.lexicon import Lexicon

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WEIGHED = 6  # words of each list that are looked at with the reply they allow
LINES = 2  # of one word
FEAR = 0.5  # of the best reply's points: the player after the next may take it as well


@dataclass(frozen=True)
class Turn:
    """A turn: the word and its slides, or none; what it brings and the board it leaves."""

    legal: Legal | None
    points: int
    board: Board
    refused: str = ""  # a word that did not stand


@dataclass(frozen=True)
class Spot:
    """What one seat had before it: all of it lies open."""

    setup: Setup
    lexicon: Lexicon
    state: State  # as the turn began
    seat: Seat
    age: int
    _replies: dict[Board, tuple[int, str]] = field(default_factory=dict, compare=False)

    @property
    def values(self) -> Values:
        """Of A to Z."""
        return tuple(alphabet.VALUES[self.setup.values][letter] for letter in LETTERS)

    @cached_property
    def found(self) -> Found:
        """Every word of the board."""
        return self.solved(self.state.board)

    def solved(self, at: Board) -> Found:
        return oracle(self.lexicon).solved(at, self.setup.min_length, self.values)

    def reply(self, at: Board) -> tuple[int, str]:
        """Points of the best word likely to be known on a board, and that word."""
        if at not in self._replies:
            found = self.solved(at)
            self._replies[at] = next(
                (
                    (int(found.points[row]), word)
                    for row in found.ranked().tolist()
                    if age_of(self.lexicon, word := found.word(row)) <= self.age
                ),
                (0, ""),
            )
        return self._replies[at]

    def value(self, turn: Turn) -> float:
        """Points, less half of what the best reply would bring."""
        return turn.points - FEAR * self.reply(turn.board)[0]

    def turn(self, row: int) -> Turn:
        """The turn of a row of the words found."""
        legal = self.found[row]
        return Turn(legal, int(self.found.points[row]), after(self.state.board, legal))

    def candidates(self) -> list[Turn]:
        """The words that bring the most points, of all and of those likely to be known, and the
        least of those."""
        order = self.found.ranked().tolist()
        rows = [*_some(self.found, order, WEIGHED)]
        known = [*_known(self, order)]
        rows += _some(self.found, known, WEIGHED)
        rows += known[-1:]
        return [self.turn(row) for row in dict.fromkeys(rows)]

    def ends(self, turn: Turn) -> bool:
        """Whether no word can be spelled with what it leaves (R11)."""
        left = board.letters(turn.board)
        return not oracle(self.lexicon).can_spell(left, self.setup.min_length)

    def wins(self, turn: Turn) -> bool:
        """Whether the game is over with it, and won."""
        rivals = [score for s, score in enumerate(self.state.scores) if s != self.seat]
        mine = self.state.scores[self.seat] + turn.points
        return all(mine > score for score in rivals) and self.ends(turn)


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


def _known(spot: Spot, rows: list[int]) -> Iterator[int]:
    """Those likely to be known, in their order; each word looked up once."""
    ages: dict[str, int] = {}
    for row in rows:
        word = spot.found.word(row)
        if word not in ages:
            ages[word] = age_of(spot.lexicon, word)
        if ages[word] <= spot.age:
            yield row
