"""What the players of Word-Whiz may choose, for the page that sets a table, and its limits."""

from logomachie.core.game import Refused
from logomachie.core.rng import Rng
from logomachie.games.spec import HOUSE_OPTIONS, Option
from logomachie.games.word_whiz.rules import deck, text
from logomachie.games.word_whiz.rules.types import Setup

OPTIONS = (
    Option(name="judge", clause="MIC-E8", values=("auto", "vote"), main=True),
    Option(name="race", clause="MIC-R22", values=("live", "sealed"), main=True),
    Option(name="raceSeconds", clause="MIC-R12", values=(30,), least=15, most=90, main=True),
    Option(name="afterInvalid", clause="MIC-R09", values=("endRound", "continue"), main=True),
    Option(name="noRepeat", clause="MIC-R15", values=(False, True), main=True),
    Option(name="deck", clause="MIC-R12", values=("official", "noW"), main=True),
    Option(name="track", clause="MIC-R23", values=(13, 10), main=True),
    Option(name="speakSeconds", clause="MIC-R11", values=(20,), least=3, most=30, always=True),
    Option(name="flipSeconds", clause="MIC-D2", values=(60,), least=5, most=60, always=True),
    Option(name="contestSeconds", clause="MIC-E8", values=(5,), least=3, most=30),
    Option(name="voteSeconds", clause="MIC-R14", values=(10,), least=5, most=60),
    Option(name="dup", clause="MIC-R04", values=("multiset", "set")),
    Option(name="cap", clause="MIC-R05", values=("lose", "exact")),
    Option(name="excludedFlips", clause="MIC-R10", values=(False, True)),
    Option(name="raceOnDeal", clause="MIC-R03", values=(False, True)),
    Option(name="idleRounds", clause="MIC-R21", values=(3,), least=1, most=10),
    Option(name="cardCount", clause="MIC-D2", values=(False, True)),
    Option(name="rubber", clause="HOUSE-11", values=(False, True)),
    *HOUSE_OPTIONS,
)


def examine(setup: Setup) -> None:
    """What the list of options cannot say: an edition with cards, a position that can be."""
    if setup.edition not in deck.DECKS:
        raise Refused("BAD_OPTION", "HOUSE-01", option="edition", value=setup.edition)
    if setup.time == "day" and setup.race == "live":  # nobody is first who answers tomorrow
        raise Refused("BAD_OPTION", "MIC-R22", option="race", value=setup.race)
    if setup.position:
        try:
            text.placed(text.read(setup.position), setup, Rng("examined"), 0)
        except ValueError as wrong:
            raise Refused("BAD_POSITION", "HOUSE-07", why=str(wrong)) from wrong
