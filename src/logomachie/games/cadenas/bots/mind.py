"""What a bot of one level has in its head: a vocabulary, and what it notices of a position."""

from collections.abc import Sequence

import numpy as np

from logomachie.bots.notice import ALL, Weights, first, numbered, readiness
from logomachie.bots.strength import between, vocabulary
from logomachie.core.letters import plain
from logomachie.games.cadenas.bots.temper import KNOWN_NAME, TEMPERS
from logomachie.games.cadenas.rules.types import Kind, TableView, Word
from logomachie.games.cadenas.solver.imagined import Reader
from logomachie.games.cadenas.solver.search import Choice, Position, choices
from logomachie.games.cadenas.solver.words import French


class Mind:
    """The head of one level."""

    def __init__(self, french: French, level: float) -> None:
        self.level, self.temper = level, between(TEMPERS, level)
        self.lexicon = french.lexicon
        self.book = french.reader_of(vocabulary(french.lexicon, self.temper.words))
        self.lists = french.book

    def reader(self, view: TableView) -> Reader:
        """Its words, as the core reads them."""
        edges = self.book.common.edges, self.book.proper.edges
        return Reader(edges, self.book.known, (view.least, view.least_proper))

    def knows(self, text: str, kind: Kind) -> bool:
        """Whether the word is in its vocabulary."""
        return self.book.has(kind, plain(text))

    def believes(self, text: str, kind: Kind) -> bool:
        """Whether the lists have it: what it votes by."""
        return self.lists.has(kind, plain(text))

    def notices(self, at: Position, seed: int, count: int) -> tuple[Choice, ...]:
        """So many of the plays it could make, the same ones however often it looks."""
        found = choices(at._replace(words=self._targets(at)), self.book)
        if self.temper.notices >= ALL or not found:
            return found
        numbers = numbered([f"{choice.old} {choice.text} {choice.kind}" for choice in found])
        kept = first(self._ready(found), numbers, seed, count) if count > 0 else ()
        return tuple(found[place] for place in sorted(kept))

    def _ready(self, found: Sequence[Choice]) -> Weights:
        """How readily each play comes to mind; a proper noun as the level thinks of such."""
        rows = [self.lexicon.row(choice.text) for choice in found]
        zipf = self.lexicon.zipf100
        common = [
            KNOWN_NAME if row is None or choice.kind == "proper" else int(zipf[row])
            for row, choice in zip(rows, found, strict=True)
        ]
        ready = readiness(
            np.array(common),
            np.array([len(choice.text) for choice in found]),
            np.array([len(choice.cards) for choice in found]),
        )
        names = np.array([choice.kind == "proper" for choice in found])
        return np.asarray(np.where(names, ready * self.temper.names, ready))

    def _targets(self, at: Position) -> tuple[Word, ...]:
        others = [word for word in at.words if word.owner != at.seat]
        looked_at = sorted(others, key=lambda word: (-len(word.text), word.id))
        kept = {word.id for word in looked_at[: self.temper.targets]}
        return tuple(word for word in at.words if word.owner == at.seat or word.id in kept)
