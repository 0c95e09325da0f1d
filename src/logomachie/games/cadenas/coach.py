"""What a narrator of Cadenas reads off a view beside the view itself."""

from logomachie.games.cadenas.hints import reader
from logomachie.games.cadenas.rules.types import Setup, TableView
from logomachie.games.cadenas.solver.exposed import exposed
from logomachie.games.cadenas.solver.search import choices, position
from logomachie.games.cadenas.solver.words import lists
from logomachie.lexicon.load import of_table


def facts(view: TableView, config: Setup) -> dict[str, object]:
    """What known words could do now, and whether one of one's own is in danger."""
    turn = {"Lay", "Transform"} & set(view.can)
    book = reader(lists(of_table(config.lexicon)))
    found = choices(position(view), book) if turn else ()
    mine = [word for word in view.words if word.owner == view.seat]
    reserve = [lock for lock in view.padlocks if lock.owner == view.seat and lock.place is None]
    asked = (exposed(view, config, word) for word in mine) if "Take" in view.can else ()
    return {
        "takes": "Take" in view.can,
        "mayLay": any(choice.word is None and choice.kind == "common" for choice in found),
        "mayGrow": any(choice.word is not None and not choice.captures for choice in found),
        "mayCapture": any(choice.captures for choice in found),
        "mayName": any(choice.supply for choice in found),
        "mayLock": "Lock" in view.can and bool(reserve),
        "givesBack": "PutBack" in view.can and not found,
        "inDanger": any(len(threat.cards) == 1 for one in asked for threat in one.threats),
        "final": view.finals is not None and bool(turn),
    }
