"""HOUSE-15: hints where they are agreed, step by step; the log says seat and step alone."""

from typing import Any

import pytest
from msgspec import UNSET

from logomachie.core.house import Danger, Hint, Hinted, Pause, Resign, Warned
from logomachie.core.value import encoded
from tests.games.cadenas.story import told as dealt
from tests.games.word_whiz.story import A, B, C, Story, race, told
from tests.games.wordsmith.story import told as forged
from tests.kit.clauses import clause


def alone(**options: Any) -> Story:
    """A and two bots in a race for D, T, N, at a table that agreed on hints."""
    return told(race("DTN"), words="dent", time="clock", bots=(B, C), hints=True, **options)


@clause("HOUSE-15")
def test_a_hint_is_taken_step_by_step() -> None:
    """Three of them, each told to everybody as seat and step, and then no more."""
    story = alone()
    for step in (1, 2, 3):
        assert "Hint" in story.view(A).can
        story.does(A, Hint(step)).tells(Hinted(seat=A, step=step))

        assert step == story.view(A).house.hint
    assert "Hint" not in story.view(A).can
    story.refused(A, Hint(4), "NOTHING_TO_FIND", "HOUSE-15")


@clause("HOUSE-15")
def test_no_step_is_left_out_or_taken_twice() -> None:
    """The word itself is the third thing one may ask for."""
    story = alone()

    story.refused(A, Hint(3), "NOT_THE_NEXT_STEP", "HOUSE-15")
    story.does(A, Hint(1)).refused(A, Hint(1), "NOT_THE_NEXT_STEP", "HOUSE-15")
    story.refused(A, Hint(0), "NOT_THE_NEXT_STEP", "HOUSE-15")


@clause("HOUSE-15")
def test_a_table_that_did_not_agree_has_none() -> None:
    """Whether it says no or nothing; and its config and states are what they were before."""
    for agreed in (UNSET, False):
        story = told(race("DTN"), words="dent", time="clock", bots=(B, C), hints=agreed)

        assert "Hint" not in story.view(A).can
        assert story.view(A).house.hint is UNSET
        story.refused(A, Hint(1), "NOT_AGREED", "HOUSE-15")
    assert b"hint" not in encoded(told(race("DTN"), words="dent").setup)
    assert b"hint" not in encoded(told(race("DTN"), words="dent").house)


@clause("HOUSE-15")
def test_the_line_of_a_hint_changes_nothing_else() -> None:
    """The game's own state is the same byte for byte; no deadline moves, nobody else sees more."""
    story = alone()
    before, theirs, wake = encoded(story.state), story.view(B), story.game.wake(story.house)
    story.does(A, Hint(1))

    assert before == encoded(story.state)
    assert encoded(theirs) == encoded(story.view(B))
    assert wake == story.game.wake(story.house)


@clause("HOUSE-15")
def test_after_a_move_it_begins_again() -> None:
    """One's own next word is helped from the first step."""
    table = dealt("A:TRI B:MUSE", take=False, time="calm", bots=(B,), hints=True)
    table.does(A, Hint(1), Hint(2)).does(A, "take 1")

    assert 0 == table.view(A).house.hint
    assert table.house.hints is UNSET


@clause("HOUSE-15")
def test_who_is_no_longer_awaited_begins_again() -> None:
    """Another has taken the microphone: that race is over, the next is helped from the start."""
    story = alone().does(A, Hint(1)).does(B, "grab").passes()

    assert 0 == story.view(A).house.hint
    assert "Hint" not in story.view(A).can


@clause("HOUSE-15")
def test_what_others_do_meanwhile_takes_no_step_away() -> None:
    """At Wordsmith everybody builds at once: a bot's roll is no end of one's own search."""
    story = forged("R5Y3B1/R4Y1B1G2", time="clock", bots=(B,), hints=True)
    story.does(A, Hint(1)).does(B, "roll")

    assert 1 == story.view(A).house.hint


@clause("HOUSE-15")
def test_never_in_a_race_against_other_people() -> None:
    """Not at the microphone nor at the forge, whatever was agreed, until one is alone."""
    story = told(race("DTN"), words="dent", time="clock", bots=(C,), hints=True)
    built = forged("R5Y3B1/R4Y1B1G2", time="clock", bots=(), hints=True)

    assert "Hint" not in story.view(A).can
    story.refused(A, Hint(1), "NOTHING_TO_FIND", "HOUSE-15")
    built.refused(A, Hint(1), "NOTHING_TO_FIND", "HOUSE-15")
    assert "Hint" in story.does(B, Resign()).view(A).can


@clause("HOUSE-15")
def test_a_written_race_is_none() -> None:
    """Where all write and nobody is first, people may be helped who agreed to it."""
    story = told(race("DTN"), words="dent", time="clock", bots=(), hints=True, race="sealed")

    assert "Hint" in story.view(A).can


@clause("HOUSE-15")
def test_in_turn_people_may_be_helped() -> None:
    """Only the one whose turn it is looks for a word."""
    table = dealt("A:TRI B:MUSE", take=False, time="clock", bots=(), hints=True)

    assert ["Hint" in table.view(seat).can for seat in (A, B)] == [True, False]
    table.refused(B, Hint(1), "NOTHING_TO_FIND", "HOUSE-15")


@clause("HOUSE-15")
@pytest.mark.parametrize("seat", [B, C])
def test_bots_are_not_helped(seat: int) -> None:
    """They know what they know."""
    story = alone()

    assert "Hint" not in story.view(seat).can
    story.refused(seat, Hint(1), "NOTHING_TO_FIND", "HOUSE-15")


@clause("HOUSE-13")
def test_no_hint_in_a_pause() -> None:
    """What is veiled is not told by another door."""
    story = alone().does(A, Pause())

    assert "Hint" not in story.view(A).can
    story.refused(A, Hint(1), "PAUSED", "HOUSE-13")


WORDS = "A:TRI B:MUSE"


@clause("HOUSE-15")
def test_what_endangers_ones_words_is_asked_once_a_turn() -> None:
    """Everybody is told that it was asked, and no more; a second time, or sent again, it is
    refused; after one's own move it may be asked again."""
    table = dealt(WORDS, take=False, time="clock", bots=(B,), hints=True)
    before, theirs = encoded(table.state), encoded(table.view(B))
    table.does(A, Danger()).tells(Warned(seat=A))

    assert True is table.view(A).house.warned
    assert "Danger" not in table.view(A).can
    assert (before, theirs) == (encoded(table.state), encoded(table.view(B)))
    table.refused(A, Danger(), "ALREADY_TOLD", "HOUSE-15").does(A, "take 1")
    assert UNSET is table.view(A).house.warned
    assert UNSET is table.house.warned
    assert "Danger" in table.view(A).can


@clause("HOUSE-15")
def test_dangers_and_steps_are_counted_apart() -> None:
    """Who has taken all steps of a hint may still ask, and the other way round."""
    table = dealt(WORDS, take=False, time="calm", bots=(B,), hints=True)
    table.does(A, Hint(1), Hint(2), Hint(3))

    assert "Danger" in table.view(A).can
    assert 3 == table.does(A, Danger()).view(A).house.hint
    assert {"Hint", "Danger"}.isdisjoint(table.view(A).can)


@clause("HOUSE-15")
@pytest.mark.parametrize("agreed", [UNSET, False])
def test_no_danger_is_told_where_hints_are_not_agreed(agreed: Any) -> None:
    """It tells of the dictionary as a hint does."""
    table = dealt(WORDS, take=False, time="calm", bots=(B,), hints=agreed)

    assert "Danger" not in table.view(A).can
    table.refused(A, Danger(), "NOT_AGREED", "HOUSE-15")
    assert b"warned" not in encoded(table.house)


@clause("HOUSE-15")
def test_who_has_nothing_to_lose_is_told_of_no_danger() -> None:
    """No word, or all of them under padlocks; nor is who is not in turn, nor a bot."""
    agreed: dict[str, Any] = {"take": False, "time": "calm", "hints": True}
    bare = dealt("B:MUSE", bots=(B,), **agreed)
    locked = dealt("A:TRI lock:A/1/- B:MUSE", bots=(B,), **agreed)
    people = dealt(WORDS, bots=(), **agreed)

    for table in (bare, locked):
        assert "Danger" not in table.view(A).can
        table.refused(A, Danger(), "NOTHING_TO_FIND", "HOUSE-15")
    assert [True, False] == ["Danger" in people.view(seat).can for seat in (A, B)]
    people.refused(B, Danger(), "NOTHING_TO_FIND", "HOUSE-15")
    dealt(WORDS, bots=(B,), **agreed).refused(B, Danger(), "NOTHING_TO_FIND", "HOUSE-15")


@clause("HOUSE-15")
def test_a_game_where_nothing_is_taken_has_no_danger_to_tell() -> None:
    """Word-Whiz has hints and no words of anybody's."""
    alone().refused(A, Danger(), "NOTHING_TO_FIND", "HOUSE-15")


@clause("HOUSE-13")
def test_no_danger_is_told_in_a_pause() -> None:
    """The same door."""
    table = dealt(WORDS, take=False, time="calm", bots=(B,), hints=True).does(A, Pause())

    assert "Danger" not in table.view(A).can
    table.refused(A, Danger(), "PAUSED", "HOUSE-13")
