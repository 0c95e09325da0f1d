"""Perft: how many games of so many lines there are from a position, counted on the real rules.

Depth d counts the sequences of d lines: at each node every seat's every move in the order of its
view, and the clock. Moves are made in the last moment before the deadline, so that hands may join
a window; the house's own moves are left out. Files are plain text:

    # three hands for one microphone
    id    hands
    opt   judge=vote
    lex   dent tonne
    pos   DTN A1E1I1O1U1/A1E1I1O1U1 phase:race
    perft 1  5
    perft 2  20
    full  5  1234       counted with --full only
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from logomachie.core.game import Move, Refused
from logomachie.core.house import House, Housed
from logomachie.core.letters import plain
from logomachie.core.rng import Rng
from logomachie.core.value import Seat
from logomachie.games import GAMES, ROOMS

Every = Callable[[Any, tuple[str, ...]], tuple[Move, ...]]  # Any: each game has its own view
EVERY: dict[str, Every] = {
    slug: import_module(f"tests.games.{room}.perft").every
    for slug, room in zip(GAMES, ROOMS, strict=True)
}


class Position(msgspec.Struct):
    """One position of a file and its counts."""

    id: str = ""
    opt: str = ""
    lex: str = ""
    pos: str = ""
    perft: dict[int, int] = {}
    full: dict[int, int] = {}


class Count:
    """The counts of one position of one game."""

    def __init__(self, slug: str, position: Position) -> None:
        self.every, self.words = EVERY[slug], tuple(position.lex.split())
        options = dict(pair.split("=", 1) for pair in position.opt.split())
        seats = int(options.pop("seats", position.pos.count("/A") + 1))
        config = msgspec.convert(
            {"seats": seats, "lexicon": "perft", "position": position.pos, **options},
            GAMES[slug].config,
            strict=False,
        )
        GAMES[slug].check(config)
        words = frozenset(map(plain, self.words))
        self.game: House[Any, Any] = GAMES[slug].open(config, words)
        self.start = self.game.start(Rng("perft"), 0)

    def below(self, state: Housed[Any], depth: int) -> int:
        """How many sequences of so many lines begin here."""
        if depth == 0:
            return 1
        return sum(self.below(after, depth - 1) for _, after in self.lines(state))

    def split(self, depth: int) -> dict[str, int]:
        """The count by first line, to find where two countings part."""
        return {name: self.below(after, depth - 1) for name, after in self.lines(self.start)}

    def lines(self, state: Housed[Any]) -> Iterator[tuple[str, Housed[Any]]]:
        """Every next line with its state: all that is offered and accepted, then the clock."""
        wake = self.game.wake(state)
        if wake is None:
            return
        for seat in range(self.game.config.seats):
            for move in self.every(self.game.view(state, seat), self.words):
                after = self._played(state, wake - 1, seat, move)
                if after is not None:
                    yield f"{'ABCD'[seat]} {move}", after
        yield "the clock", self.game.tick(state, wake)[0]

    def _played(self, state: Housed[Any], at: int, seat: Seat, move: Move) -> Housed[Any] | None:
        try:
            return self.game.step(state, at, seat, move)[0]
        except Refused:
            return None


def positions(path: Path) -> list[Position]:
    """The positions of a file, one for each `id`."""
    found: list[Position] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        key, _, rest = line.partition("#")[0].strip().partition(" ")
        match key, rest.split():
            case "", []:
                continue
            case "id", [name]:
                found.append(Position(id=name, perft={}, full={}))
            case (("opt" | "lex" | "pos"), _):
                setattr(found[-1], key, rest.strip())
            case (("perft" | "full"), [depth, count]):
                getattr(found[-1], key)[int(depth)] = int(count)
            case _:
                raise ValueError(f"{path.name}: {line}")
    return found
