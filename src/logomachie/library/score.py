"""A whole match as text: how it was set, then a line for every line of its log."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from logomachie.core.game import Entry
from logomachie.core.value import Millis, Seat

SEATS = "ABCDEFGH"
MARK = "\ufeff"  # some editors begin a file with it
WAIT = "wait"  # a deadline passes
HEAD = ("game", "edition", "seats", "rules", "seed", "lexicon", "position")


class Line(NamedTuple):
    """One line of a match: when, who, what; nobody where a deadline passed."""

    at: Millis
    seat: Seat | None
    move: str


class Score(NamedTuple):
    """A match taken apart."""

    head: dict[str, str]
    lines: tuple[Line, ...]


def written(head: dict[str, str], lines: Iterator[Line]) -> str:
    """The match as text; `read` gives it back."""
    told = [f"{name} {head[name]}" for name in HEAD if head.get(name)]
    told.extend(map(line, lines))
    return "\n".join(told) + "\n"


def line(said: Line) -> str:
    """One line of a match as text."""
    return f"{said.at} " + (WAIT if said.seat is None else f"{SEATS[said.seat]} {said.move}")


def told(entries: Sequence[Entry[Any, Any]], spoken: Sequence[str]) -> Iterator[Line]:
    """The lines of a log, each with the text of its move."""
    for entry, text in zip(entries, spoken, strict=True):
        yield Line(entry.at, entry.seat, text)


def read(text: str) -> Score:
    """The parts of a match; ValueError names the line that is none."""
    head: dict[str, str] = {}
    lines: list[Line] = []
    for number, line in enumerate(text.removeprefix(MARK).splitlines(), 1):
        name, _, rest = line.strip().partition(" ")
        if not name or name.startswith("#"):
            continue
        if name in HEAD and not lines:
            head[name] = rest
        elif name.isdecimal():
            lines.append(_line(number, int(name), rest))
        else:
            raise ValueError(f"line {number}: not part of a match: {line[:40]}")
    if "game" not in head or "seed" not in head:
        raise ValueError("a match names its game and its seed")
    return Score(head, tuple(lines))


def number(head: dict[str, str], name: str, usual: int) -> int:
    """A number of the head; ValueError if it is none."""
    value = head.get(name, str(usual))
    if not (value.isascii() and value.isdecimal()):
        raise ValueError(f"{name} is a number: not {value[:40]}")
    return int(value)


def _line(number: int, at: Millis, said: str) -> Line:
    seat, _, move = said.partition(" ")
    if said == WAIT:
        return Line(at, None, "")
    if len(seat) == 1 and seat in SEATS and move:
        return Line(at, SEATS.index(seat), move)
    raise ValueError(f"line {number}: a seat and its move, or {WAIT}: {said[:40]}")
