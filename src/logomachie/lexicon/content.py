"""What the packed files hold, unpacked: forms, readings, lemmas and names, before any column.

A list that differs from the packed one by a few words (a club's own, one of an older release, one
for schools) is the same content with a change applied.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from logomachie.core.letters import plain
from logomachie.lexicon import packed
from logomachie.lexicon.change import Change

FORM_STEPS, LEMMA_STEPS = 20, 100  # steps of one Zipf unit in the packed columns
FILES = ("core", "frequency", "families", "names", "attested", "meanings")


def words(shared: bytes, rest: bytes) -> Iterator[str]:
    """The words of a front-coded list."""
    before = ""
    for same, tail in zip(shared, rest.decode().split("\n"), strict=True):
        before = before[:same] + tail
        yield before


def lines(column: bytes) -> list[str]:
    """The lines of a column; none of an empty one."""
    return column.decode().split("\n") if column else []


def order(form: str) -> tuple[bool, str, str]:
    """Forms by plain key, those with a hyphen or apostrophe after all others."""
    return "-" in form or "'" in form, plain(form), form


class NameRow(NamedTuple):
    """One name of one kind from one source."""

    form: str
    kind: str
    source: str
    known: bool


class Entry(NamedTuple):
    """What the hand lists say of a lemma in some of its natures, or of one form."""

    head: str
    natures: str
    tag: str
    age: int
    marks: int
    text: str


class Numbers(NamedTuple):
    """For each lemma some numbers: how many, and all of them end to end."""

    size: NDArray[np.uint8]
    value: NDArray[np.uint32]


class Content:
    """The packed files, unpacked."""

    def __init__(self, data: Path) -> None:
        files = {name: packed.read(data / f"{name}.xz")[0] for name in FILES}
        core, frequency, families = files["core"], files["frequency"], files["families"]
        self.forms = list(words(core["shared"], core["rest"]))
        self._readings(core)
        steps = LEMMA_STEPS // FORM_STEPS
        self.form_zipf = np.frombuffer(frequency["forms"], np.uint8).astype(np.uint16) * steps
        self.lemma_zipf = np.frombuffer(frequency["lemmas"], "<u2").astype(np.uint16)
        sizes = np.diff(self.start)
        self.reading_zipf = np.repeat(self.form_zipf, sizes)
        several = np.frombuffer(frequency["readings"], np.uint8).astype(np.uint16) * steps
        self.reading_zipf[np.repeat(sizes > 1, sizes)] = several
        self.lemma_age = np.frombuffer(frequency["ages"], np.uint8)  # estimated
        self.lemma_lists = np.frombuffer(files["attested"]["lists"], np.uint8)
        self.strict, self.wide = (
            self._families(families[f"{name}_count"], families[name]) for name in ("strict", "wide")
        )
        self.bases = dict(line.split("\t") for line in lines(families.get("bases", b"")))
        self.names = [*names(core["names"]), *names(files["names"]["names"])]
        meanings = files["meanings"]

        def told(column: bytes) -> list[str]:  # one line an entry, though it be empty
            return column.decode().split("\n")[: len(meanings["age"])]

        self.entries = [
            Entry(head, natures, tag, age, marks, text)
            for head, natures, tag, age, marks, text in zip(
                *(told(meanings[name]) for name in ("head", "natures", "tag")),
                meanings["age"],
                np.frombuffer(meanings["marks"], "<u2").tolist(),
                told(meanings["text"]),
                strict=True,
            )
        ]
        self.glosses = dict(line.split("\t", 1) for line in lines(meanings["names"]))
        self.slurs = frozenset(lines(meanings["school"]))
        self.refused: frozenset[str] = frozenset()  # forms an edition leaves out on purpose

    def _readings(self, core: Mapping[str, bytes]) -> None:
        """Lemma, tag and flags of each reading, from the recipes."""
        tags: dict[str, int] = {}
        recipes = []
        for line in core["recipes"].decode().split("\n"):
            recipe = []
            for reading in line.split("|"):
                change, tag, flags = reading.split(" ")
                added = change.lstrip("0123456789")
                cut = int(change[: len(change) - len(added)])
                recipe.append((cut, added, tags.setdefault(tag, len(tags)), int(flags)))
            recipes.append(recipe)
        column = np.frombuffer(core["recipe"], "<u2")
        self.start = np.zeros(len(self.forms) + 1, np.uint32)
        np.cumsum(np.array([len(recipe) for recipe in recipes])[column], out=self.start[1:])
        found = [
            (form[: len(form) - cut] + added, tag, flags)
            for form, i in zip(self.forms, column.tolist(), strict=True)
            for cut, added, tag, flags in recipes[i]
        ]
        self.tags = list(tags)
        self.lemmas = sorted({lemma for lemma, _, _ in found})
        number = {lemma: i for i, lemma in enumerate(self.lemmas)}
        self.lemma = np.array([number[lemma] for lemma, _, _ in found], np.uint32)
        self.tag = np.array([tag for _, tag, _ in found], np.uint16)
        self.flags = np.array([flags for _, _, flags in found], np.uint16)

    def _families(self, count: bytes, back: bytes) -> Numbers:
        steps = np.frombuffer(back, "<u4").astype(np.int64)
        fresh = steps == 0
        met = np.cumsum(fresh) - fresh  # how many families were met before
        return Numbers(np.frombuffer(count, np.uint8), (met - steps).astype(np.uint32))

    def change(self, change: Change) -> None:
        """Take forms out, put others in, and number the lemmas anew."""
        gone = change.removed | change.added.keys()
        keep = np.array([form not in gone for form in self.forms], np.bool_)
        sizes = np.diff(self.start)
        kept = np.repeat(keep, sizes)
        place = {lemma: i for i, lemma in enumerate(self.lemmas)}
        tags = {tag: i for i, tag in enumerate(self.tags)}
        told = dict(zip(self.forms, self.form_zipf.tolist(), strict=True))
        rows = [
            (form, readings, told.get(form, 0)) for form, readings in sorted(change.added.items())
        ]
        added = [reading for _, readings, _ in rows for reading in readings]
        lemmas = [*self.lemmas]
        for reading in added:
            if place.setdefault(reading.lemma, len(lemmas)) == len(lemmas):
                lemmas.append(reading.lemma)
            tags.setdefault(reading.tag, len(tags))
        forms = [form for form, stays in zip(self.forms, keep, strict=True) if stays]
        self.tags = list(tags)

        def joined(column: NDArray[np.uint16], more: list[int]) -> NDArray[np.uint16]:
            return np.append(column, np.array(more, column.dtype))

        sizes = np.append(sizes[keep], np.array([len(row[1]) for row in rows], sizes.dtype))
        lemma = np.append(
            self.lemma[kept], np.array([place[reading.lemma] for reading in added], np.uint32)
        )
        tag = joined(self.tag[kept], [tags[reading.tag] for reading in added])
        flags = joined(self.flags[kept], [reading.flags for reading in added])
        zipf = [worth for _, readings, worth in rows for _ in readings]
        reading_zipf = joined(self.reading_zipf[kept], zipf)
        form_zipf = joined(self.form_zipf[keep], [worth for _, _, worth in rows])
        forms += [form for form, _, _ in rows]
        if rows:
            by_form = np.array(sorted(range(len(forms)), key=lambda i: order(forms[i])))
            starts = np.append(0, np.cumsum(sizes.astype(np.int64)))
            by_reading = np.concatenate(
                [np.arange(starts[i], starts[i + 1]) for i in by_form.tolist()]
            )
            forms = [forms[i] for i in by_form.tolist()]
            sizes, form_zipf = sizes[by_form], form_zipf[by_form]
            lemma, tag, flags = lemma[by_reading], tag[by_reading], flags[by_reading]
            reading_zipf = reading_zipf[by_reading]
        self.forms, self.form_zipf, self.reading_zipf = forms, form_zipf, reading_zipf
        self.tag, self.flags = tag, flags
        if change.names is not None:
            self.names = [*change.names]
        self.start = np.append(0, np.cumsum(sizes)).astype(np.uint32)
        self._renumber(lemmas, lemma, change)

    def _renumber(self, lemmas: list[str], lemma: NDArray[np.uint32], change: Change) -> None:
        """Lemmas in order, those without a form left out, and what is known of each moved along."""
        used = sorted(set(lemma.tolist()), key=lambda i: lemmas[i])
        number = np.zeros(len(lemmas), np.uint32)
        number[used] = np.arange(len(used))
        known = len(self.lemma_zipf)
        old = np.array([i if i < known else -1 for i in used])

        def moved(column: NDArray[np.uint8], default: int) -> NDArray[np.uint8]:
            return np.where(old < 0, default, column[old]).astype(column.dtype)

        self.lemma_zipf = moved(self.lemma_zipf, 0)  # type: ignore[arg-type,assignment]
        self.lemma_age = moved(self.lemma_age, 5)
        self.lemma_lists = moved(self.lemma_lists, 0)
        self.strict = change.families or self._moved(self.strict, old, own=True)
        self.wide = self._moved(self.wide, old, own=False)
        self.lemmas = [lemmas[i] for i in used]
        self.lemma = number[lemma]

    def _moved(self, numbers: Numbers, old: NDArray[np.int64], *, own: bool) -> Numbers:
        """Families of the lemmas that stay; a new lemma has one of its own, where it must."""
        starts = np.append(0, np.cumsum(numbers.size.astype(np.int64)))
        fresh = int(numbers.value.max(initial=0)) + 1
        counts: list[int] = []
        values: list[int] = []
        for place in old.tolist():
            found = numbers.value[starts[place] : starts[place + 1]].tolist() if place >= 0 else []
            if place < 0 and own:
                found, fresh = [fresh], fresh + 1
            counts.append(len(found))
            values.extend(found)
        return Numbers(np.array(counts, np.uint8), np.array(values, np.uint32))


def names(column: bytes) -> Iterator[NameRow]:
    """The names of a column of blocks."""
    head: list[str] = []
    for line in lines(column):
        if line.startswith("#"):
            head = line[1:].split("\t")
        else:
            yield NameRow(line, head[1], head[0], head[2] == "1")
