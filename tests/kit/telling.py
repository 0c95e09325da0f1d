"""What the stories of all games share: one line after the other through `advance`.

A game's own story says how its moves are typed and how time goes on between two of them.
"""

from abc import ABC, abstractmethod
from typing import Any, Generic, Self, TypeVar

import pytest
from msgspec.structs import replace

from logomachie.core.game import Config, Entry, Event, Move, Outcome, Refused, View
from logomachie.core.house import Housed
from logomachie.core.log import advance
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat, Value
from logomachie.games.spec import Spec
from tests.kit.words import words as dictionary

S = TypeVar("S", bound=Value)
V = TypeVar("V", bound=View)

A, B, C, D = range(4)


class Telling(ABC, Generic[S, V]):
    """A game in a test: what happens next is asked of it, one line at a time."""

    spec: Spec
    sight: type[V]

    def __init__(self, setup: Config, words: str, seed: str) -> None:
        self.setup = setup
        self.game = self.spec.open(setup, dictionary(words))
        self.house: Housed[S] = self.game.start(Rng(seed), 0)
        self.now: Millis = 0
        self.lines: list[Entry[Any, Any]] = []  # Any: moves and events of the game and the house

    @property
    def state(self) -> S:
        """The game's own state, secrets included."""
        return self.house.game

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last line caused."""
        return self.lines[-1].events

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it did."""
        return self.game.outcome(self.house)

    def does(
        self, seat: Seat, *moves: str | Move, at: Millis | None = None, credit: Millis = 0
    ) -> Self:
        """A seat makes moves, typed or as values."""
        for move in moves:
            self.now = self.soon() if at is None else at
            asked = self.typed(move) if isinstance(move, str) else move
            seq = len(self.lines) + 1
            self._write(*advance(self.game, self.house, seq, self.now, seat, asked, credit=credit))
        return self

    def passes(self, *, late: Millis = 0) -> Self:
        """The next deadline passes, and is served so much later."""
        wake = self.game.wake(self.house)
        assert wake is not None, "the game is over"
        self.now = max(self.now, wake) + late
        self._write(*advance(self.game, self.house, len(self.lines) + 1, self.now))
        return self

    def lay(self, **changed: Any) -> Self:
        """Change what lies on the table, where no position says it: packs, chance."""
        self.house = replace(self.house, game=replace(self.state, **changed))
        return self

    def tells(self, *events: Event) -> Self:
        """The last line caused these, in this order, whatever stands between them."""
        caused = iter(self.events)
        for event in events:
            assert event in caused, f"{event} not among {self.events}"
        return self

    def refused(
        self, seat: Seat, move: str | Move, code: str, clause: str, *, at: Millis | None = None
    ) -> Self:
        """The move is refused with this code and article, and changes nothing."""
        before, now = self.house, self.now
        with pytest.raises(Refused) as refusal:
            self.does(seat, move, at=at)

        assert (code, clause) == (refusal.value.code, refusal.value.clause)
        assert before == self.house
        self.now = now
        return self

    def view(self, seat: Seat | None) -> V:
        """What a seat sees now."""
        view = self.game.view(self.house, seat)
        assert isinstance(view, self.sight)
        return view

    @abstractmethod
    def typed(self, move: str) -> Move:
        """The move a text of this game means now."""

    def soon(self) -> Millis:
        """When the next move comes, where the story names no time; never past a deadline."""
        return self.now + 1

    def _write(self, house: Housed[S], line: Entry[Any, Any]) -> None:
        self.house = house
        self.lines.append(line)
