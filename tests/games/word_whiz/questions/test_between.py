"""Between two rounds: what could have been said, and can be said no more."""

import msgspec

from logomachie.core.question import NotNow
from logomachie.games.word_whiz.questions import Missed, between, lying, round_before
from logomachie.games.word_whiz.rules.types import Setup, TableView
from tests.games.word_whiz.story import A, Story, race, told


def _race() -> tuple[Story, TableView, Setup]:
    story = told(race("DTN", 2), words="dent")
    setup = story.setup
    assert isinstance(setup, Setup)
    return story, story.view(A), setup


def _later(view: TableView, **changes: object) -> TableView:
    return msgspec.structs.replace(view, **changes)


def test_nothing_is_told_until_the_next_card_lies() -> None:
    """While a card is to be turned every word may still be said; after the end it is asked
    otherwise; then the round before is meant, whatever the asker says."""
    _, view, _ = _race()
    turning = _later(view, round=2, phase="FLIP")
    lies = _later(view, round=2, phase="RACE", visible=("D", "T", "S"))
    fits = round_before(lies, "7")

    assert round_before(turning, "") is None
    assert round_before(_later(lies, wake=None), "") is None
    assert fits is not None
    assert [True, False] == [fits(view), fits(lies)]
    assert "DTS" == lying(lies)


def test_no_word_is_told_that_the_open_letters_still_allow() -> None:
    """Of the words for D, T, N those with D, T, S are kept back; the others are told, three of
    them, and words that children know."""
    _, view, setup = _race()
    answer = between(view, setup, "DTS")
    same = between(view, setup, "DTN")

    assert isinstance(answer, Missed)
    assert 3 == len(answer.words)
    assert all("s" not in word for word in answer.words)
    assert answer.count > 100
    assert isinstance(same, Missed)
    assert (0, ()) == (same.count, same.words)


def test_another_moment_has_no_answer() -> None:
    """Neither outside a race nor without the three letters that the club adds."""
    _, view, setup = _race()
    nothing = NotNow(question="between")

    assert nothing == between(_later(view, phase="FLIP"), setup, "DTS")
    assert nothing == between(view, setup, "")
