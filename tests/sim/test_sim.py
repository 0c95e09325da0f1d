"""Many days of many tables, with every fault we know, each world from one seed."""

from typing import Any

import pytest

from logomachie.server.alarm import Alarm
from logomachie.server.crew import Crew
from logomachie.server.running import Running
from tests.sim.people import Player
from tests.sim.story import Told, told

TABLES, HOURS = 20, 24.0
WORLDS = 21  # over 10,000 hours of tables


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, WORLDS, 3))
def test_a_club_survives_its_machine_and_its_guests(first: int) -> None:
    """Nothing acknowledged is lost or doubled, no view goes back, all goes on after the last
    fault, nothing is left behind."""
    stories = {seed: told(seed, tables=TABLES, hours=HOURS) for seed in range(first, first + 3)}

    assert {} == {seed: story.complaints for seed, story in stories.items() if story.complaints}
    assert all(story.faults > 0 and story.acknowledged > 0 for story in stories.values())


def test_a_seed_is_one_story() -> None:
    """What a failing seed has shown can be shown again, byte for byte."""
    one, two = (told(5, tables=6, hours=10) for _ in range(2))

    assert one.lines > 0
    assert one == two


def test_what_an_onlooker_hears_and_when_does_not_depend_on_hands() -> None:
    """Two worlds that differ in every hand: equal bytes at equal times."""
    one, two = (told(7, tables=4, hours=12, hands=hands) for hands in ("a", "b"))

    assert one.trace != two.trace
    assert len(one.heard) > 5
    assert one.heard == two.heard


def _nothing(*_: object) -> None:
    """A repair taken out."""


def _forgets(self: Player, message: dict[str, Any]) -> None:
    """A player who is told of a move that was never written would notice; this one makes it up."""
    if message["type"] == "News" and self.pending is None and self._count == 0:
        self.acknowledged.append("never")


_never = property(lambda _: False, _nothing)  # never unsure

TAKEN_OUT: dict[str, tuple[type, str, object]] = {
    "what is due is looked at again": (Alarm, "_look_at_warm", _nothing),
    "what was thought is looked at again": (Crew, "review", _nothing),
    "a line that may be there is looked for": (Running, "is_unsure", _never),
    "an answer stands for a line": (Player, "_hears", _forgets),
}


@pytest.mark.slow
@pytest.mark.parametrize("repair", TAKEN_OUT)
def test_the_simulation_finds_what_is_taken_out(
    repair: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the repair some world of a few complains: it can fail."""
    monkeypatch.setattr(*TAKEN_OUT[repair], raising=False)

    assert any(_complains(seed) for seed in (15, *range(12)))  # in 15 a line is torn late


def _complains(seed: int) -> bool:
    try:
        story: Told = told(seed, tables=TABLES, hours=HOURS)
    except Exception:  # a log that no longer leads where it says, say
        return True
    return bool(story.complaints)
