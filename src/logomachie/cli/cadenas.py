"""Plays and turns of Cadenas in French, one line each."""

from logomachie.games.cadenas.rules.position import SEATS
from logomachie.games.cadenas.solver.answers import BestTurn, Playable


def play_row(play: Playable) -> tuple[str, ...]:
    """`12  -5  capturer MEUSE (B) : méduse  + D  case 1, 3`."""
    squares = ", ".join(str(square + 1) for square in play.squares)
    return (
        str(play.won),
        f"-{play.taken}" if play.taken else "",
        told(play),
        f"+ {' '.join(play.cards)}",
        f"case {squares}" if squares else "",
    )


def turn_row(turn: BestTurn) -> tuple[str, ...]:
    """`21  -5  prendre la case 3 ; poser mot ; cadenas sur MOT ; rendre X`."""
    steps = [] if turn.square is None else [f"prendre la case {turn.square + 1}"]
    steps += [told(play) for play in turn.plays]
    steps += [f"cadenas sur {text}" for text in turn.locks]
    steps += [f"rendre {' '.join(turn.back)}"] if turn.back else []
    bound = "" if turn.exact else "recherche arrêtée : main trop longue"
    return str(turn.won), f"-{turn.taken}" if turn.taken else "", " ; ".join(steps), bound


def told(play: Playable) -> str:
    """What is done to which word."""
    kind = " (nom propre)" if play.kind == "proper" else ""
    if play.owner is None:
        return f"poser {play.spelled}{kind}"
    if play.captures:
        return f"capturer {play.old} ({SEATS[play.owner]}) : {play.spelled}{kind}"
    return f"allonger {play.old} : {play.spelled}{kind}"
