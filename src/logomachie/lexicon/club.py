"""A club's own list: words it adds, removes, marks or explains, as lines of `mots-du-club.tsv`.

A line is: action, word, inflection, age, registers, meaning. The action is `+` (add), `-` (remove)
or `=` (mark and explain). An added word goes like an example (« comme chat »), never changes
(« invariable N:m:i ») or has its other forms listed (« N:f : smalas »).
"""

import hashlib
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from logomachie.core.tongue import Said
from logomachie.core.value import Value
from logomachie.lexicon.analysis import MARKS, Flag
from logomachie.lexicon.change import Added, Change
from logomachie.lexicon.inflection import ALONE, LIKE, is_inflection, is_spelt, spelling

if TYPE_CHECKING:
    from logomachie.lexicon.content import Content, Entry

FILE, REPORTS = "mots-du-club.tsv", "mots-signales.tsv"
HEAD = "# action\tmot\tflexion\tâge\tregistres\tdéfinition"
COLUMNS = 6
MOST = 5_000  # lines of a list
EVERY_NATURE, EVERY_TAG = "NAVWG", "N:A:V:W"  # of an entry about a lemma, about a form


class WrongLine(ValueError):
    """A line of the club's list that cannot be used: its number or its word, and why."""

    def __init__(self, line: int, fr: str, en: str, word: str = "") -> None:
        super().__init__(f"{FILE}{f', line {line}' if line else ''}: {en}")
        self.line, self.word, self.why = line, word, Said(fr, en)
        self.told = Said(f"{FILE}{f', ligne {line}' if line else ''} : {fr}", str(self))

    def found_in(self, text: str) -> "WrongLine":
        """The same with the number of the line that adds the word, where the list is at hand."""
        for number, line in enumerate(text.splitlines(), 1):
            action, word = [*(cell.strip() for cell in line.split("\t")), ""][:2]
            if not self.line and action == "+" and spelling(word) == self.word:
                return WrongLine(number, self.why.fr, self.why.en, self.word)
        return self


class ClubWord(Value, kw_only=True, omit_defaults=True):
    """One line."""

    action: str
    word: str
    inflection: str = ""
    age: int = 0
    registers: tuple[str, ...] = ()
    meaning: str = ""


def text_of(file: Path) -> str:
    """What a club's file says, with or without the mark some editors begin one with; nothing where
    there is none; raises WrongLine where it is no text of today."""
    written_so = file.read_bytes() if file.exists() else b""
    try:
        return written_so.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = written_so.count(b"\n", 0, error.start) + 1
        raise WrongLine(line, "ce n’est pas de l’UTF-8", "this is not UTF-8") from error


def read(text: str) -> tuple[ClubWord, ...]:
    """The lines of a list, the last one about a word and an action kept; raises WrongLine."""
    found: dict[tuple[str, str], ClubWord] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        cells = [*(cell.strip() for cell in line.rstrip().split("\t")), *[""] * COLUMNS]
        if any(cells[COLUMNS:]):
            raise WrongLine(
                number,
                f"plus de {COLUMNS} colonnes : une tabulation de trop",
                f"more than {COLUMNS} columns: a tab too many",
            )
        word = _read(number, cells[:COLUMNS])
        found[word.action, word.word] = word
    if len(found) > MOST:
        raise WrongLine(MOST, f"plus de {MOST} mots", f"more than {MOST} words")
    return tuple(sorted(found.values(), key=lambda one: (one.word, one.action)))


def _read(number: int, cells: list[str]) -> ClubWord:
    action, word, inflection, age, registers, meaning = cells
    marks = tuple(mark for mark in registers.split(",") if mark)
    if action not in {"+", "-", "="}:
        raise WrongLine(number, "l’action est +, - ou =", "the action is +, - or =")
    if not is_spelt(word):
        raise WrongLine(
            number, f"« {word} » ne s’écrit pas comme un mot", f"“{word}” is not spelt like a word"
        )
    if age and age not in {"1", "2", "3", "4", "5"}:
        raise WrongLine(number, "l’âge va de 1 à 5", "ages go from 1 to 5")
    if unknown := [mark for mark in marks if mark not in MARKS]:
        named = ", ".join(unknown)
        raise WrongLine(number, f"registre inconnu : {named}", f"unknown register: {named}")
    if action == "+" and not inflection:
        raise WrongLine(
            number,
            "un mot ajouté dit comment il se fléchit",
            "a word that is added says how it is inflected",
        )
    if action == "+" and not is_inflection(inflection):
        raise WrongLine(
            number,
            f"« {inflection} » ne dit pas comment « {word} » se fléchit",
            f"“{inflection}” does not say how “{word}” is inflected",
        )
    return ClubWord(
        action=action,
        word=spelling(word),
        inflection=inflection,
        age=int(age or 0),
        registers=marks,
        meaning=meaning,
    )


def written(words: Iterable[ClubWord]) -> str:
    """The list as text, always the same for the same words; nothing for none."""
    lines = [
        "\t".join(
            (
                one.action,
                one.word,
                one.inflection,
                str(one.age or ""),
                ",".join(one.registers),
                one.meaning,
            )
        )
        for one in sorted(words, key=lambda one: (one.word, one.action))
    ]
    return "\n".join([HEAD, *lines]) + "\n" if lines else ""


def club_digest(digest: str, text: str) -> str:
    """The identity of a list with a club's changes."""
    return hashlib.sha256(f"{digest}\n{text}".encode()).hexdigest()[:32] if text else digest


def apply(content: "Content", words: Collection[ClubWord]) -> None:
    """Change the content as the club's list says; raises WrongLine where a word does not go like
    its example."""
    removed: set[str] = set()
    shared: set[str] = set()  # forms that stay, of another lemma alone
    added: dict[str, tuple[Added, ...]] = {}
    retold: dict[str, list[Entry]] = {}
    for one in words:
        if one.action == "-":
            removed |= forms_of(content, one.word)
            shared |= forms_of(content, one.word, shared=True)
        elif one.action == "+":
            for form, tags in inflected(content, one).items():
                flag = Flag.COMPOUND if "-" in form else Flag.APOSTROPHE if "'" in form else 0
                some = (Added(one.word, tag, int(flag)) for tag in tags)
                added[form] = (*added.get(form, ()), *some)
        if one.age or one.registers or one.meaning:
            before = retold.get(one.word) or entries_of(content, one.word, added=one.word in added)
            retold[one.word] = [changed(entry, one) for entry in before]
    gone = {one.word for one in words if one.action == "-"}
    merged = {
        form: tuple(reading for reading in readings if reading.lemma not in gone)
        for form, readings in known(content, (shared - removed) | added.keys())
    }
    for form, readings in added.items():
        there = merged.get(form, ())
        told = {(reading.lemma, reading.tag) for reading in there}
        fresh = (reading for reading in readings if (reading.lemma, reading.tag) not in told)
        merged[form] = (*there, *fresh)
    content.change(Change(frozenset(removed - added.keys()), merged))
    kept = [entry for entry in content.entries if entry.head not in retold]
    content.entries = [*(entry for told in retold.values() for entry in told), *kept]


def tried(words: Iterable[ClubWord]) -> None:
    """Inflect the words that a list adds, and forget them: raises WrongLine where one cannot be."""
    from logomachie.lexicon.content import Content  # noqa: PLC0415 - only who tries
    from logomachie.lexicon.load import DATA  # noqa: PLC0415

    if added := [one for one in words if one.action == "+"]:
        content = Content(DATA)
        for one in added:
            inflected(content, one)


def changed(entry: "Entry", one: ClubWord) -> "Entry":
    """An entry with what a line says, and its own where the line is silent."""
    from logomachie.lexicon.build.definitions import marks  # noqa: PLC0415 - only who expands

    return entry._replace(
        age=one.age or entry.age,
        marks=marks(",".join(one.registers)) if one.registers else entry.marks,
        text=one.meaning or entry.text,
    )


def entries_of(content: "Content", word: str, *, added: bool) -> "list[Entry]":
    """What the dictionary says of a word: its own entries; of a form what its lemma means."""
    from logomachie.lexicon.content import Entry  # noqa: PLC0415 - only who expands
    from logomachie.lexicon.knowledge import fit, natures  # noqa: PLC0415

    own = [entry for entry in content.entries if entry.head == word]
    if own:
        return own
    if added or word in content.lemmas:
        return [Entry(word, EVERY_NATURE, "", 0, 0, "")]
    first = Entry(word, "", "", 0, 0, "")
    for reading in (one for _, readings in known(content, [word]) for one in readings):
        others = [e for e in content.entries if e.head == reading.lemma and not e.tag]
        if others:
            wanted = natures(reading.tag)
            first = max(others, key=lambda entry: fit(entry.natures, wanted))
            break
    return [first._replace(head=word, natures="", tag=EVERY_TAG)]


def forms_of(content: "Content", word: str, *, shared: bool = False) -> set[str]:
    """A form, and every form of it where it is a lemma itself: those of no other lemma, or those
    it shares with another as well."""
    import numpy as np  # noqa: PLC0415 - only who expands

    if word not in content.lemmas:
        return {word}
    is_its = content.lemma == content.lemmas.index(word)
    which = np.logical_or if shared else np.logical_and
    found = np.flatnonzero(which.reduceat(is_its, content.start[:-1]))
    return {word, *(content.forms[i] for i in found.tolist())}


def inflected(content: "Content", one: ClubWord) -> dict[str, tuple[str, ...]]:
    """The forms of an added word and their tags."""
    from logomachie.lexicon.build import inflect  # noqa: PLC0415 - only who expands

    if one.inflection.startswith(LIKE):
        model = spelling(one.inflection.removeprefix(LIKE))
        forms = [
            (form, reading.tag)
            for form, readings in known(content, forms_of(content, model, shared=True))
            for reading in readings
            if reading.lemma == model
        ]
        if not forms:
            raise WrongLine(
                0,
                f"« {one.word} » : « {model} » n’est pas un lemme du dictionnaire",
                f"“{one.word}”: “{model}” is no lemma of the dictionary",
                one.word,
            )
        try:
            return inflect.like(one.word, model, forms)
        except inflect.Unlike as error:
            raise WrongLine(
                0,
                f"« {one.word} » ne peut pas se fléchir comme « {model} »",
                f"“{one.word}” cannot be inflected like “{model}”",
                one.word,
            ) from error
    if one.inflection.startswith(ALONE):
        return {one.word: (one.inflection.removeprefix(ALONE).strip(),)}
    nature, _, others = one.inflection.partition(" : ")
    return inflect.listed(one.word, nature, [spelling(form) for form in others.split(",")])


def known(content: "Content", wanted: Iterable[str]) -> Iterable[tuple[str, tuple[Added, ...]]]:
    """The readings of some forms of the content."""
    asked = set(wanted)
    for i, form in enumerate(content.forms):
        if form in asked:
            yield (
                form,
                tuple(
                    Added(
                        content.lemmas[content.lemma[at]],
                        content.tags[content.tag[at]],
                        int(content.flags[at]),
                    )
                    for at in range(int(content.start[i]), int(content.start[i + 1]))
                ),
            )
