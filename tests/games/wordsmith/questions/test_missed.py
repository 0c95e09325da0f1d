"""What may be asked of a Wordsmith round: nothing while it is played, everything afterwards."""

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from logomachie.core.game import HouseView
from logomachie.core.question import NotNow
from logomachie.core.rng import Rng
from logomachie.games import GAMES
from logomachie.games.wordsmith import GAME as WORDSMITH
from logomachie.games.wordsmith.questions import QUESTIONS
from logomachie.games.wordsmith.rules.types import Score, Setup, TableView
from logomachie.games.wordsmith.solver.answers import MOST_LIKELY, MOST_MISSED, Missed, Unreadable
from logomachie.lexicon.load import french
from logomachie.server.questions import is_known

SETUP = Setup(seats=2, lexicon="french")
LEAFLET = "R4Y1B1G2"


@cache
def building() -> TableView:
    """What seat 0 sees while words are built."""
    game = WORDSMITH.open(SETUP, GAMES["wordsmith"].words(french()))
    view = game.view(game.start(Rng("missed"), 0), 0)
    assert isinstance(view, TableView)
    return view


def scored(*words: str) -> TableView:
    """The same seat after a round in which these words were said."""
    score = Score(rows=words, points=(0,) * len(words), ticked=0, bonus=6, longest=0, total=6)
    return replace(building(), phase="SCORE", history=((score, score),))


def asked(view: TableView, about: str, setup: Setup = SETUP) -> Any:
    """The answer to the question of the page."""
    return QUESTIONS["missed"](view, setup, about)


@pytest.mark.parametrize(
    "phase", ["LETTERS", "STARS", "CURTAIN", "BUILD", "CLAIM", "VOTE", "LAST", "REVIEW"]
)
def test_nothing_is_told_while_a_round_is_played(phase: Any) -> None:
    """Not to a player, a spectator or somebody who has left, whatever the zone."""
    view = replace(building(), phase=phase)
    left = replace(view, can=(), house=HouseView(resigned=(0,)))

    assert is_known("wordsmith", "missed")
    for seen in (view, replace(view, seat=None, can=()), left):
        assert NotNow(question="missed") == asked(seen, f"1 {LEAFLET}")


def test_of_what_was_missed_some_is_likely_to_be_known() -> None:
    """A few long words that a child says and nobody has; more for whoever plays better."""
    zone = "1 R4Y3B2G2"
    told = asked(scored(), zone)
    first = told.likely[0].word.upper()
    again = asked(scored(first), zone)
    better = asked(scored(), zone, replace(SETUP, strength=30))

    assert MOST_LIKELY == len(told.likely) == len(better.likely)
    assert first not in {one.word.upper() for one in again.likely}
    assert better.likely != told.likely
    assert better.likely == better.longest[:MOST_LIKELY]


def test_the_best_word_of_each_zone() -> None:
    """In the order they were asked for, with its accents, its points and what it leaves over."""
    answer = asked(scored("SAC"), f"1 {LEAFLET}/R1/R4Y5B1G1")
    assert isinstance(answer, Missed)

    assert [LEAFLET, "R1", "R4Y5B1G1"] == [zone.zone for zone in answer.zones]
    best, none, _ = answer.zones
    assert ("sciai", 5, 5, 0) == (best.word, best.letters, best.points, best.boxes)
    assert ("", 0) == (none.word, none.count)
    assert 50 < best.count < 200


def test_the_longest_words_nobody_found() -> None:
    """The longest first; what was said in that round is left out."""
    before = asked(scored("SAC"), f"1 {LEAFLET}").longest
    after = asked(scored("SAC", "SCIAI"), f"1 {LEAFLET}").longest
    letters = [word.letters for word in before]

    assert "sciai" == before[0].word
    assert "sciai" not in [word.word for word in after]
    assert letters == sorted(letters, reverse=True)
    assert MOST_MISSED == len(before) == len(after)
    assert {LEAFLET} == {word.zone for word in before}


def test_circles_letters_and_gloire() -> None:
    """A circle is any piece, an imposed letter must be there, long words count twice."""
    gloire = replace(SETUP, gloire=True)
    plain = asked(scored(), f"1 {LEAFLET}").zones[0]
    wide = asked(scored(), f"1 {LEAFLET}+2").zones[0]
    lettered = asked(scored(), f"1 {LEAFLET}=P").zones[0]

    assert (6, 5) == (wide.letters, plain.letters)
    assert "p" in lettered.word
    assert 7 == asked(scored(), f"1 {LEAFLET}", gloire).zones[0].points


def test_a_game_that_ended_early_may_be_asked() -> None:
    """Its phase is still that of building, but nobody has a move left."""
    over = replace(building(), can=())

    assert isinstance(asked(over, f"1 {LEAFLET}"), Missed)


@pytest.mark.parametrize(
    "about", ["", "R4", "1 R4Q1", "x R4", f"1 {'/'.join(f'R{n}' for n in range(1, 40))}", "1 R4+9"]
)
def test_what_is_no_zone_is_said_so(about: str) -> None:
    """No exception, no answer."""
    assert isinstance(asked(scored(), about), Unreadable)
