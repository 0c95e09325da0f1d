"""« Un coup de pouce » on the page: three steps, by finger and by key, told to its asker."""

import pytest
from playwright.sync_api import expect

from tests.e2e.club import Visit

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("width", [1280, 390])
def test_three_steps_each_asked_for(visit: Visit, width: int) -> None:
    """Where, the letter, the word: read aloud as they come, noted in the history, and there again
    after a reload; then there is nothing more to ask."""
    zoe = visit(width=width, touch=width < 700)
    race = {"position": "DTN A1E1I1O1U1 phase:race", "time": "calm", "hints": True}
    zoe.begin(zoe.set_table({"kind": "me", "name": "Zoé"}, **race))
    section = zoe.page.get_by_role("region", name="Un coup de pouce")
    said = section.get_by_role("status")
    section.get_by_role("button", name="Un coup de pouce").click()
    expect(said).to_contain_text("Un mot de")
    zoe.page.keyboard.press("Alt+i")
    expect(said).to_contain_text("commence par")
    section.get_by_role("button", name="Le mot").click()
    expect(said).to_contain_text("prenez le micro")
    zoe.page.reload()

    expect(said).to_contain_text("prenez le micro")
    expect(section.get_by_role("button")).to_have_count(0)
    expect(zoe.page.locator("#histoire")).to_contain_text("coup de pouce, pas 3 sur 3")
