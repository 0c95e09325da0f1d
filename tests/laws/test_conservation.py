"""Law: the material of a game always adds up."""

from hypothesis import given

from tests.kit.script import EVERY_GAME, LAW, SCRIPTS, Game, Turn


@EVERY_GAME
@LAW
@given(SCRIPTS)
def test_nothing_is_lost_and_nothing_made(slug: str, variant: str, script: list[Turn]) -> None:
    """At the start and after every line."""
    game = Game(slug, variant)
    material = game.kit.material(game.game.config)
    counted = [game.kit.has(game.state.game)]
    for turn in script:
        game.turn(turn)
        counted.append(game.kit.has(game.state.game))

    assert [material] * len(counted) == counted
