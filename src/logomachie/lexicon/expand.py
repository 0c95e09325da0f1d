"""From the packed files to plain columns: row i of each column is about word i.

Rows are the plain keys of the common words without hyphen or apostrophe, in order. Forms are
natural spellings, those of one row together; forms with a hyphen or apostrophe come after them.
"""

import json
from collections.abc import Callable, Iterable
from itertools import groupby, pairwise
from pathlib import Path
from typing import TypeAlias

import dawg
import numpy as np
from numpy.typing import NDArray

from logomachie.core.letters import VOWELS, accented, plain
from logomachie.lexicon.analysis import BANDS, Flag
from logomachie.lexicon.automaton import edges
from logomachie.lexicon.content import Content
from logomachie.lexicon.edition import unfit_forms
from logomachie.lexicon.graph import ACCENT, PLAIN
from logomachie.lexicon.knowledge import Knowledge
from logomachie.lexicon.letterset import LETTERS, ODD, ODDER, nibbles
from logomachie.lexicon.store import Writer

How: TypeAlias = Callable[[Content], None]  # takes words out and puts others in
BLOCK = 512  # rows to a cache line of bits


class Folding(dict[int, str]):
    """A table for `str.translate` that learns each letter's fold when it meets it."""

    def __init__(self, fold: Callable[[str], str]) -> None:
        super().__init__()
        self.fold = fold

    def __missing__(self, letter: int) -> str:
        self[letter] = self.fold(chr(letter))
        return self[letter]


def text(writer: Writer, name: str, strings: Iterable[str]) -> None:
    """Strings end to end as UTF-8, and where each begins."""
    encoded = [string.encode() for string in strings]
    starts = np.zeros(len(encoded) + 1, np.uint32)
    np.cumsum([len(string) for string in encoded], out=starts[1:])
    writer.add(f"{name}_text", np.frombuffer(b"".join(encoded), np.uint8))
    writer.add(f"{name}_start", starts)


class Expansion:
    """One run from packed files to columns."""

    def __init__(self, content: Content, writer: Writer) -> None:
        self.content, self.writer = content, writer
        self.forms = content.forms
        folding = Folding(plain)
        self.keys = [form.translate(folding) for form in self.forms]
        self.alone = sum(form.isalpha() for form in self.forms)  # forms of rows come first
        self.rows = [key for key, _ in groupby(self.keys[: self.alone])]
        alone = self.keys[: self.alone]
        starts = [i for i in range(self.alone) if i == 0 or alone[i] != alone[i - 1]]
        self.row_form = np.array([*starts, self.alone], np.uint32)

    def run(self) -> None:
        """Write every column."""
        self.readings()
        self.letters()
        self.worth()
        self.known()
        self.names()
        self.graphs()

    def readings(self) -> None:
        """Lemma, tag and flags of each reading; forms and lemmas as text; families."""
        add, content = self.writer.add, self.content
        add("reading_start", content.start)
        add("reading_lemma", content.lemma)
        add("reading_tag", content.tag)
        add("reading_flags", content.flags)
        add("reading_zipf", content.reading_zipf)
        self.writer.note("tags", content.tags)
        text(self.writer, "form", self.forms)
        text(self.writer, "lemma", content.lemmas)
        text(self.writer, "refused", sorted(content.refused))
        add("lemma_lists", content.lemma_lists)
        for name, numbers in (("family", content.strict), ("wide", content.wide)):
            starts = np.append(0, np.cumsum(numbers.size.astype(np.uint32)))
            add(f"lemma_{name}_start", starts.astype(np.uint32))
            add(f"lemma_{name}", numbers.value)

    def known(self) -> None:
        """Ages, registers, meanings and the levels that know a form or a row."""
        add, knowledge = self.writer.add, Knowledge(self.content)
        add("reading_age", knowledge.age)
        add("reading_marks", knowledge.marks)
        add("reading_meaning", knowledge.meaning)
        add("lemma_meaning", knowledge.of_lemma.astype(np.uint16))
        place = {lemma: i + 1 for i, lemma in enumerate(self.content.lemmas)}
        bases = [place.get(self.content.bases.get(lemma, ""), 0) for lemma in self.content.lemmas]
        add("lemma_base", np.array(bases, np.uint32))
        text(self.writer, "meaning", knowledge.texts)
        heard, said = knowledge.levels(self.rank)
        add("form_heard", heard)
        add("form_said", said)
        add("form_unfit", unfit_forms(self.content, knowledge).astype(np.uint8))
        starts = self.row_form[:-1]
        add("heard", np.minimum.reduceat(heard[: self.alone], starts))
        say = np.minimum.reduceat(said[: self.alone], starts)
        add("said", np.maximum(say, self.shunned(knowledge)))

    def shunned(self, knowledge: Knowledge) -> NDArray[np.uint8]:
        """The lowest level that says each row, by what its commonest reading is marked."""
        readings = int(self.content.start[self.alone])
        first = self.content.start[self.row_form[:-1]]
        worth = self.content.reading_zipf[:readings]
        sizes = np.diff(np.append(first, readings))
        top = worth == np.repeat(np.maximum.reduceat(worth, first), sizes)
        best = np.where(top, np.arange(readings), readings)
        return knowledge.shunned[np.minimum.reduceat(best, first)]

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
        add, content = self.writer.add, self.content
        form_zipf, lemma_zipf, row_form = content.form_zipf, content.lemma_zipf, self.row_form
        lengths = np.array([len(lemma) for lemma in content.lemmas])
        order = np.lexsort((np.arange(len(lengths)), lengths, -lemma_zipf.astype(np.int32)))
        self.rank = rank = np.empty(len(order), np.uint32)
        rank[order] = np.arange(1, len(order) + 1)
        add("form_zipf", form_zipf)
        add("lemma_zipf", lemma_zipf)
        add("lemma_rank", rank)

        start, readings = content.start, int(content.start[self.alone])  # those of rows come first
        reading_form = np.repeat(np.arange(self.alone), np.diff(start[: self.alone + 1]))
        reading_zipf = (
            form_zipf[reading_form].astype(np.uint32) + lemma_zipf[content.lemma[:readings]]
        ) // 2
        form_worth = np.maximum.reduceat(content.reading_zipf[:readings], start[: self.alone])
        first = start[row_form[:-1]]
        zipf = np.maximum.reduceat(reading_zipf, first).astype(np.uint16)
        add("row_form", row_form)
        add("zipf", zipf)
        add("band", np.searchsorted(BANDS, zipf, side="right").astype(np.uint8))
        add("rank", np.minimum.reduceat(rank[content.lemma[:readings]], first))
        best = [
            start + int(np.argmax(form_worth[start:end])) if end - start > 1 else start
            for start, end in pairwise(row_form.tolist())
        ]
        add("spelled", np.array(best, np.uint32))
        self.flags = np.bitwise_and.reduceat(content.flags[:readings], first)

    def names(self) -> None:
        """Proper nouns by key, and the mark of those that are common words too."""
        found = sorted((plain(name.form), name) for name in self.content.names)
        kinds = sorted({name.kind for _, name in found})
        sources = sorted({name.source for _, name in found})
        keys = np.array([key for key, _ in found], "S")
        add = self.writer.add
        add("name_key", keys)
        add("name_kind", np.array([kinds.index(name.kind) for _, name in found], np.uint8))
        add("name_source", np.array([sources.index(name.source) for _, name in found], np.uint8))
        add("name_known", np.array([name.known for _, name in found], np.bool_))
        text(self.writer, "name", (name.form for _, name in found))
        glosses = self.content.glosses
        text(self.writer, "name_gloss", (glosses.get(name.form, "") for _, name in found))
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


def expand(data: Path, writer: Writer, how: How | None = None, digest: str = "") -> None:
    """Write every column of the packed files in `data`, changed as `how` says."""
    content = Content(data)
    if how is not None:
        how(content)
    Expansion(content, writer).run()
    manifest = json.loads((data / "manifest.json").read_text(encoding="utf-8"))
    for field in ("name", "version", "alone"):
        writer.note(field, manifest[field])
    writer.note("digest", digest or manifest["digest"])
