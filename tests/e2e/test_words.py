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


@pytest.mark.parametrize("width", [1280, 390])
def test_a_word_is_told_with_its_sense_and_its_neighbours(visit: Visit, width: int) -> None:
    """The sense before the grammar, the lemma a step away, words near it, other readings behind a
    tap, the lists that have it."""
    reader = visit(width=width)
    reader.page.goto("/mots/renards")
    page = reader.page
    expect(page.locator(".sens")).to_contain_text("de renard, mammifère roux")
    expect(page.get_by_role("link", name="renard", exact=True).first).to_be_visible()
    expect(page.get_by_text("On le connaît à huit ans.")).to_be_visible()

    page.goto("/mots/mate")
    expect(page.get_by_role("heading", name="Avec une lettre de plus")).to_be_visible()
    folded = page.locator(".sens li").last
    expect(folded).to_be_hidden()
    page.get_by_role("button", name=re.compile("autre")).click()
    expect(folded).to_be_visible()


@pytest.mark.parametrize("width", [1280, 390])
def test_whatever_is_asked_fits_the_screen(visit: Visit, width: int) -> None:
    """Forty letters without a place to break are broken all the same."""
    reader = visit(width=width)
    reader.page.goto(f"/mots/{'m' * 60}")
    expect(reader.page.get_by_role("status").first).to_contain_text("n’est pas")

    wider = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert reader.page.evaluate(wider) is False


def test_a_word_is_reported(visit: Visit) -> None:
    """What comes close is told; one choice and one sentence, and the club says that it is noted."""
    reader = visit()
    reader.page.goto("/mots/maizon")
    expect(reader.page.locator(".sens").get_by_role("link", name="maison")).to_be_visible()
    refused = reader.page.get_by_role("radio", name=re.compile("devrait être permis"))
    expect(refused).to_be_checked()
    reader.page.get_by_label("Une phrase").fill("essai")
    reader.page.get_by_role("button", name="Signaler MAIZON").click()

    expect(reader.page.get_by_text("Noté, et lu avant la prochaine liste.")).to_be_visible()
