"""Positions of Cadenas asked about on the command line, and their moves as rows."""

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from logomachie.core.tongue import Said, Tongue
from logomachie.core.value import Seat
from logomachie.games.cadenas.rules import text
from logomachie.games.cadenas.rules.cards import PAIR
from logomachie.games.cadenas.rules.position import SEATS
from logomachie.games.cadenas.rules.types import Lock, PutBack, Setup, TableView
from logomachie.games.cadenas.solver.answers import BestTurn, Playable
from logomachie.games.cadenas.solver.legal import Ranked
from logomachie.games.spec import Posed
from logomachie.lexicon.lexicon import Lexicon

HELP = Said(
    "« A:TRI B:MEUSE! lock:B/-/2 squares:ER/AN hands:MOTLAC/- » — les mots et leur joueur, un nom\n"
    "propre suivi de « ! », les cadenas, les paires, les mains ; sans paires, la main est celle\n"
    "d’après la prise. D’abord le meilleur tour de chaque case, puis les coups qui suivent, avec\n"
    "les points gagnés et ceux que perd l’adversaire.",
    "“A:TRI B:MEUSE! lock:B/-/2 squares:ER/AN hands:MOTLAC/-” — the words and whose they are, a\n"
    "proper noun with “!”, the padlocks, the pairs, the hands; without pairs the hand is that\n"
    "after the take. First the best turn of each square, then the plays that follow it, with the\n"
    "points won and those an opponent loses.",
)
SQUARES = 6  # of the board, where the position tells fewer


def posed(position: str, seat: Seat | None, options: Mapping[str, object]) -> Posed:
    """The turn of the active seat, or of the asked one."""
    read = text.read(position)
    read = read if seat is None else replace(read, active=seat)
    hands = read.hands or ()
    if read.active >= len(hands) or not hands[read.active]:
        raise ValueError("the hand of the active seat is missing")
    if read.squares is not None:
        wanted = int(str(options.get("pairSquares", SQUARES)))
        read = replace(read, squares=(*read.squares, *("",) * (wanted - len(read.squares))))
    if len(hands) == 1:
        read = replace(read, hands=(*hands, ""))
    return Posed(position=text.write(read), seats=max(2, len(hands)), seat=read.active)


def moments(view: TableView, config: Setup) -> Iterator[TableView]:
    """The pairs to take, then what may be played after each of them."""
    if text.read(config.position).squares is not None:
        yield view
        taken = [(square, pair) for square, pair in enumerate(view.squares) if pair]
    else:
        taken = [(0, "")]
    for square, pair in taken:
        hand = "".join(sorted(view.hand + pair))
        names = ("Lay", "Transform", "Lock", "PutBack")
        owed = min(PAIR, len(hand))
        yield replace(view, phase="PLAY", hand=hand, taken=square, pair=pair, owed=owed, can=names)


def rows(
    choices: Iterable[Ranked],
    view: TableView,
    config: Setup,  # noqa: ARG001  # as elsewhere
    lexicon: Lexicon,  # noqa: ARG001
    tongue: Tongue,
) -> Iterator[tuple[str, ...]]:
    """`12  -5  capturer MEUSE (B) : méduse  + D  case 1  transform 2 MEDUSE`."""
    for choice in choices:
        points, told = _told(choice, view, tongue)
        cards = f"+ {' '.join(choice.play.cards)}" if choice.play else ""
        square = Said("case {}", "square {}").told(tongue).format((view.taken or 0) + 1)
        where = square if choice.play and view.pair else ""
        yield *points, told, cards, where, text.spoken(choice.move, view)


def _told(choice: Ranked, view: TableView, tongue: Tongue) -> tuple[tuple[str, str], str]:
    """Points won and taken, and what is done."""
    if choice.turn is not None:
        turn = choice.turn
        return _points(turn.won, turn.taken), _turn(turn, tongue)
    if choice.play is not None:
        return _points(choice.play.won, choice.play.taken), _play(choice.play, tongue)
    match choice.move:
        case Lock(word=number):
            word = next(word.text for word in view.words if word.id == number)
            return ("", ""), Said("cadenas sur {}", "padlock on {}").told(tongue).format(word)
        case PutBack(cards=cards):
            back = Said("rendre {}", "put back {}").told(tongue)
            return ("", ""), back.format(" ".join(cards)).strip()
    return ("", ""), ""


def _points(won: int, taken: int) -> tuple[str, str]:
    return str(won), f"-{taken}" if taken else ""


def _turn(turn: BestTurn, tongue: Tongue) -> str:
    """`prendre la case 3 ; poser mot ; cadenas sur MOT ; rendre X`."""
    take = Said("prendre la case {}", "take square {}").told(tongue)
    steps = [] if turn.square is None else [take.format(turn.square + 1)]
    steps += [_play(play, tongue) for play in turn.plays]
    lock = Said("cadenas sur {}", "padlock on {}").told(tongue)
    steps += [lock.format(word) for word in turn.locks]
    back = Said("rendre {}", "put back {}").told(tongue)
    steps += [back.format(" ".join(turn.back))] if turn.back else []
    stopped = Said("recherche arrêtée : main trop longue", "search stopped: hand too long")
    steps += [] if turn.exact else [stopped.told(tongue)]
    return Said(" ; ", "; ").told(tongue).join(steps)


def _play(play: Playable, tongue: Tongue) -> str:
    """What is done to which word."""
    proper = Said(" (nom propre)", " (proper noun)").told(tongue)
    kind = proper if play.kind == "proper" else ""
    if play.owner is None:
        return Said("poser", "lay").told(tongue) + f" {play.spelled}{kind}"
    colon = Said(" : ", ": ").told(tongue)
    if play.captures:
        verb = Said("capturer", "capture").told(tongue)
        return f"{verb} {play.old} ({SEATS[play.owner]}){colon}{play.spelled}{kind}"
    verb = Said("allonger", "lengthen").told(tongue)
    return f"{verb} {play.old}{colon}{play.spelled}{kind}"
