"""What a bot of one level sees on a board: the words it knows, with slides it can imagine."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from logomachie.bots.notice import ALL, Weights, first, readiness
from logomachie.bots.strength import between, vocabulary
from logomachie.core.letters import plain
from logomachie.games.wordsearch.bots.temper import TEMPERS
from logomachie.games.wordsearch.rules.board import Board
from logomachie.games.wordsearch.solver.graph import Ahead, ahead
from logomachie.games.wordsearch.solver.lines import LONGEST, Ints
from logomachie.games.wordsearch.solver.search import Found, Values, solved
from logomachie.games.wordsearch.solver.words import oracle as wordsearch
from logomachie.lexicon.automaton import edges
from logomachie.lexicon.graph import PLAIN, Graph
from logomachie.lexicon.lexicon import Lexicon

REMEMBERED = 16  # positions kept in mind, while one turn and its replies are thought of
FEW = 0.3  # of the dictionary's words: a level that knows no more has a graph of its own
PLANNED = 2_048  # plans kept in mind, so that no table's turn is thought of twice: they are small
Thing = TypeVar("Thing")


class Rows:
    """The rows of the dictionary, found by a word as the solver packs it."""

    def __init__(self, lexicon: Lexicon) -> None:
        short = np.flatnonzero(lexicon.length <= LONGEST)
        letters = lexicon.query.keys[short].astype(f"S{LONGEST}").view(np.uint8)
        codes = letters.reshape(len(short), LONGEST).astype(np.int64)
        length = lexicon.length[short].astype(np.int64)
        prefix = np.zeros(len(short), np.int64)
        for q in range(LONGEST):
            prefix = np.where(q < length, prefix << 5 | (codes[:, q] - 65 & 31), prefix)
        packed = length << 5 * LONGEST | prefix
        order = np.argsort(packed)
        self.packed = packed[order]
        self.row = short[order]

    def of(self, found: Found) -> NDArray[np.intp]:
        """The rows of the words found, all of which are in the dictionary."""
        packed = found.readings.length << 5 * LONGEST | found.readings.prefix
        rows: NDArray[np.intp] = self.row[np.searchsorted(self.packed, packed)]
        return rows


class Sight(NamedTuple):
    """The words of a board, and of those a level knows one place each, the best first."""

    found: Found
    places: Ints  # in `found`: with the fewest slides of all that form the word
    rows: NDArray[np.intp]  # in the dictionary
    ready: Weights  # how readily each comes to mind

    def noticed(self, seed: int, count: int) -> Ints:
        """The places of so many that come to mind, the best first."""
        if count >= min(ALL, len(self.rows)):
            return self.places
        return self.places[np.sort(first(self.ready, self.rows, seed, count))]


class Mind:
    """The head of one level."""

    def __init__(self, lexicon: Lexicon, rows: Rows, level: float) -> None:
        self.lexicon, self.rows, self.level = lexicon, rows, level
        self.temper = between(TEMPERS, level)
        self.plays = vocabulary(lexicon, self.temper.words)
        self.sees = lru_cache(maxsize=REMEMBERED)(self._sees)
        self._plans: OrderedDict[Hashable, object] = OrderedDict()

    def _sees(self, board: Board, least: int, values: Values) -> Sight:
        """What this level could find on a board."""
        found = solved(board, self._graph, least, values)
        rows = self.rows.of(found)
        known = self.plays[rows] & (found.moved <= self.temper.slides)
        places = found.ranked()
        places = places[known[places]]
        if self.temper.notices < ALL:
            places = places[np.sort(np.unique(rows[places], return_index=True)[1])]
        mine, lexicon = rows[places], self.lexicon
        ready = readiness(lexicon.zipf100[mine], lexicon.length[mine], found.moved[places])
        return Sight(found, places, mine, ready)

    @cached_property
    def _graph(self) -> Ahead:
        """The words looked through: where a level knows few, only those, which is quicker; what it
        does not play is left out of what it sees in either case."""
        if self.plays.mean() > FEW:
            return wordsearch(self.lexicon).ahead
        mine = self.lexicon.query.keys[self.plays & (self.lexicon.length <= LONGEST)]
        keys = [key.decode() for key in mine.tolist()]
        return ahead(Graph(alphabet=PLAIN, root=1, **edges(keys, PLAIN)))

    def once(self, turn: Hashable, plan: Callable[[], Thing]) -> Thing:
        """What was planned for a turn, thought of when it is first asked for."""
        if turn in self._plans:
            self._plans.move_to_end(turn)
            return cast("Thing", self._plans[turn])
        self._plans[turn] = planned = plan()
        if len(self._plans) > PLANNED:
            self._plans.popitem(last=False)
        return planned

    def knows(self, word: str) -> bool:
        """Whether the word is in its vocabulary: all it ever judges by (R22)."""
        row = self.lexicon.row(plain(word))
        return row is not None and int(self.lexicon.heard[row]) <= self.temper.words
