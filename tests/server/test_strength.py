"""A bot « de ma force » at a table: its strength in the setup, and after the game the next one."""

from tests.kit.clauses import clause
from tests.server.world import live, world


@clause("HOUSE-11")
@live
async def test_a_bot_of_ones_own_strength_follows_its_player() -> None:
    """Its strength stands in the setup; the return game has the next one, lower after a defeat."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", {"kind": "bot", "level": 4}, strength=12)
        running = await club.running(table)
        levels = club.club.crew.levels(await club.club.table(table), running)
        page = await (await zoe.opens()).joins(table, 0)
        room = page.last("Room")
        await page.plays(table, 0, {"type": "Resign"})
        again = (await zoe.posts(f"/api/tables/{table}/again")).json()

        assert {1: 1.2} == levels
        assert (12, 4) == (room["options"]["strength"], room["places"][1]["level"])
        assert (10, 4) == (again["options"]["strength"], again["places"][1]["level"])


@clause("HOUSE-11")
@live
async def test_no_bot_is_stronger_than_the_strongest() -> None:
    """Nor is there a sixth choice."""
    async with world() as club:
        zoe = club.device("zoe")
        asked = [
            {
                "game": "word-whiz",
                "chairs": [{"kind": "me"}, {"kind": "bot", "level": level}],
                "options": {"strength": strength},
            }
            for level, strength in ((4, 31), (5, 30))
        ]
        answers = [(await zoe.posts("/api/tables", wish)).json() for wish in asked]

        assert ["strength", "level"] == [answer["about"]["option"] for answer in answers]
