"""Tables that cannot be opened: of another release, or of a game or a list of words not here."""

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from logomachie.core.game import Refused
from logomachie.core.log import Diverged
from logomachie.core.value import GameId
from logomachie.server.journal import Journal, whereabouts

CAUSES = (Diverged, Refused, LookupError, ValueError, msgspec.DecodeError)


class Unreadable(Exception):
    """The log of a table leads elsewhere than these rules, or they cannot begin with its head."""


class Broken:
    """Those of this node; each is told of once."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._names: set[GameId] = set()

    def __contains__(self, name: GameId) -> bool:
        return name in self._names

    def tell(self, name: GameId, error: BaseException) -> None:
        """What is wrong and where, and no values."""
        if name not in self._names:
            self._names.add(name)
            kind, where = type(error).__name__, whereabouts(error)
            self._journal.tell("table unreadable", table=name, error=kind, where=where)

    @contextmanager
    def opening(self, name: GameId, unwell: tuple[type[Exception], ...]) -> Iterator[None]:
        """While a table is opened; raises Unreadable where it cannot be, and lets through what the
        store raises while it is `unwell`: that passes."""
        try:
            yield
        except unwell:
            raise
        except CAUSES as error:
            self.tell(name, error)
            raise Unreadable(name) from error
