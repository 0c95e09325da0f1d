"""A checker of histories, in the manner of Jepsen: what clients saw, held against the log.

A table is an append-only log. Its history is well if every acknowledged move is in the log once; if
a move that was answered before another was said stands before it, whoever said them; and if what
every reader was told, at whichever node, is the log's own public events from the first, in order.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Acknowledged:
    """A move as its player saw it."""

    nonce: str  # as in the log: `seat-nonce`
    said: float
    answered: float


@dataclass
class Reader:
    """What one page was told of a table, since it first came."""

    events: list[dict[str, Any]] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)  # `seq` of each News


def complaints(
    lines: Sequence[dict[str, Any]], moves: Sequence[Acknowledged], readers: Sequence[Reader]
) -> list[str]:
    """What is wrong with the history of one table; nothing, if all is well."""
    found = []
    numbers = [line["seq"] for line in lines]
    if numbers != list(range(1, len(lines) + 1)):
        found.append("the log has a gap")
    places: dict[str, list[int]] = {}
    for line in lines:
        if line["nonce"] is not None:
            places.setdefault(line["nonce"], []).append(line["seq"])
    found += [f"{nonce} is there {len(at)} times" for nonce, at in places.items() if len(at) > 1]
    found += [f"{move.nonce} was lost" for move in moves if move.nonce not in places]
    kept = [move for move in moves if move.nonce in places]
    for first in kept:
        for then in kept:
            if first.answered < then.said and places[first.nonce][0] > places[then.nonce][0]:
                found.append(f"{then.nonce} overtook {first.nonce}")
    public = [event for line in lines for event in line["events"] if event.get("only") is None]
    for number, reader in enumerate(readers):
        if reader.events != public[: len(reader.events)]:
            found.append(f"reader {number} was told something else")
        if reader.counts != sorted(reader.counts):
            found.append(f"reader {number} went back")
    return found
