"""What a table leaves in the store: what its players chose, and no more."""

import pytest

from tests.server.world import live, world


@pytest.mark.parametrize(
    "junk",
    [
        {"position": "WGN  A1E1I1O1U1/A1E1I1O1U1" + " " * 15_000},
        {"bots": [0] * 5_000},
        {"lexicon": "x" * 15_000},
        {"seats": "x" * 15_000},
        {"edition": "x" * 15_000},
        {"curtain": ["x"] * 2_000},
    ],
    ids=lambda junk: next(iter(junk)),
)
@live
async def test_a_table_keeps_what_was_chosen_and_no_more(junk: dict[str, object]) -> None:
    """What the house settles itself, or says nothing, is not stored for a month, thirty times a
    minute."""
    async with world() as club:
        table = await club.device("zoe").sets("me", "here", judge="vote", **junk)
        room = (await club.store.table(table)).room

        assert b'"judge":"vote"' in room
        assert len(room) < 250
