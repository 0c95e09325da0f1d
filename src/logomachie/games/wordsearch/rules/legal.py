"""What a legal word is, said as section 9 of the rules says it: word by word, line by line.

Slow and plain, it is the reference every faster solver is held against, and the oracle of small
word lists; no table with a whole dictionary should wait for it.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator
from typing import NamedTuple, TypeAlias

from logomachie.core.letters import plain
from logomachie.games.wordsearch.rules.board import (
    DIRECTIONS,
    EMPTY,
    Board,
    Cell,
    Direction,
    at,
    cells,
    is_inside,
    letters,
    path,
    segment,
)

Slides: TypeAlias = tuple[tuple[Cell, Cell], ...]


class Legal(NamedTuple):
    """A word that can be formed in one turn, and one shortest order of slides that forms it."""

    word: str
    start: Cell
    direction: Direction
    slides: Slides


def spelled(left: str, words: Collection[str], least: int = 1) -> list[str]:
    """Which of the words, as plain keys, these letters can spell, each used once (SRCH-R11)."""
    have = Counter(left)
    return sorted(word for word in words if len(word) >= least and Counter(word) <= have)


def legal(board: Board, words: Collection[str], least: int = 2) -> Iterator[Legal]:
    """Every legal word of the board with every line it can be formed on."""
    search = Search(board)
    for word in spelled(letters(board), words, least):
        for start in cells(board):
            for direction in DIRECTIONS:
                place = segment(start, direction, len(word))
                if not is_inside(board, place[-1]):
                    continue
                slides = search.formed(word, place)
                if slides is not None:
                    yield Legal(word, start, direction, slides)


class Search:
    """One board, and the ways to form a word on a segment of it."""

    def __init__(self, board: Board) -> None:
        self.letter = {cell: at(board, cell) for cell in cells(board)}
        self.where: dict[str, list[Cell]] = defaultdict(list)
        for cell, letter in self.letter.items():
            self.where[letter].append(cell)
        self.filled = frozenset(cell for cell, letter in self.letter.items() if letter != EMPTY)

    def formed(self, word: str, place: tuple[Cell, ...]) -> Slides | None:
        """A shortest order of slides that forms the word on this segment, if there is any."""
        inside = [cell for cell in place if cell in self.filled]
        if Counter(self.letter[cell] for cell in inside) - Counter(word):
            return None  # a foreign letter in the segment can go nowhere
        best: Slides | None = None
        for sources in self.assignments(word, place, ()):
            if not set(inside) <= set(sources):
                continue
            moves = tuple((s, t) for s, t in zip(sources, place, strict=True) if s != t)
            if moves and (best is None or len(moves) < len(best)):  # SRCH-R04
                best = ordered(self.filled, moves) or best
        return best

    def assignments(
        self, word: str, place: tuple[Cell, ...], chosen: tuple[Cell, ...]
    ) -> Iterator[tuple[Cell, ...]]:
        """Every choice of distinct letters on the board, one for each cell of the segment."""
        if len(chosen) == len(word):
            yield chosen
            return
        target = place[len(chosen)]
        for source in self.where[word[len(chosen)]]:
            if source not in chosen and (source == target or path(source, target)):
                yield from self.assignments(word, place, (*chosen, source))


def ordered(filled: frozenset[Cell], moves: Slides) -> Slides | None:
    """An order in which each slide is legal at its time, if there is one (SRCH-I1)."""
    if not moves:
        return ()
    for move in moves:
        if filled.isdisjoint(path(*move)):
            rest = ordered(filled - {move[0]} | {move[1]}, tuple(m for m in moves if m != move))
            if rest is not None:
                return (move, *rest)
    return None


class Reference:
    """An oracle of a small list of words: right, and slow."""

    def __init__(self, words: Collection[str]) -> None:
        self.words = frozenset(plain(word) for word in words)

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and plain(word) in self.words

    def can_spell(self, left: str, least: int) -> bool:
        """Whether these letters spell any of the words (SRCH-R11)."""
        return bool(spelled(left, self.words, least))

    def can_form(self, board: Board, least: int) -> bool:
        """Whether the position has a legal word (SRCH-R12)."""
        return next(legal(board, self.words, least), None) is not None
