"""What the players of Wordsmith may choose, for the page that sets a table, and its limits."""

from logomachie.core.game import Refused
from logomachie.core.rng import Rng
from logomachie.games.spec import HOUSE_OPTIONS, Option
from logomachie.games.wordsmith.rules import dice, text
from logomachie.games.wordsmith.rules.dice import Box
from logomachie.games.wordsmith.rules.round import Rounds
from logomachie.games.wordsmith.rules.types import Setup

MINUTE = 60_000
OPTIONS = (
    Option(name="mode", clause="WS-E1", values=("base", "motamot", "practice"), main=True),
    Option(name="secret", clause="WS-S1", values=(False, True), main=True),
    Option(name="expert", clause="WS-X1", values=(False, True), main=True),
    Option(name="gloire", clause="WS-V1", values=(False, True), main=True),
    Option(name="racines", clause="WS-V4", values=(False, True), main=True),
    Option(name="roots", clause="WS-R18", values=("strict", "wide")),
    Option(name="plusLong", clause="WS-V6", values=(False, True), main=True),
    Option(name="adjudication", clause="WS-F5", values=("auto", "table"), main=True),
    Option(name="inTurn", clause="WS-S1", values=(False, True), main=True),
    Option(name="rounds", clause="WS-M17", values=(3,), least=1, most=3),
    Option(name="expertSource", clause="WS-X1", values=("random", "word")),
    Option(name="expertRare", clause="WS-R17", values=(False, True)),
    Option(name="longestTie", clause="WS-R19", values=("strict", "sameOwner", "allTied")),
    Option(name="assembly", clause="WS-B1", values=("auto", "manual")),
    Option(name="newLetter", clause="WS-R04", values=("anagram", "newLetter")),
    Option(name="minWordLength", clause="WS-R08", values=(2,), least=1, most=3),
    Option(name="allowHyphen", clause="WS-R05", values=(True, False)),
    Option(name="supply", clause="WS-R10", values=("finite", "unlimited")),
    Option(name="setupWild", clause="WS-R01", values=("literal", "common")),
    Option(name="secretPrecheck", clause="WS-R16", values=(True, False)),
    Option(name="alphabetVersion", clause="WS-R02", values=("fr-reconstructed-1",)),
    Option(name="practicePieces", clause="WS-B5", values=("leaflet", "rolled")),
    Option(name="objectionWindowMs", clause="WS-F5", values=(5_000, 3_000, 8_000, 12_000, 20_000)),
    Option(
        name="lastCallMs",
        clause="WS-R14",
        values=(MINUTE, MINUTE // 2, 3 * MINUTE // 2, 2 * MINUTE, 3 * MINUTE, 0),  # 0: no limit
    ),
    Option(
        name="lineTimerMs",
        clause="WS-R20",
        values=(3 * MINUTE, MINUTE, 2 * MINUTE, 5 * MINUTE, 0),  # 0: off
    ),
    Option(name="fairnessMs", clause="WS-R34", values=(250, 0)),  # 0: the order of one device
    Option(name="reviewMs", clause="WS-S3", values=(MINUTE, MINUTE // 2, 2 * MINUTE, 5 * MINUTE)),
    Option(
        name="roundMs",
        clause="WS-E2",
        values=(0, 5 * MINUTE, 10 * MINUTE, 15 * MINUTE, 20 * MINUTE),  # 0: off
    ),
    Option(
        name="secretSliceMs",
        clause="WS-S1",
        values=(4 * MINUTE, 2 * MINUTE, 3 * MINUTE, 6 * MINUTE, 8 * MINUTE),
    ),
    *HOUSE_OPTIONS,
)
MOST_HANDICAP = 6  # free boxes (WS-I9)


def examine(setup: Setup) -> None:
    """What the list of options cannot say: seats, combinations, handicap, a position."""
    if setup.edition != 1:
        raise Refused("BAD_OPTION", "HOUSE-01", option="edition", value=setup.edition)
    if setup.mode == "base" and setup.seats < 2:
        raise Refused("BAD_OPTION", "WS-D1", option="seats", least=2, most=4)
    if setup.mode != "motamot" and setup.rounds != 3:
        raise Refused("BAD_OPTION", "WS-M17", option="rounds")
    if setup.adjudication == "table" and setup.secret:  # objections are dropped there
        raise Refused("BAD_OPTION", "WS-S2", option="adjudication")
    if setup.in_turn and not setup.secret:  # who plays later must not have seen the words
        raise Refused("BAD_OPTION", "WS-S1", option="inTurn")
    if setup.mode == "practice":
        _examine_practice(setup)
    if len(setup.handicap) > setup.seats or any(
        not 0 <= boxes <= MOST_HANDICAP for boxes in setup.handicap
    ):
        raise Refused("BAD_OPTION", "WS-I9", option="handicap", least=0, most=MOST_HANDICAP)
    if setup.position:
        _examine_position(setup)


def _examine_practice(setup: Setup) -> None:
    """An exercise outside the game: one player, eight pieces, no variant (WS-B5)."""
    if setup.seats != 1:
        raise Refused("BAD_OPTION", "WS-B5", option="seats", least=1, most=1)
    for option, chosen in (("secret", setup.secret), ("expert", setup.expert)):
        if chosen:
            raise Refused("BAD_OPTION", "WS-B5", option=option)


def _examine_position(setup: Setup) -> None:
    rounds = Rounds(setup, frozenset(), Box(unlimited=setup.supply == "unlimited"), dice.throw)
    try:
        text.placed(text.read(setup.position), setup, rounds.fresh(Rng("examined"), 0), 0)
    except ValueError as wrong:
        raise Refused("BAD_POSITION", "HOUSE-07", why=str(wrong)) from wrong
