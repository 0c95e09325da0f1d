"""From the entrance to the first useful move: words to read, seconds to spend."""

import re
import time

import pytest
from playwright.sync_api import expect

from logomachie.games import GAMES
from logomachie.games.lesson import lessons
from tests.e2e.club import Visit
from tests.e2e.learner import gesture_done

pytestmark = [pytest.mark.browser, pytest.mark.long]

MOST_WORDS, MOST_SECONDS = 60, 90
READ = 2.5  # words a second: an adult who reads something new aloud, or a child of ten
PRESS = 1.0  # seconds for a press, or a letter typed by somebody who looks for it


def words(text: str) -> int:
    """The words of a text, as one reads them."""
    return len(re.findall(r"[\w’'-]+", text))


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("slug", GAMES)
def test_a_newcomer_plays_a_useful_move_at_once(visit: Visit, slug: str, width: int) -> None:
    """The aim, a door, one sentence of the narrator, and the move: all that has to be read."""
    visitor = visit(width=width, height=800 if width > 700 else 844, touch=width < 700)
    began = time.monotonic()
    visitor.page.goto(f"/jeu/{slug}")
    door = visitor.page.locator("a.porte[data-key='1']")
    read = [visitor.page.locator("p.but").inner_text(), door.inner_text()]
    door.click()
    narrator = visitor.page.locator(".narrateur[data-gesture='0']")
    expect(narrator).to_have_attribute("data-stage", "trying")
    read.append(narrator.locator("p").first.inner_text())
    gesture = lessons(GAMES[slug])[0].gestures[0]
    gesture_done(visitor, slug, gesture, "touch" if width < 700 else "mouse")
    expect(narrator).to_have_attribute("data-stage", "done")
    shown = time.monotonic() - began
    count = sum(map(words, read))
    pressed = 3 + sum(len(word) for move in gesture.show for word in move.split()[1:2])
    seconds = shown + count / READ + pressed * PRESS
    told = f"{slug} {width}: {count} words, {pressed} presses, {shown:.1f} s of the page"
    print(f"{told}, {seconds:.0f} s in all")

    assert count <= MOST_WORDS
    assert seconds <= MOST_SECONDS
