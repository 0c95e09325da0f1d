"""What the house does where a small room says nothing of its own."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import asdict, fields

from logomachie.core.game import Config, Move, Refused, View, Words
from logomachie.core.rng import Rng
from logomachie.core.tongue import Said
from logomachie.core.value import Seat, Value
from logomachie.games.svg import INK, Picture

if TYPE_CHECKING:
    from logomachie.games.spec import Posed, Spec

LINE = 20.0  # from one line of a picture to the next


class Ranked(Value):
    """A move, and what it is worth."""

    move: Move
    worth: float


def admitted(lexicon: Any) -> Words:  # Any: a Lexicon, which this room need not know
    """The dictionary's plain words."""
    words: Words = lexicon.words("plain")
    return words


def examine(spec: "Spec", config: Config) -> None:
    """Refuse a position that cannot be."""
    if config.position:
        try:
            placed(spec, config)
        except ValueError as wrong:
            raise Refused("BAD_POSITION", "HOUSE-07", why=str(wrong)) from wrong


def placed(spec: "Spec", config: Config) -> str:
    """The position of a config as its room writes it; ValueError says what is wrong with it."""
    read, write = (spec.part("rules.text", name) for name in ("read", "write"))
    text: str = write(read(config.position))
    rules = spec.part("rules.rules", "Rules")(config, frozenset())
    if rules.outcome(rules.start(Rng("examined"), 0)) is not None:
        raise ValueError(f"not part of a position: {text[:40]}")
    return text


class Telling:
    """How `logomachie solve` asks about a position of a room without `solver/told.py`."""

    HELP = Said("la position, comme la page l’écrit", "the position as the page writes it")

    def __init__(self, spec: "Spec") -> None:
        self._spec = spec

    def posed(self, position: str, seat: Seat | None, options: Mapping[str, object]) -> "Posed":
        """For as few seats as can have it; ValueError says what is wrong with it."""
        from logomachie.games.spec import Posed  # noqa: PLC0415 - which imports this module

        spec, last = self._spec, ValueError(position)
        for seats in range(spec.least, spec.most + 1):
            given = {**options, "seats": seats, "lexicon": "", "position": position}
            try:
                text = placed(spec, msgspec.convert(given, spec.config, strict=False))
            except ValueError as wrong:
                last = wrong
                continue
            return Posed(position=text, seats=seats, seat=seat or 0)
        raise last

    @staticmethod
    def moments(view: View, _config: Config) -> Iterator[View]:
        """There is but one thing to do."""
        yield view

    @staticmethod
    def rows(choices: Iterable[Ranked], *_: Any) -> Iterator[tuple[str, ...]]:
        """What each move is worth, and the move."""
        for choice in choices:
            yield f"{choice.worth:g}", str(choice.move)


def drawn(view: View) -> str:
    """A table whose room has no picture: what the seat knows, a line each."""
    picture, known = Picture(), {field.name for field in fields(View)}
    for at, (name, value) in enumerate(asdict(view).items()):
        if name not in known:
            picture.text((0.0, LINE * (at + 1)), f"{name}: {value}", 14, INK)
    return picture.svg(type(view).__module__.split(".")[-3])
