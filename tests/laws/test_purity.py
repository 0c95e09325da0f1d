"""Law: rules touch neither clock, chance, file nor network, and change nothing they are given."""

import builtins
import os
import random
import secrets
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from hypothesis import given

from logomachie.core.value import encoded
from tests.kit.script import EVERY_GAME, LAW, SCRIPTS, Game, Turn

FORBIDDEN: list[tuple[object, str]] = [
    (time, "time"),
    (time, "time_ns"),
    (time, "monotonic"),
    (time, "perf_counter"),
    (time, "sleep"),
    (random, "random"),
    (random, "randrange"),
    (random, "shuffle"),
    (random, "choice"),
    (secrets, "token_bytes"),
    (os, "urandom"),
    (os, "open"),
    (builtins, "open"),
    (builtins, "print"),
    (socket, "socket"),
]


class Touched(Exception):
    """The rules reached for the world outside."""


def refuse(name: str) -> Callable[..., None]:
    """A function that only complains."""

    def touched(*args: object, **kwargs: object) -> None:
        raise Touched(name)

    return touched


@contextmanager
def sealed_off() -> Iterator[None]:
    """No clock, no chance, no file, no network."""
    with pytest.MonkeyPatch.context() as patch:
        for module, name in FORBIDDEN:
            patch.setattr(module, name, refuse(name))
        yield


@EVERY_GAME
@LAW
@given(SCRIPTS)
def test_rules_work_in_a_sealed_room(slug: str, variant: str, script: list[Turn]) -> None:
    """Moves, deadlines, views and outcomes alike, and as they do outside."""
    outside = Game(slug, variant).plays(script)
    with sealed_off():
        inside = Game(slug, variant).plays(script)
        views = [encoded(inside.game.view(inside.state, s)) for s in (None, *range(inside.seats))]
        inside.game.outcome(inside.state)

    assert outside.log == inside.log
    assert views == [
        encoded(outside.game.view(outside.state, s)) for s in (None, *range(outside.seats))
    ]


@EVERY_GAME
@LAW
@given(SCRIPTS)
def test_a_state_is_not_changed_by_being_played(
    slug: str, variant: str, script: list[Turn]
) -> None:
    """Every state of a game is still what it was when the game is over."""
    game, kept = Game(slug, variant), []
    for turn in script:
        kept.append((game.state, encoded(game.state)))
        game.turn(turn)

    assert [] == [state for state, was in kept if encoded(state) != was]


def test_the_room_is_sealed() -> None:
    """What is forbidden does complain: the law above can fail."""
    with sealed_off(), pytest.raises(Touched):
        time.time()
