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
from tests.e2e.club import Visit
from tests.e2e.stage import lexicon

pytestmark = pytest.mark.browser

# What the hand is on, if it can be pressed: the body and a heading hold every name of the page.
FOCUSED = """() => { const one = document.activeElement;
  return one.matches('a, button, input, select, summary, [tabindex="0"]')
    ? one.getAttribute('aria-label') || one.textContent : '' }"""
HELD = "() => document.activeElement !== null && document.activeElement !== document.body"
# Who said a wrong word is out of the round: a race that no bot wins while a busy machine types.
ALONE = {"word-whiz": " out:B"}


def _tab_to(page: Page, name: str) -> None:
    """Go on with Tab until the focus stands on a control of this name."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if re.search(name, page.evaluate(FOCUSED) or ""):
            return
    pytest.fail(f"Tab never reached {name}")


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_by_keyboard_alone_from_the_entrance_to_its_end(visit: Visit, slug: str) -> None:
    """The door that opens a table at once; a won miniature, so that the end is not far; then the
    focus is with what is said of it, and a key plays again."""
    visitor, spec = visit(), GAMES[slug]
    page, gesture = visitor.page, lessons(spec)[0].gestures[-1]
    short = {**gesture.options, "position": gesture.position + ALONE.get(slug, "")}

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
        if move != WAIT:
            play(visitor, move, shown.seen, "keys")
    expect(visitor.end).to_be_visible()
    page.wait_for_function(HELD)
    ended = page.url
    _tab_to(page, "Rejouer")
    page.keyboard.press("Enter")

    page.wait_for_function("was => location.href !== was", arg=ended)
