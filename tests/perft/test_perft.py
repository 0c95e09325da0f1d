"""The counts of the perft files, the small ones: `scripts/perft --full` counts deeper."""

import pytest

from logomachie.games import GAMES
from tests.kit.rooms import ROOM
from tests.perft.perft import EVERY, Count, Position, positions

COUNTS = [
    pytest.param(slug, position, id=f"{slug}-{position.id}")
    for slug in EVERY
    for position in positions(ROOM[slug] / "counts.perft")
]


@pytest.mark.parametrize(("slug", "position"), COUNTS)
def test_perft(slug: str, position: Position) -> None:
    """As many games of so many lines as when they were counted; else the split per first line."""
    count = Count(slug, position)
    counted = {depth: count.below(count.start, depth) for depth in position.perft}

    assert position.perft == counted, count.split(max(position.perft))


def test_every_game_is_counted() -> None:
    """A file of counts for each game of the club, none of them empty."""
    assert [] == [slug for slug in GAMES if not positions(ROOM[slug] / "counts.perft")]
