"""How many play, and how long, is the same on the box, in the README and in the code."""

import re

import pytest

from logomachie.games import GAMES
from tests.docs.sources import ROOT


@pytest.mark.parametrize("slug", GAMES)
def test_the_box_says_how_many_play(slug: str) -> None:
    """In both languages."""
    spec = GAMES[slug]
    box = (ROOT / "web" / "src" / "games" / slug / "index.ts").read_text(encoding="utf-8")
    told = re.findall(r"seats: '(\d+) (?:à|to) (\d+) (?:joueurs|players)'", box)

    assert [(str(spec.least), str(spec.most))] * 2 == told


@pytest.mark.parametrize("slug", GAMES)
def test_the_box_says_how_long_a_game_lasts(slug: str) -> None:
    """As `logomachie games` does."""
    box = (ROOT / "web" / "src" / "games" / slug / "index.ts").read_text(encoding="utf-8")
    told = re.findall(r"pace: '(?:environ|about) (\d+) min", box)

    assert [str(GAMES[slug].minutes)] * 2 == told


def test_the_readme_says_how_many_play() -> None:
    """In the table of games, whatever stands there."""
    rows = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    titles = {spec.title: [spec.least, spec.most] for spec in GAMES.values()}
    told = {
        cells[1].strip(): [int(number) for number in re.findall(r"\d+", cells[2])]
        for row in rows
        if len(cells := row.split("|")) > 2 and cells[1].strip() in titles
    }

    assert told
    assert {title: titles[title] for title in told} == told
