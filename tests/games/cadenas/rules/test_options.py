"""The options of a table: what may be chosen, and what happens to other wishes."""

import msgspec
import pytest

from logomachie.core.game import Refused
from logomachie.games import GAMES
from logomachie.games.cadenas import GAME as CADENAS
from logomachie.games.cadenas.rules.types import Setup
from tests.kit.clauses import clause

SECTION_9 = {
    "deck", "pairSquares", "refillHidden", "turnSeconds", "timeoutLosesTurn", "validation",
    "houseVote", "end", "score", "properList", "minCommon", "minProper", "challengeSeconds",
    "voteSeconds",
}  # fmt: skip


@clause("HOUSE-01")
def test_every_option_of_the_rules_may_be_chosen() -> None:
    """The page that sets a table is told of each; the players are the seats."""
    names = [option.name for option in CADENAS.options]

    assert CADENAS == GAMES["cadenas"]
    assert set(names) >= SECTION_9


@clause("HOUSE-01")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("pairSquares", 2),
        ("pairSquares", 9),
        ("turnSeconds", 45),
        ("minCommon", 1),
        ("minProper", 4),
        ("challengeSeconds", 4),
        ("voteSeconds", 300),
        ("seats", 0),
        ("seats", 7),
        ("edition", 2),
    ],
)
def test_what_may_not_be_chosen_is_refused(name: str, value: object) -> None:
    """With the name of the option, so that the page can say which."""
    config = msgspec.convert({"seats": 2, "lexicon": "kit", name: value}, Setup)
    with pytest.raises(Refused) as refusal:
        CADENAS.check(config)

    assert ("BAD_OPTION", name) == (refusal.value.code, refusal.value.about["option"])


@clause("HOUSE-07")
def test_a_position_that_cannot_be_is_refused() -> None:
    """Before the table starts."""
    with pytest.raises(Refused, match="BAD_POSITION"):
        CADENAS.check(Setup(seats=2, lexicon="kit", position="C:TRI"))
