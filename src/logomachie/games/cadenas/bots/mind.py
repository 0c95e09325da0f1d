"""What a bot of one level has in its head: a vocabulary, and what it notices of a position."""

from zlib import crc32

from logomachie.core.letters import plain
from logomachie.games.cadenas.bots.temper import TEMPERS
from logomachie.games.cadenas.rules.types import Kind, Word
from logomachie.games.cadenas.solver.search import Choice, Position, choices
from logomachie.games.cadenas.solver.words import French

FINE = 1 << 32


class Mind:
    """The head of one level."""

    def __init__(self, french: French, level: int) -> None:
        self.temper = TEMPERS[level]
        self.book = french.reader_of(self.temper.words)
        self.lists = french.book

    def knows(self, text: str, kind: Kind) -> bool:
        """Whether the word is in its vocabulary."""
        return self.book.has(kind, plain(text))

    def believes(self, text: str, kind: Kind) -> bool:
        """Whether the lists have it: what it votes by."""
        return self.lists.has(kind, plain(text))

    def notices(self, at: Position, salt: str) -> tuple[Choice, ...]:
        """The plays it sees in this turn: the same ones however often it looks."""
        temper = self.temper
        looks_at = self._targets(at)
        found = choices(at._replace(words=looks_at), self.book)
        if temper.lays == temper.grows == temper.names == 1.0:
            return found
        return tuple(choice for choice in found if self._notices(choice, salt))

    def _targets(self, at: Position) -> tuple[Word, ...]:
        if self.temper.targets is None:
            return at.words
        others = [word for word in at.words if word.owner != at.seat]
        looked_at = sorted(others, key=lambda word: (-len(word.text), word.id))
        kept = {word.id for word in looked_at[: self.temper.targets]}
        return tuple(word for word in at.words if word.owner == at.seat or word.id in kept)

    def _notices(self, choice: Choice, salt: str) -> bool:
        temper = self.temper
        chance = temper.lays if choice.word is None else temper.grows
        if choice.kind == "proper":
            chance *= temper.names
        drawn = crc32(f"{salt} {choice.old} {choice.text} {choice.kind}".encode()) / FINE
        return drawn < chance
