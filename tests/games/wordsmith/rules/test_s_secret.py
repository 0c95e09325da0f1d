"""Chapter S: Secret Wordsmith, its review, and one keyboard for all."""

from typing import Any

import pytest

from logomachie.core.game import Refused
from logomachie.core.value import encoded
from logomachie.games.wordsmith import GAME as WORDSMITH
from logomachie.games.wordsmith.rules.events import (
    Claimed,
    Confirmed,
    Finished,
    LookedUp,
    Passed,
    Rejected,
    ReviewBegan,
    RoundScored,
    SheetPassed,
    Started,
    TurnBegan,
    Wrote,
)
from logomachie.games.wordsmith.rules.types import Setup, Verdict
from tests.games.wordsmith.story import A, B, C, Story, costs, told
from tests.kit.clauses import clause

CHAT = "R5Y3B1"


def secret(position: str = f"{CHAT}/{CHAT}/{CHAT}", **options: Any) -> Story:
    """A secret table."""
    return told(position, secret=True, **options)


def reviewed(position: str, **options: Any) -> Story:
    """A secret round that has just been closed."""
    story = secret(position, **options)
    for seat in range(len(story.state.sheets)):
        story.does(seat, "stuck")
    return story


@clause("WS-S1")
def test_a_word_is_written_in_silence() -> None:
    """Its player is told the word, the others that a row is filled."""
    story = secret().does(A, "claim CHAT")
    claimed, wrote = story.told_of(Claimed), story.told_of(Wrote)

    assert ((A,), None, "CHAT", 1) == (claimed.only, wrote.only, claimed.word, wrote.row)
    assert ("CHAT", None, None) == (
        story.view(A).sheets[A].rows[0],
        story.view(B).sheets[A].rows[0],
        story.view(None).sheets[A].rows[0],
    )


@clause("WS-S1")
def test_two_worlds_that_differ_in_a_secret_word() -> None:
    """LIL and LIT cost the same: B and a spectator get equal bytes, views, events and refusals."""
    worlds = []
    for word in ("LIL", "LIT"):
        story = secret(f"{costs('LIT')}/{CHAT}/R1", words="lil lit chat").does(A, f"claim {word}")
        story.does(B, "claim LIT", "claim CHAT", "stuck").does(C, "claim TIL")
        seen = [encoded(event) for line in story.lines for event in line.events if event.seen_by(B)]
        worlds.append((seen, encoded(story.view(B)), encoded(story.view(None)), word))

    assert worlds[0][:3] == worlds[1][:3]


@clause("WS-S2", "WS-S7")
def test_no_objections_and_identical_words() -> None:
    """B writes A's word; the table's objections cannot be chosen."""
    story = secret().does(A, "claim CHAT").does(B, "claim CHAT")

    assert (("CHAT",), ("CHAT",)) == (story.words(A), story.words(B))
    with pytest.raises(Refused, match="BAD_OPTION"):
        WORDSMITH.check(Setup(seats=2, lexicon="kit", secret=True, adjudication="table"))


@clause("WS-R16")
def test_by_default_the_dictionary_is_asked_on_writing() -> None:
    """XX is refused at once; with the check off it is written, and scores nothing."""
    story = secret("R4/R1").does(A, "claim XX")
    assert ("NOT_ALLOWED", (A,)) == (story.told_of(Rejected).code, story.told_of(Rejected).only)

    story = secret("R4/R1", secret_precheck=False).does(A, "claim XX", "stuck").does(B, "stuck")
    assert (Verdict(row=1, word="XX", code="NOT_ALLOWED", clause="WS-C4"),) == story.state.verdicts[
        A
    ]


@clause("WS-S3", "WS-S4")
def test_sheets_are_passed_to_the_left() -> None:
    """A's sheet to B, B's to C, C's to A; nobody else sees it yet."""
    story = reviewed("R1/R1/R1 words:CHAT/SAC/LE")
    passed = [event for event in story.events if isinstance(event, SheetPassed)]

    assert ("REVIEW", story.now + 60_000) == (story.state.phase, story.view(A).wake)
    assert [(A, B), (B, C), (C, A)] == [(event.of, event.to) for event in passed]
    assert [(A, B), (B, C), (A, C)] == [event.only for event in passed]
    rows = [story.view(seat).sheets[A].rows[0] for seat in (A, B, C)]
    assert ["CHAT", "CHAT", None] == rows
    assert () == story.view(C).sheets[A].verdicts
    assert story.told_of(ReviewBegan).only is None


@clause("WS-S3", "WS-S4", "WS-S5")
def test_a_word_is_looked_up_before_everybody() -> None:
    """By the neighbour who has the sheet, as long as he has it."""
    story = reviewed("R1/R1/R1 words:CHAT,XX/SAC/LE", secret_precheck=False)
    story.refused(C, "contest A 2", "NOT_YOUR_SHEET", "WS-S3")
    story.refused(B, "contest A 5", "NO_SUCH_ROW", "WS-S4")
    verdict = Verdict(row=2, word="XX", code="NOT_ALLOWED", clause="WS-C4")
    story.does(B, "contest A 2").tells(LookedUp(seat=B, of=A, round=1, verdict=verdict))
    story.does(B, "confirm A").tells(Confirmed(seat=B, of=A, round=1))
    story.refused(B, "confirm A", "ALREADY_CONFIRMED", "WS-S5")
    story.does(C, "confirm B").does(A, "confirm C")

    assert (("SCORE"), (4 + 6, 3 + 6, 2 + 6)) == (
        story.state.phase,
        story.told_of(RoundScored).totals,
    )


@clause("WS-S3", "WS-S6")
def test_without_confirmation_the_verdicts_stand() -> None:
    """The minute is over: XX scores nothing, its boxes stay ticked, and all sheets are open."""
    story = reviewed("R1/R1 words:CHAT,XX/SAC ticked:7/0", secret_precheck=False).passes()

    assert (4 + 5, 3 + 6) == story.told_of(RoundScored).totals
    assert "SAC" == story.view(A).sheets[B].rows[0]
    assert "XX" == story.told_of(RoundScored).verdicts[A][1].word


@clause("WS-R16", "WS-C3")
def test_a_re_ordered_word_scores_nothing() -> None:
    """TROP after PORT on the same sheet; the earlier one counts."""
    story = reviewed("R1/R1 words:PORT,TROP/TROP").passes()

    assert (4 + 6, 4 + 6) == story.told_of(RoundScored).totals


@clause("WS-R16", "WS-R23")
def test_a_row_without_its_letter_scores_nothing() -> None:
    """SOLE on the row of P."""
    story = reviewed("R1/R1 words:SOL,.,.,.,SOLE/. letters:SLOUPE", expert=True).passes()

    assert "NO_REQUIRED_LETTER" == story.told_of(RoundScored).verdicts[A][1].code
    assert 3 + 6 == story.told_of(RoundScored).totals[A]


@clause("WS-R24")
def test_roots_on_ones_own_sheet_only() -> None:
    """PARITÉ after one's own PAIR scores nothing, after a neighbour's it does."""
    families = {"PAIR": (1,), "PARITE": (1,)}
    story = reviewed("R1/R1 words:PAIR,PARITE/PARITE", racines=True, families=families).passes()

    assert (4 + 6, 6 + 6) == story.told_of(RoundScored).totals


@clause("WS-R24", "WS-V6")
def test_the_longest_word_is_compared_at_the_review() -> None:
    """Equal longest words on two sheets are a tie; an invalid one does not count."""
    tie = reviewed("R1/R1 words:CHAT/CHAT", plus_long=True).passes()
    assert (10, 10) == tie.told_of(RoundScored).totals

    story = reviewed("R1/R1 words:TACKLE/CHAT", plus_long=True, secret_precheck=False).passes()
    assert (6, 13) == story.told_of(RoundScored).totals


@clause("WS-R16", "WS-H1")
def test_the_sixth_word_written_is_the_end() -> None:
    """Valid or not; everybody hears « Terminé ! »."""
    story = secret("R4/R1 words:CHAT,XX,YY,ZZ,WW/.", secret_precheck=False).does(A, "claim VV")

    assert (None, "LAST") == (story.told_of(Finished).only, story.state.phase)


@clause("WS-S1")
def test_on_one_keyboard_one_after_the_other() -> None:
    """Behind a curtain, each for four minutes, from the same eight pieces."""
    story = told(seats=2, secret=True, in_turn=True)
    assert ("CURTAIN", A) == (story.state.phase, story.state.active)
    story.refused(B, "start", "NOT_YOUR_TURN", "WS-S1")
    story.refused(A, "roll", "NO_ROLL", "WS-E5")
    story.does(A, "start").tells(Started(seat=A, round=1, until=story.now + 240_000))
    story.refused(B, "roll", "NOT_YOUR_TURN", "WS-S1")
    story.rolls(A, "Y")
    story.passes().tells(Passed(seat=A, round=1, by_clock=True))
    assert ("CURTAIN", B, 8) == (
        story.state.phase,
        story.state.active,
        sum(story.state.sheets[B].zone),
    )
    assert B == story.told_of(TurnBegan).seat

    story.does(B, "start", "pass")
    assert ("REVIEW", "TURNS") == (story.state.phase, story.state.end)


@clause("WS-S1")
def test_turns_are_secret() -> None:
    """Who plays later must not have seen the words."""
    with pytest.raises(Refused, match="BAD_OPTION"):
        WORDSMITH.check(Setup(seats=2, lexicon="kit", in_turn=True))


@clause("WS-S1", "WS-M3")
def test_in_turn_row_by_row() -> None:
    """Mot à mot on one keyboard: each plays the whole row, then the next."""
    story = told(seats=2, secret=True, in_turn=True, mode="motamot")
    story.does(A, "start", "pass")
    assert ("CURTAIN", B, 1) == (story.state.phase, story.state.active, story.state.line)

    story.does(B, "start", "pass")
    assert ("CURTAIN", A, 2) == (story.state.phase, story.state.active, story.state.line)
