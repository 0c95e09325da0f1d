"""A table prepared at a position, at which moves are typed: for lessons and examples."""

from typing import Any

import msgspec

from logomachie.core.game import Entry, Event, Move, Refused, Words
from logomachie.core.house import House, Housed
from logomachie.core.log import advance
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat
from logomachie.games.spec import Spec

PAUSE: Millis = 1_500  # between two moves
SEATS = "ABCDEFGH"
WAIT = "wait"  # instead of a move: the next deadline passes


class Prepared:
    """One game, line after line, on a clock of its own."""

    def __init__(
        self,
        spec: Spec,
        position: str,
        words: Words,
        *,
        seats: int = 2,
        options: dict[str, Any],  # Any: by their names on the wire
        lexicon: str,
        seed: str,
    ) -> None:
        agreed = {"seats": seats, "lexicon": lexicon, "position": position}
        config = msgspec.convert({**options, **agreed}, spec.config)
        spec.check(config)
        self.spec = spec
        self.game: House[Any, Any] = spec.open(config, words)  # Any: the game's own types
        self.state: Housed[Any] = self.game.start(Rng(seed), 0)
        self.at, self.seq = 0, 0

    def view(self, seat: Seat) -> Any:
        """What this seat sees now."""
        return self.game.view(self.state, seat)

    def play(self, seat: Seat, text: str) -> Entry[Move, Event]:
        """One line: a move as text, or `wait`; raises Refused, ValueError if it is no move."""
        self.seq += 1
        if text == WAIT:
            wake = self.game.wake(self.state)
            if wake is None:
                raise Refused("TOO_EARLY", "HOUSE-03")
            self.at = max(self.at, wake)
            self.state, entry = advance(self.game, self.state, self.seq, self.at)
        else:
            self.at += PAUSE
            move = self.spec.heard(text, self.view(seat))
            self.state, entry = advance(self.game, self.state, self.seq, self.at, seat, move)
        return entry


def placed(line: str) -> tuple[Seat, str]:
    """Who plays a line and what: `B: say divertissement`; `wait` is nobody's."""
    place, colon, text = line.partition(": ")
    return (SEATS.index(place), text) if colon else (0, line)
