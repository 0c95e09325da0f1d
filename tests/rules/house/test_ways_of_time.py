"""HOUSE-03 and HOUSE-04: calm, by the clock, by day; typing; the curtain; nobody is replaced."""

from typing import Any

import pytest

from logomachie.core.game import Lapsed, Refused
from logomachie.core.house import ClockStopped, HandSeen, Pause, Resume, Seen, Typing, WentAbsent
from logomachie.core.timekeeper import DAY
from logomachie.games.word_whiz import GAME as WORD_WHIZ
from logomachie.games.word_whiz.rules.types import Setup
from tests.games.cadenas.story import told as dealt
from tests.games.word_whiz.story import A, B, C, Story, boards, race, told
from tests.kit.clauses import clause


def calm(position: str, **options: Any) -> Story:
    """A and a bot at a calm table."""
    return told(position, words="dent", time="calm", bots=(B,), **options)


@clause("HOUSE-03")
def test_at_a_calm_table_one_person_has_no_deadline() -> None:
    """Neither to turn a card nor to find a word; nothing is seen to run."""
    flip, racing = calm(f"DTR {boards(2)}"), calm(race("DTN", 2))

    assert [30 * DAY] * 2 == [story.game.wake(story.house) for story in (flip, racing)]
    assert [None] * 2 == [story.view(A).wake for story in (flip, racing)]
    flip.does(A, "flip 0", at=DAY)
    racing.does(A, "grab", at=DAY).passes()
    assert (A, DAY + 150) == (racing.state.holder, racing.now)


@clause("HOUSE-03")
def test_the_calm_keeps_what_was_left_of_the_time() -> None:
    """When the person has passed, the bot has what the race had left when it began to wait."""
    story = calm(race("DTN", 2)).does(A, "pass", at=DAY)

    assert DAY + 30_300 == story.game.wake(story.house) == story.view(B).wake


@clause("HOUSE-03", "MIC-R11")
def test_whoever_took_the_microphone_must_speak_in_the_calm_too() -> None:
    """A hand that grabs and then thinks for ever would be no race."""
    story = calm(race("DTN", 2), speak_seconds=20).takes(A)

    assert story.now + 20_000 == story.game.wake(story.house) == story.view(A).wake
    assert "SILENT" == story.passes().events[0].reason  # type: ignore[attr-defined]  # Failed


@clause("HOUSE-03", "HOUSE-13")
def test_a_hand_is_settled_while_the_calm_waits() -> None:
    """A bot's hand may come first, and nobody sees by the clock that one is on its way."""
    story = calm(race("DTN", 2)).does(B, "grab", at=DAY)

    assert (DAY + 150, None) == (story.game.wake(story.house), story.view(A).wake)
    assert B == story.passes().state.holder


@clause("HOUSE-13", "HOUSE-06")
def test_a_calm_game_nobody_comes_back_to_ends() -> None:
    """After thirty days, as a paused one does."""
    story = calm(f"DTR {boards(2)}").passes()

    assert story.outcome is not None
    assert (30 * DAY, "AGREED") == (story.now, story.outcome.why)


@clause("HOUSE-03")
def test_among_people_the_calm_has_the_deadlines_of_the_clock() -> None:
    """Else one of them could keep all the others waiting."""
    story = told(f"DTR {boards(2)}", time="calm", bots=(), flip_seconds=60)

    assert 60_000 == story.game.wake(story.house)


@clause("HOUSE-03")
@pytest.mark.parametrize("days", [1, 3, 7])
def test_by_day_every_wait_lasts_days_longer(days: int) -> None:
    """Turning a card, writing a word; the page is told the same time."""
    story = told(f"DTR {boards(2)}", time="day", days=days, race="sealed")

    assert 10_000 + days * DAY == story.game.wake(story.house) == story.view(A).wake
    story.does(A, "flip 0", at=days * DAY)
    assert story.state.until + days * DAY == story.game.wake(story.house)


@clause("HOUSE-03", "MIC-R22")
def test_by_day_words_are_written() -> None:
    """Nobody can be first at a microphone for days."""
    with pytest.raises(Refused) as refusal:
        WORD_WHIZ.check(Setup(seats=2, lexicon="kit", time="day"))

    assert ("BAD_OPTION", "MIC-R22") == (refusal.value.code, refusal.value.clause)


def speaking(**options: Any) -> Story:
    """A has the microphone at a table of people; it is 2,450 ms."""
    return told(race("DTN"), words="dent", time="clock", speak_seconds=20, **options).takes(A)


@clause("HOUSE-03", "MIC-R11")
def test_whoever_types_is_not_cut_off() -> None:
    """Letters at 15 s: ten seconds more from there."""
    story = speaking()
    end = story.now + 20_000
    story.does(A, Typing(), at=end - 5_000)

    assert end + 5_000 == story.game.wake(story.house) == story.view(A).wake
    story.does(A, "say dent", at=end + 4_999)


@clause("HOUSE-03", "MIC-R11")
def test_typing_prolongs_no_further_than_forty_seconds() -> None:
    """Sixty in all, where there are twenty to speak."""
    story = speaking()
    taken = story.now
    for at in range(taken + 15_000, taken + 60_000, 5_000):
        story.does(A, Typing(), at=at)

    assert taken + 60_000 == story.game.wake(story.house)
    assert "SILENT" == story.passes().events[0].reason  # type: ignore[attr-defined]  # Failed


@clause("HOUSE-03")
def test_typing_is_seen_by_nobody_else() -> None:
    """No event, and every other view is the same to the byte."""
    story = speaking()
    before = [story.view(viewer) for viewer in (B, C, None)]
    story.does(A, Typing(), at=story.now + 19_000)

    assert () == story.events
    assert before == [story.view(viewer) for viewer in (B, C, None)]


@clause("HOUSE-03")
def test_typing_is_said_once_in_five_seconds_and_by_whom_one_waits_for() -> None:
    """Too soon is refused; so is anybody who is not awaited, or not alone."""
    story = speaking().does(A, Typing(), at=10_000)

    story.refused(A, Typing(), "TOO_SOON", "HOUSE-03", at=14_999)
    story.refused(B, Typing(), "NOT_AWAITED", "HOUSE-03")
    story.does(A, Typing(), at=15_000)
    told(race("DTN"), time="clock").refused(A, Typing(), "NOT_AWAITED", "HOUSE-03")


@clause("HOUSE-03")
def test_no_time_runs_behind_the_curtain() -> None:
    """It stands until the hand has been seen, and the whole turn is left then."""
    story = dealt(take=False, turn_seconds=90, time="clock", curtain=(A, B))
    first = story.state.active
    turn = (story.game.wake(story.house), story.view(first).wake, story.view(first).house.unseen)
    story.does(first, Seen(), at=600_000)

    assert (30 * DAY, None, first) == turn
    story.tells(HandSeen(seat=first))
    assert 690_000 == story.game.wake(story.house) == story.view(first).wake
    story.refused(first, Seen(), "NOT_AWAITED", "HOUSE-03")


@clause("HOUSE-03")
def test_whoever_plays_has_seen_the_hand() -> None:
    """A device that forgot to say so costs nobody time; the next turn has its own curtain."""
    story = dealt(take=False, turn_seconds=90, time="clock", curtain=(A, B))
    first = story.state.active
    story.does(first, "take 1", at=600_000)

    assert 690_000 == story.game.wake(story.house)
    story.passes()
    assert (1 - first) == story.view(None).house.unseen


def lapsing(**options: Any) -> Story:
    """A has let two of his turns pass; the others pass each race."""
    story = told(f"DTR {boards(2)}", time="clock", **options)
    story.passes().does(B, "pass").passes()
    story.does(B, "flip 0").does(B, "pass").passes()
    return story.passes()


@clause("HOUSE-04", "HOUSE-13")
def test_nobody_is_replaced_where_no_other_person_waits() -> None:
    """A person alone with a bot is not absent: the game is paused, and goes on with him."""
    story = lapsing(bots=(B,))

    story.tells(Lapsed(seat=A), ClockStopped(seat=A, left=True))
    assert ((), (0, 0)) == (story.house.absent, story.house.lapses)
    story.does(A, Resume())
    assert A not in story.house.absent


@clause("HOUSE-04")
def test_where_another_person_waits_a_bot_takes_over() -> None:
    """As before."""
    story = lapsing(bots=())

    story.tells(Lapsed(seat=A), WentAbsent(seat=A))
    assert not story.house.paused


@clause("HOUSE-04", "HOUSE-13")
def test_the_last_one_to_go_pauses_the_game() -> None:
    """A is absent already; when B goes too, nobody plays for B."""
    story = lapsing(bots=())
    while not story.house.paused:
        story.passes()

    story.tells(ClockStopped(seat=B, left=True))
    assert (A,) == story.house.absent


@clause("HOUSE-13")
def test_an_absent_player_asks_for_no_pause() -> None:
    """He must return first."""
    lapsing(bots=()).refused(A, Pause(), "NO_PAUSE", "HOUSE-13")
