"""Positions and moves as text for a game that needs no way of its own: `M 7/0 2`.

A position is what a state and its views call by the same name, for that lies open on the table; a
move is said without what the view says already (its round, its turn).
"""

from collections.abc import Iterator
from typing import Any, Generic, TypeVar, get_args, get_origin

import msgspec
from msgspec.structs import asdict, fields, replace

from logomachie.core.game import Move, View
from logomachie.core.value import Value

S = TypeVar("S", bound=Value)
BETWEEN = "/"  # what each seat has


class Plainly(Generic[S]):
    """The text of one game, from the fields of its types."""

    def __init__(self, state: type[S], view: type[View], moves: Any) -> None:  # Any: a union
        self._seen = {field.name for field in fields(view)}
        self._kinds: tuple[type[Move], ...] = get_args(moves) or (moves,)
        self._open = {f.name: f.type for f in fields(state) if f.name in self._seen}

    def read(self, text: str) -> dict[str, Any]:
        """The position a line of text describes; ValueError says what is wrong with it."""
        parts = text.split()
        if len(parts) != len(self._open):
            raise ValueError(f"not part of a position: {text[:40]}")
        kinds = self._open.items()
        return {name: _taken(part, of) for (name, of), part in zip(kinds, parts, strict=True)}

    def write(self, position: dict[str, Any]) -> str:
        """The position as one line; `read` gives it back."""
        return " ".join(map(_written, position.values()))

    def position(self, state: S) -> dict[str, Any]:
        """What of a state goes into a position."""
        return {name: value for name, value in asdict(state).items() if name in self._open}

    def placed(self, position: dict[str, Any], start: S) -> S:
        """A game that has just begun, as it looks there; ValueError if it cannot."""
        for name, value in position.items():
            if isinstance(value, tuple) and len(value) != len(getattr(start, name)):
                seats = len(getattr(start, name))
                raise ValueError(f"a position for {len(value)} seats, not {seats}")
        return replace(start, **position)

    def spoken(self, move: Move, view: View | None = None) -> str:  # noqa: ARG002  # one door for all
        """A move as one would type it."""
        kind = type(move)
        said = (_written(getattr(move, name)) for name in self._own(kind))
        return " ".join([*self._name(kind), *said])

    def heard(self, text: str, view: View) -> Move:
        """The move somebody typed at this table; ValueError if it is none."""
        for kind in self._kinds:
            name, own = [*self._name(kind)], [*self._own(kind)]
            parts = text.strip().split(maxsplit=max(0, len(name) + len(own) - 1))
            if parts[: len(name)] != name or len(parts) != len(name) + len(own):
                continue
            said = dict(zip(own, parts[len(name) :], strict=True))
            known = {f.name: getattr(view, f.name, None) for f in fields(kind)}
            told = {f.name: _taken(said[f.name], f.type) for f in fields(kind) if f.name in said}
            return kind(**{**known, **told})
        raise ValueError(f"not a move: {text[:40]}")

    def _name(self, kind: type[Move]) -> Iterator[str]:
        """Where a game has but one kind of move, nobody need say which."""
        if len(self._kinds) > 1:
            yield kind.__name__.lower()

    def _own(self, kind: type[Move]) -> Iterator[str]:
        return (field.name for field in fields(kind) if field.name not in self._seen)


def _taken(part: str, of: Any) -> Any:  # Any: a type, and a value of it
    given = part.split(BETWEEN) if get_origin(of) is tuple else part
    try:
        return msgspec.convert(given, of, strict=False)
    except msgspec.ValidationError as wrong:
        raise ValueError(f"not part of a position: {part[:40]}") from wrong


def _written(value: Any) -> str:
    return BETWEEN.join(map(str, value)) if isinstance(value, tuple) else str(value)
