"""Every option of a table is called by a name and told in a sentence, in both languages."""

import re

import pytest

from logomachie.games import GAMES
from tests.docs.sources import ROOT

PAGE = ROOT / "web" / "src"
OPTION = re.compile(r"^ {2,4}(?P<key>\w+): \{\s*name: (?P<name>'[^']+'),\s*note:", re.MULTILINE)


def told(language: str, slug: str) -> set[str]:
    """The options the page can name at a table of this game: its own, and the house's."""
    own = (PAGE / "games" / slug / f"options.{language}.ts").read_text(encoding="utf-8")
    house = (PAGE / "lib" / f"setting.{language}.ts").read_text(encoding="utf-8")
    return {found["key"] for text in (own, house) for found in OPTION.finditer(text)}


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_option_has_its_text(language: str, slug: str) -> None:
    """No option is shown by the name it has on the wire."""
    assert set() == {option.name for option in GAMES[slug].options} - told(language, slug)


def test_an_option_nobody_has_told_is_missed() -> None:
    """The test above can fail."""
    assert "absence" in told("fr", "cadenas")
    assert "raceSeconds" not in told("fr", "cadenas")
