"""Edges of the articles: what a small slip in the rules would change, unseen by anything else."""

from logomachie.games.cadenas.rules.events import Laid
from tests.games.cadenas.story import A, told
from tests.kit.clauses import clause


@clause("CAD-R08")
def test_a_word_laid_as_common_names_nothing() -> None:
    """TOURS is a town and a plural: what was declared counts, and brings what it brings."""
    common = told("", "TOURSXYZ").does(A, "lay tours")
    proper = told("", "TOURSXYZ").does(A, "lay Tours proper")
    names = [event.names for s in (common, proper) for event in s.events if isinstance(event, Laid)]

    assert [False, True] == [bool(found) for found in names]
    assert [0, 1] == [len(common.state.padlocks), len(proper.state.padlocks)]


@clause("CAD-F3")
def test_each_card_is_played_once() -> None:
    """MISS takes two S, and one S is not two."""
    told("", "MISXYZKW").refused(A, "lay miss", "CARDS", "CAD-F3")
    told("", "MISSXYZK").does(A, "lay miss")


@clause("CAD-D2", "CAD-F4")
def test_the_cards_of_a_word_leave_the_hand() -> None:
    """They lie before the player, and the others stay in it."""
    story = told("", "MOTXYZKW").does(A, "lay mot")

    assert "KWXYZ" == story.hand(A)
    assert (A, "MOT", "common") == story.reads(1)
