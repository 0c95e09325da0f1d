"""Positions as text one can paste; both ways.

`R4Y1B1G2/R5Y3B1 words:CHAT,TACLE/. ticked:7/0 round:2` is a position: the zones of the seats, then
what has not its default. A row left empty is `.`; the box holds whatever the zones do not.
"""

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from logomachie.core.letters import plain
from logomachie.core.tokens import named
from logomachie.core.value import Millis, Seat, Value
from logomachie.games.wordsmith.rules import pieces
from logomachie.games.wordsmith.rules.pieces import FULL_BOX, KINDS, Kind, Pieces
from logomachie.games.wordsmith.rules.types import EMPTY_ROWS, ROWS, Setup, Sheet, State

SEATS = "ABCD"
BOXES = 12
NO_WORD = "."


class Position(Value, kw_only=True):
    """What lies on a table while words are built."""

    zones: tuple[Pieces, ...]
    words: tuple[tuple[str, ...], ...] = ()  # by seat and row, "" = empty
    ticked: tuple[int, ...] = ()
    circles: tuple[int, ...] = ()  # mot à mot: not ticked yet
    points: tuple[int, ...] = ()  # of earlier rounds
    stuck: tuple[Seat, ...] = ()
    stars: tuple[Seat, ...] = ()  # have a piece to choose
    letters: str = ""
    box: Pieces | None = None
    phase: Literal["build", "last"] = "build"
    finisher: Seat | None = None
    round: int = 1
    line: int = 0


def read(text: str) -> Position:
    """The position a line of text describes; ValueError says what is wrong with it."""
    found = named(text.split(), _token)
    if "zones" not in found:
        raise ValueError("a position names the zones: R4Y1B1G2/R5Y3B1")
    return Position(**found)  # type: ignore[arg-type]  # each token gave its own type


def _token(token: str) -> tuple[str, object]:
    name, colon, value = token.partition(":")
    if not colon:
        return "zones", tuple(pieces.read(part) for part in _parts(token))
    match name:
        case "words":
            return name, tuple(_rows(part) for part in _parts(value))
        case "ticked" | "circles" | "points":
            return name, tuple(_number(part) for part in _parts(value))
        case "stuck" | "stars" if value and set(value) <= set(SEATS):
            return name, tuple(sorted({SEATS.index(seat) for seat in value}))
        case "letters" if len(value) == ROWS and value.isascii() and value.isalpha():
            return name, value.upper()
        case "box":
            return name, pieces.read(value)
        case "phase" if value in ("build", "last"):
            return name, value
        case "finisher" if len(value) == 1 and value in SEATS:
            return name, SEATS.index(value)
        case "round" | "line":
            return name, _number(value)
    raise ValueError(f"not part of a position: {token[:40]}")


def _parts(text: str) -> list[str]:
    parts = text.split("/")
    if len(parts) > len(SEATS):
        raise ValueError(f"more than {len(SEATS)} seats: {text[:40]}")
    return parts


def _rows(text: str) -> tuple[str, ...]:
    rows = tuple("" if word == NO_WORD else plain(word) for word in text.split(","))
    if len(rows) > ROWS:
        raise ValueError(f"more than {ROWS} rows: {text[:40]}")
    return (*rows, *EMPTY_ROWS[len(rows) :])


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 5):
        raise ValueError(f"not a number: {text[:40]}")
    return int(text)


def write(position: Position) -> str:
    """The position as one line; `read` gives it back."""
    parts = ["/".join(map(pieces.write, position.zones))]
    if any(any(rows) for rows in position.words):
        parts.append("words:" + "/".join(map(_written, position.words)))
    for name in ("ticked", "circles", "points"):
        if any(numbers := getattr(position, name)):
            parts.append(f"{name}:" + "/".join(map(str, numbers)))
    for name in ("stuck", "stars"):
        if seats := getattr(position, name):
            parts.append(f"{name}:" + "".join(SEATS[seat] for seat in seats))
    if position.letters:
        parts.append(f"letters:{position.letters}")
    if position.box is not None:
        parts.append(f"box:{pieces.write(position.box)}")
    if position.phase == "last":
        parts.append("phase:last")
    if position.finisher is not None:
        parts.append(f"finisher:{SEATS[position.finisher]}")
    parts += [f"round:{position.round}"] if position.round != 1 else []
    parts += [f"line:{position.line}"] if position.line else []
    return " ".join(parts)


def _written(rows: tuple[str, ...]) -> str:
    last = max((n for n, word in enumerate(rows, 1) if word), default=1)
    return ",".join(word or NO_WORD for word in rows[:last])


def position(state: State) -> Position:
    """What of a state goes into a position: a claim on its way or before the table does not."""
    rest = FULL_BOX
    for sheet in state.sheets:
        rest = pieces.minus(rest, sheet.zone)
    words = tuple((*sheet.rows, *EMPTY_ROWS)[:ROWS] for sheet in state.sheets)
    return Position(
        zones=tuple(sheet.zone for sheet in state.sheets),
        words=words if any(map(any, words)) else (),
        ticked=_told(sheet.ticked for sheet in state.sheets),
        circles=_told(sheet.circles - sum(sheet.taken) for sheet in state.sheets),
        points=_told(state.carried if not state.history else _totals(state)),
        stuck=tuple(s for s, sheet in enumerate(state.sheets) if sheet.stuck),
        stars=tuple(s for s, sheet in enumerate(state.sheets) if sheet.wild),
        letters=state.letters,
        box=None if state.box == rest else state.box,
        phase="last" if state.finisher is not None else "build",
        finisher=state.finisher,
        round=state.round,
        line=state.line,
    )


def _told(numbers: Iterable[int]) -> tuple[int, ...]:
    """The numbers of the seats; nothing where nobody has any, as text leaves them out."""
    found = tuple(numbers)
    return found if any(found) else ()


def _totals(state: State) -> tuple[int, ...]:
    carried = state.carried or (0,) * len(state.sheets)
    return tuple(
        carried[seat] + sum(scores[seat].total for scores in state.history)
        for seat in range(len(state.sheets))
    )


def placed(position: Position, setup: Setup, fresh: State, at: Millis) -> State:
    """A state that looks so, building open to all. ValueError if it cannot be."""
    seats = setup.seats
    if len(position.zones) != seats:
        raise ValueError(f"a position for {len(position.zones)} seats, not {seats}")
    if not 1 <= position.round <= setup.rounds:
        raise ValueError(f"a round from 1 to {setup.rounds}")
    if bool(position.line) != (setup.mode == "motamot") or position.line > ROWS:
        raise ValueError("a line from 1 to 6 belongs to mot à mot, and only there")
    if bool(position.letters) != setup.expert:
        raise ValueError("six letters belong to the expert game, and only there")
    if (position.phase == "last") != (position.finisher is not None) or setup.in_turn:
        raise ValueError("a last word needs a finisher; turns begin at the beginning")
    if any(seat >= seats for seat in (*position.stuck, *position.stars, position.finisher or 0)):
        raise ValueError("a position names only seats that have a zone")
    sheets = tuple(_sheet(position, setup, seat) for seat in range(seats))
    time = setup.last_call_ms if position.phase == "last" else setup.line_timer_ms
    timed = position.phase == "last" or (setup.mode == "motamot" and seats > 1)
    if setup.mode == "practice":
        time, timed = 120_000, True
    return replace(
        fresh,
        phase="LAST" if position.phase == "last" else "BUILD",
        round=position.round,
        line=position.line,
        sheets=sheets,
        sealed=setup.secret,
        box=_box(position),
        opens=at,
        until=at + time if timed and time else None,
        letters=position.letters,
        lettered=(position.letters,) if position.letters else (),
        finisher=position.finisher,
        carried=_by_seat(position.points, seats, "points") if position.points else (),
    )


def _sheet(position: Position, setup: Setup, seat: Seat) -> Sheet:
    rows = position.words[seat] if seat < len(position.words) else EMPTY_ROWS
    if setup.mode == "practice":
        rows = tuple(word for word in rows if word)
    ticked = _by_seat(position.ticked, setup.seats, "ticked")[seat]
    if ticked > BOXES:
        raise ValueError(f"more than {BOXES} boxes ticked")
    if setup.mode == "base" and "" not in rows and position.phase == "build":
        raise ValueError("a full sheet before « Terminé ! »")
    last = position.phase == "last"
    done = last and (seat == position.finisher or "" not in rows)
    return Sheet(
        zone=position.zones[seat],
        rows=rows,
        ticked=ticked,
        wild=seat in position.stars,
        circles=_by_seat(position.circles, setup.seats, "circles")[seat],
        stuck=seat in position.stuck,
        done=done or (setup.mode == "motamot" and bool(rows[position.line - 1])),
        order=tuple(n for n, word in enumerate(rows, 1) if word),
    )


def _by_seat(numbers: tuple[int, ...], seats: int, name: str) -> tuple[int, ...]:
    if len(numbers) > seats:
        raise ValueError(f"{name}: more numbers than seats")
    return (*numbers, *(0,) * (seats - len(numbers)))


def _box(position: Position) -> Pieces:
    if position.box is not None:
        return position.box
    rest = FULL_BOX
    for zone in position.zones:
        rest = pieces.minus(rest, zone)
    if min(rest) < 0:
        raise ValueError("more pieces in the zones than the box holds")
    return rest


def kind(text: str) -> Kind:
    """The kind somebody named by its letter; ValueError if it is none."""
    for known in KINDS:
        if text.upper() == known:
            return known
    raise ValueError(f"not a kind: {text[:40]}")
