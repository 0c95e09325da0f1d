"""Age, registers and meaning of every reading, and which levels know every form."""

from collections import defaultdict

import numpy as np
from numpy.typing import NDArray

from logomachie.lexicon.content import Content, Entry
from logomachie.lexicon.levels import KNOWN, child_says

ESTIMATED = 8  # added to an age that nobody judged
AGE = 7  # the bits of an age
PLURAL = frozenset("sx")
NOMINAL = frozenset("NA")


def natures(tag: str) -> str:
    """The natures of a tag in the letters of the lists; whatever is none of them is G."""
    codes = ["V" if code[0] == "V" else code for code in tag.split(":")]
    return "".join(code for code in codes if code in {"N", "A", "V", "W"}) or "G"


def fit(told: str, wanted: str) -> tuple[bool, bool, int, bool]:
    """How well the natures of an entry fit those of a reading: one shared at least; the verb is no
    noun, the noun no verb; how many they share; whether they are the same."""
    shared = len(set(told) & set(wanted))
    return shared > 0, ("V" in told) == ("V" in wanted), shared, set(told) == set(wanted)


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
        of_reading = of_lemma[content.lemma]
        worth = np.full(len(of_lemma), -1)  # a lemma alone means what its commonest reading does
        for at in np.flatnonzero(np.isin(content.lemma, [*several])).tolist():
            lemma, wanted = int(content.lemma[at]), natures(content.tags[content.tag[at]])
            best = max(several[lemma], key=lambda told: fit(told[1].natures, wanted))
            if fit(best[1].natures, wanted)[0]:
                of_reading[at] = best[0]
                if content.reading_zipf[at] > worth[lemma]:
                    of_lemma[lemma], worth[lemma] = best[0], content.reading_zipf[at]
        self.of_lemma = of_lemma
        for i, form in enumerate(content.forms):
            if found := by_form.get(form):
                for number, entry in found:
                    of_reading[self._of_form(i, entry)] = number
            elif form[-1] in PLURAL and (found := by_form.get(form[:-1])):
                for number, entry in found:
                    of_reading[self._of_plural(i, entry)] = number
        return of_reading

    def _tags(self, form: int) -> list[tuple[int, str]]:
        """The readings of a form and their tags."""
        content = self.content
        readings = range(int(content.start[form]), int(content.start[form + 1]))
        return [(at, content.tags[content.tag[at]]) for at in readings]

    def _of_form(self, form: int, entry: Entry) -> list[int]:
        """The readings an entry about a form is about: of its very tag, else of its natures."""
        tags = self._tags(form)
        exact = [at for at, tag in tags if tag == entry.tag]
        return exact or [at for at, tag in tags if set(natures(tag)) & set(natures(entry.tag))]

    def _of_plural(self, form: int, entry: Entry) -> list[int]:
        """The plural readings of a noun or an adjective whose singular the entry is about."""
        wanted = set(natures(entry.tag)) & NOMINAL
        many = [(at, tag) for at, tag in self._tags(form) if tag.split(":")[-1] == "p"]
        return [at for at, tag in many if set(natures(tag)) & wanted]

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
