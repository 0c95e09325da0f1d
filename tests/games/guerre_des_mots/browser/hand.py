"""A learner's hand at La Guerre des Mots: the moves of a lesson, made on the page."""

import re

from playwright.sync_api import expect

from tests.e2e.learner import Made
from tests.e2e.stage import Visitor
from tests.games.guerre_des_mots.browser.player import Warrior

HEARD = """([turn, coup]) => {
  const table = document.querySelector('.table[data-turn]')
  if (document.querySelector('.narrateur')?.dataset.stage !== 'trying') return true
  return table?.dataset.turn !== turn || table?.dataset.coup !== coup
}"""
LAID = re.compile(r"(?:open|lay) (?P<at>[A-Z]\d+)(?: [A-Z]\d+)?[>_<^][A-ZÉ]+")


def play(visitor: Visitor, move: str, made: Made, hand: str) -> bool:
    """Make this move; False where only the wire can: letters of chains, shots, crosses,
    piracy, and what is done instead of a coup."""
    warrior, page = Warrior(visitor, hand), visitor.page
    found = LAID.fullmatch(move)
    laid = (event for event in made if event["type"] == "Laid" and event["of"] == event["seat"])
    word = next((event["word"] for event in laid), "")
    if found is None or not word:
        return False
    stood = warrior.stands
    warrior.press(found["at"])
    warrior.write(word)
    button = page.get_by_role("button", name=re.compile("^Poser")).first
    expect(button).to_have_attribute("aria-disabled", "false")
    button.click()
    page.wait_for_function(HEARD, arg=stood)
    return True
