"""`logomachie word`: what the dictionary says of a spelling, in less than half a second."""

from argparse import Namespace

from logomachie.cli.answer import say, say_json
from logomachie.cli.parser import Parser
from logomachie.core.value import Value
from logomachie.lexicon.analysis import Analysis, Name
from logomachie.lexicon.load import french

REMARKS = {
    "familiar": "familier",
    "archaic": "vieux, rare ou régional",
    "foreign": "emprunt",
    "reform": "orthographe de 1990",
    "gentile": "gentilé",
    "compound": "mot composé",
    "apostrophe": "avec apostrophe",
    "name": "aussi un nom propre",
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
        "Dire d’un mot s’il est valable, comment il se lit et s’il est aussi un nom propre.",
        after="Code de sortie 1 si l’un d’eux n’est pas un mot.",
    )
    arguments.add_argument("words", metavar="MOT", nargs="+", help="un mot, avec ou sans accents")
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
    say(f"{verdict.word} : {'valable' if verdict.valid else 'pas un mot du dictionnaire'}")
    for reading in verdict.readings:
        flags = ", ".join(REMARKS.get(flag, flag) for flag in reading.flags)
        remarks = f" ({flags})" if flags else ""
        say(f"  {reading.form} → {reading.lemma}, {reading.gloss}{remarks}")
    for name in verdict.names:
        say(f"  {name.form} : nom propre, {name.kind}")
