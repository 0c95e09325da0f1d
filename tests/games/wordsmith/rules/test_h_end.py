"""Chapters H and I: the end of a round, points, the end of the game; silence (R32)."""

from typing import Any

import pytest

from logomachie.core.game import Lapsed
from logomachie.core.house import Resign
from logomachie.games.wordsmith.rules import score
from logomachie.games.wordsmith.rules.events import (
    Ended,
    Finished,
    Passed,
    Ready,
    Rejected,
    RoundClosed,
    RoundScored,
    Stalled,
)
from tests.games.wordsmith.story import A, B, C, Story, told
from tests.kit.clauses import clause

FIVE = "words:CHAT,TACLE,CALER,PAL,PILE"


def finished(zone: str = "R4Y1B1G2", rest: str = "", **options: Any) -> Story:
    """A has just made his sixth word; B has this zone."""
    return told(f"R2Y1B1G2/{zone} {FIVE}/. {rest}", **options).claims(A, "SAC")


@clause("WS-H1", "WS-H2", "WS-E2")
def test_the_sixth_word_is_the_end() -> None:
    """« Terminé ! » is announced for A; B has a minute for one last word."""
    story = finished()

    assert ("LAST", story.now + 60_000) == (story.state.phase, story.view(B).wake)
    story.tells(Finished(seat=A, round=1, until=story.now + 60_000))
    story.claims(B, "CLIP")
    assert ("SCORE", ("CLIP",)) == (story.state.phase, story.words(B))


@clause("WS-H2", "WS-E1")
def test_one_last_word_only() -> None:
    """With three players: B has used his, C has not; A's sheet is full."""
    story = told(f"R2Y1B1G2/R4Y1B1G2/R1 {FIVE}/./.").claims(A, "SAC").claims(B, "CLIP")
    story.refused(B, "claim PLI", "PHASE", "WS-H2")
    story.refused(A, "claim LE", "PHASE", "WS-E1")

    assert "LAST" == story.state.phase


@clause("WS-H3", "WS-R14")
def test_no_dice_after_the_end() -> None:
    """But a star already rolled may still be chosen."""
    story = finished(rest="stars:B")
    story.refused(B, "roll", "NO_ROLL", "WS-H3")

    assert "R5Y1B1G2" == story.does(B, "choose R").zone(B)


@clause("WS-H4", "WS-G5")
def test_the_last_word_may_discard() -> None:
    """Within the twelve boxes."""
    assert 2 == finished().claims(B, "CLIP").ticked(B)
    story = finished(rest="ticked:0/11").claims(B, "CLIP")
    assert ("BOXES", "LAST") == (story.told_of(Rejected).code, story.state.phase)


@clause("WS-R14", "WS-F7")
def test_a_refusal_does_not_use_up_the_last_word() -> None:
    """XX is refused, CLIP stands; duplicates and anagrams still count."""
    story = finished().claims(B, "XX").claims(B, "SAC")
    assert "ALREADY_CLAIMED" == story.told_of(Rejected).code

    assert ("CLIP",) == story.claims(B, "CLIP").words(B)


@clause("WS-R14")
def test_the_last_word_can_be_given_up() -> None:
    """Passed, and the round is scored; nobody passes before the end."""
    story = finished().does(B, "pass")
    story.tells(Passed(seat=B, round=1), RoundClosed(round=1, end="FINISHED"))

    assert "SCORE" == story.state.phase
    told("R1/R1").refused(A, "pass", "PHASE", "WS-R14")


@clause("WS-R14")
def test_the_last_call_ends_by_the_clock_or_not_at_all() -> None:
    """Sixty seconds; or, with no limit, until all have finished."""
    story = finished().passes()
    story.tells(Passed(seat=B, round=1, by_clock=True))
    assert "SCORE" == story.state.phase

    assert finished(last_call_ms=0).view(B).wake is None


@clause("WS-H5", "WS-R15")
def test_all_stuck_ends_the_round() -> None:
    """Without « Terminé ! » and without a last word; not before the last has declared."""
    story = told("R1/R1/R1").does(A, "stuck").does(B, "stuck")
    story.refused(A, "stuck", "ALREADY_STUCK", "WS-R15")
    story.refused(C, "unstuck", "NOT_STUCK", "WS-R15")
    assert "BUILD" == story.state.phase
    story.does(C, "stuck").tells(Stalled(seat=C, round=1), RoundClosed(round=1, end="STUCK"))

    assert not any(isinstance(e, Finished) for line in story.lines for e in line.events)


@clause("WS-I1", "WS-I2", "WS-I3", "WS-G8", "WS-G9", "WS-R28", "WS-R29")
def test_the_worked_score() -> None:
    """4, 5, 5, 3, 4, 3 letters and seven boxes: 24 and 5 blue boxes are 29; empty rows are 0."""
    story = told(f"R2Y1B1G2/R1 {FIVE}/. ticked:7/0").claims(A, "SAC").does(B, "pass")
    scored = story.told_of(RoundScored)

    assert ((4, 5, 5, 3, 4, 3), 5, 29) == (
        scored.scores[A].points,
        scored.scores[A].bonus,
        scored.scores[A].total,
    )
    assert ((0,) * 6, 6, 6) == (
        scored.scores[B].points,
        scored.scores[B].bonus,
        scored.scores[B].total,
    )


@clause("WS-G8", "WS-R28", "WS-I9")
@pytest.mark.parametrize(("ticked", "bonus"), [(0, 6), (4, 6), (6, 6), (7, 5), (11, 1), (12, 0)])
def test_free_boxes_are_ticked_first(ticked: int, bonus: int) -> None:
    """Only from the seventh on a point is lost."""
    assert bonus == score.bonus(ticked)


@clause("WS-I9")
def test_with_a_handicap_of_six_the_first_discard_costs_a_point() -> None:
    """SAC with one piece over: three letters and five blue boxes."""
    story = told("R3Y1B1G2/R1 ticked:6/0").claims(A, "SAC")

    assert (7, 8) == (story.ticked(A), story.game.rules.scores(story.state)[A])


@clause("WS-I4", "WS-C3", "WS-F9")
def test_a_new_round_forgets_the_words() -> None:
    """PORT of round one bars neither PORT nor TROP."""
    story = told("R3Y2B2G2/R1 words:PORT/.").does(A, "stuck").does(B, "stuck")
    story.does(A, "next").tells(Ready(seat=A, round=1))
    story.refused(A, "next", "ALREADY_READY", "WS-I4")
    story.does(B, "next")
    sheets = tuple(sheet for sheet in story.state.sheets)
    assert ((), ()) == (sheets[A].words, sheets[B].words)

    story.lay(sheets=(type(sheets[A])(zone=(3, 2, 2, 2)), sheets[B]))
    assert ("TROP",) == story.claims(A, "TROP").words(A)


@clause("WS-I4")
def test_the_next_round_begins_by_itself() -> None:
    """Twenty seconds after the score."""
    story = told("R1/R1").does(A, "stuck").does(B, "stuck")
    assert story.now + 20_000 == story.view(A).wake

    assert 2 == story.passes().state.round


@clause("WS-E1", "WS-I5", "WS-I6", "WS-I7", "WS-A4")
def test_three_rounds_and_the_totals() -> None:
    """The third round's points are added to what the others brought; most points win."""
    story = told("R1/R1 round:3 points:23/24 words:CHAT/.").does(A, "stuck").does(B, "stuck")

    story.tells(Ended(winners=(A,), totals=(33, 30), why="ROUNDS"))
    assert story.outcome is not None
    assert ((33, 30), (A,), "WS-I7") == (
        story.outcome.scores,
        story.outcome.winners,
        story.outcome.clause,
    )


@clause("WS-I5", "WS-E1")
def test_two_rounds_are_not_enough() -> None:
    """After the second there is a third."""
    story = told("R1/R1 round:2").does(A, "stuck").does(B, "stuck").passes()

    assert (3, None) == (story.state.round, story.outcome)


@clause("WS-I8")
def test_tied_players_share() -> None:
    """73, 73, 60."""
    story = told("R1/R1/R1 round:3 points:67/67/54")
    story.does(A, "stuck").does(B, "stuck").does(C, "stuck")

    assert story.outcome is not None
    assert ((A, B), (73, 73, 60)) == (story.outcome.winners, story.outcome.scores)


@clause("WS-E2")
def test_a_round_may_have_a_length() -> None:
    """Five minutes, then it is scored as it stands."""
    story = told(seats=2, round_ms=300_000)
    assert story.state.opens + 300_000 == story.view(A).wake
    story.does(A, "roll", at=200_000).does(B, "roll", at=200_001)

    story.passes().tells(RoundClosed(round=1, end="TIME"))


@clause("WS-R32")
def test_a_silent_seat_is_stuck() -> None:
    """Five minutes without a sign from B; A plays on, and B may come back."""
    story = told("R1/R1").rolls(A, "Y")
    story.does(A, "roll", at=299_000)
    story.passes().tells(Lapsed(seat=B), Stalled(seat=B, round=1, by_clock=True))
    assert (True, "BUILD") == (story.state.sheets[B].stuck, story.state.phase)

    assert not story.rolls(B, "R").state.sheets[B].stuck


@clause("WS-R32")
def test_silence_from_all_ends_the_game() -> None:
    """The round is scored and the game is over."""
    story = told("R1/R1 words:CHAT/.").passes()

    assert story.outcome is not None
    assert ((10, 6), "SILENCE", "WS-R32") == (
        story.outcome.scores,
        story.outcome.why,
        story.outcome.clause,
    )


@clause("WS-R32")
def test_silence_gives_up_the_last_word() -> None:
    """Where the last call has no limit."""
    story = finished(last_call_ms=0)
    story.passes().tells(Lapsed(seat=B), Passed(seat=B, round=1, by_clock=True))

    assert "SCORE" == story.state.phase


@clause("WS-R32")
def test_a_seat_twice_silent_is_absent() -> None:
    """A second lapse is told, so that the house may put a bot there; then no more."""
    story = told("R1/R1")
    for minute in range(1, 12):
        story.does(A, "roll", at=minute * 59_000)
        if story.state.sheets[A].wild:
            story.does(A, "choose R")
        while (story.game.wake(story.house) or 0) <= (minute + 1) * 59_000:
            story.passes()

    assert (B,) == story.house.absent
    assert 2 == story.state.silences[B]


@clause("WS-R32")
def test_who_was_silent_starts_the_next_round_stuck() -> None:
    """He counts as stuck until something comes from him."""
    story = told("R1/R1").does(A, "roll", at=250_000).passes()
    assert story.state.sheets[B].stuck
    story.does(A, "stuck").does(A, "next").passes()

    assert (2, True, False) == (
        story.state.round,
        story.state.sheets[B].stuck,
        story.state.sheets[A].stuck,
    )


@clause("WS-H5")
def test_a_player_who_leaves_is_not_waited_for() -> None:
    """A and B are stuck, C resigns: the round is over; his words stay on his sheet."""
    story = told("R1/R1/R1 words:././CHAT").does(A, "stuck").does(B, "stuck").does(C, Resign())

    assert ("SCORE", 10) == (story.state.phase, story.told_of(RoundScored).scores[C].total)
