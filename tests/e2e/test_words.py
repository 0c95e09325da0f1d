"""The dictionary's page: for which games a word stands, and which article keeps it out."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.club import Visit
from tests.kit.clauses import clause

pytestmark = pytest.mark.browser


@clause("MIC-E7")
@pytest.mark.parametrize("word", ["aujourd’hui", "porte-bonheur"])
def test_a_word_that_some_games_take(visit: Visit, word: str) -> None:
    """A compound stands at Wordsmith and not at Word-Whiz, whose article is a step away."""
    reader = visit()
    reader.page.goto(f"/mots/{word}")
    tables = reader.page.locator(".jeux")
    expect(reader.page.get_by_role("status").first).to_contain_text("est un mot.")
    expect(tables).to_contain_text("Valable à Wordsmith.")
    expect(tables).to_contain_text("Pas à Word-Whiz.")

    article = tables.locator("li", has_text="Word-Whiz").get_by_role("link")
    expect(article).to_have_attribute("href", re.compile("/regles/word-whiz#MIC-"))


def test_a_word_no_game_takes(visit: Visit) -> None:
    """What is no word anywhere is told so, with the article of every game."""
    reader = visit()
    reader.page.goto("/mots/zzyx")
    expect(reader.page.get_by_role("status").first).to_contain_text(
        "n’est pas dans le dictionnaire"
    )

    expect(reader.page.locator(".jeux")).not_to_contain_text("Valable")
