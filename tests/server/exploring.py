"""Games that play every kind of line there is: of what the seats are offered, what was seldom
played yet."""

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, get_args

from msgspec.structs import replace

from logomachie.core.game import Config, Entry, Move, Refused
from logomachie.core.house import (
    Consent,
    Danger,
    Hint,
    House,
    HouseMove,
    Pause,
    ProposeEnd,
    Resign,
    Resume,
    Return,
    Seen,
    Typing,
)
from logomachie.core.log import advance
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat
from tests.kit.kit import Kit

START: Millis = 1_000_000
TICK = "tick"  # the kind of a line nobody asked for
WAITS: tuple[Millis, ...] = (0, 1, 150, 700, 2_000, 6_000)
ENDING = {"Resign", "ProposeEnd", "Pause"}  # these end games, or stop them …
RARE = 0.03  # … so they are seldom played
LINES = 60  # of one game
BEGUN = 12  # lines before everybody may let the time pass
IDLE = (0, 0, 8, 40)  # for so many of them, or until somebody is absent
SELDOM = (0.0, 0.5, 1.0)  # how often what was seldom played comes first
NUMBERS = 4  # by which a kit chooses moves, of each view
TRIED = 8  # moves of a kind, until one is not refused

Line = Entry[Any, Any]


def kind_of(line: Line) -> str:
    """What kind of line it is."""
    return TICK if line.move is None else type(line.move).__name__


def kinds_of(moves: Any) -> set[str]:  # Any: a union of types, or one type
    """The names of these moves."""
    return {kind.__name__ for kind in get_args(moves) or (moves,)}


def possible(game: House[Any, Any], moves: Any) -> set[str]:  # Any: as above
    """Every kind of line of a game: its moves, those of the house that its rules know, the time."""
    without = {
        "Hint": game.nudge.hinting is None,
        "Danger": game.nudge.endangered is None,
        "Seen": not hasattr(game.rules, "looks"),
    }
    house = {kind for kind in kinds_of(HouseMove) if not without.get(kind)}
    return kinds_of(moves) | house | {TICK}


class Exploring:
    """One game after the other; it remembers what was played in all of them."""

    def __init__(self, kit: Kit, seed: str) -> None:
        self.kit, self.chance = kit, random.Random(seed)
        self.played = Counter[str]()

    def lines(self, game: House[Any, Any]) -> Iterator[tuple[Any, Line]]:
        """The state before each line, and the line."""
        state, at, seq = game.start(Rng("explored"), START), START, 0
        idle = range(BEGUN, BEGUN + self.chance.choice(IDLE))
        seldom = self.chance.choice(SELDOM)
        while seq < LINES and game.outcome(state) is None:
            at += self.chance.choice(WAITS)
            waits = seq in idle and not state.absent
            found = None if waits else self._asked(game, state, at, seq, seldom)
            if found is None:
                wake = game.wake(state)
                assert wake is not None
                at = max(at, wake)
                found = advance(game, state, seq + 1, at)
            self.played[kind_of(found[1])] += 1
            yield state, found[1]
            state, seq, at = found[0], seq + 1, max(at, found[1].at)

    def openings(self, game: House[Any, Any]) -> Iterator[tuple[Any, Line]]:
        """Every line that may come first, whatever was played before."""
        state = game.start(Rng("explored"), START)
        for seat, move in self._offers(game, state):
            with suppress(Refused):
                yield state, advance(game, state, 1, START, seat, move)[1]

    def _asked(self, game: House[Any, Any], state: Any, at: Millis, seq: int, seldom: float) -> Any:
        """A move that the rules let pass; None where a deadline is due, or all are refused."""
        wake = game.wake(state)
        if wake is not None and wake <= at:
            return None
        offers = self._offers(game, state)
        self.chance.shuffle(offers)
        if self.chance.random() < seldom:
            offers.sort(key=lambda offer: self.played[type(offer[1]).__name__])
        if self.chance.random() > RARE:
            offers.sort(key=lambda offer: type(offer[1]).__name__ in ENDING)
        tried = Counter[str]()
        for seat, move in offers:
            kind = type(move).__name__
            tried[kind] += 1
            if tried[kind] <= TRIED:
                try:
                    return advance(game, state, seq + 1, at, seat, move)
                except Refused:
                    continue
        return None

    def _offers(self, game: House[Any, Any], state: Any) -> list[tuple[Seat, Move]]:
        """What the views of all seats offer."""
        found: list[tuple[Seat, Move]] = []
        for seat in range(game.config.seats):
            view = game.view(state, seat)
            for _ in range(NUMBERS):
                number = self.chance.randrange(1_000)
                found += ((seat, move) for move in self.kit.legal(view, number))
            found += (
                (seat, move) for move in of_the_house(view) if type(move).__name__ in view.can
            )
        return found


def of_the_house(view: Any) -> tuple[Move, ...]:  # Any: a view of any game
    """The moves of the house, as this view would make them."""
    step = view.house.hint or 0
    return (
        *(Resign(), ProposeEnd(), Consent(True), Consent(False), Return(), Pause(), Resume()),
        *(Typing(), Seen(), Hint(step + 1), Danger()),
    )


def timely(config: Config) -> list[Config]:
    """The same table without a way of time, by the clock with hints, calmly and alone."""
    others = tuple(range(1, config.seats))
    every = (
        config,
        replace(config, time="clock", hints=True, curtain=(0, 1)[: config.seats]),
        replace(config, time="calm", hints=True, bots=others),
    )
    return list(every)
