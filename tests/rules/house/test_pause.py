"""HOUSE-13: pauses, alone and agreed; what is veiled; how they end."""

from typing import Any

import pytest

from logomachie.core.game import Ending, Outcome
from logomachie.core.house import (
    BackAgain,
    ClockStarted,
    ClockStopped,
    Consent,
    EndSettled,
    EndVoted,
    Pause,
    PauseDeclined,
    PauseProposed,
    ProposeEnd,
    Resign,
    Resume,
    Seen,
)
from logomachie.core.timekeeper import DAY
from tests.games.word_whiz.story import A, B, C, Story, boards, race, told
from tests.games.wordsmith.story import told as forged
from tests.kit.clauses import clause


def alone(time: str = "clock", **options: Any) -> Story:
    """A and two bots in a race for D, T, N, by the clock."""
    return told(race("DTN"), words="dent", time=time, bots=(B, C), **options)


def together(**options: Any) -> Story:
    """Three people in a race for D, T, N, by the clock."""
    return told(race("DTN"), words="dent", time="clock", bots=(), **options)


@clause("HOUSE-13")
def test_a_person_alone_stops_the_clock_at_once() -> None:
    """No bot is asked, and no deadline of the game falls while it stands."""
    story = alone().does(A, Pause(), at=5_000)

    story.tells(ClockStopped(seat=A))
    assert 5_000 + 30 * DAY == story.game.wake(story.house)
    assert (A,) == story.game.waiting(story.house)
    assert {"Resume", "Resign", "ProposeEnd"} == set(story.view(A).can)


@clause("HOUSE-13")
def test_nothing_is_played_in_a_pause() -> None:
    """Neither by the person nor by a bot; leaving and ending remain."""
    story = alone().does(A, Pause(), at=5_000)

    story.refused(A, "grab", "PAUSED", "HOUSE-13")
    story.refused(B, "grab", "PAUSED", "HOUSE-13")
    story.refused(A, Pause(), "PAUSED", "HOUSE-13")
    story.refused(A, Seen(), "PAUSED", "HOUSE-13")
    assert story.does(A, Resign()).outcome is None


@clause("HOUSE-13")
def test_after_a_pause_all_goes_on_as_much_later() -> None:
    """The race had 20 s left, and has them again; a reaction is measured without the pause."""
    story = alone().does(A, Pause(), at=10_300).does(A, Resume(), at=1_010_300)

    story.tells(ClockStarted(by=1_000_000))
    assert (1_000_300, 1_030_300) == (story.state.reveal, story.state.until)
    assert 1_030_300 == story.view(A).wake == story.game.wake(story.house)
    story.does(A, "grab", at=1_010_400)
    assert [10_100] == [reach.reaction for reach in story.state.reaches]


@clause("HOUSE-13")
def test_a_hand_on_its_way_waits_out_the_pause() -> None:
    """Its window stays as long as it was."""
    story = alone().does(B, "grab", at=5_000).does(A, Pause(), at=5_100)
    story.does(A, Resume(), at=9_100)

    assert 9_150 == story.game.wake(story.house)
    assert B == story.passes().state.holder


@clause("HOUSE-13")
def test_the_letters_of_word_whiz_are_veiled() -> None:
    """From everybody, spectators too, and nothing else is; afterwards they show again."""
    story = alone(card_count=True)
    before = story.view(A)
    story.does(A, Pause())
    paused = [story.view(viewer) for viewer in (A, B, None)]
    story.does(A, Resume())

    assert [("", "", "")] * 3 == [view.visible for view in paused]
    assert [None] * 3 == [view.covered for view in paused]
    assert before.pawns == paused[0].pawns
    assert before.visible == story.view(A).visible


@clause("HOUSE-13")
def test_the_throw_of_wordsmith_is_veiled() -> None:
    """Faces, pieces and box, since they tell one another; the words written stay."""
    story = forged("R5Y3B1/R4Y1B1G2 words:CHAT/SAC ticked:7/11", time="clock", bots=(B,))
    before = story.view(A)
    paused = story.does(A, Pause()).view(A)

    assert [(0, 0, 0, 0)] * 2 == [sheet.zone for sheet in paused.sheets]
    assert ("", None) == (paused.faces, paused.box)
    assert [sheet.rows for sheet in before.sheets] == [sheet.rows for sheet in paused.sheets]
    assert any(before.sheets[A].zone)


@clause("HOUSE-13")
def test_with_other_people_a_pause_is_asked_for() -> None:
    """All of them are asked and all must want it; the game runs meanwhile."""
    story = together().does(A, Pause(), at=1_000)

    story.tells(PauseProposed(seat=A, until=31_000))
    assert Ending(A, (A,), 31_000) == story.view(B).house.pausing
    assert story.view(B).house.ending is None
    story.refused(B, Pause(), "ENDING_OPEN", "HOUSE-06")
    story.refused(B, ProposeEnd(), "ENDING_OPEN", "HOUSE-06")
    story.does(B, Consent(True)).tells(EndVoted(seat=B)).does(C, Consent(True))
    story.tells(ClockStopped(seat=A))


@clause("HOUSE-13")
def test_one_no_or_silence_and_there_is_no_pause() -> None:
    """As with an early end."""
    said = together().does(A, Pause()).does(B, Consent(False)).does(C, Consent(True))
    silent = together(race_seconds=90).does(A, Pause(), at=1_000).does(B, Consent(True)).passes()
    left = together().does(A, Pause()).does(C, Resign())

    said.tells(PauseDeclined())
    silent.tells(PauseDeclined())
    left.tells(PauseDeclined())
    assert 31_000 == silent.now
    assert ["Pause" in story.view(A).can for story in (said, silent, left)] == [True] * 3


@clause("HOUSE-13")
def test_bots_are_not_asked() -> None:
    """Two people and a bot: the one other person is enough."""
    story = told(race("DTN"), time="clock", bots=(C,)).does(A, Pause())
    assert "Consent" not in story.view(C).can
    story.does(B, Consent(True))

    story.tells(ClockStopped(seat=A))
    assert not {"Pause", "Resume"} & set(story.view(C).can)


@clause("HOUSE-13")
def test_a_pause_ends_when_all_are_back() -> None:
    """Each says so for himself, once."""
    story = agreed().does(B, Resume(), at=100_000)

    story.tells(BackAgain(seat=B, until=400_000))
    story.refused(B, Resume(), "ALREADY_BACK", "HOUSE-13")
    assert (A, C) == story.game.waiting(story.house)
    story.does(A, Resume()).does(C, Resume())
    assert isinstance(story.events[0], ClockStarted)
    story.refused(A, Resume(), "NOT_PAUSED", "HOUSE-13")


@clause("HOUSE-13")
def test_five_minutes_after_the_first_the_game_goes_on() -> None:
    """Nobody keeps the others waiting for ever."""
    story = agreed().does(B, Resume(), at=100_000).passes()

    assert 400_000 == story.now
    assert isinstance(story.events[0], ClockStarted)


@clause("HOUSE-13", "HOUSE-05")
def test_who_leaves_for_good_is_not_waited_for() -> None:
    """The others are back already: the pause is over."""
    story = agreed().does(A, Resume()).does(B, Resume()).does(C, Resign())

    assert isinstance(story.events[-1], ClockStarted)


@clause("HOUSE-13", "HOUSE-06")
def test_after_thirty_days_a_paused_game_ends_early() -> None:
    """With the score as it is, as if all had agreed."""
    story = told(race("DTN", B="A3E1I1O1U1"), time="clock", bots=(B, C)).does(A, Pause(), at=1_000)
    story.passes()

    story.tells(EndSettled(agreed=True))
    assert 1_000 + 30 * DAY == story.now
    assert Outcome((0, 2, 0), (B,), "AGREED", "HOUSE-06") == story.outcome


@clause("HOUSE-13", "HOUSE-06")
def test_an_end_may_be_agreed_on_in_a_pause() -> None:
    """And is not hindered by it."""
    story = agreed().does(A, ProposeEnd()).does(B, Consent(True)).does(C, Consent(True))

    assert story.outcome is not None
    assert "AGREED" == story.outcome.why


@clause("HOUSE-13")
@pytest.mark.parametrize("seat", [A, B])
def test_a_table_of_old_has_no_pause(seat: int) -> None:
    """Where no way of time was chosen, nothing of this is offered: its log proves as it did."""
    story = told(f"DTR {boards(2)}")

    story.refused(seat, Pause(), "NO_PAUSE", "HOUSE-13")
    assert not {"Pause", "Typing", "Seen"} & set(story.view(seat).can)


def agreed() -> Story:
    """A pause of three people, a second old."""
    story = together().does(A, Pause(), at=1_000).does(B, Consent(True)).does(C, Consent(True))
    assert story.house.paused
    return story
