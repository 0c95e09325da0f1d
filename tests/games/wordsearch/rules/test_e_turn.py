"""Chapters E and G: after the word, and turns without one."""

from logomachie.core.game import Lapsed
from logomachie.games.wordsearch.rules.events import Stopped, TurnBegan
from logomachie.games.wordsearch.rules.types import Slid, Slide
from tests.games.wordsearch.story import A, B, C, told
from tests.kit.clauses import clause


@clause("SRCH-E1")
def test_the_letters_of_the_word_are_set_aside() -> None:
    """Off the board, and shown beside their winner."""
    story = told("BLE./XO.U", words="bleu os ox", validation="auto")
    story.does(A, "slide D2 D1", "claim BLEU A1 E")

    assert "..../XO.." == story.board
    assert ("BLEU", "") == story.view(B).aside


@clause("SRCH-E2")
def test_the_player_on_the_left_is_next() -> None:
    """After the last the first again."""
    story = told("AS../..../.... 0/0/0", words="as")
    order = []
    for seat, move in ((A, "slide A1 A2"), (B, "slide A2 A1"), (C, "slide A1 A2")):
        order.append(story.state.active)
        story.does(seat, move)
        story.lay(dry=0).does(seat, "stop")

    assert [A, B, C, A] == [*order, story.state.active]


@clause("SRCH-E2")
def test_only_the_active_player_plays() -> None:
    """The others are refused, whatever they try."""
    story = told("SAC/...", words="sac")

    for move in ("slide A1 B2", "claim SAC A1 E", "stop"):
        story.refused(B, move, "NOT_YOUR_TURN", "SRCH-E2")


@clause("SRCH-E2")
def test_a_move_for_a_turn_gone_by_is_refused() -> None:
    """A late click does not become a move of the next turn."""
    story = told("SAC/...", words="sac", seats=1).does(A, "slide A1 B2", "stop")

    story.refused(B, Slide(1, (1, 2), (1, 1)), "TURN_OVER", "SRCH-E2")


@clause("SRCH-E3", "SRCH-E4")
def test_a_single_letter_may_be_moved() -> None:
    """A turn without a word; the letter stays, and it counts as dry."""
    story = told("SAC/...", words="sac").does(A, "slide A1 B2", "stop")

    story.tells(Stopped(seat=A, turn=1, how="REPOSITION"))
    assert (".AC/.S.", B, 1) == (story.board, story.state.active, story.state.dry)


@clause("SRCH-E3")
def test_a_word_ends_the_dry_turns() -> None:
    """They are counted in a row."""
    story = told("OS../..SA 0/0 dry:3", words="os as", validation="auto")
    story.does(A, "slide A1 A2", "slide B1 B2", "claim OS A2 E")

    story.tells(TurnBegan(seat=B, turn=2, dry=0, until=story.state.until))
    assert 0 == story.state.dry


@clause("SRCH-G1")
def test_a_misjudged_move_costs_the_turn() -> None:
    """Two letters moved and no word: they stay where they are."""
    story = told("SAC/...", words="sac").does(A, "slide A1 B2", "slide C1 C2", "stop")

    story.tells(Stopped(seat=A, turn=1, how="FAILED"))
    assert (".A./.SC", B, 1) == (story.board, story.state.active, story.state.dry)


@clause("SRCH-G1", "SRCH-R08")
def test_the_clock_ends_a_misjudged_move() -> None:
    """P7: the time of the turn is over, two letters are moved, nothing was announced."""
    story = told("SAC/...", words="sac").does(A, "slide A1 B2", "slide C1 C2").passes()

    story.tells(Stopped(seat=A, turn=1, how="FAILED"))
    assert (120_000, B) == (story.now, story.state.active)
    assert not any(isinstance(event, Lapsed) for event in story.events)


@clause("SRCH-R08", "HOUSE-03")
def test_only_the_clock_makes_a_turn_without_a_slide() -> None:
    """P8: one cannot stop before a letter has moved; the clock can, and the seat has lapsed."""
    story = told("SAC/...", words="sac")
    story.refused(A, "stop", "MUST_MOVE", "SRCH-R08")
    story.passes()

    story.tells(Lapsed(seat=A), Stopped(seat=A, turn=1, how="NOTHING"))
    assert ("SAC/...", B, 1) == (story.board, story.state.active, story.state.dry)


@clause("SRCH-R08", "HOUSE-03")
def test_without_a_turn_time_the_house_waits() -> None:
    """The absence deadline of the table stands in for it."""
    assert 300_000 == told("SAC/...", words="sac", turn_seconds=0).view(A).wake
    assert 60_000 == told("SAC/...", words="sac", turn_seconds=60).view(A).wake


@clause("SRCH-R08")
def test_a_position_without_a_slide_ends_the_game() -> None:
    """Nobody could do anything any more."""
    story = told("SAC/SAC", words="sac").passes()

    assert story.outcome is not None
    assert ("NO_SLIDE", "SRCH-R08") == (story.outcome.why, story.outcome.clause)


@clause("SRCH-R15")
def test_moving_several_letters_on_purpose_is_allowed() -> None:
    """It costs the turn, no more."""
    story = told("SAC/.../...", words="sac")
    story.does(A, "slide A1 A3", "slide B1 B3", "slide C1 C3", "stop")

    assert ".../.../SAC" == story.board


@clause("SRCH-R15")
def test_a_limit_sends_letters_back() -> None:
    """At most so many stay moved; the others return, the last moved first."""
    story = told("SAC/.../...", words="sac", fail_limit=1)
    story.does(A, "slide A1 A3", "slide B1 A1", "slide C1 B1", "stop")

    assert (Slid("C", (1, 3), (1, 2)), Slid("A", (1, 2), (1, 1))) == story.events[0].back  # type: ignore[attr-defined]  # Stopped
    assert ".AC/.../S.." == story.board


@clause("SRCH-R15")
def test_a_limit_does_not_touch_a_single_letter() -> None:
    """One letter moved is no error."""
    story = told("SAC/...", words="sac", fail_limit=1).does(A, "slide A1 B2", "stop")

    assert ".AC/.S." == story.board
