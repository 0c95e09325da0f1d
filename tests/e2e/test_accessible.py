"""axe-core finds nothing serious on any page, in any phase, in any of the three themes."""

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import faults
from tests.e2e.club import Visit
from tests.e2e.stage import START, bot, link, me, position

pytestmark = pytest.mark.browser
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


PAGES = (
    "/",
    "/jeu/word-whiz",
    "/jeu/wordsearch",
    "/jouer/word-whiz",
    "/regles/word-whiz",
    "/mots/orna",
    "/jouer",
)


@pytest.mark.parametrize("width", [1280, 390])
def test_pages(visit: Visit, width: int) -> None:
    """Home, setting a table, rulebook, dictionary, and the page for lost addresses."""
    visitor, found = visit(width=width, touch=width < 700), {}
    for path in PAGES:
        visitor.page.goto(path)
        visitor.page.get_by_role("heading").first.wait_for()
        found[path] = faults(visitor)

    assert {path: [] for path in PAGES} == found


@pytest.mark.parametrize("width", [1280, 390])
def test_every_phase_of_a_table(visit: Visit, width: int) -> None:
    """Waiting room, card, race, word, contest, vote, end."""
    jeanne, marius = visit(width=width, touch=width < 700), visit()
    code = jeanne.set_table(
        me("Jeanne"),
        link("Marius"),
        judge="vote",
        contestSeconds=30,
        voteSeconds=60,
        position=position("DTN", [START, (13, 12, 13, 13, 13)]),
    )
    found = {"waiting": faults(jeanne.look(code))}
    marius.sit(code, 1, "Marius")
    found["flip"] = faults(jeanne.begin(code).at("FLIP"))
    marius.look(code)
    jeanne.flip().at("RACE")
    found["race"] = faults(jeanne)
    jeanne.grab().at("SAY").field.fill("dén")
    found["say"] = faults(jeanne)
    jeanne.say(jeanne.cards().lower() + "e")
    marius.at("CONTEST")
    found["contest"] = faults(marius)
    marius.page.get_by_role("button", name="Contester").click()
    found["vote"] = faults(marius)
    marius.page.get_by_role("button", name="Refuser").click()
    found["refused"] = faults(jeanne.at("FLIP"))
    marius.page.get_by_role("button", name="Quitter la partie").click()
    marius.page.locator(".partie").get_by_role("button").first.click()
    expect(jeanne.end).to_be_visible()
    expect(jeanne.end.locator(".aurait")).to_be_visible()  # nothing moves any more under axe
    found["end"] = faults(jeanne)

    assert {phase: [] for phase in found} == found


@pytest.mark.parametrize("width", [1280, 390])
def test_text_twice_as_large(visit: Visit, width: int) -> None:
    """Every kind of page at 200 %: nothing lies beside the screen, and the strong door is there."""
    visitor = visit(width=width, touch=width < 700)
    code = visitor.set_table(me("Jeanne"), bot(), time="calm")
    visitor.begin(code)
    wide = []
    for path in (f"/table/{code}", "/", "/jeu/word-whiz", "/jouer/word-whiz", "/regles/cadenas"):
        visitor.page.goto(path)
        visitor.page.get_by_role("heading").first.wait_for()
        visitor.page.evaluate("document.documentElement.style.fontSize = '200%'")
        if visitor.page.evaluate(SIDEWAYS) > 0:
            wide.append(path)

    assert [] == wide
