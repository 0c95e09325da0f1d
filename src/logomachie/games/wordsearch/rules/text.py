"""Positions and moves as text one can paste, say or type; both ways.

`RESTA/LMOIN/PA..E/U..ER/CILOS 4/0 active:B dry:2` is a whole position: the board, the scores, whose
turn it is, how many turns in a row brought no word; what has its default is left out. A cell is
named as on the edges of the board: column letter, row number, so that A1 is at the top left.
"""

import re

from logomachie.core.letters import plain
from logomachie.core.rng import Rng
from logomachie.core.tokens import named
from logomachie.core.value import Millis, Seat, Value
from logomachie.games.wordsearch.rules.board import (
    DIRECTIONS,
    Board,
    Cell,
    Direction,
    is_board,
    size,
)
from logomachie.games.wordsearch.rules.types import (
    Accept,
    Asked,
    Challenge,
    Claim,
    Play,
    Setup,
    Slide,
    State,
    Stop,
    TableView,
)

SEATS = "ABCD"
LONGEST = 11  # rows and columns a solver can take
BOARD = re.compile(r"[A-Z.]+(?:/[A-Z.]+)*")
SCORES = re.compile(r"-?\d{1,6}(?:/-?\d{1,6}){0,3}")
CELL = re.compile(r"([A-Z])(\d{1,2})")


class Position(Value, kw_only=True):
    """What lies on a table between two turns."""

    board: Board
    scores: tuple[int, ...] = (0, 0)
    active: Seat = 0
    dry: int = 0


def cell_name(cell: Cell) -> str:
    """A cell as on the edges of the board: (6, 3) is C6."""
    return f"{chr(ord('A') + cell[1] - 1)}{cell[0]}"


def cell_named(name: str) -> Cell:
    """The cell of this name; ValueError if it is none."""
    found = CELL.fullmatch(name.upper())
    if found is None:
        raise ValueError(f"not a cell: {name[:40]}")
    return int(found[2]), ord(found[1]) - ord("A") + 1


def read(text: str) -> Position:
    """The position a line of text describes; ValueError says what is wrong with it."""
    found = named(text.split(), _token)
    if "board" not in found:
        raise ValueError("a position has a board: rows joined by /, a dot for an empty circle")
    position = Position(**found)  # type: ignore[arg-type]  # each token gave its own type
    if position.active >= len(position.scores):
        raise ValueError("a position names only seats that have a score")
    return position


def _token(token: str) -> tuple[str, object]:
    if BOARD.fullmatch(token.upper()):
        board = token.upper()
        if not is_board(board):
            raise ValueError("the rows of a board are of one length")
        if max(size(board)) > LONGEST:
            raise ValueError(f"a board has at most {LONGEST} rows and columns")
        return "board", board
    if SCORES.fullmatch(token):
        return "scores", tuple(int(score) for score in token.split("/"))
    name, _, value = token.partition(":")
    match name:
        case "active" if len(value) == 1 and value in SEATS:
            return name, SEATS.index(value)
        case "dry" if value.isascii() and value.isdecimal() and len(value) < 4:
            return name, int(value)
    raise ValueError(f"not part of a position: {token[:40]}")


def write(position: Position) -> str:
    """The position as one line; `read` gives it back."""
    parts = [position.board, "/".join(map(str, position.scores))]
    if position.active:
        parts.append(f"active:{SEATS[position.active]}")
    if position.dry:
        parts.append(f"dry:{position.dry}")
    return " ".join(parts)


def position(state: State) -> Position:
    """What of a state goes into a position: slides of a turn that runs count as made."""
    return Position(board=state.board, scores=state.scores, active=state.active, dry=state.dry)


def placed(position: Position, setup: Setup, rng: Rng, until: Millis) -> State:
    """A state that looks so, its turn running until then; ValueError if it cannot be."""
    if len(position.scores) != setup.seats:
        raise ValueError(f"a position for {len(position.scores)} seats, not {setup.seats}")
    return State(
        rng=rng,
        board=position.board,
        phase="SLIDE",
        turn=1,
        active=position.active,
        until=until,
        scores=position.scores,
        aside=("",) * setup.seats,
        dry=position.dry,
    )


def spoken(move: Asked, view: TableView | None = None) -> str:  # noqa: ARG001  # one door for all
    """A move as one would type it: `slide F5 E6`, `claim BLEU C6 E`, `play F5-E6 F4-F6`."""
    match move:
        case Slide(source=source, target=target):
            return f"slide {cell_name(source)} {cell_name(target)}"
        case Claim(word=word, start=start, direction=direction):
            return f"claim {word} {cell_name(start)} {direction}"
        case Play(slides=slides, word=word, start=start, direction=direction):
            ways = " ".join(f"{cell_name(s)}-{cell_name(t)}" for s, t in slides)
            return f"play {ways}" + (f" {word} {cell_name(start)} {direction}" if word else "")
        case Stop() | Challenge() | Accept():
            return type(move).__name__.lower()


def asked(text: str, turn: int) -> Asked:
    """The move somebody typed, for this turn; ValueError if it is none."""
    try:
        match text.strip().split():
            case ["slide", source, target]:
                return Slide(turn, cell_named(source), cell_named(target))
            case ["claim", word, start, direction]:
                return Claim(turn, plain(word), cell_named(start), _direction(direction))
            case ["play", *ways, word, start, direction] if "-" not in start:
                announced = plain(word), cell_named(start), _direction(direction)
                return Play(turn, tuple(map(_way, ways)), *announced)
            case ["play", *ways]:
                return Play(turn, tuple(map(_way, ways)))
            case ["stop"]:
                return Stop(turn)
            case ["challenge"]:
                return Challenge(turn)
            case ["accept"]:
                return Accept(turn)
    except ValueError as wrong:
        raise ValueError(f"not a move: {text[:40]} ({wrong})") from wrong
    raise ValueError(f"not a move: {text[:40]}")


def heard(text: str, view: TableView) -> Asked:
    """The move somebody typed at this table; ValueError if it is none."""
    return asked(text, view.turn)


def _way(text: str) -> tuple[Cell, Cell]:
    source, _, target = text.partition("-")
    return cell_named(source), cell_named(target)


def _direction(text: str) -> Direction:
    for direction in DIRECTIONS:
        if direction == text.upper():
            return direction
    raise ValueError(f"not a direction: {text[:40]}")
