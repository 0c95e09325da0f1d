"""What was missed in a race of Word-Whiz: with the pawns of that race, for whoever asks."""

from collections.abc import Callable

import pytest

from logomachie.core.question import NotNow
from logomachie.core.value import Seat
from logomachie.games.word_whiz.questions import Missed, missed, race_asked_about
from logomachie.games.word_whiz.rules.types import Setup, TableView
from tests.games.word_whiz.story import A, B, Story, boards, race, told

HOME = "A13E13I13O13U12"  # one O or U from the end
PAST = race("DTN", 2, A=HOME)


def seen(story: Story, play: Callable[[], object], seat: Seat | None = A) -> list[TableView]:
    """The views of a seat before and after something is played."""
    before = story.view(seat)
    play()
    return [before, story.view(seat)]


def asked(story: Story, views: list[TableView], about: str) -> Missed | NotNow:
    """What the club answers to one who has had these views."""
    setup = story.setup
    assert isinstance(setup, Setup)
    fits = race_asked_about(views[-1], about)
    past = fits and next((view for view in reversed(views) if fits(view)), None)
    return NotNow(question="missed") if past is None else missed(past, setup, about)


def won() -> Story:
    """A game that A is about to win."""
    return told(PAST, words="tondu dent")


def test_the_winner_is_told_of_the_race_he_won() -> None:
    """All his pawns are home now; in that race one was not, and a word with U did go."""
    story = won()
    views = seen(story, lambda: story.says(A, "tondu"))
    answer = asked(story, views, "1")

    assert "OVER" == views[-1].phase
    assert isinstance(answer, Missed)
    assert answer.count > 100
    assert all("u" in word or "ù" in word or "û" in word for word in answer.words)


def test_the_loser_is_told_by_his_own_pawns() -> None:
    """Who stands at the start could have said more than one who lacks only the U."""
    winner, loser = won(), won()
    his = asked(winner, seen(winner, lambda: winner.says(A, "tondu")), "1")
    hers = asked(loser, seen(loser, lambda: loser.says(A, "tondu"), B), "1")

    assert isinstance(his, Missed)
    assert isinstance(hers, Missed)
    assert ("DTN", "DTN") == (his.letters, hers.letters)
    assert hers.count > his.count


def test_every_round_has_its_own_letters_and_pawns() -> None:
    """The round before is told with the pawns before its word moved them."""
    story = told(race("DTN", 2, A="A13E13I13O13U11"), words="tondu")
    views = [story.view(A)]
    story.says(A, "tondu")
    views.append(story.view(A))
    story.turns(B, 0, "Q")
    views.append(story.view(A))
    story.says(A, "quant")  # no word of this dictionary
    views.append(story.view(A))
    first, second = asked(story, views, "1"), asked(story, views, "2")

    assert isinstance(first, Missed)
    assert isinstance(second, Missed)
    assert ("DTN", "QTN") == (first.letters, second.letters)
    assert second == asked(story, views, "")
    assert isinstance(asked(story, views, "3"), NotNow)


def test_steps_of_two_count_for_two_where_two_were_left() -> None:
    """A word with two U stands before one with one, as long as two columns are left."""
    story = told(race("DTN", 2, A="A13E13I13O13U11"), words="tondu")
    best = asked(story, seen(story, lambda: story.says(A, "tondu")), "1")

    assert isinstance(best, Missed)
    assert all(word.count("u") + word.count("û") > 1 for word in best.words)


def test_nothing_is_told_while_a_race_is_on() -> None:
    """Nor of an older race; nor of what is no round."""
    story = won()

    assert NotNow(question="missed") == asked(story, [story.view(A)], "1")
    views = seen(story, lambda: story.says(A, "tondu"))
    for nonsense in ("DTN", "²", "-1", "0", "1 "):
        assert NotNow(question="missed") == asked(story, views, nonsense)


def test_a_view_that_is_no_race_is_not_solved() -> None:
    """Its pawns are not those of any race."""
    story = told(f"DTN {boards(2)}", words="dent")
    setup = story.setup

    assert isinstance(setup, Setup)
    assert NotNow(question="missed") == missed(story.view(A), setup, "")


def test_a_game_given_up_in_a_race_tells_of_that_race() -> None:
    """The race is nobody's to win any more."""
    from logomachie.core.house import Resign

    story = won()
    views = seen(story, lambda: story.does(B, Resign()))

    assert isinstance(asked(story, views, "1"), Missed)


@pytest.mark.parametrize("cap", ["lose", "exact"])
def test_an_onlooker_is_told_what_would_have_gone_for_anybody(cap: str) -> None:
    """As many words as go for one player or the other, each counted once."""
    from logomachie.games.word_whiz.solver.search import found
    from logomachie.lexicon.load import french

    place = race("DTN", 2, A="A13E13I13O13U11", B="A13E13I13O12U13")
    story = told(place, words="tondu", cap=cap)
    answer = asked(story, seen(story, lambda: story.says(A, "tondu"), None), "1")
    setup = story.setup
    assert isinstance(setup, Setup)
    each = [
        found(french(), setup, ("D", "T", "N"), pawns, frozenset()).rows
        for pawns in ((13, 13, 13, 13, 11), (13, 13, 13, 12, 13))
    ]

    assert isinstance(answer, Missed)
    assert len(set(each[0]) | set(each[1])) == answer.count


def test_words_that_might_not_be_said_again_are_left_out() -> None:
    """Of the race asked about: what was said later had not been said yet (R15)."""
    story = told(race("DTN", 2), words="dent tendon", no_repeat=True)
    views = seen(story, lambda: story.says(A, "dent"))
    free = asked(story, views, "1")
    story.turns(B, 0, "D")
    views += seen(story, lambda: story.says(A, "tendon"))
    then = asked(story, views, "2")

    assert isinstance(free, Missed)
    assert isinstance(then, Missed)
    assert free.count - 1 == then.count
