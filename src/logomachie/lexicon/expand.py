"""From the packed files to plain columns: row i of each column is about word i.

Rows are the plain keys of the common words without hyphen or apostrophe, in order. Forms are
natural spellings, those of one row together; forms with a hyphen or apostrophe come after them.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby, pairwise
from pathlib import Path

import dawg
import numpy as np
from numpy.typing import NDArray

from logomachie.core.letters import VOWELS, accented, plain
from logomachie.lexicon import packed
from logomachie.lexicon.analysis import BANDS, Flag
from logomachie.lexicon.automaton import edges
from logomachie.lexicon.graph import ACCENT, PLAIN
from logomachie.lexicon.letterset import LETTERS, ODD, ODDER, nibbles
from logomachie.lexicon.store import Writer

FORM_STEPS, LEMMA_STEPS = 20, 100  # steps of one Zipf unit in the packed columns
BLOCK = 512  # rows to a cache line of bits
FILES = ("core", "frequency", "families", "names")


class Folding(dict[int, str]):
    """A table for `str.translate` that learns each letter's fold when it meets it."""

    def __init__(self, fold: Callable[[str], str]) -> None:
        super().__init__()
        self.fold = fold

    def __missing__(self, letter: int) -> str:
        self[letter] = self.fold(chr(letter))
        return self[letter]


def words(shared: bytes, rest: bytes) -> Iterator[str]:
    """The words of a front-coded list."""
    before = ""
    for same, tail in zip(shared, rest.decode().split("\n"), strict=True):
        before = before[:same] + tail
        yield before


def text(writer: Writer, name: str, strings: Iterable[str]) -> None:
    """Strings end to end as UTF-8, and where each begins."""
    encoded = [string.encode() for string in strings]
    starts = np.zeros(len(encoded) + 1, np.uint32)
    np.cumsum([len(string) for string in encoded], out=starts[1:])
    writer.add(f"{name}_text", np.frombuffer(b"".join(encoded), np.uint8))
    writer.add(f"{name}_start", starts)


class Expansion:
    """One run from packed files to columns."""

    def __init__(self, data: Path, writer: Writer) -> None:
        self.packed = {name: packed.read(data / f"{name}.xz")[0] for name in FILES}
        self.writer = writer
        core = self.packed["core"]
        self.forms = list(words(core["shared"], core["rest"]))
        folding = Folding(plain)
        self.keys = [form.translate(folding) for form in self.forms]
        self.alone = sum(form.isalpha() for form in self.forms)  # forms of rows come first
        self.rows = [key for key, _ in groupby(self.keys[: self.alone])]

    def run(self) -> None:
        """Write every column."""
        self.readings()
        self.letters()
        self.worth()
        self.names()
        self.graphs()

    def readings(self) -> None:
        """Lemma, tag and flags of each reading; forms and lemmas as text."""
        core = self.packed["core"]
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
        sizes = np.array([len(recipe) for recipe in recipes])[column]
        starts = np.zeros(len(self.forms) + 1, np.uint32)
        np.cumsum(sizes, out=starts[1:])
        found = [
            (form[: len(form) - cut] + added, tag, flags)
            for form, i in zip(self.forms, column.tolist(), strict=True)
            for cut, added, tag, flags in recipes[i]
        ]
        self.lemmas = sorted({lemma for lemma, _, _ in found})
        number = {lemma: i for i, lemma in enumerate(self.lemmas)}
        self.reading_start = starts
        self.reading_lemma = np.array([number[lemma] for lemma, _, _ in found], np.uint32)
        self.reading_flags = np.array([flags for _, _, flags in found], np.uint16)
        add = self.writer.add
        add("reading_start", starts)
        add("reading_lemma", self.reading_lemma)
        add("reading_tag", np.array([tag for _, tag, _ in found], np.uint16))
        add("reading_flags", self.reading_flags)
        self.writer.note("tags", list(tags))
        text(self.writer, "form", self.forms)
        text(self.writer, "lemma", self.lemmas)
        back = np.frombuffer(self.packed["families"]["back"], "<u4")
        add("lemma_family", (np.arange(len(back)) - back).astype(np.uint32))

    def letters(self) -> None:
        """What the letters of each row answer: counts, planes of letters, words by length."""
        add = self.writer.add
        keys = np.array(self.rows, "S")
        length = np.char.str_len(keys).astype(np.uint8)
        matrix = keys.view(np.uint8).reshape(len(keys), -1)
        row, column = np.nonzero(matrix)
        flat = row * LETTERS + (matrix[row, column] - ord("A"))
        counts = np.bincount(flat, minlength=len(keys) * LETTERS).reshape(-1, LETTERS)
        low, high = nibbles(counts)
        with np.errstate(over="ignore"):  # signatures wrap round
            signatures = low * np.uint64(ODD) + high * np.uint64(ODDER)
        order = np.argsort(signatures, kind="stable").astype(np.uint32)
        add("key", keys)
        add("length", length)
        add("vowels", counts[:, [ord(vowel) - ord("A") for vowel in VOWELS]].astype(np.uint8))
        add("low", low)
        add("high", high)
        add("signature", signatures[order])
        add("signature_row", order)
        self.planes(counts)
        by_length = np.argsort(length, kind="stable").astype(np.uint32)
        bounds = np.searchsorted(length[by_length], np.arange(int(length.max()) + 2))
        blocks = [
            matrix[by_length[start:end], :size].T.ravel()  # one letter's place after the other
            for size, (start, end) in enumerate(pairwise(bounds.tolist()))
        ]
        add("length_row", by_length)
        add("length_start", bounds.astype(np.uint32))
        add("length_text", np.concatenate(blocks))

    def planes(self, counts: NDArray[np.int64]) -> None:
        """One bit a word: those that have a letter, that have it twice … letter after letter."""
        most = counts.max(axis=0)
        width = -len(counts) % BLOCK
        planes = [
            np.packbits(
                np.append(counts[:, letter] >= times, np.zeros(width, np.bool_)), bitorder="little"
            )
            for letter in range(LETTERS)
            for times in range(1, int(most[letter]) + 1)
        ]
        self.writer.add("plane", np.stack(planes).view("<u8"))
        self.writer.add("plane_start", np.append(0, np.cumsum(most)).astype(np.uint32))

    def worth(self) -> None:
        """How common forms, lemmas and rows are, and what is remarked of all a row's readings."""
        add = self.writer.add
        frequency = self.packed["frequency"]
        form_zipf = np.frombuffer(frequency["forms"], np.uint8).astype(np.uint16)
        form_zipf *= LEMMA_STEPS // FORM_STEPS
        lemma_zipf = np.frombuffer(frequency["lemmas"], "<u2").astype(np.uint16)
        lengths = np.array([len(lemma) for lemma in self.lemmas])
        order = np.lexsort((np.arange(len(lengths)), lengths, -lemma_zipf.astype(np.int32)))
        rank = np.empty(len(order), np.uint32)
        rank[order] = np.arange(1, len(order) + 1)
        add("form_zipf", form_zipf)
        add("lemma_zipf", lemma_zipf)
        add("lemma_rank", rank)

        alone = self.keys[: self.alone]
        starts = [i for i in range(self.alone) if i == 0 or alone[i] != alone[i - 1]]
        row_form = np.array([*starts, self.alone], np.uint32)
        readings = int(self.reading_start[self.alone])  # those of rows come first
        reading_form = np.repeat(
            np.arange(self.alone), np.diff(self.reading_start[: self.alone + 1])
        )
        reading_zipf = (
            form_zipf[reading_form].astype(np.uint32) + lemma_zipf[self.reading_lemma[:readings]]
        ) // 2
        form_worth = np.maximum.reduceat(reading_zipf, self.reading_start[: self.alone])
        first = self.reading_start[row_form[:-1]]
        zipf = np.maximum.reduceat(reading_zipf, first).astype(np.uint16)
        flags = np.bitwise_and.reduceat(self.reading_flags[:readings], first)
        add("row_form", row_form)
        add("zipf", zipf)
        add("band", np.searchsorted(BANDS, zipf, side="right").astype(np.uint8))
        add("rank", np.minimum.reduceat(rank[self.reading_lemma[:readings]], first))
        best = [
            start + int(np.argmax(form_worth[start:end])) if end - start > 1 else start
            for start, end in pairwise(row_form.tolist())
        ]
        add("spelled", np.array(best, np.uint32))
        self.flags = flags

    def names(self) -> None:
        """Proper nouns by key, and the mark of those that are common words too."""
        found = []
        for name in ("core", "names"):
            head: list[str] = []
            for line in self.packed[name]["names"].decode().split("\n"):
                if line.startswith("#"):
                    head = line[1:].split("\t")
                else:
                    found.append((plain(line), line, head[1], head[0], int(head[2])))
        found.sort()
        kinds, sources = (sorted({row[i] for row in found}) for i in (2, 3))
        keys = np.array([row[0] for row in found], "S")
        add = self.writer.add
        add("name_key", keys)
        add("name_kind", np.array([kinds.index(row[2]) for row in found], np.uint8))
        add("name_source", np.array([sources.index(row[3]) for row in found], np.uint8))
        add("name_known", np.array([row[4] for row in found], np.bool_))
        text(self.writer, "name", (row[1] for row in found))
        self.writer.note("kinds", kinds)
        self.writer.note("sources", sources)
        common = np.array(self.rows, "S")
        self.flags = self.flags | np.where(np.isin(common, keys), Flag.NAME, 0).astype(np.uint16)
        add("flags", self.flags)

    def graphs(self) -> None:
        """The word graphs: compiled for membership, as arrays for board solvers."""
        folding = Folding(accented)
        spelled = sorted({form.translate(folding) for form in self.forms[: self.alone]})
        for name, keys in (("plain", self.rows), ("accent", spelled)):
            dawg.DAWG(keys).save(str(self.writer.folder / f"{name}.dawg"))
            self.writer.seal(f"{name}.dawg")
        compounds = (form for form in self.forms[self.alone :] if "'" not in form)
        hyphens = {form.translate(folding) for form in compounds}
        for name, alphabet, keys in (
            ("plain", PLAIN, self.rows),
            ("accent", ACCENT, [*spelled, *hyphens]),
        ):
            for column, values in edges(keys, alphabet).items():
                self.writer.add(f"{name}_{column}", values)


def expand(data: Path, writer: Writer) -> None:
    """Write every column of the packed files in `data`."""
    Expansion(data, writer).run()
    manifest = json.loads((data / "manifest.json").read_text(encoding="utf-8"))
    for field in ("name", "version", "digest", "alone"):
        writer.note(field, manifest[field])
