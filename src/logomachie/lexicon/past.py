"""Word lists of older releases, kept as what differs from today's, so that old records still prove.

What a verdict depends on is kept: forms with their readings, families, names, and from 2026.3 on
what « Usuel » and « École » left out. How common a word was, or what it means, is not.
"""

import hashlib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from logomachie.lexicon import packed
from logomachie.lexicon.change import Added, Change
from logomachie.lexicon.edition import Edition, unattested

if TYPE_CHECKING:
    from logomachie.lexicon.content import Content, Numbers

Place: TypeAlias = tuple[int, int]  # a lemma, and which of its families


def written(reading: Added) -> str:
    """A reading as text."""
    return f"{reading.lemma} {reading.tag} {reading.flags}"


def read(text: str) -> tuple[Added, ...]:
    """The readings of a form, from text."""
    found = []
    for reading in text.split("|"):
        lemma, tag, flags = reading.rsplit(" ", 2)
        found.append(Added(lemma, tag, int(flags)))
    return tuple(found)


def change(path: Path, edition: Edition = "complet") -> Callable[["Content"], None]:
    """Turns today's content into the older one, or into one of its editions."""
    columns, _ = packed.read(path)

    def of(content: "Content") -> None:
        import numpy as np  # noqa: PLC0415 - only who expands pays for it

        from logomachie.lexicon.content import NameRow, lines  # noqa: PLC0415

        gone = {tuple(line.split("\t")) for line in lines(columns["names_removed"])}
        kept = (row for row in content.names if (row.form, row.kind, row.source) not in gone)
        told = (line.split("\t") for line in lines(columns["names_added"]))
        came = (NameRow(form, kind, source, known=False) for form, kind, source in told)
        older = Change(
            removed=frozenset(lines(columns["removed"])),
            added={
                form: read(text)
                for form, _, text in (line.partition("\t") for line in lines(columns["added"]))
            },
            names=(*kept, *came),
        )
        content.change(older)
        content.strict = families(content.strict, columns)
        if "lists" in columns:
            changed = np.frombuffer(columns["lists"], np.uint8)
            content.lemma_lists = content.lemma_lists ^ changed
        if edition != "complet":
            usual = edition == "usuel"
            content.refused = unattested(content) if usual else frozenset(lines(columns["unfit"]))
            content.change(Change(removed=content.refused))

    return of


def families(now: "Numbers", columns: Mapping[str, bytes]) -> "Numbers":
    """The families of the older list's lemmas: as they are now, but for those that are told."""
    import numpy as np  # noqa: PLC0415 - only who expands pays for it

    from logomachie.lexicon.content import Numbers, lines  # noqa: PLC0415

    if "back" in columns:  # a list so old that all are told
        back = np.frombuffer(columns["back"], "<u4")
        count = np.frombuffer(columns["count"], np.uint8)
        return Numbers(count, (np.arange(len(back)) - back).astype(np.uint32))
    found = places(now)
    for line in lines(columns["families"]):
        lemma, _, told = line.partition(" ")
        found[int(lemma)] = tuple(placed(place) for place in told.split())
    sizes = np.array([len(each) for each in found], np.uint8)
    starts = np.append(0, np.cumsum(sizes.astype(np.int64)))
    numbers = [int(starts[lemma]) + slot for each in found for lemma, slot in each]
    return Numbers(sizes, np.array(numbers, np.uint32))


def placed(told: str) -> Place:
    """A place from text: `17` is the first family of lemma 17, `17.1` its second."""
    lemma, _, slot = told.partition(".")
    return int(lemma), int(slot or 0)


def places(numbers: "Numbers") -> list[tuple[Place, ...]]:
    """Of each lemma where each of its families stands first: a name that does not change with
    what other lemmas are of."""
    first: dict[int, Place] = {}
    found, at = [], 0
    values = numbers.value.tolist()
    for lemma, size in enumerate(numbers.size.tolist()):
        own = values[at : at + size]
        found.append(
            tuple(first.setdefault(number, (lemma, slot)) for slot, number in enumerate(own))
        )
        at += size
    return found


def fingerprint(forms: Iterable[str], names: Iterable[tuple[str, str]]) -> str:
    """The identity of the words and names of a list, whatever file they are kept in."""
    text = "\n".join([*sorted(forms), *(f"{form}\t{kind}" for form, kind in sorted(set(names)))])
    return hashlib.sha256(text.encode()).hexdigest()[:32]
