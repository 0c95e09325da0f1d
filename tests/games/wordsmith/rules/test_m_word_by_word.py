"""Chapter M: mot à mot, row by row, for one to four."""

from typing import Any

import pytest

from logomachie.core.game import Lapsed, Refused
from logomachie.core.house import Resign
from logomachie.core.rng import Rng
from logomachie.games.wordsmith import GAME as WORDSMITH
from logomachie.games.wordsmith.rules import dice, pieces
from logomachie.games.wordsmith.rules.dice import Box
from logomachie.games.wordsmith.rules.events import (
    BackInBox,
    Chosen,
    Claimed,
    Ended,
    LineRolled,
    Passed,
    Rejected,
    RoundScored,
)
from logomachie.games.wordsmith.rules.pieces import Face
from logomachie.games.wordsmith.rules.rules import Rules
from logomachie.games.wordsmith.rules.types import Claim, Pass, Setup, State
from tests.games.wordsmith.story import A, B, C, Story, told
from tests.kit.clauses import clause

EIGHT = "R4Y1B1G2"


def lined(position: str, **options: Any) -> Story:
    """A table in the middle of mot à mot."""
    return told(position, mode="motamot", **options)


def fed(*faces: Face) -> State:
    """Two players whose first common dice show these faces."""
    left = list(faces)

    def throw(rng: Rng, count: int) -> dice.Thrown:
        return tuple(left.pop(0) for _ in range(count)), rng

    setup = Setup(seats=2, lexicon="kit", mode="motamot")
    return Rules(setup, frozenset(), throw=throw).start(Rng("x"), 0)


@clause("WS-M1")
def test_for_one_to_four() -> None:
    """Not for five."""
    for seats in (1, 2, 3, 4):
        WORDSMITH.check(Setup(seats=seats, lexicon="kit", mode="motamot"))
    with pytest.raises(Refused, match="BAD_OPTION"):
        WORDSMITH.check(Setup(seats=5, lexicon="kit", mode="motamot"))


@clause("WS-M5", "WS-M6", "WS-M8", "WS-M9")
def test_eight_pieces_and_three_dice() -> None:
    """The first word too begins with three dice: red and yellow for all, a circle a star."""
    state = fed("R", "R", "R", "R", "Y", "B", "G", "G", "R", "Y", "B")

    assert ["R5Y2B1G2"] * 2 == [pieces.write(sheet.zone) for sheet in state.sheets]
    assert ([1, 1], 1, "RYB") == ([s.circles for s in state.sheets], state.line, state.faces)


@clause("WS-M7")
def test_three_stars_are_rolled_again() -> None:
    """Until something else comes; two stars are not."""
    state = fed(*"RRRRRRRR", "B", "G", "B", "G", "G", "Y")

    assert ("GGY", 2) == (state.faces, state.sheets[A].circles)


@clause("WS-R21")
def test_an_exhausted_compartment_is_a_star_for_all() -> None:
    """One long straight for two players: a circle each."""
    each, left, circles = Box(unlimited=False).line((1, 9, 9, 9), 2, ("R", "Y", "B"))

    assert ("Y1", (1, 7, 9, 9), 2) == (pieces.write(each), left, circles)


@clause("WS-M11")
def test_no_other_roll() -> None:
    """No private die."""
    lined(f"{EIGHT} line:1").refused(A, "roll", "NO_ROLL", "WS-M11")


@clause("WS-M10", "WS-R22")
def test_a_circle_is_a_piece_of_ones_choice() -> None:
    """As many as there are circles; it can be put back before the claim."""
    story = lined("R1Y1B1G2/R1 circles:1/0 line:1").does(A, "choose R")
    story.tells(Chosen(seat=A, round=1, kind="R", circle=True))
    story.refused(A, "choose R", "NO_CIRCLE", "WS-M10")
    story.refused(A, "back Y", "NOT_TAKEN", "WS-R22")
    box = story.box
    story.does(A, "back R").tells(BackInBox(seat=A, round=1, kind="R"))
    assert (box, "R1Y1B1G2") != (story.box, story.zone(A))
    story.refused(A, "back R", "NOT_TAKEN", "WS-R22")

    story.does(A, "choose R").claims(A, "SAC")
    assert (0, 0) == (story.ticked(A), story.state.sheets[A].circles)


@clause("WS-M12", "WS-M13")
def test_an_unticked_circle_costs_a_box() -> None:
    """SAC leaves two pieces, and the circle is not used: three boxes."""
    story = lined(f"{EIGHT}/R1 circles:1/0 line:1").claims(A, "SAC")
    claimed = story.told_of(Claimed)

    assert (3, 1, (2, 0, 0, 0)) == (story.ticked(A), claimed.circles, claimed.unused)


@clause("WS-M12", "WS-G5")
def test_circles_count_against_the_twelve() -> None:
    """Two pieces and a circle with two boxes left."""
    story = lined(f"{EIGHT}/R1 circles:1/0 ticked:10/0 line:1").claims(A, "SAC")

    assert ("BOXES", 3, 2) == (
        story.told_of(Rejected).code,
        story.told_of(Rejected).unused,
        story.told_of(Rejected).boxes,
    )


@clause("WS-R22", "WS-M12")
def test_a_piece_taken_and_not_used_costs_the_same() -> None:
    """One box, as the circle would."""
    story = lined(f"{EIGHT}/R1 circles:1/0 line:1").does(A, "choose Y").claims(A, "SAC")

    assert 3 == story.ticked(A)


@clause("WS-M2", "WS-M3", "WS-M14")
def test_who_has_claimed_waits() -> None:
    """A waits for B; when both have claimed three dice are rolled for the next row."""
    story = lined(f"{EIGHT}/{EIGHT} line:1").claims(A, "SAC")
    story.refused(A, "claim PLI", "WAIT_LINE", "WS-M3")
    story.refused(A, "pass", "ALREADY_PASSED", "WS-R20")
    assert 1 == story.state.line
    story.claims(B, "CLIP")

    assert (2, 3) == (story.state.line, len(story.told_of(LineRolled).faces))
    assert ("CLIP", "") == story.state.sheets[B].rows[:2]


@clause("WS-F9", "WS-M2")
def test_duplicates_are_still_refused() -> None:
    """B cannot take A's word of the same row."""
    story = lined(f"{EIGHT}/{EIGHT} line:1").claims(A, "SAC").claims(B, "SAC")

    assert "ALREADY_CLAIMED" == story.told_of(Rejected).code


@clause("WS-M4")
def test_alone_one_goes_straight_on() -> None:
    """The next three dice are rolled with the claim, and no clock runs."""
    story = lined(f"{EIGHT} line:1").does(A, "claim SAC")

    assert (2, None) == (story.state.line, story.view(A).wake)


@clause("WS-M15", "WS-M16", "WS-M17", "WS-M19")
def test_the_sixth_row_ends_the_round() -> None:
    """No « Terminé ! »: 24 letters and 6 blue boxes; a game may have one round."""
    story = lined(f"{EIGHT} words:CHAT,TACLE,CALER,PAL,PILE line:6", rounds=1)
    story.does(A, "claim SAC")

    story.tells(Ended(winners=(), totals=(30,), why="ROUNDS"))
    assert "LINES" == story.told_of(RoundScored).end


@clause("WS-M15")
def test_the_round_waits_for_everybodys_sixth() -> None:
    """A's sixth word gives B no last call: he has his row."""
    rows = "CHAT,TACLE,CALER,PAL,PILE"
    story = lined(f"{EIGHT}/{EIGHT} words:{rows}/{rows} line:6").claims(A, "SAC")
    assert "BUILD" == story.state.phase
    story.refused(A, "claim PLI", "PHASE", "WS-E1")

    assert "SCORE" == story.claims(B, "CLIP").state.phase


@clause("WS-M17")
def test_three_rounds_or_fewer() -> None:
    """In mot à mot only."""
    for rounds in (1, 2, 3):
        WORDSMITH.check(Setup(seats=2, lexicon="kit", mode="motamot", rounds=rounds))
    with pytest.raises(Refused, match="BAD_OPTION"):
        WORDSMITH.check(Setup(seats=2, lexicon="kit", rounds=2))


@clause("WS-M18", "WS-M16")
def test_most_points_win() -> None:
    """The last row passed by both: 10 against 9."""
    story = lined("R1/R1 words:CHAT/SAC line:6", rounds=1).does(A, "pass").does(B, "pass")

    story.tells(Ended(winners=(A,), totals=(10, 9), why="ROUNDS"))


@clause("WS-R20", "WS-M14")
def test_a_row_may_be_passed() -> None:
    """Two have claimed row three, the third passes: his row is empty, his circle lapses."""
    story = lined(
        f"{EIGHT}/{EIGHT}/R1 words:CHAT,PAL,SAC/LE,IL,LIT/AS,SA,. circles:0/0/1 line:3"
    ).does(C, "pass")
    assert (4, "", 0) == (story.state.line, story.state.sheets[C].rows[2], story.ticked(C))
    told_ = next(e for e in story.events if isinstance(e, Passed))

    assert (C, 3, False) == (told_.seat, told_.line, told_.by_clock)


@clause("WS-R20")
def test_after_a_pass_the_circles_are_gone() -> None:
    """While the others still build, nothing more is taken for them, and no box is ticked."""
    story = lined("R4/R1 circles:2/2 line:1").does(A, "choose R", "pass")

    assert (0, 0, "R5") == (story.state.sheets[A].circles, story.ticked(A), story.zone(A))
    story.refused(A, "choose R", "NO_CIRCLE", "WS-M10")


@clause("WS-R20", "WS-R22")
def test_circles_do_not_carry_over() -> None:
    """After a pass the next row has its own."""
    story = lined("R1/R1 circles:9/9 line:1").does(A, "pass").does(B, "pass")

    assert story.told_of(LineRolled).circles == story.state.sheets[A].circles


@clause("WS-R20")
def test_the_row_timer_passes() -> None:
    """Three minutes with several players, then who has not claimed passes."""
    story = lined(f"{EIGHT}/R1 line:1")
    assert 180_000 == story.view(A).wake
    story.claims(A, "SAC").passes()

    story.tells(Lapsed(seat=B), Passed(seat=B, round=1, line=1, by_clock=True))
    assert 2 == story.state.line
    assert lined("R1/R1 line:1", line_timer_ms=0).view(A).wake is None


@clause("WS-R32")
def test_an_abandoned_game_does_not_go_on_for_ever() -> None:
    """Five minutes of silence from both, though the rows last three: scored and over."""
    story = lined("R1/R1 line:1").passes().passes()

    assert story.outcome is not None
    assert ("SILENCE", 300_000) == (story.outcome.why, story.now)


@clause("WS-R32", "WS-M3")
def test_who_waits_is_not_silent() -> None:
    """A claims at once in every row and waits for B: his time starts afresh with each row."""
    story = lined(f"{EIGHT}/R1 line:1", absence=200_000).claims(A, "SAC")
    story.does(B, "pass", at=179_000)
    opens = story.state.opens

    assert opens + 180_000 == story.game.wake(story.house)
    assert opens == story.state.heard[A]


@clause("WS-M3")
def test_a_claim_names_its_row() -> None:
    """A claim sent for a row that is over is none for this one."""
    story = lined(f"{EIGHT}/R1 line:2")
    story.refused(A, Claim(1, "SAC", None, 1), "LINE_OVER", "WS-M3")
    story.refused(A, Pass(1, 1), "LINE_OVER", "WS-M3")


@clause("WS-R30", "WS-R20")
def test_no_word_in_mot_a_mot_is_a_pass() -> None:
    """One cannot roll: one passes."""
    story = lined("R1 line:1")

    assert 2 == story.does(A, "pass").state.line


@clause("WS-M6", "WS-M14")
def test_who_has_left_rolls_no_line() -> None:
    """A resigns; the next line is rolled by B, who also takes the keyboard first."""
    story = told(seats=3, mode="motamot", secret=True, in_turn=True).does(A, Resign())
    story.does(B, "start", "pass").does(C, "start", "pass")

    assert (B, B, 2) == (story.told_of(LineRolled).seat, story.state.active, story.state.line)
