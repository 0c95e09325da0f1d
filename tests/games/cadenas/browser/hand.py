"""A learner's hand at Cadenas: the moves of a lesson, made on the page."""

from tests.e2e.learner import Made
from tests.e2e.stage import Visitor
from tests.games.cadenas.browser.player import Player

PROPER = "Nom propre"


def play(visitor: Visitor, move: str, made: Made, hand: str) -> bool:  # one door
    """Make this move; False where only the wire can."""
    player = Player(visitor, hand)
    match move.split():
        case ["take", square]:
            player.take(int(square))
        case ["lay", text]:
            player.lay(text)
        case ["transform", number, text, *kind]:
            word = visitor.page.locator(f"[data-word='{number}']")
            player.grow(word.get_attribute("data-text") or "", text, PROPER if kind else None)
        case _:
            return False
    return True
