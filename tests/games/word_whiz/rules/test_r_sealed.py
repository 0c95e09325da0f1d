"""Rulings on the race on paper (R22): papers, their opening, their judgement."""

from typing import Any

from logomachie.games.word_whiz.rules.events import Failed, Moved, Opened, Ready, RoundEnded, Said
from logomachie.games.word_whiz.rules.types import Sealed
from tests.games.word_whiz.story import A, B, C, Story, race, told
from tests.kit.clauses import clause


def written(position: str = "", **options: Any) -> Story:
    """A race on paper for D T N, with a dictionary of two words."""
    return told(position or race("DTN"), race="sealed", words="dent dont", **options)


@clause("MIC-R22", "MIC-D6", "MIC-E1")
def test_the_earliest_valid_paper_wins() -> None:
    """P7: A writes DIVERTIR at 3 s, B DENT at 9 s: B's word counts, A sits out the next round."""
    story = written()
    story.does(A, "submit divertir", at=3_300).does(B, "submit dent", at=9_300).passes()

    story.tells(
        Opened(words=(Sealed(A, "divertir", 3_000), Sealed(B, "dent", 9_000))),
        RoundEnded(round=1, flipper=B, excluded=(A,), found=True),
    )
    assert ["A1E1I1O1U1", "A1E2I1O1U1"] == [story.pawns(A), story.pawns(B)]


@clause("MIC-R22")
def test_a_later_valid_paper_neither_counts_nor_costs() -> None:
    """One winner a round; whoever was slower with a good word is not punished."""
    story = written()
    story.does(A, "submit dont").does(B, "submit dent").does(C, "submit dentu")

    assert 1 == len([event for event in story.events if isinstance(event, Moved)])
    assert ("A1E1I1O2U1", "A1E1I1O1U1", (C,)) == (
        story.pawns(A),
        story.pawns(B),
        story.view(None).excluded,
    )


@clause("MIC-R22")
def test_receipt_less_credit_decides() -> None:
    """The time that counts is the server's, less the lag it vouches for."""
    story = written()
    story.does(A, "submit dont", at=2_300).does(B, "submit dent", at=2_350, credit=100).passes()

    story.tells(Opened(words=(Sealed(B, "dent", 1_950), Sealed(A, "dont", 2_000))))
    assert "A1E2I1O1U1" == story.pawns(B)


@clause("MIC-R22")
def test_papers_are_secret_until_they_are_opened() -> None:
    """Others see that a player has written, not what."""
    one = written().does(A, "submit dent")
    other = written().does(A, "submit divertir")

    assert (Ready(seat=A),) == one.events == other.events
    assert [one.view(seat) for seat in (B, C, None)] == [other.view(seat) for seat in (B, C, None)]
    assert ("dent", None, (A,)) == (one.view(A).mine, one.view(B).mine, one.view(B).ready)


@clause("MIC-R22")
def test_one_paper_a_player_and_no_microphone() -> None:
    """Written is written; who has nothing says so; nobody grabs."""
    story = written().does(A, "submit dent")

    story.refused(A, "submit dont", "ALREADY_WRITTEN", "MIC-R22")
    story.refused(A, "pass", "ALREADY_WRITTEN", "MIC-R22")
    story.refused(B, "grab", "RACE_IS_SEALED", "MIC-R22")
    assert "FLIP" == story.does(B, "pass").does(C, "pass").view(A).phase
    told(race("DTN")).refused(A, "submit dent", "RACE_IS_LIVE", "MIC-D4")


@clause("MIC-R22", "MIC-E8")
def test_papers_are_voted_on_one_after_the_other() -> None:
    """The earliest is judged first; voted down, the next one is, and both pay or win."""
    story = written(judge="vote")
    story.does(A, "submit dénotus").does(C, "submit dentu").does(B, "submit divertir")
    story.tells(
        Failed(seat=B, word="divertir", reason="CONSONANT_MISSING", clause="MIC-E1", letters="N"),
        Said(seat=A, word="dénotus", round=1),
    )
    story.does(B, "contest").does(B, "vote no").does(C, "vote no")
    story.tells(Said(seat=C, word="dentu", round=1))
    assert ("CONTEST", C) == (story.view(A).phase, story.view(A).holder)

    story.passes().tells(RoundEnded(round=1, flipper=C, excluded=(A, B), found=True))
    assert "A1E2I1O1U2" == story.pawns(C)


@clause("MIC-R22", "MIC-R10")
def test_papers_that_are_all_invalid_exclude_nobody() -> None:
    """If all players would be excluded, none is."""
    story = written(race("DTN", 2)).does(A, "submit dentu").does(B, "submit dentx")

    story.tells(RoundEnded(round=1, flipper=B, excluded=(), found=False))
    assert () == story.view(None).excluded
