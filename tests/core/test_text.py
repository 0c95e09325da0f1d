"""The moves of the house as text."""

import pytest
from msgspec.structs import fields

from logomachie.core.game import Move
from logomachie.core.house import OF_THE_HOUSE, Consent, ProposeEnd, Resign, Return
from logomachie.core.text import heard

MOVES: dict[str, Move] = {
    "resign": Resign(),
    "propose-end": ProposeEnd(),
    "consent yes": Consent(True),
    "consent no": Consent(False),
    "return": Return(),
}


@pytest.mark.parametrize(("text", "move"), MOVES.items())
def test_a_move_of_the_house_is_its_text(text: str, move: Move) -> None:
    """Both ways: what is typed is the move, and the move prints what is typed."""
    assert text == str(move)
    assert move == heard(text)


@pytest.mark.parametrize("kind", sorted(OF_THE_HOUSE, key=repr))
def test_every_move_of_the_house_survives_being_typed(kind: type[Move]) -> None:
    """Also those nobody has thought of above."""
    move = kind(*(field.type(1) for field in fields(kind)))

    assert move == heard(str(move))


@pytest.mark.parametrize("text", ["", "resign now", "consent", "consent maybe", "hop"])
def test_what_is_none_of_them_is_left_to_the_game(text: str) -> None:
    """A game has moves of its own."""
    assert heard(text) is None
