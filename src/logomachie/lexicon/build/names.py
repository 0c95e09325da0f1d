"""Proper nouns in one word, each with its kinds and its sources.

Kinds are what a player reads: ville, fleuve, pays, prénom, mythologie … Bots play only those
that are marked known: the names an ordinary French adult knows, by the project's own list.
"""

import io
import json
import pickle
import re
from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from logomachie.core.letters import plain
from logomachie.lexicon.build.grammalecte import Names

WORLD = "001"  # CLDR lists the world among its regions: «Monde» is no name
WORD = re.compile(r"[A-ZÀ-ÖØ-ÞĀ-ſ][a-zà-öø-ÿā-ſ]+")
SECTION = re.compile(r"#\s*kind:\s*(.+)")
GAZETTEERS, GAZETTEER_SHORTEST = frozenset({"geonames", "communes"}), 5
EVERY = "*"  # a wrong name of every kind


class Row(NamedTuple):
    """One name of one kind from one source."""

    form: str
    kind: str
    source: str
    known: bool


def is_name(form: str) -> bool:
    """Whether it is one capitalised word that folds to plain letters."""
    key = plain(form)
    return bool(WORD.fullmatch(form)) and key.isascii() and key.isalpha()


def grammalecte(names: Names) -> Iterator[Row]:
    """Names the lexicon lists, its kinds kept."""
    for form, kinds in names.items():
        for kind in kinds:
            yield Row(form, kind, "grammalecte", False)


def curated(text: str) -> Iterator[Row]:
    """The project's own list: sections `# kind: …`, names between blanks."""
    kind = ""
    for line in text.splitlines():
        if match := SECTION.match(line):
            kind = match[1].strip()
        elif not line.startswith("#"):
            for form in line.split():
                yield Row(form, kind, "logomachie", False)


def known(rows: Iterable[list[str]]) -> Iterator[Row]:
    """The names everybody knows, by the project's own list."""
    for form, kind, *_ in rows:
        yield Row(form, kind, "logomachie", True)


def cities(packed: str) -> Iterator[Row]:
    """GeoNames: cities of 15,000 people and more."""
    for city in json.loads(packed).values():
        yield Row(city["name"], "ville", "geonames", False)


def communes(packed: str) -> Iterator[Row]:
    """The communes of France."""
    for place in json.loads(packed):
        yield Row(place["nom"], "commune", "communes", False)


def territories(packed: bytes) -> Iterator[Row]:
    """CLDR in French: countries and the cities of time zones."""
    data = LocaleReader(io.BytesIO(packed)).load()
    for code, form in data["territories"].items():
        if code == WORLD:
            continue
        yield Row(form, "pays" if len(code) == 2 else "région", "cldr", False)
    for zone in data["time_zones"].values():
        if "city" in zone:
            yield Row(zone["city"], "ville", "cldr", False)


class Blank:
    """Stands for any class of babel's own that a locale file names."""

    def __init__(self, *_: object) -> None: ...
    def __setstate__(self, state: object) -> None: ...


class LocaleReader(pickle.Unpickler):
    """Reads babel's locale files without babel, and without running anything they name."""

    def find_class(self, module_name: str, global_name: str) -> type[Blank]:  # noqa: ARG002
        """A blank, whatever is asked for."""
        return Blank


def gathered(rows: Iterable[Row], wrong: Collection[tuple[str, str]] = ()) -> list[Row]:
    """Names that fit, one row for each form and kind, the first source kept; sorted.

    `wrong` are names by kind that a source has by mistake, or in another language.
    """
    kept: dict[tuple[str, str], Row] = {}
    for row in rows:
        if (row.form, row.kind) in wrong or (row.form, EVERY) in wrong:
            continue
        short = len(plain(row.form)) < GAZETTEER_SHORTEST and row.source in GAZETTEERS
        if short or not is_name(row.form):
            continue
        kind = "ville" if row.kind == "commune" and (row.form, "ville") in kept else row.kind
        first = kept.setdefault((row.form, kind), row._replace(kind=kind))
        if row.known and not first.known:
            kept[row.form, kind] = first._replace(known=True)
    return sorted(kept.values(), key=lambda row: (plain(row.form), row))
