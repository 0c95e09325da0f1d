"""Chapters A and B: letters out of pieces, and the exercise of the leaflet."""

from typing import get_args

import pytest

from logomachie.games.wordsmith.rules import alphabet, pieces
from logomachie.games.wordsmith.rules.events import Claimed, Ended, Rejected
from logomachie.games.wordsmith.rules.types import Setup
from tests.games.wordsmith.story import A, told
from tests.kit.clauses import clause

GUIDE = alphabet.GUIDES["fr-reconstructed-1"]
EIGHT = "R4Y1B1G2"


@clause("WS-B1", "WS-R02")
def test_the_guide_is_complete_and_draws_what_it_costs() -> None:
    """Twenty-six letters and two marks; each drawing has exactly the pieces of its letter."""
    assert set("ABCDEFGHIJKLMNOPQRSTUVWXYZ'-") == set(GUIDE.signs)
    for sign in GUIDE.signs.values():
        drawn = pieces.NONE
        for kind, _ in sign.strokes:
            drawn = pieces.plus(drawn, pieces.one(kind))
        assert pieces.read(sign.pieces) == drawn


@clause("WS-R02")
def test_the_guide_has_a_version() -> None:
    """A table names the version it plays with, and it says which letters are not attested."""
    versions = get_args(Setup.__annotations__["alphabet_version"])

    assert versions == tuple(alphabet.GUIDES)
    assert set("GJY'-") == {s for s, drawn in GUIDE.signs.items() if drawn.status == "unverified"}


@clause("WS-B1")
def test_by_hand_each_letter_is_laid_as_in_the_guide() -> None:
    """Manual assembly: an A of three short straights is no A, and a letter may not be forgotten."""
    story = told(f"{EIGHT}/{EIGHT}", assembly="manual")
    story.does(A, "claim SAC = G2 Y3 B1")
    story.tells(
        Rejected(only=(A,), seat=A, round=1, word="SAC", row=None, code="ASSEMBLY",
                 clause="WS-B1", sign="A")
    )  # fmt: skip
    for laid in ("G2 R2Y1", "", "G2 R2Y1 B1 R1", "G2 ?? B1"):
        assert "ASSEMBLY" == story.does(A, f"claim SAC = {laid}").told_of(Rejected).code

    story.does(A, "claim SAC = G2 R2Y1 B1").passes()
    assert ("SAC",) == story.words(A)


@clause("WS-B2", "WS-B3")
def test_sac_and_clip_from_one_reserve() -> None:
    """The eight pieces of the leaflet make SAC; mixed again they make CLIP."""
    sac, clip = told(f"{EIGHT}/{EIGHT}"), told(f"{EIGHT}/{EIGHT}")

    assert "R2Y1B1G2" == sac.claims(A, "SAC").zone(A)
    assert "R3Y1B1G1" == clip.claims(A, "CLIP").zone(A)


@clause("WS-B2")
def test_the_same_pieces_make_other_letters() -> None:
    """LIT uses for its T what it used for its L: the zone for one L twice is that for both."""
    signs = GUIDE.signs

    assert (signs["L"].pieces, signs["A"].pieces, signs["V"].pieces) == (
        signs["T"].pieces,
        signs["H"].pieces,
        signs["X"].pieces,
    )


@clause("WS-B5", "WS-B3")
def test_practice_eight_pieces_and_two_minutes() -> None:
    """SAC, then CLIP from the same eight pieces; nothing is ticked; a point for each word."""
    story = told(mode="practice", seats=1)
    assert (EIGHT, story.state.opens + 120_000) == (story.zone(A), story.view(A).wake)
    story.claims(A, "SAC").claims(A, "CLIP")
    assert (EIGHT, 0, ("SAC", "CLIP")) == (story.zone(A), story.ticked(A), story.words(A))

    story.passes().tells(Ended(winners=(), totals=(2,), why="TIME"))


@clause("WS-B5")
def test_practice_has_no_row_limit_and_no_die() -> None:
    """A seventh word is welcome; rolling is not part of it; the pieces may be rolled instead."""
    story = told(mode="practice", seats=1, words="sac clip pli cil il as vip")
    for word in ("SAC", "CLIP", "PLI", "CIL", "IL", "AS", "VIP"):
        story.claims(A, word)

    assert 7 == story.told_of(Claimed).row
    story.refused(A, "roll", "NO_ROLL", "WS-B5")
    rolled = told(mode="practice", seats=1, practice_pieces="rolled")
    assert (8, 8) == (sum(rolled.state.sheets[A].zone), len(rolled.state.faces))


@clause("WS-B5")
def test_practice_may_be_ended_at_once() -> None:
    """« Je cale » ends the exercise."""
    story = told(mode="practice", seats=1).claims(A, "SAC").does(A, "stuck")

    assert story.outcome is not None
    assert (1,) == story.outcome.scores


@clause("WS-A3")
@pytest.mark.parametrize(("word", "points"), [("SAC", 3), ("CLIP", 4)])
def test_longer_words_are_worth_more(word: str, points: int) -> None:
    """The longer of two words from the same pieces brings more."""
    story = told(f"{EIGHT}/{EIGHT}").claims(A, word)

    assert points + 6 == story.game.rules.scores(story.state)[A]
