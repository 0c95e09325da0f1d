"""Chapter D: the common roll, the box, the signal; the handicap and the seats."""

from collections import Counter

import pytest

from logomachie.core.game import Refused
from logomachie.core.rng import Rng
from logomachie.games.wordsmith import GAME as WORDSMITH
from logomachie.games.wordsmith.rules import dice, pieces
from logomachie.games.wordsmith.rules.dice import Box
from logomachie.games.wordsmith.rules.events import RoundBegan, SetupRolled, StarSet
from logomachie.games.wordsmith.rules.pieces import FULL_BOX, Face
from logomachie.games.wordsmith.rules.rules import Rules
from logomachie.games.wordsmith.rules.types import Setup, State
from tests.games.wordsmith.story import A, B, C, Story, told
from tests.kit.clauses import clause


def fed(*faces: Face, seats: int = 3) -> State:
    """A table whose first dice show these faces, and R ever after."""
    left = list(faces)

    def throw(rng: Rng, count: int) -> dice.Thrown:
        return tuple(left.pop(0) if left else "R" for _ in range(count)), rng

    return Rules(Setup(seats=seats, lexicon="kit"), frozenset(), throw=throw).start(Rng("x"), 0)


def stars_to_choose(seed: str = "") -> Story:
    """A table where the roller chooses the kinds of the stars."""
    for n in range(99):
        story = told(seats=3, setup_wild="common", seed=seed or f"stars {n}")
        if len(story.state.stars) == 2:
            return story
    raise AssertionError("no seed with two stars")


@clause("WS-D1")
def test_the_race_is_for_two_to_four() -> None:
    """Not for one, not for five; mot à mot is for one too."""
    for seats in (1, 5):
        with pytest.raises(Refused, match="BAD_OPTION"):
            WORDSMITH.check(Setup(seats=seats, lexicon="kit"))
    for seats in (2, 3, 4):
        WORDSMITH.check(Setup(seats=seats, lexicon="kit"))


@clause("WS-D2", "WS-D4", "WS-D5", "WS-D6", "WS-R01")
def test_everybody_takes_the_same_eight() -> None:
    """Two rolls of four dice; a star is its colour; the box gives each piece to each player."""
    state = fed("R", "Y", "B", "G", "R", "R", "Y", "B")

    assert ["R3Y2B2G1"] * 3 == [pieces.write(sheet.zone) for sheet in state.sheets]
    assert ("R31Y34B14G17", "RYBGRRYB") == (pieces.write(state.box), state.faces)


@clause("WS-R10")
def test_a_die_that_cannot_serve_all_is_rolled_again() -> None:
    """Six blue dice for four players would need 24 blue pieces: the sixth shows another face."""
    state = fed("B", "B", "B", "B", "B", "B", "Y", "Y", seats=4)

    assert ("R1Y2B5", "BBBBBRYY") == (pieces.write(state.sheets[0].zone), state.faces)


@clause("WS-R10")
def test_the_box_is_finite_or_not() -> None:
    """40, 40, 20, 20; or inexhaustible."""
    finite, endless = Box(unlimited=False), Box(unlimited=True)

    assert (40, 40, 20, 20) == FULL_BOX
    assert (False, True) == (finite.serves((0, 1, 1, 1), "R"), endless.serves(pieces.NONE, "R"))
    assert (True, False) == (finite.is_empty(pieces.NONE), endless.is_empty(pieces.NONE))
    assert told(seats=2, supply="unlimited").view(A).box is None


@clause("WS-D4")
def test_a_die_has_six_faces() -> None:
    """Two long, two short, a blue and a green star, each as likely."""
    faces, _ = dice.throw(Rng("many"), 6_000)
    counts = Counter(faces)

    assert {"R", "Y", "B", "G"} == set(counts)
    assert 1_850 < counts["R"] < 2_150
    assert 1_850 < counts["Y"] < 2_150
    assert 880 < counts["B"] < 1_120


@clause("WS-R01")
def test_common_stars_are_chosen_by_the_roller() -> None:
    """One kind for all, for each star; nobody else may choose."""
    story = stars_to_choose()
    before = sum(story.state.sheets[A].zone)
    story.refused(B, "choose R", "NOT_YOUR_TURN", "WS-R01")
    story.does(A, "choose R", "choose Y")

    die = [event for line in story.lines for event in line.events if isinstance(event, StarSet)]
    assert [("R", False), ("Y", False)] == [(star.kind, star.by_clock) for star in die]
    assert ("BUILD", before + 2) == (story.state.phase, sum(story.state.sheets[C].zone))
    assert [story.zone(A)] * 3 == [story.zone(seat) for seat in (A, B, C)]


@clause("WS-R01")
def test_common_stars_are_their_colour_when_nobody_chooses() -> None:
    """Twenty seconds each."""
    story = stars_to_choose()
    colours = [story.state.faces[die] for die in story.state.stars]
    assert story.now + 20_000 == story.view(A).wake
    story.passes()
    first = story.told_of(StarSet)
    story.passes()

    assert [(colours[0], True), (colours[1], True)] == [
        (star.kind, star.by_clock) for star in (first, story.told_of(StarSet))
    ]
    assert 8 == sum(story.state.sheets[B].zone)


@clause("WS-R01", "WS-R10")
def test_a_common_star_must_serve_all() -> None:
    """The roller cannot choose a kind of which there is not one for everybody."""
    story = stars_to_choose().lay(box=(2, 40, 20, 20))

    story.refused(A, "choose R", "COMPARTMENT_EMPTY", "WS-R10")


@clause("WS-R31")
def test_the_same_signal_for_all() -> None:
    """Until the dice lie still nobody rolls or claims."""
    story = told(seats=2)
    assert 2_000 == story.state.opens
    story.refused(A, "roll", "TOO_SOON", "WS-R31", at=1_999)
    story.refused(A, "claim LE", "TOO_SOON", "WS-R31", at=1_999)

    assert 1 == len(story.does(A, "roll", at=2_000).lines)


@clause("WS-D7")
def test_a_die_each() -> None:
    """What one player rolls does not change what another rolls."""
    alone, together = told(seats=2), told(seats=2)
    together.does(A, "roll")
    if together.state.sheets[A].wild:
        together.does(A, "choose R")
    together.does(A, "roll")

    alone.does(B, "roll")
    together.does(B, "roll")
    assert alone.events == together.events
    assert 2 == len({die.seed for die in alone.state.dice})  # and they are two dice


@clause("WS-I9", "WS-G8")
def test_handicap_ticks_free_boxes_every_round() -> None:
    """Six ticked for A, none for B; in the next round again."""
    story = told(seats=2, handicap=(6,))
    assert (6, 0) == (story.ticked(A), story.ticked(B))
    story.does(A, "stuck").does(B, "stuck").does(A, "next").does(B, "next")

    assert (2, 6, 0) == (story.state.round, story.ticked(A), story.ticked(B))
    with pytest.raises(Refused, match="BAD_OPTION"):
        WORDSMITH.check(Setup(seats=2, lexicon="kit", handicap=(7,)))


@clause("WS-I4", "WS-D4")
def test_the_next_round_begins_with_a_new_roll() -> None:
    """Eight new pieces out of a full box, told to everybody."""
    story = told("R9Y9/R9Y9 words:PORT/. ticked:5/5").does(A, "stuck").does(B, "stuck")
    story.does(A, "next").does(B, "next")

    began = story.told_of(RoundBegan)
    assert (2, 8, 0) == (began.round, sum(began.pieces), story.ticked(A))
    assert 8 == len(story.told_of(SetupRolled).faces)
    assert FULL_BOX == pieces.plus(story.state.box, began.pieces, 2)
