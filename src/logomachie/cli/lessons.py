"""`logomachie lessons`: what can be learnt, and the proof that each lesson reaches its end."""

from argparse import Namespace

from logomachie.cli.answer import say, say_json, table
from logomachie.cli.game import game_named
from logomachie.cli.parser import Parser
from logomachie.cli.tongue import told
from logomachie.core.french import many, several
from logomachie.core.game import Refused
from logomachie.core.value import Value
from logomachie.games import GAMES
from logomachie.games.lesson import Lesson, lessons
from logomachie.games.spec import Spec
from logomachie.games.teaching import Unfinished, demonstrated
from logomachie.lexicon.load import french


class Taught(Value, kw_only=True):
    """A lesson, what it teaches, and whether « Montrez-moi » plays it through."""

    game: str
    name: str
    title: str
    gestures: int
    seconds: int
    clauses: tuple[str, ...]
    arrives: bool
    fault: str = ""  # the gesture that does not, and why


def parser() -> Parser:
    """The arguments of the command."""
    arguments = Parser(
        "lessons",
        told(
            "Les leçons des jeux ; chacune est jouée jusqu’au bout par les règles.",
            "The lessons of the games; each is played to its end by the rules.",
        ),
        after=told(
            "Code de sortie 1 si une leçon n’arrive pas à sa fin.",
            "Exit code 1 if a lesson does not reach its end.",
        ),
    )
    known = ", ".join(GAMES)
    which = told(f"l’un de : {known}", f"one of: {known}")
    arguments.add_argument("game", metavar=told("JEU", "GAME"), nargs="?", help=which)
    arguments.json()
    return arguments


def run(arguments: Namespace) -> int:
    """Play every lesson; 1 if one does not reach its end."""
    specs = [game_named(arguments.game)] if arguments.game else list(GAMES.values())
    taught = [played(spec, lesson) for spec in specs for lesson in lessons(spec)]
    if arguments.json:
        say_json(taught)
    elif taught:
        say(table([row(lesson) for lesson in taught]))
    return 0 if all(lesson.arrives for lesson in taught) else 1


def played(spec: Spec, lesson: Lesson) -> Taught:
    """A lesson with its proof."""
    lexicon, fault = french(), ""
    words = spec.words(lexicon)
    for number, gesture in enumerate(lesson.gestures, 1):
        try:
            demonstrated(spec, gesture, words, lexicon.digest)
        except (Unfinished, Refused, ValueError) as error:
            fault = f"{number} : {error}"
            break
    return Taught(
        game=spec.slug,
        name=lesson.name,
        title=told(lesson.title.fr, lesson.title.en),
        gestures=len(lesson.gestures),
        seconds=lesson.seconds,
        clauses=lesson.clauses,
        arrives=not fault,
        fault=fault,
    )


def row(lesson: Taught) -> tuple[str, ...]:
    """One lesson as one line."""
    count = lesson.gestures
    gestures = told(many(count, "geste", "gestes"), several(count, "gesture", "gestures"))
    fault = told(f"N’ARRIVE PAS, geste {lesson.fault}", f"DOES NOT END, gesture {lesson.fault}")
    proof = "" if lesson.arrives else fault
    return lesson.game, lesson.name, lesson.title, gestures, f"{lesson.seconds} s", proof
