"""The narrator of a first game: speaks when something is new, and is silent after one key."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.club import Visit

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("width", [pytest.param(1280, marks=pytest.mark.long), 390])
def test_a_first_game_has_a_narrator(visit_hurried: Visit, width: int) -> None:
    """« Jouer tout de suite » for somebody who never finished a game: a sentence is said, and once;
    Alt N ends it, at this table and the next."""
    visitor = visit_hurried(width=width, touch=width < 700)
    page = visitor.page
    page.goto("/jeu/wordsearch")
    page.get_by_role("link", name=re.compile("Jouer tout de suite")).click()
    page.wait_for_url("**/table/*")
    narrator = page.get_by_role("region", name="Le narrateur")
    said = narrator.get_by_role("status")
    expect(said).to_have_text(re.compile(r"\w"))
    first = said.inner_text()
    narrator.get_by_role("button", name="Compris").click()
    expect(said).not_to_have_text(first)
    page.keyboard.press("Alt+n")
    expect(narrator).to_have_count(0)
    page.reload()
    page.get_by_role("grid").wait_for()

    expect(narrator).to_have_count(0)
