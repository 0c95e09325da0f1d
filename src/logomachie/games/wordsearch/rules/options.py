"""What the players of Wordsearch may choose, for the page that sets a table, and its limits."""

from logomachie.core.game import Refused
from logomachie.core.rng import Rng
from logomachie.games.spec import HOUSE_OPTIONS, Option
from logomachie.games.wordsearch.rules import text
from logomachie.games.wordsearch.rules.types import LOT, Setup

OPTIONS = (
    Option(name="validation", clause="SRCH-R09", values=("challenge", "auto"), main=True),
    Option(name="touchMove", clause="SRCH-R23", values=("strict", "plan"), main=True),
    Option(
        name="turnSeconds",
        clause="SRCH-R08",
        values=(300, 60, 90, 120, 150, 180, 240, 0),  # 0: off
        main=True,
        always=True,
    ),
    Option(name="minLength", clause="SRCH-R14", values=(2, 3), main=True),
    Option(name="training", clause="SRCH-R13", values=(False, True), main=True),
    Option(name="opener", clause="SRCH-R24", values=(LOT, 0, 1, 2, 3)),
    Option(name="challengeSeconds", clause="SRCH-R10", values=(15,), least=5, most=60),
    Option(name="failLimit", clause="SRCH-R15", values=(0, 1, 2, 3, 4)),  # 0: off
    Option(name="values", clause="SRCH-R07", values=("fr-reconstructed-1",)),
    Option(name="distribution", clause="SRCH-R07", values=("fr-96-1",)),
    *HOUSE_OPTIONS,
)
MOST_DRY_ROUNDS = 10


def examine(setup: Setup) -> None:
    """What the list of options cannot say: an edition, an order of rounds, a position."""
    if setup.edition != 1:
        raise Refused("BAD_OPTION", "HOUSE-01", option="edition", value=setup.edition)
    may, must = setup.dry_rounds
    if not 1 <= may <= must <= MOST_DRY_ROUNDS:
        raise Refused("BAD_OPTION", "SRCH-R12", option="dryRounds")
    if setup.position:
        try:
            text.placed(text.read(setup.position), setup, Rng("examined"), 0)
        except ValueError as wrong:
            raise Refused("BAD_POSITION", "HOUSE-07", why=str(wrong)) from wrong
