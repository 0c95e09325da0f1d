"""A panel that cannot be drawn costs itself and a sentence; the table goes on."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.club import Visit
from tests.e2e.stage import bot, link, me
from tests.games.wordsearch.browser.player import Player

pytestmark = pytest.mark.browser


def _two(visit: Visit) -> tuple[Player, Player]:
    """Jeanne, who will say FAUT, and Marius at another screen."""
    jeanne, marius = Player(visit()), Player(visit())
    code = jeanne.set_table(
        me("Jeanne"), link("Marius"), position="FAU.XBLE/...TASOL/PARISTEN 0/0", challengeSeconds=60
    )
    marius.visitor.sit(code, 1, "Marius")
    jeanne.begin(code)
    marius.look(code)
    return jeanne, marius


def _say(jeanne: Player, marius: Player) -> None:
    jeanne.slide("D2", "D1").announce("FAUT", "A1", "D1")
    marius.button("Contester : +5 ou −5").click()


def test_a_word_with_two_equal_readings(visit: Visit) -> None:
    """FAUT has two readings alike: they are one, others a tap away, and no screen dies of it."""
    jeanne, marius = _two(visit)
    _say(jeanne, marius)
    dictionary = jeanne.page.get_by_label("Le dictionnaire")
    expect(dictionary).to_contain_text("faut")
    expect(marius.page.get_by_label("Le dictionnaire")).to_contain_text("faut")
    dictionary.get_by_role("button", name=re.compile("autres? lecture")).click()

    expect(dictionary.get_by_role("listitem")).to_have_count(1)


def test_a_panel_that_fails(visit: Visit) -> None:
    """A dictionary that answers nonsense: its panel says so, the others play on; it comes back."""
    jeanne, marius = _two(visit)

    def nonsense(route: Route) -> None:
        route.fulfill(json={"word": "faut", "valid": True, "names": [], "readings": [None]})

    jeanne.page.route("**/api/words/*", nonsense)
    _say(jeanne, marius)
    panel = jeanne.page.get_by_role("alert").filter(
        has_text="Cette partie de la page ne s’affiche pas."
    )
    expect(panel).to_be_visible()
    assert jeanne.visitor.troubles, "the fault is told in the console"
    jeanne.visitor.troubles.clear()

    expect(jeanne.grid).to_be_visible()
    expect(jeanne.page.locator("#histoire")).to_contain_text("FAUT")
    jeanne.page.unroute("**/api/words/*")
    panel.get_by_role("button", name="Recharger").click()  # the same answer: it fails again
    panel.get_by_role("button", name="Recharger").click()
    expect(jeanne.page.get_by_label("Le dictionnaire")).to_contain_text(re.compile("faut"))
    jeanne.visitor.troubles.clear()


@pytest.mark.parametrize("part", ["Beside", "Table"])
def test_a_part_of_the_page_that_does_not_come(visit: Visit, part: str) -> None:
    """After an update of the club an open page asks for what is there no more: a sentence says so
    and a button loads the page anew."""
    jeanne, gone = Player(visit()), f"**/assets/{part}-*.js"
    page, troubles = jeanne.page, jeanne.visitor.troubles
    page.route(gone, lambda route: route.fulfill(status=404))
    jeanne.visitor.begin(jeanne.set_table(me("Jeanne"), bot()))
    if part == "Beside":
        page.get_by_role("button", name="Règles").click()
    again = page.get_by_role("alert").get_by_role("button", name="Recharger")
    expect(again).to_be_visible()
    assert troubles, "the fault is told in the console"
    troubles.clear()
    page.unroute(gone)
    again.click()

    expect(page.get_by_role("grid")).to_be_visible()
