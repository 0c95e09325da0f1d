"""How common a form and a lemma are: wordfreq and Lexique, blended as Zipf values.

Zipf is log10 of the occurrences per thousand million words: 7 is «de», 3 is once in a million.
"""

import gzip
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from math import log10
from typing import NamedTuple

import msgspec

from logomachie.core.letters import joined
from logomachie.lexicon.build.grammalecte import Forms

CAPPED = 1.5  # wordfreq folds case: what it says of a word that is a name too is about the name


class Lexique(NamedTuple):
    """What Lexique 3.83 says, by opened spelling (it writes `oe`): Zipf, and derivations."""

    forms: dict[str, float]
    lemmas: dict[str, float]
    roots: dict[str, set[str]]  # lemma → pieces its derivation names, affixes among them


def zipf(per_million: float) -> float:
    """Zipf value of a frequency per million; 0 when there is none."""
    return max(0.0, log10(per_million) + 3) if per_million > 0 else 0.0


def wordfreq(packed: bytes) -> dict[str, float]:
    """Zipf of each token; bucket i of the file holds the words of frequency 10^(-i/100)."""
    _, *buckets = msgspec.msgpack.decode(gzip.decompress(packed))
    return {
        joined(word): 9 - i / 100
        for i, bucket in reversed([*enumerate(buckets)])
        for word in bucket
    }


def lexique(lines: Iterable[str]) -> Lexique:
    """The columns of Lexique that we use."""
    rows = iter(lines)
    head = next(rows).rstrip("\n").split("\t")
    at = {name.split("_", 1)[1]: i for i, name in enumerate(head)}
    forms: dict[str, float] = defaultdict(float)
    lemmas: dict[tuple[str, str], float] = {}
    roots: dict[str, set[str]] = defaultdict(set)
    for line in rows:
        cells = line.rstrip("\n").split("\t")
        lemma, part = cells[at["lemme"]], cells[at["cgram"]]

        def per_million(*columns: str, cells: list[str] = cells) -> float:
            return sum(float(cells[at[c]].replace(",", ".") or 0) for c in columns) / len(columns)

        forms[cells[at["ortho"]]] += per_million("freqfilms2", "freqlivres")
        lemmas[lemma, part] = per_million("freqlemfilms2", "freqlemlivres")
        if cells[at["islem"]] == "1":
            roots[lemma] |= {
                piece.rstrip("0123456789") for piece in cells[at["morphoder"]].split("-")
            }
    summed: dict[str, float] = defaultdict(float)
    for (lemma, _), value in lemmas.items():
        summed[lemma] += value
    return Lexique(
        {form: zipf(value) for form, value in forms.items()},
        {lemma: zipf(value) for lemma, value in summed.items()},
        dict(roots),
    )


def of_forms(
    forms: Collection[str], web: Mapping[str, float], books: Lexique, names: Collection[str]
) -> dict[str, float]:
    """Zipf of each form: the mean of both sources where both know it."""
    lower = {joined(name) for name in names}
    found = {}
    for form in forms:
        key = joined(form)
        here, there = web.get(key, 0.0), books.forms.get(key, 0.0)
        if key in lower:
            here = 0.0 if there else min(here, CAPPED)
        found[form] = (here + there) / 2 if here and there else here or there
    return found


def of_lemmas(forms: Forms, zipfs: Mapping[str, float], books: Lexique) -> dict[str, float]:
    """Zipf of each lemma: Lexique's, which tells homographs apart, else that of its own forms.

    A form that has several lemmas says nothing: «sommes» does not make «sommer» common.
    """
    found: dict[str, float] = defaultdict(float)
    for form, readings in forms.items():
        lemmas = {reading.lemma for reading in readings}
        for lemma in lemmas:
            known = books.lemmas.get(joined(lemma))
            alone = zipfs[form] if len(lemmas) == 1 else 0.0
            found[lemma] = max(found[lemma], alone) if known is None else known
    return dict(found)
