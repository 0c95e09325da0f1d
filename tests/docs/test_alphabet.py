"""The page draws the letters of Wordsmith from the very file the rules read."""

from tests.docs.sources import ROOT

VERSION = "alphabet-fr-reconstructed-1.json"


def test_one_alphabet() -> None:
    """The page's copy is the rules' own table, byte for byte."""
    rules = ROOT / "src/logomachie/games/wordsmith/rules" / VERSION
    page = ROOT / "web/src/games/wordsmith" / VERSION

    assert rules.read_bytes() == page.read_bytes()
