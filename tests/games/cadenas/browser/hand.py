"""A learner's hand at Cadenas: the moves of a lesson, made on the page."""

from logomachie.games.cadenas.solver.words import lists
from tests.e2e.learner import Made
from tests.e2e.stage import Visitor, lexicon
from tests.games.cadenas.browser.player import Player

PROPER, COMMON = "Nom propre", "Nom commun"


def play(visitor: Visitor, move: str, made: Made, hand: str) -> None:  # one door
    """Make this move."""
    player = Player(visitor, hand)
    match move.split():
        case ["take", square]:
            player.take(int(square))
        case ["lay", text]:
            player.lay(text)
        case ["transform", number, text, *kind]:
            word = visitor.page.locator(f"[data-word='{number}']")
            player.grow(word.get_attribute("data-text") or "", text, _declared(text, bool(kind)))
        case ["lock", _, number]:
            word = visitor.page.locator(f"[data-word='{number}']")
            player.lock(word.get_attribute("data-text") or "")
        case ["put", *letters]:
            player.put_back("".join(letters))
        case _:
            raise ValueError(f"no hand for {move}")


def _declared(text: str, proper: bool) -> str | None:
    """What the page asks for, where a word may be either."""
    book = lists(lexicon()).book
    if not (book.has("common", text) and book.has("proper", text)):
        return None
    return PROPER if proper else COMMON
