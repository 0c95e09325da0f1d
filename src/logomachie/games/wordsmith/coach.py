"""What a narrator of Wordsmith reads off a view beside the view itself."""

from logomachie.games.wordsmith.rules.types import Setup, TableView
from logomachie.games.wordsmith.solver.search import FREE_BOXES, book, found, task
from logomachie.lexicon.likely import READER
from logomachie.lexicon.load import of_table

ROWS = 6


def facts(view: TableView, config: Setup) -> dict[str, object]:
    """Whether a known word lies in the zone, how full sheets and boxes are."""
    assert view.seat is not None
    sheet, there = view.sheets[view.seat], 0
    if "Claim" in view.can:
        words = book(of_table(config.lexicon), config.alphabet_version)
        there = len(found(words, config, task(view, config, view.seat), words.said <= READER))
    others = [one for seat, one in enumerate(view.sheets) if seat != view.seat]
    return {
        "wordThere": there > 0,
        "noWord": "Roll" in view.can and not there,
        "first": "Claim" in view.can and not sheet.order,
        "mayChoose": "Choose" in view.can,
        "boxesFull": sheet.ticked >= FREE_BOXES and "Claim" in view.can,
        "lastRow": len(sheet.order) == ROWS - 1 and "Claim" in view.can,
        "rivalNear": any(len(one.order) == ROWS - 1 for one in others) and "Claim" in view.can,
        "lastWord": view.phase == "LAST" and "Claim" in view.can,
    }
