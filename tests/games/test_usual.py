"""What the house does for a room that leaves something out, tried on rooms that do not."""

import pytest
from msgspec.structs import replace

from logomachie.core.game import Refused
from logomachie.core.rng import Rng
from logomachie.games import GAMES, usual
from logomachie.games.word_whiz.rules.types import Pass
from tests.kit.kits import KITS

SPEC = GAMES["word-whiz"]
POSITION = "DTN A1E1I1O1U1/A1E1I1O1U1"


def test_a_position_says_how_many_play() -> None:
    """As few as can have it, whatever the room's own reader would say."""
    telling = usual.Telling(SPEC)
    own, house = SPEC.told("posed")(POSITION, None, {}), telling.posed(POSITION, None, {})

    assert (own.seats, own.position, 0) == (house.seats, house.position, house.seat)
    with pytest.raises(ValueError, match="not part of a position"):
        telling.posed("no position", None, {})


def test_a_position_that_cannot_be_is_refused() -> None:
    """HOUSE-07, with what the room's reader says."""
    config = SPEC.config(seats=3, lexicon="")
    usual.examine(SPEC, config)
    usual.examine(SPEC, replace(config, seats=2, position=POSITION))

    with pytest.raises(Refused, match="BAD_POSITION"):
        usual.examine(SPEC, replace(config, position=POSITION))


@pytest.mark.parametrize("slug", GAMES)
def test_a_view_without_a_picture_is_told(slug: str) -> None:
    """What a seat knows, a line each, and nothing else."""
    game = KITS[slug].open(next(iter(KITS[slug].variants)))
    view = game.view(game.start(Rng("usual"), 0), None)

    assert usual.drawn(view).count("<text") == len(view.__struct_fields__) - 4


def test_a_choice_is_a_row() -> None:
    """What it is worth, and the move as one types it."""
    rows = usual.Telling(SPEC).rows([usual.Ranked(Pass(1), 2.0)])

    assert [("2", str(Pass(1)))] == [*rows]
