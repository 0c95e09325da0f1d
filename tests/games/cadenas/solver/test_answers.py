"""What is told of a Cadenas position: plays, whole turns, and what a past turn held."""

import pytest

from logomachie.games.cadenas.rules import text
from logomachie.games.cadenas.rules.types import Setup
from logomachie.games.cadenas.solver.answers import (
    MOST_MISSED,
    Missed,
    Oracle,
    Unreadable,
    missed,
    plays,
    starts,
    turns,
)
from logomachie.games.cadenas.solver.words import lists as cadenas
from logomachie.lexicon.load import french

SETUP = Setup(seats=2, lexicon="x")
TABLE = "A:TRI B:MEUSE! B:PORT lock:B/3/2 squares:ER/AN/QX hands:MOTLAC/-"


def oracle(scoring: str = "letters") -> Oracle:
    """The whole dictionary."""
    return Oracle(cadenas(french()), scoring)


def told(about: str, config: Setup = SETUP) -> Missed:
    """What a past turn held."""
    answer = missed(about, config, cadenas(french()))
    assert isinstance(answer, Missed)
    return answer


def test_every_play_says_which_squares_allow_it() -> None:
    """Whatever the pair is, or only with one of them; what brings most comes first."""
    found = plays(starts(text.read(TABLE), SETUP), oracle())
    by_text = {(play.word, play.text): play for play in found}
    worth = [play.won + play.taken for play in found]

    assert worth == sorted(worth, reverse=True)
    assert (0, 1, 2) == by_text[None, "MOT"].squares
    assert (0,) == by_text[2, "MARTELEUSE"].squares
    assert not any(play.word == 3 for play in found)  # under a padlock (CAD-U1)


def test_a_play_tells_what_it_brings() -> None:
    """Points won, points another loses, the padlock that comes with it, as one writes it."""
    found = plays(starts(text.read("B:MEUSE! lock:B/-/1 hands:DXWK/-"), SETUP), oracle())
    [play] = [play for play in found if (play.text, play.kind) == ("MEDUSE", "common")]

    assert ("méduse", "MEUSE", 1, "D") == (play.spelled, play.old, play.owner, play.cards)
    assert (6, 5, True, True) == (play.won, play.taken, play.captures, play.padlock)


def test_growing_one_s_own_word_brings_the_letters_added() -> None:
    """Or the difference of the squares, or nothing where words count."""
    for scoring, won in (("letters", 1), ("squares", 11), ("words", 0)):
        config = Setup(seats=2, lexicon="x", score=scoring)  # type: ignore[arg-type]  # of three
        at = starts(text.read("A:MEDUS A:PARTI hands:EXWK/-"), config)
        [play] = [play for play in plays(at, oracle(scoring)) if play.text == "PARTIE"]

        assert (won, 0, False) == (play.won, play.taken, play.captures)


def test_the_best_turn_of_every_square() -> None:
    """The best first; each can be told from beginning to end."""
    found = turns(starts(text.read(TABLE), SETUP), oracle())

    assert [0, 1, 2] == sorted(turn.square for turn in found if turn.square is not None)
    assert found[0].won + found[0].taken >= found[2].won + found[2].taken
    assert all(turn.exact and len(turn.back) == 1 for turn in found)
    assert found[0].won == sum(play.won for play in found[0].plays)
    assert found[0].locks


def test_a_past_turn_is_told_from_the_hand_after_the_take() -> None:
    """The best whole turn, the best single plays, and how many there were."""
    answer = told("A:MOT B:TRI hands:AITXMOTE")

    assert "AEIMOTTX" == answer.hand
    assert {"TRI"} == {play.old for play in answer.best.plays if play.captures}
    assert 7 == sum(len(play.cards) for play in answer.best.plays)
    assert MOST_MISSED == len(answer.plays) < answer.count


def test_the_last_turn_without_squares_gives_nothing_back() -> None:
    """R20: all cards may be played."""
    answer = told("hands:MOT squares:-/-")

    assert ("mot", "") == (answer.best.plays[0].spelled, answer.best.back)


def test_options_of_the_table_hold() -> None:
    """Short words where the table admits them."""
    config = Setup(seats=2, lexicon="x", min_common=2)
    texts = {play.text for play in told("hands:ORXW", config).plays}

    assert "OR" in texts
    assert not told("hands:ORXW").plays


@pytest.mark.parametrize(
    "about", ["", "nonsense", "A:TRI active:B hands:MOT", "hands:-/MOT", "hands:ABCDEFGHIJKLM"]
)
def test_what_is_no_turn_is_said_to_be_none(about: str) -> None:
    """Without a hand to play, or with more than any turn has."""
    assert isinstance(missed(about, SETUP, cadenas(french())), Unreadable)
