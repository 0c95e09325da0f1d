"""Law: a line of which a viewer sees nothing leaves the viewer's view as it was, byte for byte."""

from hypothesis import given

from logomachie.core.value import encoded
from tests.kit.script import EVERY_GAME, LAW, SCRIPTS, Game, Turn


@EVERY_GAME
@LAW
@given(SCRIPTS)
def test_what_nobody_hears_changes_nothing(slug: str, variant: str, script: list[Turn]) -> None:
    """So that the server may send nothing, and the silence tells nothing."""
    game = Game(slug, variant)
    viewers = (None, *range(game.seats))
    lines = len(game.log)
    for turn in script:
        before = {viewer: encoded(game.game.view(game.state, viewer)) for viewer in viewers}
        game.turn(turn)
        new, lines = game.lines[lines:], len(game.log)
        deaf = [
            viewer
            for viewer in viewers
            if not any(line.seat == viewer and line.move is not None for line in new)
            if not any(event.seen_by(viewer) for line in new for event in line.events)
        ]

        assert [] == [v for v in deaf if before[v] != encoded(game.game.view(game.state, v))]
