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
    "word-whiz": {"track": 10, "raceSeconds": 15, "position": "DTN A6E6I6O6U6/A6E6I6O6U6"},
    "wordsearch": {"position": "RESTA/LMOIN/PA..E/U..ER/CILOS 0/0"},
    "wordsmith": {"mode": "motamot", "rounds": 1},
}
RIVAL = {"word-whiz": 2}  # a race nobody wins takes its whole time: one of them knows many words
WIDTHS = (1280, 390)


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
    _look_back(jeanne)


def _set(host: Visitor, slug: str, options: dict[str, object]) -> str:
    asked = {"game": slug, "chairs": [me("Jeanne"), bot(RIVAL.get(slug, 0))], "options": options}
    answer = host.context.request.post("/api/tables", data=asked)
    assert answer.ok, answer.text()
    code: str = answer.json()["table"]
    return code


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
