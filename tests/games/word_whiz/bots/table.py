"""Views and bots for tests of bots: a small lexicon, positions as text, a bot of any level."""

from functools import cache

from msgspec.structs import replace

from logomachie.core.rng import Rng
from logomachie.core.value import Millis
from logomachie.games.word_whiz import GAME as WORD_WHIZ
from logomachie.games.word_whiz.bots.mind import Mind
from logomachie.games.word_whiz.bots.player import Player
from logomachie.games.word_whiz.rules import text
from logomachie.games.word_whiz.rules.types import Asked, Setup, TableView
from tests.kit.few_words import FewWords

FEW = FewWords()
RACE = "RST phase:race A1E1I1O1U1/A1E1I1O1U1"
LEVELS = (0, 1, 2, 3)


@cache
def mind(level: int) -> Mind:
    """The head of a level over the few words."""
    return Mind(FEW, level)


def setup(position: str = RACE, **options: object) -> Setup:
    """A table that starts from this position."""
    seats = len(text.read(position).pawns)
    return Setup(seats=seats, lexicon="few", position=position, **options)  # type: ignore[arg-type]  # options by name


def seen(config: Setup, seat: int = 0, seed: str = "table", **fields: object) -> TableView:
    """What a seat sees at the start of it, some fields changed."""
    game = WORD_WHIZ.open(config, FEW)
    view: TableView = game.view(game.start(Rng(seed), 0), seat)
    return replace(view, **fields)


def choice(
    level: int, config: Setup, view: TableView, seed: str, now: Millis = 0
) -> tuple[Millis, Asked] | None:
    """What a bot of this level would do."""
    return Player(mind(level), level, config).choose(view, now, Rng(seed), 200)
