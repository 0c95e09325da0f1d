"""The log: one door in, and the way back that notices every difference."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from logomachie.core.game import Entry, Refused
from logomachie.core.log import Diverged, advance, digest, replay
from logomachie.core.rng import Rng
from logomachie.core.value import encoded
from logomachie.games.word_whiz.rules.events import Flipped
from logomachie.games.word_whiz.rules.types import Grab, Say
from tests.games.word_whiz.story import A, B, Story, boards, race, told

Line = Entry[Any, Any]  # Any: the moves and events of whatever game is told


def played() -> Story:
    """Four lines: a hand, the window, a word, the clock turning a card."""
    return told(race("DTN", 2), words="dent").says(A, "dent").passes()


def folded(story: Story, lines: list[Line]) -> object:
    """The state after these lines, from the start."""
    return replay(story.game, Rng("story"), 0, lines)


def test_replay_gives_the_state_back() -> None:
    """From the lines as they are, and as they come out of a file."""
    story = played()
    stored = [story.game.decoder.decode(encoded(line)) for line in story.lines]

    assert story.lines == stored
    assert story.house == folded(story, stored)


def test_lines_are_numbered_and_timed() -> None:
    """1, 2, 3 … and never back in time; each with the fingerprint of where it led."""
    story = played()

    assert [1, 2, 3, 4] == [line.seq for line in story.lines]
    assert digest(story.house) == story.lines[-1].digest
    assert 4 == len({line.digest for line in story.lines})


@pytest.mark.parametrize(
    ("spoil", "seq", "what"),
    [
        (lambda lines: [*lines[:2], lines[3]], 3, "number"),
        (lambda lines: [lines[0], replace(lines[1], at=1), *lines[2:]], 2, "time"),
        (lambda lines: [lines[0], replace(lines[1], digest="0"), *lines[2:]], 2, "fingerprint"),
        (lambda lines: [*lines[:2], replace(lines[2], events=())], 3, "what happened"),
        (lambda lines: [*lines[:2], replace(lines[2], seat=B)], 3, "acceptance (NOT_NOW)"),
        (lambda lines: [*lines[:2], replace(lines[2], move=Say(1, "ou"))], 3, "what happened"),
        (lambda lines: [replace(lines[0], credit=50), *lines[1:]], 1, "fingerprint"),
        (lambda lines: [replace(lines[0], at=99_999), *lines[1:]], 1, "acceptance (TOO_LATE)"),
    ],
)
def test_the_first_line_that_differs_is_named(
    spoil: Callable[[list[Line]], list[Line]], seq: int, what: str
) -> None:
    """A changed log, or changed rules, stop the reader there."""
    story = played()
    with pytest.raises(Diverged) as found:
        folded(story, spoil(story.lines))

    assert (seq, what) == (found.value.seq, found.value.what)


def test_other_chance_is_noticed() -> None:
    """The wrong seed leads elsewhere at the first line."""
    story = played()
    with pytest.raises(Diverged) as found:
        replay(story.game, Rng("other"), 0, story.lines)

    assert 1 == found.value.seq


def test_a_tick_before_the_deadline_is_refused() -> None:
    """Any node may ring, none too early."""
    story = told(f"DTR {boards(2)}")
    with pytest.raises(Refused) as refusal:
        advance(story.game, story.house, 1, 9_999)
    _, line = advance(story.game, story.house, 1, 10_000)

    assert "TOO_EARLY" == refusal.value.code
    assert isinstance(line.events[-1], Flipped)


def test_a_line_keeps_its_nonce_and_credit() -> None:
    """They are written for those who read the log later."""
    story = told(race("DTN", 2))
    _, line = advance(story.game, story.house, 1, 2_000, A, Grab(1, 900), nonce="0-9f", credit=40)

    assert ("0-9f", 40, A, 2_000) == (line.nonce, line.credit, line.seat, line.at)


def test_equal_states_have_equal_fingerprints() -> None:
    """And another state another one."""
    assert digest(played().house) == digest(played().house)
    assert digest(played().house) != digest(told(race("DTN", 2)).house)
