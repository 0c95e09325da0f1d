"""The moves of the house as text, both ways: `resign`, `propose-end`, `consent yes`, `return`."""

import re

from msgspec.structs import fields

from logomachie.core.game import Move
from logomachie.core.house import OF_THE_HOUSE

YES = {"yes": True, "no": False}


def spoken(move: Move, view: object = None) -> str:  # noqa: ARG001  # one door for all
    """A move of the house as one would type it: its name, then what it says."""
    said = (getattr(move, field.name) for field in fields(move))
    return " ".join([_name(type(move)), *(_written(value) for value in said)])


def heard(text: str, view: object = None) -> Move | None:  # noqa: ARG001  # one door for all
    """The move of the house somebody typed; None if it is none of them."""
    name, *said = text.split() or [""]
    kind = _KINDS.get(name)
    if kind is None or len(said) != len(fields(kind)):
        return None
    try:
        return kind(
            *(
                YES[word] if field.type is bool else field.type(word)
                for field, word in zip(fields(kind), said, strict=True)
            )
        )
    except (KeyError, ValueError):
        return None


def _name(kind: type[Move]) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def _written(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


_KINDS = {_name(kind): kind for kind in OF_THE_HOUSE}
