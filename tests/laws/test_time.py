"""Law: a game that is left alone ends by its deadlines; late and early are refused."""

import pytest
from hypothesis import given

from logomachie.core.game import Refused
from logomachie.core.log import advance
from tests.kit.script import EVERY_GAME, LAW, SCRIPTS, Game, Turn

LINES = 2_000  # far more than any abandoned game needs


@EVERY_GAME
@LAW
@given(SCRIPTS)
def test_silence_ends_every_game(slug: str, variant: str, script: list[Turn]) -> None:
    """From wherever it stands, deadline after deadline, there is an end."""
    game = Game(slug, variant).plays(script)
    state, at = game.state, game.now
    for _ in range(LINES):
        wake = game.game.wake(state)
        if wake is None:
            break
        at = max(at, wake)
        state, _ = game.game.tick(state, at)

    assert game.game.outcome(state) is not None


@EVERY_GAME
@LAW
@given(SCRIPTS)
def test_somebody_is_waited_for_until_a_time(slug: str, variant: str, script: list[Turn]) -> None:
    """While a game runs it has a deadline and a seat that may act; after the end neither."""
    game = Game(slug, variant)
    for turn in script:
        game.turn(turn)
        running = not game.is_over

        assert running == (game.game.wake(game.state) is not None)
        assert running == bool(game.game.waiting(game.state))
        assert running == any(game.game.view(game.state, s).can for s in range(game.seats))


@EVERY_GAME
@LAW
@given(SCRIPTS)
def test_late_and_early_are_refused(slug: str, variant: str, script: list[Turn]) -> None:
    """A move at or after the deadline, and a tick before it."""
    game = Game(slug, variant).plays(script)
    wake = game.game.wake(game.state)
    if wake is None:
        return
    with pytest.raises(Refused) as early:
        advance(game.game, game.state, 1, wake - 1)
    codes = set()
    for seat in range(game.seats):
        for move in game.offered(seat)[1]:
            with pytest.raises(Refused) as late:
                advance(game.game, game.state, 1, wake, seat, move)
            codes.add(late.value.code)

    assert "TOO_EARLY" == early.value.code
    assert codes <= {"TOO_LATE"}
