"""What is known of a word: a reading of it as a common word, a reading of it as a name."""

from enum import IntFlag
from functools import cache

from logomachie.core.value import Value


class Flag(IntFlag):
    """What is remarked of a reading; of a key, when it is true of all its readings."""

    FAMILIAR = 1  # familiar, slang or pejorative
    ARCHAIC = 2  # old, rare or regional
    FOREIGN = 4  # borrowed and felt so by the source
    REFORM = 8  # spelled as in 1990 only
    GENTILE = 16  # of the people of a place
    COMPOUND = 32  # written with a hyphen
    APOSTROPHE = 64
    NAME = 128  # is a proper noun too


# Registers of a lemma, as the hand lists name them; bit i of a mark is the i-th.
MARKS = (
    "fam", "vulg", "inj", "sexe", "drogue", "vieux", "litt", "tech", "étr", "enf", "rég",
)  # fmt: skip
# By which lists a lemma is attested; bit i as well.
LISTS = ("grammalecte", "hunspell", "lexique", "wordfreq", "lefff", "logomachie")
SEVERAL = 0b111100  # the lists that were made apart from Grammalecte: one of them makes it usual

# From these Zipf values ×100 on, a word is of band 1 to 7; below, no source counts it.
BANDS = (1, 150, 225, 300, 375, 450, 525)


class Analysis(Value):
    """One reading of a common word."""

    form: str  # natural spelling: été
    lemma: str  # être
    tags: str  # codes of the source, simplified: V0:Q:e:i
    gloss: str  # in French: verbe du 1er groupe, passé simple, 3e pers. sing.
    gloss_en: str
    flags: tuple[str, ...]  # names of `Flag`, lower case
    band: int  # 0 = rarest … 7 = commonest
    family: int  # words of one root have one number
    meaning: str = ""  # of the lemma, or of this very form where it has a sense of its own
    age: int = 0  # 1 known at eight … 5 rare
    estimated: bool = False  # whether nobody judged that age
    registers: tuple[str, ...] = ()  # of `MARKS`
    attested: tuple[str, ...] = ()  # lists that have the lemma, of `LISTS`


class Name(Value):
    """One reading of a word as a proper noun."""

    form: str  # Bizerte
    kind: str  # in French: ville, fleuve, pays, prénom, mythologie …
    source: str  # grammalecte, geonames, cldr, communes, logomachie
    known: bool  # to an ordinary French adult, so that a bot may play it; of names of five letters
    # and more, the only ones that a game admits: of shorter ones nobody has judged it
    gloss: str = ""  # who or what it is, where the project's list says so


@cache  # few combinations occur, and every reading asks
def flag_names(flags: int) -> tuple[str, ...]:
    """The flags of a number, by name."""
    return tuple(str(flag.name).lower() for flag in Flag if flags & flag)


@cache
def named(bits: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of the bits that are set."""
    return tuple(name for i, name in enumerate(names) if bits >> i & 1)
