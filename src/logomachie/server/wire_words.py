"""What the dictionary says over HTTP, and what is said of it."""

from typing import Literal, TypeAlias

import msgspec

from logomachie.core.value import GameId, Millis, Value


class Reading(Value, kw_only=True):
    """One way to read a word: GET /api/words/{word}."""

    form: str
    lemma: str
    gloss: str
    gloss_en: str
    flags: tuple[str, ...]
    meaning: str = ""  # of this reading, where the lists say so
    age: int = 0  # 1 known at eight … 5 rare
    registers: tuple[str, ...] = ()  # fam, vulg, vieux …


Doubt: TypeAlias = Literal["accepted", "refused", "meaning", "children"]


class Report(Value, kw_only=True):
    """What is wrong with a word: POST /api/words/{word}/report."""

    doubt: Doubt  # accepted wrongly, refused wrongly, wrong meaning, not for children
    text: str = ""  # one sentence


class NameReading(Value, kw_only=True):
    """One way to read a word as a proper noun."""

    form: str
    kind: str
    gloss: str = ""  # who or what it is


class WordPlayed(Value, kw_only=True):
    """A finished game of the club in which a word was played, and by whom."""

    table: GameId
    game: str
    name: str
    at: Millis


class WordsFound(Value, kw_only=True):
    """GET /api/words?begins=…: the commonest words that begin so, as they are written;
    GET /api/words/{word}/played: where it was played, told at home alone."""

    words: tuple[str, ...] = ()
    played: tuple[WordPlayed, ...] = ()


class WordPage(Value, kw_only=True):
    """What the dictionary says of a spelling."""

    word: str
    valid: bool
    readings: tuple[Reading, ...]
    names: tuple[str, ...] = ()  # kinds of the proper noun, if it is one
    games: dict[str, str] = msgspec.field(
        default_factory=dict
    )  # the article that keeps it out, or none
    proper: tuple[NameReading, ...] = ()  # those nouns
    attested: tuple[str, ...] = ()  # lists that have the first reading's lemma
    unfit: bool = False  # « École » refuses it
    levels: tuple[str, ...] = ()  # of bots that play this very form
    family: tuple[str, ...] = ()  # lemmas of the first reading's root
    anagrams: tuple[str, ...] = ()
    longer: tuple[str, ...] = ()  # with one letter more, somewhere
    near: tuple[str, ...] = ()  # where it is no word: the commonest that differ by one letter
    version: str = ""  # of the word list that judges
