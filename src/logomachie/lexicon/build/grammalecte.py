"""Reading the Grammalecte lexicon: common forms with their analyses, and its proper nouns.

`French.lex` gives form, lemma and tags; `FRANCAIS.dic` gives what is known of a lemma (register,
origin, kind of place). Junk is dropped by tag, analysis by analysis: a form stays while one
reading of it is good.
"""

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from logomachie.lexicon.analysis import Flag

ONE_LETTER = frozenset("ayôà")  # the only words of one letter; b, c … are names of letters
SPELLED = re.compile(r"[a-zà-öø-ÿœæ]+(?:['-][a-zà-öø-ÿœæ]+)*")
NAME = re.compile(r"[A-ZÀ-ÖØ-ÞŒÆ][a-zà-öø-ÿœæ]+")
SYMBOLS = frozenset({"lx:symb", "lx:cc", "lx:sig", "lx:abty"})
BRANDS = frozenset({"se:soc", "se:prod", "se:log"})
INVERSION = frozenset({"1ś", "1ŝ"})  # aimé-je, aimè-je
VERB = re.compile(r"V[0-3].*")
ORIGINAL = frozenset(  # where French comes from, or was always spoken
    {
        "et:lat",
        "et:grec",
        "et:gre",
        "et:grec?",
        "et:celt",
        "et:fra",
        "et:vx",
        "et:?",
        "et:oil",
        "et:occ",
    }
)

MARKS = {
    "lx:fam": Flag.FAMILIAR,
    "lx:arg": Flag.FAMILIAR,
    "lx:argot": Flag.FAMILIAR,
    "lx:péj": Flag.FAMILIAR,
    "lx:vx": Flag.ARCHAIC,
    "lx:vieux": Flag.ARCHAIC,
    "lx:rare": Flag.ARCHAIC,
    "lx:rég": Flag.ARCHAIC,
    "se:gent": Flag.GENTILE,
}
KINDS = {
    "se:cité": "ville",
    "se:pays": "pays",
    "se:rég": "région",
    "se:riv": "fleuve",
    "se:île": "île",
    "se:mont": "montagne",
    "se:myth": "mythologie",
    "se:hist": "histoire",
    "se:astron": "astre",
    "se:astre": "astre",
    "se:mer": "mer",
    "se:géogr": "lieu",
    "se:gent": "peuple",
    "se:chris": "religion",
    "se:reli": "religion",
    "po:prn": "prénom",
    "po:patr": "patronyme",
}
PARTS_OF_SPEECH = frozenset("NAVWJ")
PARTS = {"nom": "N", "adj": "A", "adv": "W", "interj": "J", "nb": "B"}


class Reading(NamedTuple):
    """One analysis of a form: its lemma, its simplified tag and what is remarked of it."""

    lemma: str
    tag: str
    flags: Flag


class Entry(NamedTuple):
    """One line of the dictionary: parts of speech and marks of a lemma."""

    parts: frozenset[str]
    marks: frozenset[str]


Forms = dict[str, tuple[Reading, ...]]
Names = dict[str, tuple[str, ...]]


def entries(lines: Iterable[str]) -> dict[str, list[Entry]]:
    """The dictionary by lemma."""
    found: dict[str, list[Entry]] = defaultdict(list)
    for line in lines:
        head, *fields = line.rstrip("\n").replace("’", "'").split("\t")
        if not fields:
            continue
        parts = (field[3:] for field in fields if field.startswith("po:"))
        kinds = frozenset("V" if part.startswith("v") else PARTS.get(part, part) for part in parts)
        found[head.split("/")[0]].append(Entry(kinds, frozenset(fields)))
    return found


def simplified(tag: str) -> str:
    """The tag without transitivity, elision, dictionary: `:V1__t_q_zz:Is:3s/*` → `V1:Is:3s`."""
    bare = re.split(r"[;~=!/]", tag)[0]
    codes = (code.split("#")[0] for code in bare.split(":"))
    kept = (code[:2] if VERB.fullmatch(code) else code for code in codes)
    return ":".join(code for code in kept if code and code not in INVERSION and code[0] != "@")


def lines_of(lex: Iterable[str]) -> Iterator[tuple[str, str, str]]:
    """Form, lemma and raw tag of each line, apostrophes made one."""
    for line in lex:
        cells = line.rstrip("\n").replace("’", "'").split("\t")
        if len(cells) == 3 and not line.startswith("#"):
            yield cells[0], cells[1], cells[2]


class Sorter:
    """Says what a line of the lexicon is: a reading of a common word, a name, or junk."""

    def __init__(self, dic: dict[str, list[Entry]], locutions: Collection[str]) -> None:
        self.dic, self.locutions = dic, locutions
        self.known: dict[tuple[str, frozenset[str]], Flag] = {}
        self.symbols = {
            lemma for lemma, lines in dic.items() if all(line.marks & SYMBOLS for line in lines)
        }

    def is_junk(self, form: str, lemma: str, tag: str) -> bool:
        """Whether this reading is no word of the language: symbol, abbreviation, fragment …"""
        codes = set(tag.split("/", maxsplit=1)[0].split(":"))
        if ";S" in tag or lemma in self.symbols:
            return True
        if any(code.startswith("É") for code in codes):
            return form not in self.locutions
        inverted = "1ś" in codes and not codes & {"1s", "3s"}  # ornè-je: never without its -je
        return (
            inverted
            or bool(codes & {"Br", "F", "H"})
            or any(code.startswith("Z") for code in codes)
        )

    def of_lemma(self, lemma: str, parts: frozenset[str]) -> Flag:
        """What the dictionary remarks of a lemma as noun, verb …"""
        if (flags := self.known.get((lemma, parts))) is not None:
            return flags
        found = Flag(0)
        for entry in self.dic.get(lemma, ()):
            if entry.parts & PARTS_OF_SPEECH and not entry.parts & parts:
                continue
            for mark in entry.marks:
                found |= MARKS.get(mark, Flag(0))
                if mark.startswith("et:") and mark not in ORIGINAL:
                    found |= Flag.FOREIGN
        self.known[lemma, parts] = found
        return found

    def flags(self, form: str, lemma: str, tag: str) -> Flag:
        """What is remarked of the reading, joined by lemma and part of speech."""
        parts = frozenset(
            "V" if code[0] == "V" else code for code in tag.split("/", maxsplit=1)[0].split(":")[1:]
        )
        found = self.of_lemma(lemma, parts & PARTS_OF_SPEECH)
        if tag.endswith("/R"):
            found |= Flag.REFORM
        if "-" in form:
            found |= Flag.COMPOUND
        if "'" in form:
            found |= Flag.APOSTROPHE
        return found


def common(lex: Iterable[str], sorter: Sorter) -> Forms:
    """Every valid common form, with its good readings in the order of the source."""
    found: dict[str, dict[Reading, None]] = defaultdict(dict)
    for form, lemma, tag in lines_of(lex):
        if not SPELLED.fullmatch(form) or (len(form) == 1 and form not in ONE_LETTER):
            continue
        if not sorter.is_junk(form, lemma, tag):
            reading = Reading(lemma, simplified(tag), sorter.flags(form, lemma, tag))
            found[form][reading] = None
    return {form: tuple(readings) for form, readings in found.items()}


def names(lex: Iterable[str], sorter: Sorter) -> Names:
    """The proper nouns in one word, with the kinds the dictionary knows them by."""
    found: dict[str, dict[str, None]] = defaultdict(dict)
    for form, lemma, tag in lines_of(lex):
        if not NAME.fullmatch(form) or ";S" in tag or lemma in sorter.symbols:
            continue
        codes = set(simplified(tag).split(":"))
        if any(code.startswith(("É", "Z", "V")) or code in {"Br", "F"} for code in codes):
            continue
        lines = sorter.dic.get(lemma, [])
        marks = frozenset[str]().union(*(line.marks for line in lines))
        if marks & BRANDS and not marks & {"po:prn", "po:patr"} and not codes & {"M1", "M2"}:
            continue
        kinds = [kind for mark, kind in KINDS.items() if mark in marks]
        if "M1" in codes and "prénom" not in kinds:
            kinds.append("prénom")
        if "M2" in codes and "patronyme" not in kinds:
            kinds.append("patronyme")
        found[form].update(dict.fromkeys(kinds or ["nom propre"]))
    return {form: tuple(kinds) for form, kinds in found.items()}
