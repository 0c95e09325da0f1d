"""`logomachie word`: what the dictionary says of a spelling, in less than half a second."""

from argparse import Namespace

from logomachie.cli.answer import say, say_json
from logomachie.cli.data import ask_club, chosen_of
from logomachie.cli.game import game_named
from logomachie.cli.mistake import Mistake
from logomachie.cli.parser import Parser
from logomachie.cli.tongue import told, tongue
from logomachie.core.tongue import Said
from logomachie.core.value import Value
from logomachie.games import GAMES
from logomachie.games.spec import Spec
from logomachie.lexicon.analysis import Analysis, Name
from logomachie.lexicon.lexicon import Lexicon

REMARKS = {
    "familiar": Said("familier", "informal"),
    "archaic": Said("vieux, rare ou régional", "old, rare or regional"),
    "foreign": Said("emprunt", "borrowed"),
    "reform": Said("orthographe de 1990", "spelling of 1990"),
    "gentile": Said("gentilé", "of the people of a place"),
    "compound": Said("mot composé", "compound"),
    "apostrophe": Said("avec apostrophe", "with an apostrophe"),
    "name": Said("aussi un nom propre", "a proper noun too"),
}


KINDS = {
    kind: Said(kind, english)
    for kind, english in (
        ("ville", "town"), ("commune", "French town or village"), ("prénom", "first name"),
        ("patronyme", "surname"), ("histoire", "history"), ("mythologie", "mythology"),
        ("région", "region"), ("écrivain", "writer"), ("lieu", "place"), ("pays", "country"),
        ("personnage historique", "figure of history"), ("personnage", "character"),
        ("musicien", "musician"), ("cinéma", "cinema"), ("fleuve", "river"), ("peuple", "people"),
        ("savant", "scholar"), ("nom propre", "name"), ("peintre", "painter"),
        ("savant ou explorateur", "scholar or explorer"), ("île", "island"),
        ("religion", "religion"), ("politique", "politics"), ("artiste", "artist"),
        ("capitale", "capital"), ("roi", "king"), ("sport", "sport"), ("montagne", "mountain"),
        ("astre", "heavenly body"), ("département", "French department"),
        ("explorateur", "explorer"), ("mer", "sea"), ("monument", "monument"),
        ("rivière", "tributary"), ("continent", "continent"), ("bataille", "battle"),
        ("désert", "desert"),
    )
}  # fmt: skip


class Standing(Value, kw_only=True, omit_defaults=True):
    """Whether a word stands in one game, and the article that says no."""

    valid: bool
    clause: str = ""


class Verdict(Value, kw_only=True):
    """What is known of one spelling; ages and registers are those of its first reading."""

    word: str
    valid: bool  # in one game at least
    games: dict[str, Standing]
    readings: tuple[Analysis, ...]
    names: tuple[Name, ...]
    meaning: str
    age: int
    registers: tuple[str, ...]
    attested: tuple[str, ...]
    unfit: bool  # « École » refuses it
    levels: tuple[str, ...]  # of bots that play this very form
    family: tuple[str, ...]


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
            "Dire d’un mot à quels jeux il est valable, ce qu’il veut dire et comment il se lit.",
            "Tell in which games a word is valid, what it means and how it reads.",
        ),
        after=told(
            "Code de sortie 1 si aucun jeu ne prend l’un d’eux.",
            "Exit code 1 if no game takes one of them.",
        ),
    )
    arguments.add_argument(
        "words",
        metavar=told("MOT", "WORD"),
        nargs="+",
        help=told("un mot, avec ou sans accents", "a word, with or without accents"),
    )
    arguments.add_argument(
        "--game",
        metavar=told("JEU", "GAME"),
        help=told("ce jeu seulement", "this game alone"),
    )
    ask_club(arguments)
    arguments.json()
    return arguments


def run(arguments: Namespace) -> int:
    """Look the words up; 1 if one is no word of any game asked for."""
    if not all(word.strip() for word in arguments.words):
        raise Mistake(told("quel mot ?", "which word?"))
    lexicon = chosen_of(None, arguments.data)
    games = [game_named(arguments.game)] if arguments.game else [*GAMES.values()]
    verdicts = tuple(verdict(lexicon, word, games) for word in arguments.words)
    if arguments.json:
        say_json(Dictionary(lexicon.name, lexicon.version, lexicon.digest, verdicts))
    else:
        for one in verdicts:
            show(one)
    return 0 if all(one.valid for one in verdicts) else 1


def verdict(lexicon: Lexicon, word: str, games: list[Spec]) -> Verdict:
    """All that is known of a word."""
    standing = {}
    for spec in games:
        clause = spec.verdict(lexicon, word)
        standing[spec.slug] = Standing(valid=not clause, clause=clause)
    readings = lexicon.analyses(word)
    first = readings[0] if readings else None
    return Verdict(
        word=word,
        valid=any(one.valid for one in standing.values()),
        games=standing,
        readings=readings,
        names=lexicon.names(word),
        meaning=lexicon.meaning(word),
        age=first.age if first else 0,
        registers=first.registers if first else (),
        attested=first.attested if first else (),
        unfit=lexicon.is_unfit(word),
        levels=lexicon.levels(word),
        family=lexicon.family(first.lemma) if first else (),
    )


def show(one: Verdict) -> None:
    """The verdict, then a line a reading with its meaning."""
    colon = told(" : ", ": ")
    say(f"{one.word}{colon}{judgement(one)}")
    for reading in one.readings:
        gloss, flags = reading.gloss if tongue() == "fr" else reading.gloss_en, reading.flags
        remarks = ", ".join(REMARKS[flag].told(tongue()) for flag in flags)
        meaning = f"{colon}{reading.meaning}" if reading.meaning else ""
        tail = f" ({remarks})" if remarks else ""
        say(f"  {reading.form} → {reading.lemma}, {gloss}{tail}{meaning}")
    if one.readings:
        say(f"  {evidence(one)}")
    kinds: dict[tuple[str, str], list[str]] = {}
    for name in one.names:  # readings of the same sense are one line
        kind = KINDS.get(name.kind, Said(name.kind, name.kind)).told(tongue())
        kinds.setdefault((name.form, name.gloss), []).append(kind)
    for (form, sense), some in kinds.items():
        gloss = f"{colon}{sense}" if sense else ""
        say(f"  {form}{colon}{told('nom propre', 'proper noun')}, {', '.join(some)}{gloss}")


def evidence(one: Verdict) -> str:
    """Which lists have the word, at what age it is known, its registers."""
    lists = ", ".join(one.attested) or told("aucune", "none")
    marks = told(" ; ", "; ") + ", ".join(one.registers) if one.registers else ""
    school = told(" ; refusé à « École »", "; refused at “School”") if one.unfit else ""
    return told(
        f"listes : {lists} ; âge {one.age} sur 5{marks}{school}",
        f"lists: {lists}; age {one.age} of 5{marks}{school}",
    )


def judgement(one: Verdict) -> str:
    """In which games the word stands, and which article keeps it out of the others."""
    good = [GAMES[slug].title for slug, standing in one.games.items() if standing.valid]
    bad = [
        f"{GAMES[slug].title} ({standing.clause})"
        for slug, standing in one.games.items()
        if not standing.valid
    ]
    if not bad:
        return told("valable", "valid")
    if not one.readings and not one.names:
        return told("pas un mot du dictionnaire", "no word of the dictionary")
    no = told("pas à ", "not at ") + ", ".join(bad)
    if not good:
        return no
    return told("valable à ", "valid at ") + ", ".join(good) + told(" ; ", "; ") + no
