"""The shelf: the boxes of every game, and nothing of a game before somebody reaches for it."""

import re

import pytest
from playwright.sync_api import expect

from logomachie.games import GAMES
from tests.e2e.club import Visit

pytestmark = pytest.mark.browser


def test_the_front_room_loads_no_table(visit: Visit) -> None:
    """Home shows every box without a table or a game's texts; a box brings its own room alone. A
    box is read aloud in sentences, each with its capital."""
    visitor = visit()
    scripts: list[str] = []
    visitor.page.on("request", lambda request: scripts.append(request.url.rsplit("/", 1)[-1]))
    visitor.page.goto("/")
    expect(visitor.page.locator(".boites a")).to_have_count(len(GAMES))
    visitor.page.wait_for_load_state("networkidle")
    at_home = [name for name in scripts if re.match(r"(Table|room|Figure)-.*js$", name)]
    aloud = visitor.page.locator(".boites .ouie").all_inner_texts()
    visitor.page.locator(".boites a").first.click()
    visitor.page.locator("a.porte[data-key='3']").click()
    expect(visitor.page.get_by_role("heading").first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    rooms = [name for name in scripts if re.match(r"room-.*js$", name)]

    assert len(GAMES) == len(aloud)
    assert [] == [text for text in aloud if re.search(r"\. [a-zà-ÿ]", text)]
    assert [] == at_home
    assert 1 == len(rooms)
    assert [] == [name for name in scripts if re.match(r"Table-.*js$", name)]
