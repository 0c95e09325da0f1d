"""The abécédaire: which pieces each sign is built of and how it is drawn, as data with a version.

A table keeps the version it began with: a corrected scan is a new file, never a change of an old
one (WS-R02).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec

from logomachie.core.value import Value
from logomachie.games.wordsmith.rules import pieces
from logomachie.games.wordsmith.rules.pieces import Kind, Pieces

Status: TypeAlias = Literal["published", "inferred", "unverified"]  # how sure the form is


class Sign(Value):
    """One letter or mark of the guide."""

    pieces: str  # R2Y1
    status: Status
    width: float  # of the drawing, the height being 1
    strokes: tuple[tuple[Kind, str], ...]  # each piece and its path in SVG


class Guide(Value):
    """The guide of one version."""

    version: str
    signs: dict[str, Sign]


@dataclass(frozen=True)
class Alphabet:
    """What each sign costs; the game's own, or a vector's."""

    costs: Mapping[str, Pieces]

    def cost(self, key: str) -> Pieces | None:
        """The pieces of a word, letter by letter (WS-B1); None with a sign that is not there."""
        total = pieces.NONE
        for sign in key:
            if sign not in self.costs:
                return None
            total = pieces.plus(total, self.costs[sign])
        return total


def _read(version: str) -> Guide:
    text = files(__package__).joinpath(f"alphabet-{version}.json").read_bytes()
    return msgspec.json.decode(text, type=Guide)


GUIDES: dict[str, Guide] = {version: _read(version) for version in ("fr-reconstructed-1",)}


def alphabet(version: str) -> Alphabet:
    """The costs of a version of the guide."""
    signs = GUIDES[version].signs
    return Alphabet({sign: pieces.read(drawn.pieces) for sign, drawn in signs.items()})
