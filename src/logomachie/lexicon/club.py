"""A club's own list: words it adds, removes, marks or explains, as lines of `mots-du-club.tsv`.

A line is: action, word, inflection, age, registers, meaning. The action is `+` (add), `-` (remove)
or `=` (mark and explain). An added word goes like an example (« comme chat »), never changes
(« invariable N:m:i ») or has its other forms listed (« N:f : smalas »).
"""

import hashlib
from collections.abc import Iterable
from typing import TYPE_CHECKING

from logomachie.core.tongue import Said
from logomachie.core.value import Value
from logomachie.lexicon.analysis import MARKS, Flag
from logomachie.lexicon.change import Added, Change

if TYPE_CHECKING:
    from logomachie.lexicon.content import Content

FILE, REPORTS = "mots-du-club.tsv", "mots-signales.tsv"
HEAD = "# action\tmot\tflexion\tâge\tregistres\tdéfinition"
LIKE, ALONE = "comme ", "invariable "
COLUMNS = 6
LONGEST, MOST = 40, 5_000  # letters of a word, lines of a list
EVERY_NATURE = "NAVWG"


class WrongLine(ValueError):
    """A line of the club's list that cannot be used: its number, and why."""

    def __init__(self, line: int, fr: str, en: str) -> None:
        super().__init__(f"{FILE}, line {line}: {en}")
        self.line, self.why = line, Said(fr, en)
        self.told = Said(f"{FILE}, ligne {line} : {fr}", str(self))


class ClubWord(Value, kw_only=True, omit_defaults=True):
    """One line."""

    action: str
    word: str
    inflection: str = ""
    age: int = 0
    registers: tuple[str, ...] = ()
    meaning: str = ""


def read(text: str) -> tuple[ClubWord, ...]:
    """The lines of a list, the last one about a word and an action kept; raises WrongLine."""
    found: dict[tuple[str, str], ClubWord] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        cells = [*(cell.strip() for cell in line.split("\t")), *[""] * COLUMNS][:COLUMNS]
        word = _read(number, cells)
        found[word.action, word.word] = word
    if len(found) > MOST:
        raise WrongLine(MOST, f"plus de {MOST} mots", f"more than {MOST} words")
    return tuple(sorted(found.values(), key=lambda one: (one.word, one.action)))


def _read(number: int, cells: list[str]) -> ClubWord:
    action, word, inflection, age, registers, meaning = cells
    marks = tuple(mark for mark in registers.split(",") if mark)
    if action not in {"+", "-", "="}:
        raise WrongLine(number, "l’action est +, - ou =", "the action is +, - or =")
    if not 0 < len(word) <= LONGEST or not word.replace("-", "").replace("'", "").isalpha():
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
    return ClubWord(
        action=action,
        word=word.lower(),
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


def apply(content: "Content", words: Iterable[ClubWord]) -> None:
    """Change the content as the club's list says."""
    from logomachie.lexicon.build.definitions import marks  # noqa: PLC0415 - only who expands
    from logomachie.lexicon.content import Entry  # noqa: PLC0415

    removed: set[str] = set()
    added: dict[str, tuple[Added, ...]] = {}
    told = []
    for one in words:
        if one.action == "-":
            removed |= forms_of(content, one.word)
        elif one.action == "+":
            for form, tags in inflected(content, one).items():
                flag = Flag.COMPOUND if "-" in form else Flag.APOSTROPHE if "'" in form else 0
                added[form] = tuple(Added(one.word, tag, int(flag)) for tag in tags)
        if one.age or one.registers or one.meaning:
            bits = marks(",".join(one.registers))
            told.append(Entry(one.word, EVERY_NATURE, "", one.age, bits, one.meaning))
    before = dict(known(content, added))
    merged = {form: (*before.get(form, ()), *readings) for form, readings in added.items()}
    content.change(Change(frozenset(removed - added.keys()), merged))
    content.entries = [*told, *content.entries]


def forms_of(content: "Content", word: str, *, shared: bool = False) -> set[str]:
    """A form, and every form of it where it is a lemma itself: those of no other lemma, or those
    it shares with another as well."""
    found = {word}
    if word in content.lemmas:
        lemma = content.lemmas.index(word)
        for i, form in enumerate(content.forms):
            is_its = content.lemma[content.start[i] : content.start[i + 1]] == lemma
            if is_its.any() if shared else is_its.all():
                found.add(form)
    return found


def inflected(content: "Content", one: ClubWord) -> dict[str, tuple[str, ...]]:
    """The forms of an added word and their tags."""
    from logomachie.lexicon.build import inflect  # noqa: PLC0415 - only who expands

    if one.inflection.startswith(LIKE):
        model = one.inflection.removeprefix(LIKE).strip()
        forms = [
            (form, reading.tag)
            for form, readings in known(content, forms_of(content, model, shared=True))
            for reading in readings
            if reading.lemma == model
        ]
        if not forms:
            raise WrongLine(
                0,
                f"« {model} » n’est pas un lemme du dictionnaire",
                f"“{model}” is no lemma of the dictionary",
            )
        return inflect.like(one.word, model, forms)
    if one.inflection.startswith(ALONE):
        return {one.word: (one.inflection.removeprefix(ALONE).strip(),)}
    nature, _, others = one.inflection.partition(" : ")
    return inflect.listed(one.word, nature, [form.strip() for form in others.split(",")])


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
