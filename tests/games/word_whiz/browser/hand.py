"""A learner's hand at Word-Whiz: the moves of a lesson, made on the page."""

from playwright.sync_api import expect

from tests.e2e.learner import Made
from tests.e2e.stage import Visitor


def play(visitor: Visitor, move: str, made: Made, hand: str) -> bool:  # one door
    """Make this move; False where only the wire can."""
    match move.split():
        case ["submit", word]:
            expect(visitor.page.locator(".paquet .vient")).to_have_count(0)
            visitor.say(word)
        case ["grab"]:
            expect(visitor.page.locator(".paquet .vient")).to_have_count(0)
            visitor.grab()
        case ["say", word]:
            visitor.say(word)
        case ["flip", pack]:
            visitor.flip(int(pack))
        case _:
            return False
    return True
