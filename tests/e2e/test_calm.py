"""Time at the table: nothing runs au calme, a pause veils the cards, leaving pauses, by day."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.club import Visit
from tests.e2e.stage import bot, here, me

pytestmark = pytest.mark.browser

WIDTHS = pytest.mark.parametrize("width", [1280, 390])
FLIP = "DTN A1E1I1O1U1/A1E1I1O1U1 flipper:A"


@WIDTHS
def test_nothing_runs_at_a_calm_table(visit: Visit, width: int) -> None:
    """No figure counts; the table says so; a pause hides the cards and gives them back."""
    jeanne = visit(width=width, touch=width < 700)
    code = jeanne.set_table(me(), bot(), time="calm", position=FLIP)
    jeanne.begin(code).at("FLIP")

    expect(jeanne.page.get_by_text("Au calme", exact=True)).to_be_visible()
    expect(jeanne.page.get_by_role("timer")).to_have_count(0)
    assert "DTN" == jeanne.cards()
    jeanne.page.get_by_role("button", name="Pause").click()
    expect(jeanne.phrase).to_have_text("La partie est en pause.")
    assert "" == jeanne.cards()
    jeanne.page.get_by_role("button", name="Reprendre").click()
    expect(jeanne.page.get_by_role("button", name="Pause")).to_be_visible()


def test_by_the_clock_figures_run(visit: Visit) -> None:
    """And the pause is there too."""
    jeanne = visit()
    jeanne.begin(jeanne.set_table(me(), bot(), time="clock", position=FLIP)).at("FLIP")

    expect(jeanne.page.get_by_role("timer").first).to_have_text(re.compile(r"0:\d\d|1:00"))
    expect(jeanne.page.get_by_role("button", name="Pause")).to_be_visible()


def test_by_day_the_table_says_until_when(visit: Visit) -> None:
    """A date, no countdown."""
    jeanne = visit()
    code = jeanne.set_table(me(), bot(), time="day", days=3, race="sealed", position=FLIP)
    jeanne.begin(code).at("FLIP")

    expect(jeanne.page.get_by_text("Par jour", exact=True)).to_be_visible()
    expect(jeanne.page.get_by_text(re.compile(r"jusqu’au \w+\. \d+"))).to_be_visible()
    expect(jeanne.page.get_by_role("timer")).to_have_count(0)


def test_setting_a_table_opens_with_who_and_how_time_is_kept(visit: Visit) -> None:
    """Calm is chosen already; all else is folded; by day asks how long a turn lasts."""
    jeanne = visit()
    jeanne.page.goto("/jouer/word-whiz")
    options = jeanne.page.get_by_role("region", name="Les options")

    expect(options.get_by_role("radio", name="Au calme")).to_be_checked()
    expect(options.locator(".option")).to_have_count(1)
    options.get_by_role("radio", name="Par jour").check(force=True)
    expect(options.locator(".option")).to_have_count(2)


def test_no_time_runs_behind_the_curtain(visit: Visit) -> None:
    """Two players of one screen: the clock is there when somebody has said who he is."""
    jeanne = visit()
    asked = {
        "game": "cadenas",
        "chairs": [here("Jeanne"), here("Marius")],
        "options": {"time": "clock", "turnSeconds": 180},
    }
    code = jeanne.context.request.post("/api/tables", data=asked).json()["table"]
    jeanne.begin(code)
    curtain = jeanne.page.get_by_role("button", name=re.compile("^Je suis "))
    curtain.wait_for()

    expect(jeanne.page.get_by_role("timer")).to_have_count(0)
    curtain.click()
    expect(jeanne.page.get_by_role("timer").first).to_have_text(re.compile(r"[23]:\d\d"))


@pytest.mark.parametrize("slug", ["cadenas", "wordsmith", "wordsearch", "guerre-des-mots"])
def test_a_phone_shows_a_long_name_and_a_long_date_whole(visit: Visit, slug: str) -> None:
    """Of two players the band shows both names; a date by day takes no more room than a clock,
    whoever begins."""
    jeanne = visit(width=390, height=844, touch=True)
    options: dict[str, object] = {"time": "day", "days": 3}
    asked = {"game": slug, "chairs": [me("Marie-Madeleine"), bot()], "options": options}
    name = jeanne.page.locator(".nom", has_text="Marie-Madeleine").first
    seen = set()
    for _ in range(6):  # whose sentence is longer
        code = jeanne.context.request.post("/api/tables", data=asked).json()["table"]
        jeanne.begin(code)
        expect(name).to_be_visible()
        cut = name.evaluate("name => name.scrollWidth > name.clientWidth")
        high = "part => part.getBoundingClientRect().height"
        seen.add((cut, jeanne.page.locator(".phrase").evaluate(high) < 80))

    assert {(False, True)} == seen
