"""A bot in the chair of an absent person, at a calm table where somebody else waits."""

import msgspec
import pytest

from logomachie.bots.roster import build
from logomachie.core.log import advance
from logomachie.core.rng import Rng
from logomachie.games import GAMES
from logomachie.lexicon.load import french
from tests.kit.clauses import clause

GONE, THERE = 0, 1
LINES = 200  # by then a stand-in has played, in every game

pytestmark = pytest.mark.slow


@clause("HOUSE-04", "HOUSE-03")
@pytest.mark.parametrize("slug", GAMES)
def test_a_stand_in_plays(slug: str) -> None:
    """Two people, au calme; one plays, one lets every turn pass. Whoever stands in for him finds
    something to do, which a bot that reckons from a deadline only does where it is shown one."""
    spec = GAMES[slug]
    agreed = {"seats": 2, "lexicon": french().digest, "time": "calm"}
    config = msgspec.convert(agreed, spec.config)
    game = spec.open(config, spec.words(french()))
    bot, rng = build(slug, 0, config), Rng("stand-in")
    state, at = game.start(rng, 0), 0
    for seq in range(1, LINES):
        if GONE in state.absent and bot.choose(game.view(state, GONE), at, rng, 100) is not None:
            return
        wish = bot.choose(game.view(state, THERE), at, rng, 100)
        wake = game.wake(state)
        assert wake is not None, "the game ended before a stand-in had anything to do"
        if wish is None or wish[0] > wake:
            at = max(at, wake)
            state, _ = advance(game, state, seq, at)
        else:
            at = max(at, wish[0])
            state, _ = advance(game, state, seq, at, THERE, wish[1])

    pytest.fail("nobody was absent long enough")
