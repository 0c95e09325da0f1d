"""What players read in French, outside the page, has no word that a ten-year-old does not know."""

import re
from pathlib import Path

import pytest

from tests.docs.sources import SOURCE

HARD = re.compile(r"procès-verbal|empreinte|\bgraines?\b|revendi[qc]|cachet", re.IGNORECASE)
READ = sorted(
    [
        *(path for path in (SOURCE / "games").rglob("*.md") if not path.name.endswith(".en.md")),
        *(SOURCE / "games").rglob("lessons/*.toml"),
        *(SOURCE / "cli").glob("*.py"),
    ]
)


@pytest.mark.parametrize("path", READ, ids=lambda path: "/".join(path.parts[-2:]))
def test_no_hard_word_is_said_to_players(path: Path) -> None:
    """Rules, briefs, lessons and the command say it plainly, as the page does."""
    lines = path.read_text(encoding="utf-8").splitlines()

    assert [] == [line for line in lines if HARD.search(line)]
