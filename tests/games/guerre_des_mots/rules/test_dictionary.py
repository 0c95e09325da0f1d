"""Nobody consults the dictionary for his own benefit (LEX-02)."""

import pytest

from logomachie.games.guerre_des_mots.rules.types import Lay, Letter
from tests.games.guerre_des_mots.story import DIAGRAMS, cell, told
from tests.kit.clauses import clause

BASE = "SO@E22>RUSA^IRAP NE@O1_RUES<ELLES"


@clause("GDM-LEX-02")
def test_the_view_tells_nothing_of_the_dictionary() -> None:
    """Two dictionaries, one view: before a coup is played nothing says whether a word exists."""
    rich = told(f"{BASE} SO=URSXYZ turn:SO")
    poor = told(f"{BASE} SO=URSXYZ turn:SO", words="rusa")

    assert rich.view(0) == poor.view(0)


@clause("GDM-LEX-02")
@pytest.mark.parametrize("words", [DIAGRAMS, "nothing"])
def test_nor_does_a_refusal(words: str) -> None:
    """What costs nothing is refused before a word is looked up: another's chain, a wrong face."""
    story = told(f"{BASE} SO=E(é) turn:SO", words=words)
    letters = (Letter(cell("I18"), "R", cell("O1")), Letter(cell("J18"), "È", None, "Eé"))

    story.rejects("SO", "recover J4 5", "NOT_YOUR_CHAIN", "GDM-REC-01")
    story.rejects("SO", Lay(1, 1, 1, 1, letters), "BAD_FACE", "GDM-ACC-02")
