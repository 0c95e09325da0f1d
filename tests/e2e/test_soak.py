"""Whole games of every game, played with common words while a browser draws them.

One short game of each in `./test`, twenty of each in the long suite.
"""

import pytest
from playwright.sync_api import expect

from logomachie.games import GAMES
from tests.e2e.club import Visit
from tests.e2e.driver import Driver
from tests.e2e.stage import Visitor, bot, me

pytestmark = pytest.mark.browser

EACH = 20
SHORT: dict[str, dict[str, object]] = {  # a short game of each, for every day
    "guerre-des-mots": {"roundLimit": 10},
    "word-whiz": {"track": 10, "raceSeconds": 15, "position": "DTN A8E8I8O8U8/A8E8I8O8U8"},
    "wordsearch": {"position": "RESTA/LMOIN/PA..E/U..ER/CILOS 0/0"},
    "wordsmith": {"mode": "motamot", "rounds": 1},
}
RIVAL = {"word-whiz": 2}  # a race nobody wins takes its whole time: one of them knows many words
WIDTHS = (1280, 390)
SLOWLY = {"guerre-des-mots"}  # its judging takes as long as the game
FIRST_SCREEN = 800  # pixels: result, why and three words stand in it
LOWEST = """() => {
  scrollTo(0, 0)
  const told = [...document.querySelectorAll('.fin .verdict, .fin .tournant, .fin .aurait')]
  return Math.max(...told.map((part) => part.getBoundingClientRect().bottom))
}"""


@pytest.mark.parametrize(
    "number", [0, *(pytest.param(n, marks=pytest.mark.long) for n in range(1, EACH))]
)
@pytest.mark.parametrize("slug", list(GAMES))
def test_a_whole_game_without_a_fault(visit_hurried: Visit, slug: str, number: int) -> None:
    """A player and a bot to the end, then the game again line by line: the page logs no error."""
    seed = f"{slug} {number}"
    jeanne = visit_hurried(width=WIDTHS[number % 2], height=800)
    code = _set(jeanne, slug, SHORT.get(slug, {}) if number == 0 else {})
    jeanne.begin(code)
    outcome = Driver(jeanne, code, 0, seed).play_out()

    assert outcome["why"]
    expect(jeanne.end).to_be_visible()
    if slug not in SLOWLY:
        _first_screen(jeanne)
    _look_back(jeanne)


def _set(host: Visitor, slug: str, options: dict[str, object]) -> str:
    asked = {"game": slug, "chairs": [me("Jeanne"), bot(RIVAL.get(slug, 0))], "options": options}
    answer = host.context.request.post("/api/tables", data=asked)
    assert answer.ok, answer.text()
    code: str = answer.json()["table"]
    return code


def _first_screen(jeanne: Visitor) -> None:
    """What is told of the game is read without scrolling, at a desk and on a phone."""
    page = jeanne.page
    before = page.viewport_size
    expect(page.locator(".fin .aurait")).to_be_visible()
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        jeanne.settled()
        assert page.evaluate(LOWEST) <= FIRST_SCREEN, width
    if before is not None:
        page.set_viewport_size(before)


def _look_back(jeanne: Visitor) -> None:
    """From the first moment on, and at last to the end again."""
    page = jeanne.page
    page.get_by_role("button", name="Revoir la partie", exact=True).click()
    slider = page.get_by_role("slider", name="Revoir la partie")
    last = page.get_by_role("region", name="Revoir la partie").get_by_role("status")
    expect(last).to_contain_text("sur")
    moments = int(slider.get_attribute("max") or 0)
    assert moments > 1
    for moment in range(1, moments + 1, max(1, moments // 20)):
        slider.fill(str(moment))
        expect(last).to_have_text(f"Moment {moment} sur {moments}")
    page.get_by_role("button", name="Fermer").last.click()
    expect(jeanne.end).to_be_visible()
