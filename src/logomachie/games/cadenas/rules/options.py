"""What the players of Cadenas may choose, for the page that sets a table, and its limits."""

from logomachie.core.game import Refused
from logomachie.core.rng import Rng
from logomachie.games.cadenas.rules import text
from logomachie.games.cadenas.rules.types import Setup
from logomachie.games.spec import HOUSE_OPTIONS, Option

OPTIONS = (
    Option(
        name="turnSeconds",
        clause="CAD-S4",
        values=(300, 30, 60, 90, 120, 180, 0),
        main=True,
        always=True,
    ),
    Option(name="validation", clause="CAD-R16", values=("auto", "challenge"), main=True),
    Option(name="end", clause="CAD-R14", values=("finalRound", "untilDry", "immediate"), main=True),
    Option(name="score", clause="CAD-R15", values=("letters", "squares", "words"), main=True),
    Option(name="houseVote", clause="CAD-K10", values=(False, True), main=True),
    Option(name="pairSquares", clause="CAD-R02", values=(6,), least=3, most=8),
    Option(name="refillHidden", clause="CAD-R18", values=(False, True)),
    Option(name="timeoutLosesTurn", clause="CAD-R13", values=(False, True)),
    Option(name="minCommon", clause="CAD-L1", values=(3,), least=2, most=6),
    Option(name="minProper", clause="CAD-L6", values=(5,), least=5, most=9),
    Option(name="challengeSeconds", clause="CAD-R25", values=(10,), least=5, most=60),
    Option(name="voteSeconds", clause="CAD-K10", values=(20,), least=5, most=120),
    Option(name="deck", clause="CAD-R02", values=("fr-110",)),
    Option(name="properList", clause="CAD-L7", values=("encyclopedic-fr",)),
    *HOUSE_OPTIONS,
)


def examine(setup: Setup) -> None:
    """What the list of options cannot say: an edition, a position."""
    if setup.edition != 1:
        raise Refused("BAD_OPTION", "HOUSE-01", option="edition", value=setup.edition)
    if setup.position:
        try:
            text.placed(text.read(setup.position), setup, Rng("examined"), 0)
        except ValueError as wrong:
            raise Refused("BAD_POSITION", "HOUSE-07", why=str(wrong)) from wrong
