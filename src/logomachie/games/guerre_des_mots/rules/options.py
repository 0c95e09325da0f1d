"""What the players of La Guerre des Mots may choose, for the page that sets a table."""

from logomachie.core.game import Refused
from logomachie.core.rng import Rng
from logomachie.games.guerre_des_mots.rules import compass, grid, position, tiles
from logomachie.games.guerre_des_mots.rules.deal import LITERAL
from logomachie.games.guerre_des_mots.rules.types import NOBODY, Setup
from logomachie.games.spec import HOUSE_OPTIONS, Option

OPTIONS = (
    Option(name="rule", clause="GDM-MOD-01", values=("simplified", "general"), main=True),
    Option(name="referee", clause="GDM-ERR-01", values=("strict", "kind"), main=True),
    Option(name="accents", clause="GDM-ACC-01", values=(True, False), main=True),
    Option(
        name="turnSeconds",
        clause="GDM-ERR-01",
        values=(300, 60, 90, 120, 180, 240, 420, 600, 0),  # 0: off
        main=True,
        always=True,
    ),
    Option(name="piracy", clause="GDM-MOD-05", values=(True, False)),
    Option(name="shots", clause="GDM-MOD-05", values=(True, False)),
    Option(name="chainBlockades", clause="GDM-MOD-05", values=(True, False)),
    Option(name="deal", clause="GDM-Q-01", values=("arsenal", "literal"), main=True),
    Option(name="sideGoals", clause="GDM-WIN-03", values=(True, False)),
    Option(name="longWordWins", clause="GDM-Q-76", values=("general", "both", "never")),
    Option(name="showValues", clause="GDM-Q-43", values=(True, False)),
    Option(name="friendlyPiracy", clause="GDM-Q-47", values=(False, True)),
    Option(name="piracyReplay", clause="GDM-PIR-07", values=(True, False)),
    Option(name="coupsPerTurn", clause="GDM-Q-20", values=(20, 2, 3, 4), main=True),
    Option(name="drawAtWill", clause="GDM-Q-53", values=(False, True)),
    Option(name="repetition", clause="GDM-Q-54", values=("draw", "refuse")),
    Option(name="roundLimit", clause="GDM-Q-54", values=(60,), least=5, most=200),
    Option(name="board", clause="GDM-Q-50", values=grid.VERSIONS),
    Option(name="tiles", clause="GDM-MAT-02", values=tiles.VERSIONS),
    *HOUSE_OPTIONS,
)


def examine(setup: Setup) -> None:
    """What the list of options cannot say: an edition, a deal for so many players, a position."""
    if setup.edition != 1:
        raise Refused("BAD_OPTION", "HOUSE-01", option="edition", value=setup.edition)
    if setup.deal == "literal" and setup.seats not in LITERAL:
        raise Refused("BAD_OPTION", "GDM-Q-01", option="deal", most=max(LITERAL))
    if not all(NOBODY <= seat < compass.MOST for seat in (setup.opener, *setup.won)):
        raise Refused("BAD_OPTION", "GDM-Q-04", option="opener")
    if len(setup.won) >= compass.MOST:
        raise Refused("BAD_OPTION", "GDM-Q-04", option="won", most=compass.MOST - 1)
    if setup.position:
        try:
            position.placed(position.read(setup.position), setup, Rng("examined"), 0)
        except ValueError as wrong:
            raise Refused("BAD_POSITION", "HOUSE-07", why=str(wrong)) from wrong
