"""Each article of Petit Bac, by the rules themselves."""

from typing import Any

import pytest
from logomachie.games.petit_bac import GAME
from logomachie.games.petit_bac.rules.events import Counted, Drawn, Failed
from logomachie.games.petit_bac.rules.types import Setup, State, TableView, Write

from logomachie.core.game import Refused
from logomachie.core.log import advance
from logomachie.core.rng import Rng
from tests.kit.clauses import clause
from tests.kit.telling import A, B, Telling


class Story(Telling[State, TableView]):
    """A game in which a typed move is the word that is written."""

    spec, sight = GAME, TableView

    def typed(self, move: str) -> Write:
        return Write(self.state.round, move)


def told(words: str = "mot mur maison", position: str = "M 0/0 1", **options: Any) -> Story:
    setup = Setup(seats=2, lexicon="test", position=position, **options)
    return Story(setup, words, "story")


@clause("BAC-1")
def test_a_letter_is_drawn_for_each_round() -> None:
    """From the sixteen, by chance."""
    game = GAME.open(Setup(seats=1, lexicon="test", rounds=20), frozenset())
    letters = {game.start(Rng(str(seed)), 0).game.letter for seed in range(300)}

    assert set("ABCDEFGILMNOPRST") == letters


@clause("BAC-2")
@pytest.mark.parametrize(
    ("word", "code"),
    [("lame", "OTHER_LETTER"), ("ma", "NOT_A_WORD"), ("mot-clé", "NOT_A_WORD")],
)
def test_a_word_begins_with_the_letter(word: str, code: str) -> None:
    """And has three letters, without hyphen."""
    told().refused(A, word, code, "BAC-2")


@clause("BAC-2")
def test_a_word_is_written_once_and_in_secret() -> None:
    """The others see that it is written, not what."""
    story = told().does(A, "Mûr")
    view = story.view(B)

    assert ((A,), None, "MUR") == (view.written, view.mine, story.view(A).mine)
    story.refused(A, "mot", "ALREADY_WRITTEN", "BAC-2")
    story.refused(B, Write(9, "mot"), "ROUND_OVER", "BAC-2")


@clause("BAC-3")
def test_the_round_ends_when_all_have_written_or_time_is_up() -> None:
    """Who has written nothing scores nothing."""
    late, done = told().does(A, "mot").passes(), told().does(A, "mot").does(B, "mur")

    assert (2, (3, 0)) == (late.state.round, late.state.points)
    assert (2, (3, 3)) == (done.state.round, done.state.points)
    assert isinstance(late.events[-1], Drawn)


@clause("BAC-4", "BAC-5")
def test_words_are_counted() -> None:
    """Alone a point for each letter, together one; nothing for what is no word."""
    alone = told().does(A, "maison").does(B, "mxx")
    together = told().does(A, "mot").does(B, "MOT")

    alone.tells(Counted(seat=A, word="MAISON", points=6), Failed(seat=B, word="MXX"))
    assert (6, 0) == alone.state.points
    assert (1, 1) == together.state.points


@clause("BAC-6")
def test_most_points_after_the_last_round_win() -> None:
    """Equal points share the victory."""
    won = told(rounds=1).does(A, "maison").does(B, "mot").outcome
    shared = told(rounds=1).does(A, "mot").does(B, "mur").outcome

    assert won is not None
    assert shared is not None
    assert ((A,), (A, B)) == (won.winners, shared.winners)


def test_a_game_that_is_over_takes_no_word() -> None:
    """The house refuses what comes after the end."""
    story = told(rounds=1).does(A, "maison").does(B, "mot")

    with pytest.raises(Refused):
        advance(story.game, story.house, 3, story.now, A, Write(2, "mot"))
