"""Edges of the articles: what a small slip in the rules would change, unseen by anything else."""

from collections import Counter

import pytest

from logomachie.core.game import Outcome
from logomachie.games.word_whiz.rules import deck
from logomachie.games.word_whiz.rules.types import Flip
from tests.games.word_whiz.story import A, B, C, boards, race, told
from tests.kit.clauses import clause


@clause("MIC-C5")
def test_the_card_turned_leaves_its_pack() -> None:
    """Packs and visible cards together are the deck, no card twice."""
    story = told(seats=2)
    lying = Counter("".join((*story.state.packs, *story.state.turned)))

    assert Counter(deck.cards("official")) == lying


@clause("MIC-C4")
@pytest.mark.parametrize("pack", [-1, -3, 3])
def test_there_are_three_packs_and_no_other(pack: int) -> None:
    """Nor are they counted from the other end."""
    story = told(f"DTN {boards(2)}")

    story.refused(A, Flip(1, pack), "NO_SUCH_PACK", "MIC-C4")


@clause("MIC-D4")
def test_what_is_too_long_is_no_word() -> None:
    """Forty letters are heard, one more is noise."""
    story = told(race("DTN")).takes(A)

    story.refused(A, "say " + "d" * 41, "WORD_TOO_LONG", "MIC-D4")
    story.does(A, "say " + "d" * 40)


@clause("MIC-D4", "MIC-R22")
def test_in_a_live_race_nothing_is_written() -> None:
    """The microphone is the only way to speak."""
    told(race("DTN")).refused(A, "submit dent", "RACE_IS_LIVE", "MIC-D4")


@clause("MIC-R11", "MIC-R09")
def test_who_has_spoken_is_waited_for_no_more() -> None:
    """Once a round: the microphone is not offered again, and the round ends without him."""
    story = told(race("DTN"), words="dent", after_invalid="continue").says(A, "dénotus")

    assert "Grab" not in story.view(A).can
    story.does(B, "pass").does(C, "pass")
    assert "FLIP" == story.state.phase


@clause("MIC-R12")
def test_the_race_lasts_as_long_as_the_table_chose() -> None:
    """From the reveal on."""
    story = told(f"DTN {boards(2)}", race_seconds=45).turns(A, 0, "B")

    assert story.state.reveal + 45_000 == story.view(B).wake


@clause("MIC-R14")
def test_one_vote_each() -> None:
    """Who has voted is refused a second vote."""
    story = told(race("DTN"), judge="vote").says(A, "dénotus").does(B, "contest")

    story.does(B, "vote yes").refused(B, "vote no", "ALREADY_VOTED", "MIC-R14")


@clause("MIC-R10", "MIC-R14")
def test_an_excluded_player_is_waited_for_before_a_word_stands() -> None:
    """He may contest as well as the others: their consent alone does not close the matter."""
    story = told(f"DTN {boards(3)} phase:race out:B", judge="vote").says(A, "dénotus")
    story.does(C, "accept")

    assert "CONTEST" == story.state.phase
    assert "FLIP" == story.does(B, "accept").state.phase


@clause("MIC-R19")
def test_the_one_who_spoke_wins_alone() -> None:
    """Though another stands as near: there is no tie at the end of the line."""
    near = "A13E12I13O13U13"
    story = told(race("DTN", 3, A=near, B=near, C=near), words="dent").says(C, "dent")

    assert Outcome((59, 59, 60), (C,), "HOME", "MIC-G1") == story.outcome
