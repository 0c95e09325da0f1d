"""Word lists of older releases, kept as what differs from today's, so that old records still prove.

What a verdict depends on is kept: forms with their readings, families, names, and from 2026.3 on
what « Usuel » and « École » left out. How common a word was, or what it means, is not.
"""

import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from logomachie.lexicon import packed
from logomachie.lexicon.change import Added, Change
from logomachie.lexicon.edition import Edition, unattested

if TYPE_CHECKING:
    from logomachie.lexicon.content import Content


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

        from logomachie.lexicon.content import NameRow, Numbers, lines  # noqa: PLC0415

        back = np.frombuffer(columns["back"], "<u4")
        alone = b"\1" * len(back)  # the first release knew one family a lemma
        count = np.frombuffer(columns.get("count", alone), np.uint8)
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
            families=Numbers(count, (np.arange(len(back)) - back).astype(np.uint32)),
            names=(*kept, *came),
        )
        content.change(older)
        if "lists" in columns:
            content.lemma_lists = np.frombuffer(columns["lists"], np.uint8)
        if edition != "complet":
            usual = edition == "usuel"
            content.refused = unattested(content) if usual else frozenset(lines(columns["unfit"]))
            content.change(Change(removed=content.refused))

    return of


def fingerprint(forms: Iterable[str], names: Iterable[tuple[str, str]]) -> str:
    """The identity of the words and names of a list, whatever file they are kept in."""
    text = "\n".join([*sorted(forms), *(f"{form}\t{kind}" for form, kind in sorted(set(names)))])
    return hashlib.sha256(text.encode()).hexdigest()[:32]
