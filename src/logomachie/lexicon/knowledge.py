"""Age, registers and meaning of every reading, and which levels know every form."""

from collections import defaultdict

import numpy as np
from numpy.typing import NDArray

from logomachie.lexicon.content import Content, Entry
from logomachie.lexicon.levels import KNOWN, child_says

ESTIMATED = 8  # added to an age that nobody judged
AGE = 7  # the bits of an age


def natures(tag: str) -> str:
    """The natures of a tag in the letters of the lists; whatever is none of them is G."""
    codes = ["V" if code[0] == "V" else code for code in tag.split(":")]
    return "".join(code for code in codes if code in {"N", "A", "V", "W"}) or "G"


def shunned(marks: NDArray[np.uint16]) -> NDArray[np.uint8]:
    """The lowest level that says what is marked so; one above all where none does."""
    found = np.zeros(len(marks), np.uint8)
    for i, level in enumerate(KNOWN):
        found[marks & level.shuns > 0] = i + 1
    return found


class Knowledge:
    """What is known of each reading and form."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.texts = [entry.text for entry in content.entries]
        self.entry = self._entries()
        graded = np.array([0, *(entry.age for entry in content.entries)], np.uint8)[self.entry]
        guessed = content.lemma_age[content.lemma] + ESTIMATED
        self.age = np.where(graded > 0, graded, guessed).astype(np.uint8)
        marks = np.array([0, *(entry.marks for entry in content.entries)], np.uint16)
        self.marks = marks[self.entry]
        self.meaning = self.entry.astype(np.uint16)
        self.shunned = shunned(self.marks)

    def _entries(self) -> NDArray[np.uint32]:
        """The number of the entry of each reading, from 1; 0 where there is none."""
        content = self.content
        by_lemma: dict[str, list[tuple[int, Entry]]] = defaultdict(list)
        by_form: dict[str, list[tuple[int, Entry]]] = defaultdict(list)
        for number, entry in enumerate(content.entries, 1):
            (by_form if entry.tag else by_lemma)[entry.head].append((number, entry))
        of_lemma = np.zeros(len(content.lemmas), np.uint32)
        several: dict[int, list[tuple[int, Entry]]] = {}
        for i, lemma in enumerate(content.lemmas):
            if found := by_lemma.get(lemma):
                of_lemma[i] = found[0][0]
                if len(found) > 1:
                    several[i] = found
        self.of_lemma = of_lemma
        of_reading = of_lemma[content.lemma]
        for at in np.flatnonzero(np.isin(content.lemma, [*several])).tolist():
            wanted = natures(content.tags[content.tag[at]])
            for number, entry in several[int(content.lemma[at])]:
                if set(entry.natures) & set(wanted):
                    of_reading[at] = number
                    break
        for i, form in enumerate(content.forms):
            for number, entry in by_form.get(form, ()):
                readings = range(int(content.start[i]), int(content.start[i + 1]))
                tags = [content.tags[content.tag[at]] for at in readings]
                exact = [at for at, tag in zip(readings, tags, strict=True) if tag == entry.tag]
                near = [
                    at
                    for at, tag in zip(readings, tags, strict=True)
                    if set(natures(tag)) & set(natures(entry.tag))
                ]
                of_reading[exact or near] = number
        return of_reading

    def commonest(self) -> NDArray[np.intp]:
        """The commonest reading of each form; of equals, the first."""
        content = self.content
        starts, worth = content.start[:-1], content.reading_zipf
        top = worth == np.repeat(np.maximum.reduceat(worth, starts), np.diff(content.start))
        place = np.where(top, np.arange(len(worth)), len(worth))
        return np.minimum.reduceat(place, starts)

    def _known(self, rank: NDArray[np.uint32]) -> NDArray[np.uint8]:
        """The lowest level that knows each reading."""
        content = self.content
        sizes = np.diff(content.start)
        said = np.array([child_says(tag) for tag in content.tags], np.bool_)[content.tag]
        form_zipf = np.repeat(content.form_zipf, sizes)
        number = {lemma: i for i, lemma in enumerate(content.lemmas)}
        own = np.array([number.get(form, -1) for form in content.forms])
        lemma = np.repeat(own, sizes) == content.lemma
        bare = np.array([natures(tag) != "V" for tag in content.tags], np.bool_)[content.tag]
        found = np.full(len(content.lemma), len(KNOWN) - 1, np.uint8)
        for i, level in reversed([*enumerate(KNOWN)]):
            knows = (self.age & AGE) <= level.age
            if level.lemmas is not None:
                knows &= (self.age & ESTIMATED == 0) | (rank[content.lemma] <= level.lemmas)
            if not level.bookish:
                knows &= said
            knows &= lemma | bare | (form_zipf >= level.form_zipf)
            found[knows] = i
        return found

    def levels(self, rank: NDArray[np.uint32]) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
        """Of each form the lowest level that knows it when others say it, and that says it itself.

        A level says no word whose commonest reading is marked as it shuns.
        """
        heard = np.minimum.reduceat(self._known(rank), self.content.start[:-1])
        return heard, np.maximum(heard, self.shunned[self.commonest()])
