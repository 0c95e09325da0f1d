"""Law: what is encoded and decoded is what it was: states, lines, views, configs, outcomes."""

from hypothesis import given
from msgspec.json import decode

from logomachie.core.game import Outcome
from logomachie.core.house import Housed
from logomachie.core.value import encoded
from tests.kit.script import EVERY_GAME, LAW, SCRIPTS, Game, Turn


@EVERY_GAME
@LAW
@given(SCRIPTS)
def test_values_survive_the_wire(slug: str, variant: str, script: list[Turn]) -> None:
    """Both ways, and equal values give equal bytes."""
    game = Game(slug, variant).plays(script)
    state, spec, config = game.state, game.kit.spec, game.game.config
    views = [game.game.view(state, seat) for seat in (None, *range(game.seats))]

    assert state == decode(encoded(state), type=Housed[game.kit.state])  # type: ignore[name-defined]  # a type that is a value
    assert views == [decode(encoded(view), type=spec.view) for view in views]
    assert config == decode(encoded(config), type=spec.config)
    assert game.game.outcome(state) == decode(
        encoded(game.game.outcome(state)), type=Outcome | None
    )
    assert game.log == [encoded(line) for line in game.lines]
    assert [line.move for line in game.lines if line.move is not None] == [
        game.game.moves.decode(encoded(line.move)) for line in game.lines if line.move is not None
    ]
