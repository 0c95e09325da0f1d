"""A rulebook in the browser: the game in brief, chapters that open when wanted, a search."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from logomachie.games import GAMES
from logomachie.games.rulebook import rulebook
from tests.e2e.club import Visit

pytestmark = pytest.mark.browser

SLUG = "guerre-des-mots"  # the longest of them
MOST = 400  # elements of a closed rulebook, its figure among them; open it has fourteen thousand


@pytest.mark.parametrize("width", [1280, 390])
def test_one_finds_a_thing_in_a_rulebook(visit: Visit, width: int) -> None:
    """From the entrance to the game in brief; a chapter, a word, a link and paper open the rest."""
    reader = visit(width=width, touch=width < 700)
    page, book = reader.page, rulebook(SLUG)
    page.goto(f"/jeu/{SLUG}")
    page.get_by_role("link", name="Le jeu en bref").click()
    brief = page.get_by_role("region", name="Le jeu en bref")
    expect(brief.get_by_role("heading")).to_have_text(
        ["Le jeu en bref", "Le but", "Un tour", "La fin"]
    )
    articles = page.locator(".article")
    expect(articles).to_have_count(0)
    assert page.evaluate("document.querySelectorAll('*').length") < MOST

    contents = page.get_by_role("navigation", name="Sommaire")
    if width < 1000:
        expect(contents.get_by_role("link")).to_have_count(0)
        contents.get_by_text("Sommaire").click()
    contents.get_by_role("link", name="Le piratage").click()
    piracy = next(chapter for chapter in book.chapters if chapter.title == "Le piratage")
    expect(articles).to_have_count(len(piracy.articles))
    expect(page.get_by_role("heading", name="Le piratage", exact=True)).to_be_in_viewport()

    field = page.get_by_role("searchbox", name="Chercher dans la règle")
    expect(field).to_be_in_viewport()  # it followed
    field.fill("mot plus long avec Elle marron")
    expect(articles).to_have_count(1)
    expect(page.get_by_role("status").filter(has_text="Un passage.")).to_be_visible()
    expect(page.locator("[id='GDM-WIN-05']")).to_be_in_viewport()
    field.fill("zzz")
    expect(page.get_by_role("status").filter(has_text="Aucun passage.")).to_be_visible()
    field.fill("")
    expect(articles).to_have_count(len(piracy.articles))

    page.goto(f"/regles/{SLUG}#GDM-Q-35")
    page.get_by_role("link", name="GDM-MAT-08", exact=True).click()
    expect(page.locator("[id='GDM-MAT-08']")).to_be_focused()

    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(articles).to_have_count(len(book.articles))
    expect(page.get_by_role("navigation")).to_have_count(0)
    expect(field).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('afterprint'))")

    assert articles.count() < len(book.articles)


def test_headings_come_in_order(visit: Visit) -> None:
    """No level is skipped, folded or open."""
    page = visit().page
    page.goto("/regles/wordsearch")
    page.get_by_role("button", name="Tout ouvrir").click()
    expect(page.get_by_role("button", name="Tout fermer")).to_be_visible()
    headings = page.locator("main :is(h1, h2, h3, h4, h5, h6)")
    levels = headings.evaluate_all("all => all.map(heading => Number(heading.tagName[1]))")

    assert 1 == levels[0] == levels.count(1)
    assert all(after - before <= 1 for before, after in pairwise(levels))


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_the_game_in_brief_is_one_screen(visit: Visit, size: tuple[int, int]) -> None:
    """One press from the entrance: figure, aim, a turn, the end, no higher than the screen."""
    visitor = visit(width=size[0], height=size[1])
    heights = {}
    for slug in GAMES:
        visitor.page.goto(f"/jeu/{slug}")
        visitor.page.get_by_role("link", name="Le jeu en bref").click()
        brief = visitor.page.get_by_role("region", name="Le jeu en bref")
        expect(brief.get_by_role("img").first).to_be_visible()
        heights[slug] = (brief.bounding_box() or {"height": 0})["height"]

    assert {} == {slug: high for slug, high in heights.items() if not 0 < high <= size[1]}
