"""Golden games: a change of behaviour shows as a readable difference. `scripts/retell` rewrites."""

from pathlib import Path

import pytest

from tests.kit.games import KITS
from tests.transcripts.transcript import transcript

HERE = Path(__file__).parent
STORIES = [(slug, variant) for slug, kit in KITS.items() for variant in kit.stories]


@pytest.mark.parametrize(("slug", "variant"), STORIES)
def test_the_game_is_told_as_before(slug: str, variant: str) -> None:
    """Line by line, with every seat's view."""
    golden = (HERE / slug / f"{variant}.txt").read_text(encoding="utf-8")

    assert golden.splitlines() == transcript(slug, variant).splitlines()


def test_every_golden_game_is_told() -> None:
    """No file is left over from a variant that is gone."""
    assert {f"{slug}/{variant}.txt" for slug, variant in STORIES} == {
        path.relative_to(HERE).as_posix() for path in HERE.glob("*/*.txt")
    }
