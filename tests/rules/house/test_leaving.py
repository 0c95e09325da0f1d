"""HOUSE-03 to HOUSE-05: deadlines, absence, coming back, resigning."""

import pytest

from logomachie.core.game import Lapsed, Outcome, Refused
from logomachie.core.house import CameBack, Resign, Resigned, Return, WentAbsent
from logomachie.core.log import advance
from logomachie.games.word_whiz.rules.events import Counted, Flipped, RoundEnded, Took
from logomachie.games.word_whiz.rules.types import Grab
from tests.games.word_whiz.story import A, B, C, D, Story, boards, race, told
from tests.kit.clauses import clause


@clause("HOUSE-03")
def test_whoever_must_act_has_a_deadline() -> None:
    """In every phase of a game somebody is waited for, and not for ever."""
    story = told(f"DTR {boards(3)}", words="dent", judge="vote")
    seen = {story.state.phase: story.game.wake(story.house)}
    story.turns(A, 2, "N")
    seen[story.state.phase] = story.game.wake(story.house)
    story.takes(B)
    seen[story.state.phase] = story.game.wake(story.house)
    story.does(B, "say dénotus")
    seen[story.state.phase] = story.game.wake(story.house)
    story.does(C, "contest")
    seen[story.state.phase] = story.game.wake(story.house)

    assert {"FLIP", "RACE", "SAY", "CONTEST", "VOTE"} == set(seen)
    assert None not in seen.values()


@clause("HOUSE-03")
def test_a_passed_deadline_is_a_line_of_the_log() -> None:
    """With neither seat nor move, and what the rules say for silence."""
    story = told(f"DTR {boards(2)}").passes()

    line = story.lines[0]
    assert (None, None, 10_000) == (line.seat, line.move, line.at)
    assert isinstance(line.events[-1], Flipped)


@clause("HOUSE-03")
def test_a_move_after_the_deadline_is_late() -> None:
    """Even if nobody has served the deadline yet: the log decides, not a timer."""
    told(f"DTR {boards(2)}").refused(A, "flip 0", "TOO_LATE", "HOUSE-03", at=10_000)
    told(f"DTR {boards(2)}").does(A, "flip 0", at=9_999)


@clause("HOUSE-03")
def test_a_deadline_does_not_pass_before_its_time() -> None:
    """A node that rings too early is refused, to the millisecond, and nothing changes."""
    story = told(f"DTR {boards(2)}")
    with pytest.raises(Refused) as refusal:
        advance(story.game, story.house, 1, 9_999)

    assert ("TOO_EARLY", "HOUSE-03") == (refusal.value.code, refusal.value.clause)
    assert 10_000 == advance(story.game, story.house, 1, 10_000)[1].at


def left_alone(**options: object) -> Story:
    """A has let two of his turns pass; B passes each race."""
    story = told(f"DTR {boards(2)}", **options)  # type: ignore[arg-type]  # options by name
    story.passes().does(B, "pass").passes()  # A's turn, then the race
    story.does(B, "flip 0").does(B, "pass").passes()
    return story.passes()


@clause("HOUSE-04")
def test_two_deadlines_in_a_row_make_a_seat_absent() -> None:
    """The second time it is told to everybody."""
    story = left_alone()

    story.tells(Lapsed(seat=A), WentAbsent(seat=A))
    assert (A,) == story.view(None).house.absent
    assert [] == [e for line in story.lines[:-1] for e in line.events if isinstance(e, WentAbsent)]


@clause("HOUSE-04")
def test_a_move_in_between_begins_the_count_again() -> None:
    """One lapse, a move, one lapse: the seat is not absent."""
    story = told(f"DTR {boards(2)}").passes().does(A, "pass").does(B, "pass")
    story.does(B, "flip 0").does(A, "pass").does(B, "pass").passes()

    story.tells(Lapsed(seat=A))
    assert () == story.view(None).house.absent


@clause("HOUSE-04")
def test_an_absent_player_comes_back_at_once() -> None:
    """And his count begins again."""
    story = left_alone().does(A, Return())

    story.tells(CameBack(seat=A))
    assert ((), (0, 0)) == (story.view(None).house.absent, story.house.lapses)
    story.refused(A, Return(), "NOT_ABSENT", "HOUSE-04")


@clause("HOUSE-04")
def test_the_turns_of_an_absent_seat_are_passed() -> None:
    """Where the table chose so, nobody waits for him: his deadline is now."""
    waits, passes = left_alone(), left_alone(absent="pass")
    for story in (waits, passes):
        story.does(B, "pass").passes()  # the race A takes no part in
        story.does(B, "flip 0").does(B, "pass")
        story.passes()

    assert (A, A) == (waits.state.flipper, passes.state.flipper)
    assert waits.now < (waits.game.wake(waits.house) or 0)
    assert passes.now == passes.game.wake(passes.house)


@clause("HOUSE-04")
def test_a_bots_move_does_not_end_the_absence() -> None:
    """The seat plays, and is absent still: only its player's return ends that."""
    story = left_alone().does(A, "grab")

    assert (A,) == story.view(None).house.absent


@clause("HOUSE-05")
def test_a_player_may_resign() -> None:
    """His pawns stay where they are, he can do nothing more, the others play on."""
    story = told(race("DTN", B="A1E4I1O1U1"), words="dent").does(B, Resign())

    story.tells(Resigned(seat=B))
    assert "A1E4I1O1U1" == story.pawns(B)
    assert ((), (B,)) == (story.view(B).can, story.view(A).house.resigned)
    story.refused(B, "grab", "RESIGNED", "HOUSE-05")
    story.refused(B, Resign(), "RESIGNED", "HOUSE-05")
    assert C == story.says(A, "dent").view(A).flipper


@clause("HOUSE-05")
def test_with_one_player_left_the_game_ends() -> None:
    """And he wins."""
    story = told(race("DTN", A="A1E4I1O1U1")).does(A, Resign()).does(C, Resign())

    assert Outcome((3, 0, 0), (B,), "RESIGNED", "HOUSE-05") == story.outcome
    story.refused(B, "grab", "GAME_OVER", "HOUSE-08")


@clause("HOUSE-05")
def test_alone_resigning_ends_the_game() -> None:
    """Without a winner."""
    story = told(race("DTN", 1)).does(A, Resign())

    assert Outcome((0,), (), "RESIGNED", "HOUSE-05") == story.outcome


@clause("HOUSE-05")
def test_a_resigned_player_is_not_waited_for() -> None:
    """Whatever the game expected of him goes on without him."""
    flip = told(f"DTR {boards(3)}").does(A, Resign())
    holder = told(race("DTN")).takes(A).does(A, Resign())
    hand = told(race("DTN")).does(A, "grab").does(A, Resign())
    passed = told(race("DTN")).does(B, "pass").does(C, "pass").does(A, Resign())

    assert ("FLIP", B) == (flip.state.phase, flip.state.flipper)
    assert ("FLIP", 2) == (holder.state.phase, holder.state.round)
    assert ("RACE", None) == (hand.state.phase, hand.state.window)
    assert ("FLIP", 2) == (passed.state.phase, passed.state.round)


@clause("HOUSE-05")
def test_a_hand_of_one_who_stays_counts() -> None:
    """The window of the player who left still serves the others in it."""
    story = told(race("DTN")).does(A, "grab 500", at=1_000).does(B, "grab 600", at=1_050)
    story.does(A, Resign(), at=1_060).passes()

    assert isinstance(story.events[0], Took)
    assert (1_150, B) == (story.now, story.state.holder)


@clause("HOUSE-05")
def test_a_vote_goes_on_without_a_voter_who_left() -> None:
    """The others are a majority of themselves; a word all waive stands."""
    story = told(race("DTN", 4), judge="vote").says(A, "dénotus").does(B, "contest")
    story.does(C, "vote yes").does(D, "vote yes").does(B, Resign())
    waived = told(race("DTN"), judge="vote").says(A, "dénotus").does(B, "accept")
    waived.does(C, Resign())
    speaker = told(race("DTN"), judge="vote").says(A, "dénotus").does(A, Resign())

    story.tells(Counted(yes=(C, D), no=(), accepted=True))
    assert ["A1E2I1O2U2"] * 2 == [story.pawns(A), waived.pawns(A)]
    assert ("A1E1I1O1U1", "FLIP") == (speaker.pawns(A), speaker.state.phase)


@clause("HOUSE-05")
def test_papers_of_one_who_left_are_not_read() -> None:
    """The next paper is judged in its place."""
    story = told(race("DTN"), race="sealed", judge="vote")
    story.does(A, "submit dénotus").does(C, "submit dentu").does(B, "pass").does(A, Resign())

    assert ("CONTEST", C) == (story.state.phase, story.state.holder)


@clause("HOUSE-05", "MIC-R10")
def test_if_all_who_stay_are_excluded_nobody_is() -> None:
    """The only one who could race has left."""
    story = told(f"DTN {boards(3)} phase:race out:AC").does(B, Resign())

    assert () == story.view(None).excluded
    assert Grab(1) == story.takes(C).lines[-2].move


@pytest.mark.parametrize("phase", ["flip", "race"])
def test_the_round_after_skips_who_left(phase: str) -> None:
    """He turns no card and is not counted among the players."""
    story = told(f"DTR {boards(3)} phase:{phase}").does(B, Resign())
    while not any(isinstance(event, RoundEnded) for event in story.events):
        story.passes()

    assert C == story.state.flipper
