"""A learner's hand at Wordsmith: the moves of a lesson, made on the page."""

from tests.e2e.learner import Made
from tests.e2e.stage import Visitor
from tests.games.wordsmith.browser.player import Smith


def play(visitor: Visitor, move: str, made: Made, hand: str) -> bool:  # one door
    """Make this move; False where only the wire can."""
    smith = Smith(visitor, hand).ready()
    match move.split():
        case ["claim", word]:
            smith.claim(word)
        case ["roll"]:
            smith.press(visitor.page.locator("[data-lit=die]:visible").first)
        case _:
            return False
    return True
