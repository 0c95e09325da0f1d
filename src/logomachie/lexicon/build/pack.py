"""From what the sources say to the packed files: columns that compress well, apart by licence."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType

import numpy as np

from logomachie.core.letters import plain
from logomachie.lexicon import content
from logomachie.lexicon.build.family import Families
from logomachie.lexicon.build.grammalecte import Forms
from logomachie.lexicon.build.names import Row
from logomachie.lexicon.packed import Columns

FORM_STEPS, LEMMA_STEPS = 20, 100  # a Zipf value is kept as so many steps
Ordered = list[str]


def order(forms: Iterable[str]) -> Ordered:
    """Forms by plain key, those with a hyphen or apostrophe after all others."""
    return sorted(forms, key=content.order)


def front_coded(words: Iterable[str]) -> tuple[bytes, bytes]:
    """How many letters each word shares with the one before, and the rest of each."""
    shared, rest, before = bytearray(), [], ""
    for word in words:
        same = 0
        while same < min(len(word), len(before), 255) and word[same] == before[same]:
            same += 1
        shared.append(same)
        rest.append(word[same:])
        before = word
    return bytes(shared), "\n".join(rest).encode()


def recipe(form: str, lemma: str) -> str:
    """How to get the lemma from the form: letters to cut, letters to add."""
    same = 0
    while same < min(len(form), len(lemma)) and form[same] == lemma[same]:
        same += 1
    return f"{len(form) - same}{lemma[same:]}"


def core(forms: Forms, ordered: Ordered, names: Iterable[Row]) -> Columns:
    """Forms, lemmas and tags, and the names of the same source: MPL-2.0."""
    recipes: dict[str, int] = {}
    column = np.empty(len(ordered), np.uint16)
    for i, form in enumerate(ordered):
        readings = (f"{recipe(form, r.lemma)} {r.tag} {int(r.flags)}" for r in forms[form])
        column[i] = recipes.setdefault("|".join(readings), len(recipes))
    shared, rest = front_coded(ordered)
    return {
        "shared": shared,
        "rest": rest,
        "recipe": column.astype("<u2").tobytes(),
        "recipes": "\n".join(recipes).encode(),
        "names": listed(names),
    }


def frequency(
    ordered: Ordered,
    lemmas: Ordered,
    by_form: Mapping[str, float],
    by_lemma: Mapping[str, float],
    by_reading: Mapping[str, Sequence[float]],
    ages: Mapping[str, int],
) -> Columns:
    """How common forms, lemmas and readings are, and the ages that follow: CC BY-SA 4.0.

    Only a form that is read in several ways has its readings counted apart.
    """
    forms = np.array([round(by_form[form] * FORM_STEPS) for form in ordered], np.uint8)
    ranks = np.array([round(by_lemma[lemma] * LEMMA_STEPS) for lemma in lemmas], "<u2")
    several = [value for form in ordered for value in by_reading.get(form, ())]
    return {
        "forms": forms.tobytes(),
        "lemmas": ranks.tobytes(),
        "readings": np.array([round(value * FORM_STEPS) for value in several], np.uint8).tobytes(),
        "ages": bytes(ages[lemma] for lemma in lemmas),
    }


def family(
    lemmas: Ordered, families: Families, told: Mapping[str, str] = MappingProxyType({})
) -> Columns:
    """How many families each lemma has, and which, strict and wide: CC BY-SA 4.0. `told` are
    lemmas nobody has defined, and the one each is formed on.

    A family is told by how many others were met since it was met first; a new one is 0.
    """
    columns: Columns = {}
    for name, by_lemma in (("strict", families.strict), ("wide", families.wide)):
        met: dict[int, int] = {}
        counts = bytearray()
        back: list[int] = []
        for lemma in lemmas:
            numbers = by_lemma.get(lemma, ())
            counts.append(len(numbers))
            for number in numbers:
                back.append(len(met) - met[number] if number in met else 0)
                met.setdefault(number, len(met))
        columns[f"{name}_count"] = bytes(counts)
        columns[name] = np.array(back, "<u4").tobytes()
    columns["bases"] = "\n".join(f"{word}\t{base}" for word, base in sorted(told.items())).encode()
    return columns


def listed(rows: Iterable[Row]) -> bytes:
    """Names in blocks of one source and kind: a head line, then the names."""
    blocks = []
    by_block = sorted(rows, key=lambda row: (row.source, row.kind, not row.known, plain(row.form)))
    for (source, kind, known), block in groupby(
        by_block, key=lambda row: (row.source, row.kind, row.known)
    ):
        blocks.append(f"#{source}\t{kind}\t{int(known)}")
        blocks.extend(row.form for row in block)
    return "\n".join(blocks).encode()
