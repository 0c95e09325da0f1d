"""How common a form, a lemma and a reading are: wordfreq and the books of Lexique, as Zipf values.

Films are left out: their words are not those one reads, least of all at ten. Zipf is log10 of the
occurrences per thousand million words: 7 is «de», 3 is once in a million.
"""

import gzip
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from math import log10
from typing import NamedTuple

import msgspec

from logomachie.core.letters import joined
from logomachie.lexicon.build.grammalecte import Forms, Reading

BOOKS = ("freqlivres", "freqlemlivres")  # of the form, of the lemma
NATURES = {"NOM": "N", "ADJ": "A", "VER": "V", "AUX": "V", "ADV": "W"}
CAPPED = 1.5  # wordfreq folds case: what it says of a word that is a name too is about the name


COLLEGE, EDUCATED = 3.5, 2.6  # Zipf in books from which an ungraded lemma is of age 3, of age 4
LONG = 10  # letters of a word that still looks simple


class Lexique(NamedTuple):
    """What Lexique 3.83 says, by opened spelling (it writes `oe`): Zipf, and derivations."""

    forms: dict[str, float]
    lemmas: dict[str, float]
    roots: dict[str, set[str]]  # lemma → pieces its derivation names, affixes among them
    readings: dict[str, dict[tuple[str, str], float]]  # form → (lemma, nature) → per million


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
    readings: dict[str, dict[tuple[str, str], float]] = defaultdict(dict)
    roots: dict[str, set[str]] = defaultdict(set)
    for line in rows:
        cells = line.rstrip("\n").split("\t")
        lemma, part = cells[at["lemme"]], cells[at["cgram"]]
        here, books = (float(cells[at[name]].replace(",", ".") or 0) for name in BOOKS)
        form = cells[at["ortho"]]
        forms[form] += here
        lemmas[lemma, part] = books
        told, nature = readings[form], (lemma, NATURES.get(part[:3], "G"))
        told[nature] = told.get(nature, 0.0) + here
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
        dict(readings),
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


def natures(tag: str) -> frozenset[str]:
    """The natures a tag names, in Lexique's few letters."""
    codes = {"V" if code[0] == "V" else code for code in tag.split(":")}
    return frozenset(codes & {"N", "A", "V", "W"}) or frozenset("G")


def shares(form: str, tags: Sequence[tuple[str, str]], books: Lexique) -> list[float]:
    """What part of a form's occurrences each of its readings (lemma, tag) has, 0 to 1.

    Lexique counts a form by lemma and nature; tenses of one verb share what the verb has. Where
    it does not know the form, a reading is worth what its lemma is.
    """
    told = books.readings.get(joined(form), {})
    found = []
    for lemma, tag in tags:
        wanted, key = natures(tag), joined(lemma)
        same = sum(n for (of, nature), n in told.items() if of == key and nature in wanted)
        other = sum(n for (_, nature), n in told.items() if nature in wanted)
        found.append(same or other / 2)
    if not sum(found):
        found = [10 ** books.lemmas.get(joined(lemma), 0.0) for lemma, _ in tags]
    most = sum(found)
    return [part / most for part in found]


def of_readings(
    form: str, readings: Sequence[Reading], value: float, books: Lexique
) -> list[float]:
    """Zipf of each reading of a form; a form that is its own lemma wins a tie."""
    if len(readings) == 1:
        return [value]
    parts = shares(form, [(reading.lemma, reading.tag) for reading in readings], books)
    return [max(0.0, value + log10(part)) if part else 0.0 for part in parts]


def estimated_age(value: float, length: int) -> int:
    """The age at which a word that nobody graded is known: by how often books have it.

    The lists grade every common word, so that what is left begins with collège.
    """
    if value >= COLLEGE and length <= LONG:
        return 3
    return 4 if value >= EDUCATED else 5
