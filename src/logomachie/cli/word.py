"""`logomachie word`: what the dictionary says of a spelling, in less than half a second."""

from argparse import Namespace

from logomachie.cli.answer import say, say_json
from logomachie.cli.parser import Parser
from logomachie.cli.tongue import told, tongue
from logomachie.core.tongue import Said
from logomachie.core.value import Value
from logomachie.lexicon.analysis import Analysis, Name
from logomachie.lexicon.load import french

REMARKS = {
    "familiar": Said("familier", "familiar"),
    "archaic": Said("vieux, rare ou régional", "old, rare or regional"),
    "foreign": Said("emprunt", "borrowed"),
    "reform": Said("orthographe de 1990", "spelling of 1990"),
    "gentile": Said("gentilé", "name of inhabitants"),
    "compound": Said("mot composé", "compound"),
    "apostrophe": Said("avec apostrophe", "with an apostrophe"),
    "name": Said("aussi un nom propre", "a proper noun too"),
}


class Verdict(Value):
    """What is known of one spelling."""

    word: str
    valid: bool
    readings: tuple[Analysis, ...]
    names: tuple[Name, ...]


class Dictionary(Value):
    """Which words were asked, and of which word list."""

    lexicon: str
    version: str
    digest: str
    words: tuple[Verdict, ...]


def parser() -> Parser:
    """The arguments of the command."""
    arguments = Parser(
        "word",
        told(
            "Dire d’un mot s’il est valable, comment il se lit et s’il est aussi un nom propre.",
            "Say whether a word is valid, how it reads, and whether it is a proper noun too.",
        ),
        after=told(
            "Code de sortie 1 si l’un d’eux n’est pas un mot.",
            "Exit code 1 if one of them is not a word.",
        ),
    )
    shown = told("un mot, avec ou sans accents", "a word, with or without accents")
    arguments.add_argument("words", metavar=told("MOT", "WORD"), nargs="+", help=shown)
    arguments.json()
    return arguments


def run(arguments: Namespace) -> int:
    """Look the words up; 1 if one is not a word."""
    lexicon = french()
    verdicts = tuple(
        Verdict(word, word in valid, tuple(lexicon.analyses(word)), tuple(lexicon.names(word)))
        for valid in (lexicon.words("plain"),)
        for word in arguments.words
    )
    if arguments.json:
        say_json(Dictionary(lexicon.name, lexicon.version, lexicon.digest, verdicts))
    else:
        for verdict in verdicts:
            show(verdict)
    return 0 if all(verdict.valid for verdict in verdicts) else 1


def show(verdict: Verdict) -> None:
    """The verdict, then a line a reading."""
    valid = told("valable", "valid")
    judged = valid if verdict.valid else told("pas un mot du dictionnaire", "not in the dictionary")
    say(told(f"{verdict.word} : {judged}", f"{verdict.word}: {judged}"))
    for reading in verdict.readings:
        known = (REMARKS.get(flag, Said(flag, flag)) for flag in reading.flags)
        flags = ", ".join(remark.told(tongue()) for remark in known)
        remarks = f" ({flags})" if flags else ""
        gloss = told(reading.gloss, reading.gloss_en)
        say(f"  {reading.form} → {reading.lemma}, {gloss}{remarks}")
    for name in verdict.names:
        say(told(f"  {name.form} : nom propre, {name.kind}", f"  {name.form}: a name, {name.kind}"))
