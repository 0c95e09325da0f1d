"""The bots’ dice: right on average, and the same when thrown again."""

from math import log
from statistics import fmean, median

import numpy as np
import pytest

from logomachie.bots.dice import Dice
from logomachie.core.rng import Rng

MANY = 4_000


def test_the_same_question_gives_the_same_draws() -> None:
    """A stream is fixed by the seed and the name of the question."""
    rng = Rng("dice")

    assert Dice(rng, "a").uniform() == Dice(rng, "a").uniform()
    assert Dice(rng, "a").uniform() != Dice(rng, "b").uniform()


def test_numbers_lie_strictly_between_0_and_1() -> None:
    """So that a logarithm of one always exists."""
    dice = Dice(Rng("dice"), "uniform")
    drawn = [dice.uniform() for _ in range(MANY)]

    assert 0 < min(drawn) < 0.01
    assert 0.99 < max(drawn) < 1
    assert pytest.approx(0.5, abs=0.02) == fmean(drawn)


def test_the_first_of_many_clocks_rings_after_an_exponential_time() -> None:
    """Rates add up: the median of the first ring is ln 2 over their sum."""
    dice = Dice(Rng("dice"), "ring")
    drawn = [dice.ring(4.0) for _ in range(MANY)]

    assert pytest.approx(log(2) / 4, rel=0.08) == median(drawn)
    assert pytest.approx(1 / 4, rel=0.08) == fmean(drawn)


def test_the_hand_is_log_normal() -> None:
    """Half of the delays lie below the median, 95 % within two sigmas of its logarithm."""
    dice = Dice(Rng("dice"), "motor")
    drawn = sorted(dice.motor(350, 0.25) for _ in range(MANY))

    assert pytest.approx(350, rel=0.03) == median(drawn)
    assert pytest.approx(350 * 1.632, rel=0.05) == drawn[int(0.975 * MANY)]


def test_a_pick_is_as_likely_as_its_weight() -> None:
    """Which clock rang first follows the rates; one that never rings is never picked."""
    dice = Dice(Rng("dice"), "pick")
    picked = [dice.pick(np.array([1.0, 0.0, 3.0])) for _ in range(MANY)]

    assert pytest.approx(0.25, abs=0.03) == picked.count(0) / MANY
    assert 0 == picked.count(1)


def test_a_span_stays_within_its_ends() -> None:
    """Every time between the least and the most may be drawn, no other."""
    dice = Dice(Rng("dice"), "between")
    drawn = [dice.between(800, 2_000) for _ in range(MANY)]

    assert 800 <= min(drawn) < 820
    assert 1_980 < max(drawn) <= 2_000


def test_a_sample_is_some_of_the_cards() -> None:
    """As many as asked for, or all; none twice; another stream draws others."""
    drawn = Dice(Rng("cards"), "a").sample("ABCDEFGH", 5)

    assert 5 == len(set(drawn))
    assert set("ABCDEFGH") >= set(drawn)
    assert ["A", "B"] == sorted(Dice(Rng("cards"), "a").sample("AB", 5))
    assert 1 < len({Dice(Rng("cards"), str(n)).sample("ABCDEFGH", 5) for n in range(5)})


def test_a_word_is_the_stream_s_own() -> None:
    """The same when asked again, another from another stream."""
    assert Dice(Rng("x"), "a").word() == Dice(Rng("x"), "a").word()
    assert Dice(Rng("x"), "a").word() != Dice(Rng("x"), "b").word()
