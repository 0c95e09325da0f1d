"""Golden games: a change of behaviour shows as a readable difference. `scripts/retell` rewrites."""

import pytest

from tests.kit.kits import KITS
from tests.kit.rooms import ROOM
from tests.transcripts.transcript import transcript

STORIES = [(slug, variant) for slug, kit in KITS.items() for variant in kit.stories]


@pytest.mark.parametrize(("slug", "variant"), STORIES)
def test_the_game_is_told_as_before(slug: str, variant: str) -> None:
    """Line by line, with every seat's view."""
    golden = (ROOM[slug] / "transcripts" / f"{variant}.txt").read_text(encoding="utf-8")

    assert golden.splitlines() == transcript(slug, variant).splitlines()


def test_every_golden_game_is_told() -> None:
    """No file is left over from a variant that is gone."""
    assert {f"{slug}/{variant}.txt" for slug, variant in STORIES} == {
        f"{slug}/{path.name}" for slug, room in ROOM.items() for path in room.glob("transcripts/*")
    }
