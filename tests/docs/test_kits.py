"""No game escapes the laws: what its tests lack is said in a plain sentence."""

from pathlib import Path

import pytest

from logomachie.games import GAMES
from tests.kit.kits import KITS
from tests.kit.rooms import NEEDED, ROOM, listed, missing


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_is_held_to_everything(slug: str) -> None:
    """It has a kit of its own, variants to play, golden games, and whatever else is compared."""
    kit = KITS[slug]

    assert [] == missing(ROOM[slug])
    assert kit.spec is GAMES[slug]
    assert kit.variants
    assert kit.stories


def test_what_is_missing_is_said(tmp_path: Path) -> None:
    """A game without its kit is no game without laws: each thing that lacks has its sentence."""
    folder = tmp_path / "chess"
    folder.mkdir()
    for name in NEEDED:
        (folder / name).touch()
    (folder / "kit.py").unlink()

    assert [f"tests/games/chess/kit.py is missing: {NEEDED['kit.py']}"] == missing(folder)


def test_ids_are_listed_singly_or_in_rows(tmp_path: Path) -> None:
    """`R08…10` is three of them, with as many digits as the first."""
    (tmp_path / "clauses.txt").write_text("MIC-B1\nMIC-R08…10\n", encoding="utf-8")

    assert ["MIC-B1", "MIC-R08", "MIC-R09", "MIC-R10"] == listed(tmp_path / "clauses.txt")
