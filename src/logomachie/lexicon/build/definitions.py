"""What the hand lists say of words: age, registers and meaning, of a lemma or of one form."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from logomachie.core.letters import plain
from logomachie.lexicon.analysis import MARKS
from logomachie.lexicon.packed import Columns

OF_FORM = re.compile(r"forme de (.+) \((.+)\)")
SHORT = 5  # letters up to which accents tell words apart: mur, mûr; tache, tâche
STEPS = 3  # from a word to the one it is formed on, and from that one further
PARTS = {"nom": "N", "adj.": "A", "verbe": "V", "adv.": "W", "autre": "G"}


class Entry(NamedTuple):
    """One line: of a lemma, in some of its natures, or of one form read with one tag."""

    head: str
    natures: str  # letters of N A V W G; empty: whatever it is
    tag: str  # of the form's reading; empty: the line is about a lemma
    age: int  # 1 to 5; 0: not graded by hand
    marks: int  # bits of the registers
    text: str


def marks(told: str) -> int:
    """The registers of a cell as bits; one that is unknown is a ValueError, found by the build."""
    return sum(1 << MARKS.index(mark) for mark in set(told.split(",")) if mark)


def natures(part: str) -> str:
    """The letters of a list's part of speech: `adj. / nom masc.` → `AN`."""
    words = (piece.strip().split(" ")[0] for piece in part.split("/"))
    return "".join(sorted({PARTS[word] for word in words}))


def lowered(text: str) -> str:
    """A definition as the big list writes them: no capital unless a name begins it."""
    first, _, rest = text.partition(" ")
    return text if first[1:2].isupper() or rest[:1].isupper() else text[:1].lower() + text[1:]


def defined(rows: Iterable[list[str]], lemmas: frozenset[str]) -> Iterator[Entry]:
    """The big list. A form that is its own lemma is told as a lemma; *princesse*, that is filed
    under *prince*, is told as a form, by its nature."""
    for head, part, age, register, text in rows:
        if match := OF_FORM.fullmatch(part):
            tag = match[2]
            letters = "".join(code[0] for code in tag.split(":") if code in {"N", "A", "W"})
            alone = head in lemmas
            yield Entry(
                head,
                (letters or tag[0]) if alone else "",
                "" if alone else tag,
                int(age),
                marks(register),
                text,
            )
        else:
            letters = natures(part)  # of a form filed under another word: the readings it names
            tag = "" if head in lemmas else ":".join(letters)
            yield Entry(head, "" if tag else letters, tag, int(age), marks(register), text)


def added(rows: Iterable[list[str]]) -> Iterator[Entry]:
    """The words the project adds, which bring their own definitions."""
    for lemma, _, _, age, register, text in rows:
        yield Entry(lemma, "", "", int(age), marks(register), lowered(text))


def marked(rows: Iterable[list[str]]) -> Iterator[Entry]:
    """Marks of the rarer lemmas."""
    for lemma, register, text in rows:
        yield Entry(lemma, "", "", 0, marks(register), text)


def short(rows: Iterable[list[str]]) -> Iterator[Entry]:
    """The shortest words: what their lemmas mean."""
    for _, verdict, lemma, _, text, _ in rows:
        if verdict != "non":
            yield Entry(lemma, "", "", 0, 0, lowered(text))


def gathered(
    lists: Iterable[Iterable[Entry]], forms: Collection[str], lemmas: frozenset[str]
) -> list[Entry]:
    """The entries of all lists, sorted; a later list only tells what no earlier one does."""
    kept: dict[tuple[str, str, str], Entry] = {}
    heads: set[str] = set()
    for entries in lists:
        fresh = [entry for entry in entries if entry.head not in heads]
        for entry in fresh:
            if entry.head in lemmas or (entry.tag and entry.head in forms):
                kept.setdefault((entry.head, entry.natures, entry.tag), entry)
        heads |= {entry.head for entry in fresh if not entry.tag}
    return sorted(kept.values())


def respelled(entries: list[Entry], lemmas: Iterable[str]) -> Iterator[Entry]:
    """Lemmas nobody defined that differ from a defined one by accents or hyphens alone, as the
    spellings of 1990 do (*connaitre*, *weekend*), or compounds by what makes them several
    (*petits-fils*). Where several could be meant, none is; an accent on the last letter makes
    another word (*lettre*, *lettré*)."""
    by_key: dict[str, dict[str, list[Entry]]] = {}
    heads = {entry.head for entry in entries}
    for entry in entries:
        if not entry.tag:
            for key in {bare(entry.head), alone(entry.head)}:
                by_key.setdefault(key, {}).setdefault(entry.head, []).append(entry)
    for lemma in lemmas:
        if lemma in heads or len(lemma) <= SHORT:
            continue
        found = by_key.get(bare(lemma), {}) or by_key.get(alone(lemma), {})
        if len(found) == 1:
            for head, told in found.items():
                if head[-1] == lemma[-1] or ("-" in head and "-" in lemma):
                    yield from (entry._replace(head=lemma) for entry in told)


def alone(word: str) -> str:
    """The same of a compound of which every part is one: *petits-fils*, *petit-fils*."""
    return bare("-".join(part.rstrip("sx") for part in word.split("-"))) if "-" in word else word


def bare(word: str) -> str:
    """A word without accents and hyphens."""
    return plain(word).replace("-", "")


def formed_on(
    bases: Mapping[str, str], lemmas: Iterable[str], entries: Iterable[Entry]
) -> dict[str, str]:
    """Of each lemma nobody defined the nearest one it is formed on that somebody did."""
    defined = {entry.head for entry in entries if entry.text and not entry.tag}
    found = {}
    for lemma in lemmas:
        base = bases.get(lemma) if lemma not in defined else None
        for _ in range(STEPS):
            if base is None or base in defined:
                break
            base = bases.get(base)
        if base is not None and base in defined:
            found[lemma] = base
    return found


def packed(
    entries: list[Entry], glosses: Iterable[tuple[str, str]], school: Iterable[str]
) -> Columns:
    """The columns of the file of meanings: CC0."""

    def lines(texts: Iterable[str]) -> bytes:
        return "\n".join(texts).encode()

    return {
        "head": lines(entry.head for entry in entries),
        "natures": lines(entry.natures for entry in entries),
        "tag": lines(entry.tag for entry in entries),
        "age": bytes(entry.age for entry in entries),
        "marks": b"".join(entry.marks.to_bytes(2, "little") for entry in entries),
        "text": lines(entry.text for entry in entries),
        "names": lines(f"{name}\t{gloss}" for name, gloss in glosses),
        "school": lines(school),
    }
