"""Law: what lies on a table is told as text, and read again as the same (HOUSE-07)."""

from hypothesis import given

from tests.kit.clauses import clause
from tests.kit.script import EVERY_GAME, LAW, SCRIPTS, Game, Turn


@EVERY_GAME
@LAW
@given(SCRIPTS)
@clause("HOUSE-07")
def test_a_position_is_its_text(slug: str, variant: str, script: list[Turn]) -> None:
    """At the start and after any play: seats, board, hands, numbers."""
    game = Game(slug, variant, seed=str(script))
    read, write, position = (
        game.kit.spec.part("rules.text", name) for name in ("read", "write", "position")
    )
    dealt = position(game.state.game)
    lying = position(game.plays(script).state.game)

    assert [dealt, lying] == [read(write(dealt)), read(write(lying))]
