"""A learner's hand at Wordsearch: the moves of a lesson, made on the page."""

from logomachie.games.wordsearch.rules.board import segment
from logomachie.games.wordsearch.rules.text import cell_name, cell_named
from tests.e2e.learner import Made
from tests.e2e.stage import Visitor
from tests.games.wordsearch.browser.player import Player


def play(visitor: Visitor, move: str, made: Made, hand: str) -> None:  # one door
    """Make this move."""
    player = Player(visitor, hand)
    match move.split():
        case ["slide", source, target]:
            player.slide(source, target)
        case ["claim", word, start, direction]:
            cells = segment(cell_named(start), direction, len(word))  # type: ignore[arg-type]
            player.announce(word.upper(), cell_name(cells[0]), cell_name(cells[-1]))
        case ["stop"]:
            player.press(visitor.page.locator("[data-lit=stop]:visible").first)
        case ["challenge"]:
            player.press(visitor.page.locator("[data-lit=contest]:visible").first)
        case ["accept"]:
            player.press(visitor.page.locator("[data-lit=accept]:visible").first)
        case _:
            raise ValueError(f"no hand for {move}")
