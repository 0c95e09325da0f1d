"""A learner's hand at Word-Whiz: the moves of a lesson, made on the page."""

from playwright.sync_api import expect

from tests.e2e.learner import Made
from tests.e2e.stage import Visitor


def play(visitor: Visitor, move: str, made: Made, hand: str) -> None:  # one door
    """Make this move."""
    match move.split():
        case ["submit", word]:
            expect(visitor.page.locator(".paquet .vient")).to_have_count(0)
            _submit(visitor, word)
        case ["grab"]:
            expect(visitor.page.locator(".paquet .vient")).to_have_count(0)
            visitor.grab()
        case ["say", word]:
            visitor.say(word)
        case ["flip", pack]:
            visitor.flip(int(pack))
        case _:
            raise ValueError(f"no hand for {move}")


def _submit(visitor: Visitor, word: str) -> None:
    """A hand quicker than any eye is refused (MIC-R17): it writes its word again."""
    too_soon = visitor.page.locator(".refus", has_text="Trop tôt")
    done = visitor.page.locator(".narrateur[data-stage='done'], section.fin")
    for _ in range(10):
        visitor.say(word)  # an old refusal goes with it
        expect(done.or_(too_soon).first).to_be_visible()
        if done.count() > 0:
            return
        visitor.page.wait_for_timeout(200)  # nobody may read the card before its time
