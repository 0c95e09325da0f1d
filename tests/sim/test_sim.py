"""Many days of many tables, with every fault we know, each world from one seed."""

import pytest

from tests.sim.repairs import FIRST, HOURS, TABLES, missed
from tests.sim.story import told

WORLDS_TRIED = range(20)
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


@pytest.mark.slow
@pytest.mark.parametrize("repair", FIRST)
def test_the_simulation_finds_what_is_taken_out(repair: str) -> None:
    """Without the repair some world of a few complains: it can fail."""
    assert missed(repair, (FIRST[repair], *WORLDS_TRIED)) is not None
