"""What the players of Petit Bac may choose."""

from logomachie.games.petit_bac.rules import text
from logomachie.games.petit_bac.rules.types import Setup

from logomachie.core.game import Refused
from logomachie.core.rng import Rng
from logomachie.games.spec import HOUSE_OPTIONS, Option

OPTIONS = (
    Option(name="rounds", clause="BAC-6", values=(5,), least=1, most=20, main=True),
    Option(name="seconds", clause="BAC-3", values=(60,), least=10, most=300, main=True),
    *HOUSE_OPTIONS,
)


def examine(setup: Setup) -> None:
    """What the list of options cannot say: a position that can be."""
    if setup.position:
        try:
            text.placed(text.read(setup.position), setup, Rng("examined"), 0)
        except ValueError as wrong:
            raise Refused("BAD_POSITION", "HOUSE-07", why=str(wrong)) from wrong
