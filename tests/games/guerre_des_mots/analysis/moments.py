"""Moments of La Guerre des Mots for tests of its analysis: from a line of text, or from games."""

from collections.abc import Iterator
from typing import Any

from logomachie.bots.arena import told
from logomachie.bots.roster import build
from logomachie.core.house import House, Housed
from logomachie.core.rng import Rng
from logomachie.games.guerre_des_mots import GAME
from logomachie.games.guerre_des_mots.analysis.spot import Spot, Turn
from logomachie.games.guerre_des_mots.rules.types import Lay, Setup
from logomachie.games.guerre_des_mots.solver.options import choices
from logomachie.lexicon.load import french

AGE = 3
Moment = tuple[House[Any, Any], Housed[Any], Spot]


def moment(position: str, **options: object) -> Moment:
    """The active seat of a position."""
    lexicon = french()
    setup = Setup(seats=2, lexicon=lexicon.digest, position=position, **options)  # type: ignore[arg-type]
    game = GAME.open(setup, GAME.words(lexicon))
    return seen(game, game.start(Rng("spot"), 0))


def seen(game: House[Any, Any], housed: Housed[Any]) -> Moment:
    """What the active seat sees."""
    setup, seat = game.config, housed.game.active
    assert isinstance(setup, Setup)
    return game, housed, Spot(setup, french(), game.view(housed, seat), seat, AGE)


def by_lot(seed: int, most: int) -> Iterator[tuple[Moment, Turn]]:
    """Positions of a game between two bots with coups of every kind, plain and with options."""
    lexicon = french()
    setup = Setup(
        seats=2, lexicon=lexicon.digest, rule="general" if seed % 3 == 2 else "simplified"
    )
    game = GAME.open(setup, GAME.words(lexicon))
    bots = [build(GAME.slug, level, setup) for level in (1, 2)]
    count = 0
    for housed, entry in told(game, bots, Rng(f"lot {seed}")):
        if game.outcome(housed) is not None or count >= most:
            return
        if housed.game.phase == "TURN" and entry.seq % 2 == 0:
            count += 1
            spot = seen(game, housed)[2]
            for each in spot.candidates():
                yield (game, housed, spot), each
                if isinstance(each.moves[0], Lay):
                    more = [*choices(each.moves[0], spot.table, spot.mind.dictionary)][1:3]
                    for lay in more:
                        yield (game, housed, spot), Turn((lay,), spot.judged(lay))
