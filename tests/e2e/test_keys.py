"""A whole game of every kind by keyboard alone: home, entrance, table, natural end, again."""

import json
import re
from importlib import import_module

import pytest
from playwright.sync_api import Page, Route, expect

from logomachie.games import GAMES
from logomachie.games.lesson import lessons
from logomachie.games.prepared import WAIT
from logomachie.games.teaching import Demonstration
from tests.e2e.stage import lexicon

pytestmark = pytest.mark.browser

# What the hand is on, if it can be pressed: the body and a heading hold every name of the page.
FOCUSED = """() => { const one = document.activeElement;
  return one.matches('a, button, input, select, summary, [tabindex="0"]')
    ? one.getAttribute('aria-label') || one.textContent : '' }"""
HELD = "() => document.activeElement !== null && document.activeElement !== document.body"
# A race that no bot can win while a busy machine types, nor by a word that is worth more: BLONDE
# brings two steps, whatever Léon writes as many as it has U’s.
SEALED = {"word-whiz": "DLN phase:race A13E12I13O12U13/A13E13I13O13U5"}
WRITTEN = {"race": "sealed"}


def _tab_to(page: Page, name: str) -> None:
    """Go on with Tab until the focus stands on a control of this name."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if re.search(name, page.evaluate(FOCUSED) or ""):
            return
    pytest.fail(f"Tab never reached {name}")


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_by_keyboard_alone_from_the_entrance_to_its_end(
    request: pytest.FixtureRequest, slug: str
) -> None:
    """The door that opens a table at once; a won miniature, so that the end is not far; then the
    focus is with what is said of it, and a key plays again."""
    club = "visit_hurried" if slug in SEALED else "visit"  # else a bot writes for half a minute
    visitor, spec = request.getfixturevalue(club)(), GAMES[slug]
    page, gesture = visitor.page, lessons(spec)[0].gestures[-1]
    sealed = {**WRITTEN, "position": SEALED[slug]} if slug in SEALED else {}
    short = {**gesture.options, "position": gesture.position, **sealed}

    def prepared(route: Route) -> None:
        """The table as the door asks for it, near its end."""
        if route.request.method != "POST":
            route.continue_()
            return
        asked = json.loads(route.request.post_data or "{}")
        asked["options"] |= short
        route.continue_(post_data=json.dumps(asked))

    page.route("**/api/tables", prepared)
    page.goto(f"/jeu/{slug}")
    _tab_to(page, "Jouer tout de suite")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    page.locator(".phrase").wait_for()
    play = import_module(f"tests.games.{spec.room.rpartition('.')[2]}.browser.hand").play
    shown = Demonstration(spec, gesture, spec.words(lexicon()), lexicon().digest)
    shown.before()
    for move in gesture.show:
        shown.seen.clear()
        shown.play(gesture.seat, move)
        written = move.replace("say", "submit") if sealed else move
        if written not in (WAIT, "grab"):
            play(visitor, written, shown.seen, "keys")
    expect(visitor.end).to_be_visible()
    page.wait_for_function(HELD)
    ended = page.url
    _tab_to(page, "Rejouer")
    page.keyboard.press("Enter")

    page.wait_for_function("was => location.href !== was", arg=ended)
