"""The narrator of a first game: speaks when something is new, and is silent after one key."""

import re

import pytest
from playwright.sync_api import expect

from logomachie.games import GAMES
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


TOUCHED = """(part) => {
  const { x, y, width, height } = part.getBoundingClientRect()
  const hit = (down) => part.contains(document.elementFromPoint(x + width / 2, down))
  let [top, bottom] = [y + height / 2, y + height / 2]
  while (hit(top - 1)) top -= 1
  while (hit(bottom + 1)) bottom += 1
  return bottom - top + 1
}"""


def test_a_thumb_finds_the_article_and_the_legend(visit: Visit) -> None:
    """Small signs, and 44 pixels to touch them: the narrator's article, the signs of La Guerre."""
    page = visit(width=390, height=844, touch=True).page
    page.goto("/jeu/guerre-des-mots")
    page.get_by_role("link", name=re.compile("Jouer tout de suite")).tap()
    page.wait_for_url("**/table/*")
    article = page.get_by_role("region", name="Le narrateur").get_by_role("link")
    sign = page.get_by_role("group", name="Les signes du plateau").get_by_role("button")
    expect(article).to_be_visible()
    expect(sign.first).to_be_visible()

    assert 44 <= article.evaluate(TOUCHED)
    assert 43 <= sign.first.evaluate(TOUCHED)


SIGHT = """(field) => {
  const foot = document.querySelector('.barre').getBoundingClientRect().top
  return field.getBoundingClientRect().bottom <= foot
}"""


@pytest.mark.parametrize("slug", GAMES)
def test_the_narrator_of_a_phone_speaks_under_la_phrase(visit_hurried: Visit, slug: str) -> None:
    """Above the board, where one looks: below it the bar would hide him."""
    visitor = visit_hurried(width=390, height=844, touch=True)
    page = visitor.page
    page.goto(f"/jeu/{slug}")
    page.get_by_role("link", name=re.compile("Jouer tout de suite")).tap()
    page.wait_for_url("**/table/*")
    narrator = page.get_by_role("region", name="Le narrateur")
    expect(narrator.get_by_role("status")).to_have_text(re.compile(r"\w"))
    visitor.settled()
    said, board = narrator.bounding_box(), page.locator("main").bounding_box()
    assert said is not None
    assert board is not None

    assert said["y"] + said["height"] <= board["y"] < 844 / 2


@pytest.mark.parametrize(
    ("slug", "height"), [("guerre-des-mots", 844), ("guerre-des-mots", 664), ("wordsearch", 844)]
)
def test_the_field_is_on_the_first_screen_while_the_narrator_speaks(
    visit_hurried: Visit, slug: str, height: int
) -> None:
    """On a phone of 844 pixels, and on one whose browser keeps its bars, one sees where a word is
    written, above the bar."""
    visitor = visit_hurried(width=390, height=height, touch=True)
    page = visitor.page
    page.goto(f"/jeu/{slug}")
    page.get_by_role("link", name=re.compile("Jouer tout de suite")).tap()
    page.wait_for_url("**/table/*")
    expect(page.locator(".barre")).to_be_visible()
    said = page.get_by_role("region", name="Le narrateur").get_by_role("status")
    expect(said).to_have_text(re.compile(r"\w"))
    visitor.settled()

    assert page.locator("aside .champ").first.evaluate(SIGHT)
