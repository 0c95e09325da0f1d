"""Noticing: a few words, drawn by how readily they come, the same a moment later."""

import numpy as np
import pytest

from logomachie.bots.notice import first, numbered, readiness, some, uniform

ROWS = np.arange(50)
EVEN = np.ones(50)


def test_readiness_falls_with_rarity_length_and_work() -> None:
    """Ten times as common comes three times as readily; each letter and each move costs."""
    ready = readiness(
        np.array([500, 300, 500, 500]), np.array([5, 5, 6, 5]), np.array([1, 1, 1, 3])
    )

    assert pytest.approx([1, 0.1, 0.93, 0.36]) == (ready / ready[0]).tolist()


def test_so_many_come_to_mind_the_same_ones_each_time() -> None:
    """None twice; another turn brings others."""
    few = first(EVEN, ROWS, 7, 5).tolist()

    assert 5 == len(set(few))
    assert few == first(EVEN, ROWS, 7, 5).tolist()
    assert few == first(EVEN, ROWS, 7, 8).tolist()[:5]
    assert few != first(EVEN, ROWS, 8, 5).tolist()
    assert list(range(50)) == sorted(first(EVEN, ROWS, 7, 99).tolist())


def test_a_word_keeps_its_place_when_others_go() -> None:
    """What one has noticed one still notices when some other word is no longer possible."""
    few = first(EVEN, ROWS, 7, 6).tolist()
    left = np.delete(ROWS, few[0])

    assert few[1:] == left[first(EVEN[:-1], left, 7, 5)].tolist()


def test_what_is_twice_as_ready_comes_first_twice_as_often() -> None:
    """Over many turns."""
    ready = np.where(ROWS == 3, 2.0, 1.0)
    came = sum(int(first(ready, ROWS, seed, 1)[0]) == 3 for seed in range(3_000))

    assert pytest.approx(2 / 51, abs=0.015) == came / 3_000


def test_numbers_are_words_and_draws_are_fair() -> None:
    """A word has one number; draws fill the whole range."""
    assert numbered(["A", "B", "A"]).tolist()[0] == numbered(["A"]).tolist()[0]
    assert 1 < len(set(numbered(["A", "B"]).tolist()))
    assert pytest.approx(0.5, abs=0.02) == float(uniform(np.arange(5_000), 1).mean())


def test_two_and_a_half_words_are_two_or_three() -> None:
    """And there is always one."""
    assert [3, 2] == [some(2.5, 0.4), some(2.5, 0.6)]
    assert 1 == some(0.2, 0.9)
