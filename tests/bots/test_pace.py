"""Pauses: a human shape, a floor, the table's choice, and good and bad days."""

from statistics import median

import pytest

from logomachie.bots.dice import Dice
from logomachie.bots.pace import FLOORS, factor, floor, form, gesture, thought
from logomachie.core.game import Config
from logomachie.core.rng import Rng

CONFIG = Config(seats=2, lexicon="x")
QUICK, SLOW = (Config(seats=2, lexicon="x", pace=pace) for pace in ("quick", "slow"))
MANY = 1_000


def drawn(config: Config, level: float = 1) -> list[int]:
    """Many thoughts of six seconds."""
    return sorted(thought(Dice(Rng(str(n)), "x"), 6_000, level, config) for n in range(MANY))


def test_a_thought_is_log_normal() -> None:
    """Half lie below the median, two thirds within one sigma of its logarithm."""
    times = drawn(CONFIG)

    assert pytest.approx(6_000, rel=0.06) == median(times)
    assert pytest.approx(6_000 * 1.649, rel=0.1) == times[int(0.841 * MANY)]


@pytest.mark.parametrize("level", range(4))
def test_nobody_thinks_faster_than_its_floor(level: int) -> None:
    """As a child, an adult, a club player; Arbitre never under 1.2 s, in a hurry either."""
    times = [thought(Dice(Rng(str(n)), "x"), 1_000, level, QUICK) for n in range(MANY)]

    assert (3_000, 2_000, 1_500, 1_200)[level] == FLOORS[level] == min(times)


def test_the_floor_sinks_between_levels() -> None:
    """Half-way between two of them it lies half-way."""
    assert [2_500, 1_750, 1_350] == [floor(level) for level in (0.5, 1.5, 2.5)]


def test_the_table_chooses_the_pauses() -> None:
    """Vif, naturel, posé; without a choice as with naturel."""
    natural = Config(seats=2, lexicon="x", pace="natural")
    spans = [median(drawn(config)) for config in (QUICK, natural, SLOW)]

    assert spans == sorted(set(spans))
    assert drawn(CONFIG) == drawn(natural)
    assert factor(CONFIG) == 1.0
    assert 500 <= gesture(Dice(Rng("1"), "x"), (600, 900), QUICK) <= 540


def test_a_day_is_the_same_for_a_whole_game() -> None:
    """And another one for another seat or another game; a steady player has none."""
    rng = Rng("game")

    assert form(rng, 0, 0.5) == form(rng, 0, 0.5)
    assert form(rng, 0, 0.5) != form(rng, 1, 0.5)
    assert form(rng, 0, 0.5) != form(Rng("other"), 0, 0.5)
    assert 1.0 == form(rng, 0, 0.0)
    assert 0.9 < median(form(Rng(str(n)), 0, 0.5) for n in range(MANY)) < 1.1
