"""Moments of Wordsmith for tests of its analysis: from a line of text, or by lot."""

from collections.abc import Iterator
from random import Random

from logomachie.core.rng import Rng
from logomachie.games.wordsmith import GAME as WORDSMITH
from logomachie.games.wordsmith.analysis.spot import Roll, Spot, Stood, TurnedDown, Word
from logomachie.games.wordsmith.rules.types import Setup
from logomachie.lexicon.load import french

WRITTEN = ("", "CHAT", "LIT", "SAC", "TACLE", "ILE")


def spot(position: str, seat: int = 0, seats: int = 2, **options: object) -> Spot:
    """What this seat knows in a position."""
    lexicon = french()
    setup = Setup(seats=seats, lexicon=lexicon.digest, position=position, **options)  # type: ignore[arg-type]
    game = WORDSMITH.open(setup, WORDSMITH.words(lexicon))
    housed = game.start(Rng("spot"), 0)
    return Spot(setup, lexicon, housed.game, game.view(housed, seat), seat, 60_000)


def by_lot(seed: int) -> Iterator[tuple[Spot, Word | Stood | TurnedDown | Roll]]:
    """A zone and a sheet by lot, with some of its words and a roll."""
    lot = Random(seed)

    def zone() -> str:
        most = lot.randint(3, 5)
        return "".join(f"{kind}{lot.randint(1, most)}" for kind in "RYBG")

    def sheet() -> str:
        return ",".join(lot.sample([word or "." for word in WRITTEN], lot.randint(1, 6)))

    ticked = f"{lot.randint(0, 12)}/{lot.randint(0, 12)}"
    at = spot(
        f"{zone()}/{zone()} words:{sheet()}/. ticked:{ticked}",
        gloire=lot.random() < 0.5,
        plus_long=lot.random() < 0.5,
    )
    if len(at.found):
        places = {*at.order[:3].tolist(), *(lot.randrange(len(at.found)) for _ in range(4))}
        yield from ((at, at.word(place)) for place in sorted(places))
    yield at, at.stood("I" * at.task.zone[0])  # one long straight each, and no word
    yield at, Roll()
