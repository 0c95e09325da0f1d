"""The bots show the game: what is rare in it occurs in the games of those who know it."""

from collections import Counter

import pytest

from logomachie.bots.arena import told
from logomachie.bots.roster import build
from logomachie.core.rng import Rng
from logomachie.games import GAMES
from logomachie.games.guerre_des_mots.rules.types import Lay, Setup
from logomachie.lexicon.load import french

SPEC = GAMES["guerre-des-mots"]


GAMES_PLAYED = 24


@pytest.mark.slow
def test_lettres_show_every_tactic_in_three_games() -> None:
    """Crosses, chess pieces, letters turned, shots and piracy, each once in three games or more."""
    setup = Setup(seats=2, lexicon=french().digest, rule="general")
    game = SPEC.open(setup, SPEC.words(french()))
    shown = Counter[str]()
    for number in range(GAMES_PLAYED):
        before = game.start(Rng(f"bench {number}"), 0)
        bots = [build(SPEC.slug, 2, setup)] * 2
        for state, entry in told(game, bots, Rng(f"bench {number}")):
            if isinstance(move := entry.move, Lay):
                owners = {chain.id: chain.seat for chain in before.game.chains}
                shown["cross"] += move.cross is not None
                shown["chess"] += any(letter.symbol for letter in move.letters)
                shown["turn"] += move.bend
                shown["shot"] += bool(move.shots)
                shown["piracy"] += owners.get(move.chain, entry.seat) != entry.seat
            before = state

    assert [] == [name for name, count in shown.items() if count < GAMES_PLAYED / 3]
