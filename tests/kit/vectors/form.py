"""The common form of the vector files, and what it means that a vector passes.

The form is described in README.md beside this file. An interpreter drives its game's own rules;
it raises `Misfit` for whatever the form does not know, and the vector fails.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol, TypeAlias

import msgspec

Json: TypeAlias = object  # whatever JSON may hold


class Misfit(Exception):
    """Something the form of the vectors does not know."""


class Vector(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One worked position."""

    id: str
    title: str
    clauses: list[str]
    setup: dict[str, Json]
    actions: list[list[Json]]
    expect: dict[str, Json]


class Play(Protocol):
    """A position set up from a vector, and played on."""

    def act(self, name: str, arguments: list[Json]) -> Json: ...
    def shows(self, key: str) -> Json: ...


Interpreter: TypeAlias = Callable[[dict[str, Json], dict[str, Json]], Play]  # tables, setup


def same(expected: Json, actual: Json) -> bool:
    """Equality of JSON: order counts in lists, not in objects; true is not 1."""
    match expected, actual:
        case dict(), dict():
            return expected.keys() == actual.keys() and all(
                same(expected[key], actual[key]) for key in expected
            )
        case list(), list():
            return len(expected) == len(actual) and all(map(same, expected, actual))
        case (bool(), _) | (_, bool()):
            return expected is actual
    return expected == actual


def faults(vector: Vector, tables: dict[str, Json], interpreter: Interpreter) -> Iterator[str]:
    """Every way in which the rules differ from the vector; none means that it passes."""
    try:
        yield from _differences(vector, interpreter(tables, vector.setup))
    except Misfit as misfit:
        yield str(misfit)
    except Exception as crash:  # one broken vector must not hide the others
        yield f"the rules broke: {type(crash).__name__}: {crash}"


def _differences(vector: Vector, play: Play) -> Iterator[str]:
    expect = dict(vector.expect)
    if not isinstance(results := expect.pop("results", None), list):
        raise Misfit("expect has no list of results")
    if len(results) != len(vector.actions):
        raise Misfit(f"{len(vector.actions)} actions, {len(results)} results")
    for number, (action, expected) in enumerate(zip(vector.actions, results, strict=True), 1):
        if not action or not isinstance(action[0], str):
            raise Misfit(f"action {number} has no name")
        actual = play.act(action[0], action[1:])
        if not same(expected, actual):
            yield f"action {number} {action}: expected {expected!r}, was {actual!r}"
    for key, expected in expect.items():
        actual = play.shows(key)
        if isinstance(expected, dict) and isinstance(actual, dict):
            if strangers := expected.keys() - actual.keys():
                raise Misfit(f"{key} of {', '.join(sorted(strangers))}: not there")
            actual = {entry: actual[entry] for entry in expected}
        if not same(expected, actual):
            yield f"{key}: expected {expected!r}, was {actual!r}"


def told(path: Path, interpreter: Interpreter) -> Iterator[tuple[str, list[str]]]:
    """Each vector of a file by its name, with its faults; an unreadable file is one fault."""
    try:
        file = msgspec.json.decode(path.read_bytes(), type=dict[str, Json])
        vectors = msgspec.convert(file.pop("vectors", None), list[dict[str, Json]])
    except (OSError, msgspec.MsgspecError) as unreadable:
        yield str(path), [f"unreadable: {unreadable}"]
        return
    for number, raw in enumerate(vectors, 1):
        try:
            vector = msgspec.convert(raw, Vector)
        except msgspec.ValidationError as misfit:
            yield f"{raw.get('id', f'vector {number}')}", [str(misfit)]
        else:
            yield f"{vector.id} {vector.title}", list(faults(vector, file, interpreter))
