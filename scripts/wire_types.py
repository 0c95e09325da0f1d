"""Renders the msgspec types of wire and games as TypeScript and as a page of documentation."""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as ms

from logomachie import games
from logomachie.core import game as core
from logomachie.core import house, question
from logomachie.games import figure, judgement, lesson, rulebook, teaching
from logomachie.games.spec import Option, Spec
from logomachie.server import wire, wire_words

NAMED = {"Seat": "number", "Millis": "number", "GameId": "string"}
OVER_HTTP = (
    "Chair",
    "NewTable",
    "Sit",
    "Opening",
    "Listed",
    "Reading",
    "WordPage",
    "WordsFound",
    "Report",
)
ASKED = {"NewTable", "Chair", "Sit", "Start"}  # what the page writes: defaults may be left out


@dataclass(frozen=True)
class Field:
    name: str
    type: str
    optional: bool
    note: str


@dataclass(frozen=True)
class Shape:
    name: str
    promise: str
    tag: str | None
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Chapter:
    title: str  # of a namespace, or empty: the top level
    about: str
    shapes: tuple[Shape, ...]
    unions: tuple[tuple[str, tuple[str, ...]], ...] = ()


def chapters() -> Iterator[Chapter]:
    """Everything that travels: the house's own types first, then one chapter a game."""
    common = (
        core.View,
        core.HouseView,
        core.Ending,
        core.Paused,
        core.Outcome,
        core.Config,
        Option,
        *get_args(house.HouseMove),
        *get_args(house.HouseEvent),
        *get_args(wire.Up),
        *get_args(wire.Down),
        wire.Place,
        *(getattr(wire, name) for name in OVER_HTTP if hasattr(wire, name)),
        *extra_http(),
    )
    yield Chapter(
        "",
        "Messages between a page and the club, and what every game shares.",
        tuple(shape(cls) for cls in unique(common)),
        (
            ("Up", names(get_args(wire.Up))),
            ("Down", names(get_args(wire.Down))),
            ("HouseMove", names(get_args(house.HouseMove))),
            ("HouseEvent", names(get_args(house.HouseEvent))),
        ),
    )
    yield module_chapter(
        "Book", "A rulebook, as GET /api/rules/{slug} gives it.", rulebook.Rulebook
    )
    yield module_chapter(
        "Lessons", "A lesson, as GET /api/lessons/{slug} gives it.", teaching.Taught, lesson.Heading
    )
    yield module_chapter(
        "Figures", "An example of a rulebook, as GET /api/figures/{slug} gives it.", figure.Figure
    )
    yield module_chapter(
        "Judged",
        "A finished game judged, as GET /api/tables/{id}/analysis gives it; 202 while it is made.",
        judgement.Analysis,
    )
    yield module_chapter("Answers", "What questions about a table are answered with.", question)
    for spec in games.GAMES.values():
        yield game_chapter(spec)


def module_chapter(title: str, about: str, root: Any, *more: Any) -> Chapter:
    """A struct and all it is made of and some more, or every struct a module defines."""
    if inspect.isclass(root):
        found = (root, *nested(root), *more)
    else:
        found = tuple(cls for cls in vars(root).values() if is_struct_of(cls, root.__name__))
    return Chapter(title, about, tuple(shape(cls) for cls in unique(found)))


def is_struct_of(cls: object, module: str) -> bool:
    return inspect.isclass(cls) and issubclass(cls, msgspec.Struct) and cls.__module__ == module


def extra_http() -> tuple[type, ...]:
    """Further values of wire.py that are neither messages nor listed above."""
    known = {wire.Message, *get_args(wire.Up), *get_args(wire.Down), wire.Place}
    return tuple(
        cls
        for cls in vars(wire).values()
        if any(is_struct_of(cls, part) for part in (wire.__name__, wire_words.__name__))
        and cls not in known
        and cls.__name__ not in OVER_HTTP
    )


def game_chapter(spec: Spec) -> Chapter:
    moves, events = members(spec.moves), members(spec.events)
    roots = (spec.config, spec.view, *moves, *events, *spec.answers)
    inner = [cls for root in roots for cls in nested(root)]
    return Chapter(
        "".join(part.capitalize() for part in spec.slug.split("-")),
        f"{spec.title}: what its players agree on, ask, are told and see.",
        tuple(shape(cls) for cls in unique((*roots, *inner))),
        (("Asked", names(moves)), ("Happened", names(events))),
    )


def members(union: Any) -> tuple[type, ...]:  # Any: a union, or the one type there is
    """The types of a union; a game may have a single move."""
    return get_args(union) or (union,)


def nested(cls: type) -> Iterator[type]:
    """Structs of the same package inside this one's fields: a game may spread its types."""
    seen: set[type] = set()

    def walk(kind: ms.Type) -> Iterator[type]:
        if isinstance(kind, ms.StructType):
            if kind.cls in seen:
                return
            seen.add(kind.cls)
            yield kind.cls
            for field in kind.fields:
                yield from walk(field.type)
        for inner in children(kind):
            yield from walk(inner)

    return (found for found in walk(ms.type_info(cls)) if package(found) == package(cls))


def package(cls: type) -> str:
    """The room of a type: a game may spread its types over its whole room."""
    parts = cls.__module__.split(".")
    return ".".join(parts[:3] if len(parts) > 3 else parts[:-1])


def children(kind: ms.Type) -> Iterable[ms.Type]:
    match kind:
        case ms.UnionType():
            return kind.types
        case ms.TupleType():
            return kind.item_types
        case ms.VarTupleType() | ms.ListType():
            return (kind.item_type,)
        case ms.DictType():
            return (kind.key_type, kind.value_type)
    return ()


def shape(cls: type) -> Shape:
    """One struct: its promise, its tag, its fields with their notes."""
    info = ms.type_info(cls)
    assert isinstance(info, ms.StructType)
    notes, hints = source_notes(cls)
    lax = written_by_page(cls) or cls.__struct_config__.omit_defaults  # type: ignore[attr-defined]
    fields = tuple(
        Field(
            field.encode_name,
            aliased(typescript(field.type), hints.get(field.name, "")),
            (lax or field.default is field.default_factory) and not field.required,
            notes.get(field.name, ""),
        )
        for field in info.fields
    )
    promise = " ".join((cls.__doc__ or "").split())
    return Shape(cls.__name__, promise, info.tag if isinstance(info.tag, str) else None, fields)


def written_by_page(cls: type) -> bool:
    return issubclass(cls, core.Move) or cls in get_args(wire.Up) or cls.__name__ in ASKED


def source_notes(cls: type) -> tuple[dict[str, str], dict[str, str]]:
    """End-of-line comments and annotations of the fields, base classes included."""
    notes: dict[str, str] = {}
    hints: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if not base.__module__.startswith("logomachie"):
            continue
        source = textwrap.dedent(inspect.getsource(base))
        lines = source.splitlines()
        for node in ast.parse(source).body[0].body:  # type: ignore[attr-defined]
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                hints[node.target.id] = ast.unparse(node.annotation)
                rest = lines[node.end_lineno - 1][node.end_col_offset :]  # type: ignore[operator]
                notes[node.target.id] = rest.partition("#")[2].strip()
    return notes, hints


def aliased(rendered: str, hint: str) -> str:
    """Put the project's own names (Seat, Millis, GameId) back where msgspec sees numbers."""
    hint = re.sub(r"\b(Moment|Deadline)\b", "Millis", hint)
    words = set(re.findall(r"\w+", hint))
    for alias, plain in NAMED.items():
        if alias in words and not words & {"int", "str", "float"}:
            rendered = re.sub(rf"\b{plain}\b", alias, rendered)
    return rendered


def typescript(kind: ms.Type) -> str:
    match kind:
        case ms.NoneType():
            return "null"
        case ms.BoolType():
            return "boolean"
        case ms.IntType() | ms.FloatType():
            return "number"
        case ms.StrType():
            return "string"
        case ms.LiteralType():
            return " | ".join(literal(value) for value in kind.values)
        case ms.StructType():
            return kind.cls.__name__
        case ms.UnionType():
            return " | ".join(dict.fromkeys(typescript(inner) for inner in kind.types))
        case ms.TupleType():
            return f"readonly [{', '.join(typescript(inner) for inner in kind.item_types)}]"
        case ms.VarTupleType() | ms.ListType():
            inner = typescript(kind.item_type)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        case ms.DictType():
            return f"Readonly<Record<string, {typescript(kind.value_type)}>>"
        case ms.RawType() | ms.AnyType() | ms.CustomType():
            return "unknown"
    raise TypeError(f"no TypeScript for {kind}")


def literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def names(classes: Iterable[type]) -> tuple[str, ...]:
    return tuple(cls.__name__ for cls in classes)


def unique(classes: Iterable[type]) -> tuple[type, ...]:
    return tuple(dict.fromkeys(classes))


def as_typescript(book: Iterable[Chapter]) -> str:
    out = [
        "// GENERATED by scripts/types from the Python types. Do not edit.",
        "",
        *(f"export type {alias} = {plain}" for alias, plain in NAMED.items()),
    ]
    for chapter in book:
        lines = [line for shape in chapter.shapes for line in ("", *interface(shape))]
        lines += [line for name, members in chapter.unions for line in ("", *union(name, members))]
        if chapter.title:
            head = ["", f"/** {chapter.about} */", f"export namespace {chapter.title} {{"]
            out += [*head, *(f"  {line}".rstrip() for line in lines[1:]), "}"]
        else:
            out += lines
    return "\n".join(out) + "\n"


def interface(shape: Shape) -> Iterator[str]:
    yield f"/** {shape.promise} */"
    yield f"export interface {shape.name} {{"
    if shape.tag:
        yield f"  readonly type: '{shape.tag}'"
    for field in shape.fields:
        if field.note:
            yield f"  /** {field.note} */"
        yield f"  readonly {field.name}{'?' if field.optional else ''}: {field.type}"
    yield "}"


def union(name: str, members: tuple[str, ...]) -> Iterator[str]:
    yield f"export type {name} ="
    yield from (f"  | {member}" for member in members)


def as_markdown(book: Iterable[Chapter]) -> str:
    out = [
        "# The wire",
        "",
        "Generated by `scripts/types` from the Python types; do not edit.",
        "Every message is a JSON object with its name in `type`; field names are in camel case.",
    ]
    for chapter in book:
        out += ["", f"## {chapter.title or 'The house'}", "", chapter.about]
        for name, members in chapter.unions:
            out += ["", f"`{name}` is one of: {', '.join(f'`{m}`' for m in members)}."]
        for shape in chapter.shapes:
            out += ["", f"### {shape.name}", "", shape.promise]
            if shape.fields:
                out += ["", "| field | type | |", "|---|---|---|"]
            for field in shape.fields:
                kind = field.type.replace("|", "\\|")
                mark = "?" if field.optional else ""
                out.append(f"| `{field.name}{mark}` | `{kind}` | {field.note} |")
    return "\n".join(out) + "\n"


def main(root: Path, *, check: bool) -> int:
    """Write both files, or with `check` say which is stale and answer 1."""
    book = tuple(chapters())
    stale = []
    for path, text in (
        (root / "web" / "src" / "lib" / "wire.ts", as_typescript(book)),
        (root / "docs" / "wire.md", as_markdown(book)),
    ):
        if path.exists() and path.read_text() == text:
            continue
        stale.append(path.relative_to(root))
        if not check:
            path.write_text(text)
    for path in stale:
        print(f"{path}: {'stale, run scripts/types' if check else 'written'}", file=sys.stderr)
    return int(check and bool(stale))
