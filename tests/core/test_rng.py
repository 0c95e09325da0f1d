"""Chance as a value: the same draws on every machine, none favoured, none foreseen."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logomachie.core.rng import Rng, commitment


def drawn(rng: Rng, below: int, times: int) -> list[int]:
    """The next numbers of a stream."""
    numbers = []
    for _ in range(times):
        number, rng = rng.below(below)
        numbers.append(number)
    return numbers


@pytest.mark.parametrize(
    ("seed", "below", "numbers"),
    [
        ("logomachie", 6, [1, 1, 5, 1, 4, 2, 5, 0, 1, 0, 1, 5]),
        ("", 1000, [848, 768, 101, 858, 715, 401]),
        ("é" * 40, 55, [3, 32, 7, 52, 19, 51, 29, 30]),
        ("logomachie", 2**63 + 1, [3456028107981197641, 2422038150557873849, 5085483566995890835]),
    ],
)
def test_known_draws(seed: str, below: int, numbers: list[int]) -> None:
    """These numbers were drawn once and must be drawn for ever: old games depend on them."""
    assert numbers == drawn(Rng(seed), below, len(numbers))


def test_known_shuffle() -> None:
    """So does this order."""
    order, after = Rng("logomachie").shuffle("ABCDEFGHIJ")

    assert ("FDGJCEAIBH", 9) == ("".join(order), after.drawn)


def test_known_fork() -> None:
    """And the seed of this stream."""
    assert "3872d1ecc5efbdff3c737ee642bb3eb8" == Rng("logomachie", 3).fork("bot-1").seed


def test_known_commitment() -> None:
    """The hash shown at the start is SHA-256 over a prefix and the seed: anybody can check it."""
    assert sha256(b"logomachie abc").hexdigest() == commitment("abc")


def test_every_number_is_as_likely() -> None:
    """Chi-square of 13 000 draws below 13 stays far under what one in a thousand runs exceeds."""
    counts = Counter(drawn(Rng("uniform"), 13, 13_000))

    assert set(range(13)) == set(counts)
    assert sum((times - 1_000) ** 2 / 1_000 for times in counts.values()) < 32.9


def test_every_order_is_as_likely() -> None:
    """Chi-square of 2 400 shuffles of four things over their 24 orders."""
    rng, orders = Rng("orders"), Counter[tuple[str, ...]]()
    for _ in range(2_400):
        order, rng = rng.shuffle("ABCD")
        orders[order] += 1

    assert 24 == len(orders)
    assert sum((times - 100) ** 2 / 100 for times in orders.values()) < 49.7


@pytest.mark.slow
@given(st.text(max_size=80), st.integers(1, 10**6))
def test_a_draw_is_in_range_and_moves_on(seed: str, below: int) -> None:
    """Asking twice gives the same answer: a generator is a value, not a thing that changes."""
    rng = Rng(seed)
    number, after = rng.below(below)

    assert 0 <= number < below
    assert (number, after) == rng.below(below)
    assert after.drawn > rng.drawn == 0


@pytest.mark.slow
@given(st.text(max_size=20), st.lists(st.integers(), max_size=30))
def test_a_shuffle_loses_nothing(seed: str, items: list[int]) -> None:
    """What goes in comes out."""
    assert sorted(items) == sorted(Rng(seed).shuffle(items)[0])


def test_there_must_be_something_to_draw_from() -> None:
    """None of nothing."""
    with pytest.raises(ValueError, match="nothing to draw from"):
        Rng("x").below(0)


def test_forks_are_streams_of_their_own() -> None:
    """By name, and none is the parent's."""
    parent = Rng("parent")
    streams = [parent, parent.fork("a"), parent.fork("b"), Rng("other").fork("a")]

    assert 4 == len({tuple(drawn(stream, 1_000, 8)) for stream in streams})
    assert parent.fork("a") == parent.fork("a")


def test_a_fork_does_not_depend_on_what_was_drawn() -> None:
    """A bot asked again after another line still has its own stream."""
    assert Rng("parent", 0).fork("a") == Rng("parent", 7).fork("a")


def test_the_commitment_does_not_hold_the_seed() -> None:
    """And two seeds have two."""
    assert "secret" not in commitment("secret")
    assert commitment("a") != commitment("b")
