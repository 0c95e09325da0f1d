"""`logomachie rules`: every clause of a game and of the house, and the tests that prove it."""

from argparse import Namespace

from logomachie.cli.answer import say, say_json, table
from logomachie.cli.citation import citations, tests_folder
from logomachie.cli.game import ask_game, game_named
from logomachie.cli.parser import Parser
from logomachie.cli.tongue import told, tongue
from logomachie.core.french import many, several
from logomachie.core.tongue import Said
from logomachie.core.value import Value
from logomachie.games.rulebook import Kind, clauses

KINDS: dict[Kind, Said] = {
    "rule": Said("", ""),
    "material": Said("matériel", "material"),
    "aim": Said("but", "aim"),
    "advice": Said("conseil", "advice"),
}


class Cited(Value, kw_only=True):
    """A clause, its article, and the tests that cite it."""

    id: str
    title: str
    chapter: str
    behaviour: bool  # False: material, aim or advice, carried by the rulebook alone
    kind: Kind
    tests: tuple[str, ...] | None  # None: not a checkout, nobody knows


def parser() -> Parser:
    """The arguments of the command."""
    arguments = Parser(
        "rules",
        told(
            "Les articles d’un règlement et de la maison, avec les essais qui les citent.",
            "The articles of a rulebook and of the house, with the tests that cite them.",
        ),
        after=told(
            "Dans une copie de travail : code de sortie 1 si un article reste sans essai.",
            "In a checkout: exit code 1 if an article is left without a test.",
        ),
    )
    ask_game(arguments)
    arguments.json()
    return arguments


def run(arguments: Namespace) -> int:
    """List the clauses; 1 if one that states a behaviour is not proved."""
    spec, folder = game_named(arguments.game), tests_folder()
    tests = None if folder is None else citations(folder)
    listed = [
        Cited(
            id=clause.id,
            title=clause.title,
            chapter=clause.chapter,
            behaviour=clause.behaviour,
            kind=clause.kind,
            tests=None if tests is None else tuple(tests.get(clause.id, ())),
        )
        for clause in clauses(spec.slug, house=True)
    ]
    bare = [clause.id for clause in listed if clause.behaviour and clause.tests == ()]
    if arguments.json:
        say_json(listed)
    else:
        show(listed, bare)
    return 1 if bare else 0


def show(listed: list[Cited], bare: list[str]) -> None:
    """A line a clause, then the sum."""
    say(table([row(clause) for clause in listed]))
    stated = sum(clause.behaviour for clause in listed)
    count = len(listed)
    say(
        told(
            f"{count} articles, {stated} énoncent une règle à prouver",
            f"{count} articles, {stated} state a rule to be proved",
        )
    )
    if bare:
        ids = ", ".join(bare)
        say(told(f"sans essai : {ids}", f"without a test: {ids}"))


def row(clause: Cited) -> tuple[str, ...]:
    """One clause as one line."""
    if not clause.behaviour:
        proof = KINDS[clause.kind].told(tongue())
    elif clause.tests is None:
        proof = ""
    else:
        count = len(clause.tests)
        some = told(many(count, "essai", "essais"), several(count, "test", "tests"))
        proof = some if clause.tests else told("AUCUN ESSAI", "NO TEST")
    return clause.id, clause.title, proof
