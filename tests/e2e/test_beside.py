"""The rulebook beside the table, and a focus that never falls to the body."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import faults
from tests.e2e.club import Visit
from tests.e2e.stage import START, Visitor, bot, link, me, position

pytestmark = pytest.mark.browser

WIDTHS = pytest.mark.parametrize("width", [1280, 390])
LEAVING = ("Quitter", "Rester")
HELD = "() => document.activeElement !== null && document.activeElement !== document.body"


def _focus_is_kept(visitor: Visitor) -> None:
    visitor.page.wait_for_function(HELD)


@WIDTHS
def test_the_rulebook_opens_beside_the_table(visit: Visit, width: int) -> None:
    """On the game in brief; after a refusal at its article; Escape gives the focus back."""
    jeanne, marius = visit(width=width, touch=width < 700), visit()
    board = position("DTN", [START, START], "flipper:B")
    code = jeanne.set_table(me("Jeanne"), link("Marius"), position=board)
    marius.sit(code, 1, "Marius")
    jeanne.begin(code).at("FLIP")
    address = jeanne.page.url
    rules = jeanne.page.get_by_role("button", name="Règles", exact=True)
    panel = jeanne.page.get_by_role("region", name="Règles", exact=True)

    rules.click()
    expect(panel.get_by_role("heading", name="La règle, en ce moment")).to_be_visible()
    expect(panel.get_by_role("heading", name="Le jeu en bref")).to_be_visible()
    expect(panel.get_by_role("img")).to_be_visible()
    expect(panel).to_be_focused()
    assert [] == faults(jeanne)
    jeanne.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(rules).to_be_focused()

    jeanne.flip()
    refused = jeanne.page.get_by_role("alert").get_by_role("link")
    clause = refused.inner_text()
    rules.click()
    expect(panel.locator(f"[data-article='{clause}']")).to_be_visible()
    panel.get_by_role("button", name="Fermer").click()
    refused.click()  # the number itself opens it too, and no other page
    expect(panel.locator(f"[data-article='{clause}']")).to_be_visible()
    panel.get_by_label("Chercher dans la règle").fill("microphone")
    expect(panel.get_by_role("status")).to_have_text(re.compile(r"\d+ passages\."))
    assert [address] == [page.url for page in jeanne.context.pages]


def test_the_focus_never_falls_to_the_body(visit: Visit) -> None:
    """From page to page, over a question that closes, and at the end of a game."""
    jeanne = visit()
    jeanne.page.goto("/")
    for step in ("/jeu/word-whiz", "/regles/word-whiz", "/mots"):
        jeanne.page.locator(f"a[href='{step}']").first.press("Enter")
        jeanne.page.wait_for_url(f"**{step}")
        _focus_is_kept(jeanne)
    code = jeanne.set_table(me(), bot(), time="calm", position=position("DTN", [START, START]))
    jeanne.begin(code)
    jeanne.page.get_by_role("button", name="Quitter la partie").press("Enter")
    _focus_is_kept(jeanne)
    jeanne.page.get_by_role("button", name="Rester").press("Enter")
    _focus_is_kept(jeanne)
    jeanne.page.get_by_role("button", name="Quitter la partie").press("Enter")
    jeanne.page.get_by_role("button", name="Quitter", exact=True).press("Enter")
    expect(jeanne.end).to_be_visible()

    _focus_is_kept(jeanne)


def test_whoever_would_leave_reads_the_question_on_a_phone(visit: Visit) -> None:
    """It stands above the bar, with its two answers; whoever stays is back at the button."""
    jeanne = visit(width=390, height=844, touch=True)
    code = jeanne.set_table(me(), bot(), time="calm", position=position("DTN", [START, START]))
    jeanne.begin(code)
    jeanne.page.get_by_role("button", name="Quitter la partie").tap()
    question = jeanne.page.get_by_role("group", name=re.compile("Quitter pour de bon"))
    expect(question).to_be_focused()
    answers = [question.get_by_role("button", name=name, exact=True) for name in LEAVING]
    for answer in answers:
        answer.click(trial=True, timeout=2_000)  # nothing lies over it
        box = answer.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < 844 - 100
    answers[1].tap()

    expect(jeanne.page.get_by_role("button", name="Quitter la partie")).to_be_focused()
