"""A learner's hand at Wordsmith: the moves of a lesson, made on the page."""

from tests.e2e.learner import Made
from tests.e2e.stage import Visitor
from tests.games.wordsmith.browser.player import Smith


def play(visitor: Visitor, move: str, made: Made, hand: str) -> None:  # one door
    """Make this move."""
    smith = Smith(visitor, hand).ready()
    match move.split():
        case ["claim", word, *row]:
            smith.write(word)
            if row:
                letter = smith.page.locator(".mienne .lettre").all_text_contents()[int(row[0]) - 1]
                choices = smith.page.locator("[data-lit=rows]:visible label")
                smith.press(choices.filter(has_text=letter.strip()))
            smith.announce()
        case ["choose", kind]:
            before = smith.stands()
            smith.press(visitor.page.locator(f"button.comp[data-kind={kind}]")).changed(before)
        case ["roll"]:
            smith.press(visitor.page.locator("[data-lit=die]:visible").first)
        case _:
            raise ValueError(f"no hand for {move}")
