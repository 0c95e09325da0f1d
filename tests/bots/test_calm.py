"""At a calm table bots keep the game's own time: no game freezes while nothing runs."""

from itertools import pairwise
from typing import Any

import pytest

from logomachie.bots.arena import told
from logomachie.core.house import House
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat
from logomachie.games import GAMES
from logomachie.lexicon.load import french
from tests.kit.clauses import clause

LONGEST: Millis = 60_000  # between two lines: a bot thinks no longer, whoever it plays with


class AsBotsSee:
    """A game whose views are those the club gives to bots."""

    def __init__(self, game: House[Any, Any]) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:  # Any: whatever a game has
        return getattr(self._game, name)

    def view(self, state: Any, seat: Seat) -> Any:  # Any: the game's own state and view
        return self._game.view_for_bot(state, seat)


@clause("HOUSE-03")
@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
def test_a_calm_game_comes_to_its_end(slug: str) -> None:
    """One seat stands for the person; nobody waits for a deadline that stands."""
    spec, lexicon = GAMES[slug], french()
    config = spec.config(seats=2, lexicon=lexicon.digest, time="calm", bots=(1,))
    game: Any = AsBotsSee(spec.open(config, spec.words(lexicon)))
    bots = [spec.bot(0, config) for _ in range(2)]
    states, lines = zip(*told(game, bots, Rng("calm")), strict=True)
    times = [0, *(line.at for line in lines)]

    assert game.outcome(states[-1]) is not None
    assert "AGREED" != game.outcome(states[-1]).why
    assert max(later - sooner for sooner, later in pairwise(times)) < LONGEST
