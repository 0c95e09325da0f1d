"""Wordsmith's planner: when a roll is worth more than the word one has, and which piece to take."""

from functools import cache
from itertools import pairwise
from math import inf, isclose

import numpy as np
import pytest

from logomachie.games.wordsmith.rules.pieces import KINDS, Pieces
from logomachie.games.wordsmith.rules.types import Setup
from logomachie.games.wordsmith.solver.plan import (
    Clock,
    Pace,
    best_kind,
    claiming,
    lining,
    outlook,
    rolling,
)
from logomachie.games.wordsmith.solver.reach import LINE_ROLLS, Reach
from logomachie.games.wordsmith.solver.search import Found, Task, book, found
from logomachie.games.wordsmith.solver.words import Book
from logomachie.lexicon.load import french
from tests.kit.clauses import clause

SETUP = Setup(seats=2, lexicon="french")
PACE = Pace(roll=2.6, search=6.0, piece=0.35, yields=0.36, comfort=24)
CALM, HASTE = Clock(200.0, 0.1), Clock(1.0, 0.3)  # nobody is near the end; somebody is


@cache
def words() -> Book:
    return book(french(), "fr-reconstructed-1")


@cache
def reach() -> Reach:
    return Reach(words())


def best_now(to_do: Task, clock: Clock, pace: Pace = PACE) -> tuple[Found, float]:
    """The words of a situation and what the best claim is worth."""
    some = found(words(), SETUP, to_do)
    return some, float(claiming(words(), SETUP, to_do, some, pace, clock).max())


def test_more_pieces_promise_more() -> None:
    """Up to what one can make something of; and a row more promises more."""
    for rows in (1, 3, 6):
        ahead = outlook(PACE, CALM, rows, False).tolist()

        assert all(more >= fewer - 1e-9 for fewer, more in pairwise(ahead[: PACE.comfort]))
    assert outlook(PACE, CALM, 6, False)[12] > outlook(PACE, CALM, 3, False)[12]
    assert not outlook(PACE, CALM, 0, False).any()
    assert outlook(PACE, CALM, 3, True)[14] > outlook(PACE, CALM, 3, False)[14]


def test_with_time_one_rolls_on() -> None:
    """Six rows to fill and nobody near the end: pieces won now make all six words longer."""
    to_do = Task(zone=(3, 2, 1, 2))

    assert rolling(SETUP, to_do, PACE, CALM) > best_now(to_do, CALM)[1]


def test_when_a_rival_is_nearly_done_one_claims() -> None:
    """The same pieces, no time left."""
    to_do = Task(zone=(3, 2, 1, 2))

    assert rolling(SETUP, to_do, PACE, HASTE) < best_now(to_do, HASTE)[1]


def test_a_large_zone_is_claimed_from() -> None:
    """What one cannot use any more is no reason to roll."""
    to_do = Task(zone=(9, 8, 3, 4), rows_left=3)

    assert rolling(SETUP, to_do, PACE, CALM) < best_now(to_do, CALM)[1]


@clause("WS-G5", "WS-G7")
def test_without_boxes_no_piece_is_rolled_that_no_word_can_use() -> None:
    """All twelve boxes ticked and more pieces than a word one finds would need."""
    assert rolling(SETUP, Task(zone=(12, 8, 2, 2), ticked=12), PACE, CALM) == -inf
    assert rolling(SETUP, Task(zone=(5, 4, 1, 2), ticked=12), PACE, CALM) > -inf


def test_a_word_that_keeps_its_pieces_is_preferred() -> None:
    """Of two words of one length the one that leaves less over, while rows are left."""
    to_do = Task(zone=(4, 3, 1, 2))
    some = found(words(), SETUP, to_do)
    worth = claiming(words(), SETUP, to_do, some, PACE, CALM)
    four = np.flatnonzero(some.points == 4)
    tight, loose = four[np.argmin(some.unused[four])], four[np.argmax(some.unused[four])]

    assert some.unused[tight] < some.unused[loose]
    assert worth[tight] > worth[loose]
    last = claiming(words(), SETUP, Task(zone=(4, 3, 1, 2), rows_left=1), some, PACE, CALM)
    assert isclose(last[tight], last[loose], abs_tol=0.5)


def test_three_dice_without_three_stars() -> None:
    """The chances of a line add up, and each roll has three dice (WS-M7)."""
    assert isclose(1.0, sum(chance for chance, *_ in LINE_ROLLS))
    assert {3} == {sum(roll) for _, *roll in LINE_ROLLS}
    assert 9 == len(LINE_ROLLS)
    assert all(stars < 3 for *_, stars in LINE_ROLLS)


@pytest.mark.parametrize(
    ("zone", "jokers", "ticked"),
    [((4, 1, 1, 2), 0, 0), ((4, 3, 1, 2), 2, 3), ((5, 4, 1, 1), 1, 12), ((1, 0, 0, 0), 0, 0)],
)
def test_reach_is_the_best_the_solver_finds(zone: Pieces, jokers: int, ticked: int) -> None:
    """For circles, each of which costs a box."""
    to_do = Task(zone=zone, jokers=jokers, circles=jokers, ticked=ticked)
    some = found(words(), Setup(seats=2, lexicon="x", min_word_length=1), to_do)

    assert max(0, int(some.worth.max(initial=0))) == reach().best(zone, jokers, ticked, owed=True)


def test_reach_of_a_letter_and_of_a_vocabulary() -> None:
    """A word must have the letter; fewer words reach less far."""
    few = Reach(words(), words().rank <= 200)
    zone = (6, 5, 2, 2)

    assert Reach(words(), None, "W").best(zone, 0, 0) < reach().best(zone, 0, 0)
    assert few.best(zone, 0, 0) < reach().best(zone, 0, 0)


def test_the_next_line_is_an_average_over_its_dice() -> None:
    """Between the worst and the best of them."""
    zone = (3, 2, 1, 1)
    each = [
        reach().best((3 + red, 2 + yellow, 1, 1), stars, 2, owed=True)
        for _, red, yellow, stars in LINE_ROLLS
    ]
    ahead = reach().next_line(zone, 2, False)

    assert min(each) < ahead < max(each)
    assert isclose(ahead, sum(LINE_ROLLS[n][0] * brings for n, brings in enumerate(each)))


def test_a_line_is_weighed_with_the_next() -> None:
    """Each word is worth what it brings and what its pieces will bring; the last line only that."""
    to_do = Task(zone=(5, 3, 2, 2), jokers=1, circles=1, rows_left=2)
    some = found(words(), SETUP, to_do)
    places = some.best()[:5]
    weighed = lining(words(), to_do, some, reach(), False, places=places, price=0.0)
    red, yellow, blue, green = words().each[some.rows[places[0]]].tolist()
    ahead = reach().next_line((red, yellow, blue, green), int(some.unused[places[0]]), False)

    assert isclose(int(some.worth[places[0]]) + ahead, weighed[0])
    last = Task(zone=(5, 3, 2, 2), jokers=1, circles=1, rows_left=1)
    assert (
        some.worth[places].tolist()
        == lining(words(), last, some, reach(), False, places=places, price=1.0).tolist()
    )


@clause("WS-E7", "WS-E8")
def test_the_piece_for_a_star_is_the_one_that_helps_most_and_is_there() -> None:
    """Straights alone want a curve; from an empty compartment nothing is taken."""
    zone = (4, 4, 0, 0)
    chosen = best_kind(reach(), zone, 0, None, False)

    assert chosen in ("B", "G")
    box = tuple(0 if kind == chosen else 9 for kind in KINDS)
    assert chosen != best_kind(reach(), zone, 0, box, False)  # type: ignore[arg-type]  # four
    assert "Y" == best_kind(reach(), zone, 0, (0, 5, 0, 0), False)
