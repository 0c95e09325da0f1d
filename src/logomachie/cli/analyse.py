"""`logomachie analyse`: the moves of a finished game judged, or those of a whole store."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from logomachie.analysis.failure import Failure, failure
from logomachie.analysis.judge import analysed
from logomachie.analysis.opening import opened
from logomachie.analysis.turning import is_level
from logomachie.cli.answer import say, say_json
from logomachie.cli.file import content
from logomachie.cli.mistake import Mistake
from logomachie.cli.parser import Parser
from logomachie.cli.replay import difference
from logomachie.cli.tongue import told, tongue
from logomachie.core.french import decimal
from logomachie.core.house import House
from logomachie.core.record import Head
from logomachie.games import GAMES
from logomachie.games.judgement import Analysis, Choice, Decision

AGES = range(1, 6)
REASONS = 2  # of a move: what it brings, and what comes of it


def parser() -> Parser:
    """The arguments of the command."""
    arguments = Parser(
        "analyse",
        told(
            "Juger les coups d’une partie finie : ce qu’il y avait de mieux, et pourquoi.",
            "Judge the moves of a finished game: what would have been better, and why.",
        ),
        after=told(
            "Les deux listes : les meilleurs coups, et ceux qu’on connaît sans doute à sa force.",
            "The two lists: the best moves, and those one is likely to know.",
        ),
    )
    arguments.add_argument(
        "file",
        metavar=told("FICHIER", "RECORD"),
        nargs="?",
        help=told("l’enregistrement ; - : entrée standard", "the record; -: standard input"),
    )
    arguments.add_argument(
        "--level",
        metavar="N",
        type=int,
        help=told(
            "l’âge des mots que chacun connaît, de 1 (huit ans) à 5 (tous) ; 3 pour une personne",
            "the age of the words everybody knows, 1 (eight years) to 5 (all); 3 for a person",
        ),
    )
    arguments.add_argument(
        "--all",
        metavar=told("DONNÉES", "STORE"),
        dest="store",
        help=told(
            "juger toutes les parties finies de ce club, et garder ce qu’on a trouvé",
            "judge all finished games of this club, and keep what was found",
        ),
    )
    arguments.add_argument(
        "--dask",
        metavar=told("ADRESSE", "ADDRESS"),
        help=told("avec --all : sur cette grappe Dask", "with --all: on this Dask cluster"),
    )
    arguments.json()
    return arguments


def run(arguments: Namespace) -> int:
    """Judge one record, or a store."""
    if arguments.level is not None and arguments.level not in AGES:
        raise Mistake(told("--level : de 1 à 5", "--level: from 1 to 5"))
    if arguments.store is not None:
        return _all(arguments)
    if arguments.dask is not None:
        raise Mistake(told("--dask va avec --all", "--dask goes with --all"))
    file = arguments.file or "-"
    record = content(file)
    try:
        found = analysed(record, settable, age=arguments.level)
    except Exception as error:
        why = failure(error)
        if why.code == "FAULT":
            raise
        sentence = f"{file}{told(' :', ':')} {why_not(why)}"
        if why.code in ("DIVERGED", "UNREADABLE"):  # a record, but not one that proves
            print(sentence, file=sys.stderr)
            return 1
        raise Mistake(sentence) from error
    if arguments.json:
        say_json(found)
    else:
        for line in shown(found):
            say(line)
    return 0


def _all(arguments: Namespace) -> int:
    """A whole store; what is kept is judged at each seat's own strength, as the page shows it."""
    if arguments.level is not None:
        raise Mistake(
            told(
                "--level ne va pas avec --all : on garde chaque partie jugée à la force de chacun",
                "--level does not go with --all: each game is kept judged at everyone’s strength",
            )
        )
    if arguments.file is not None:
        raise Mistake(told("un fichier ou --all, pas les deux", "a record or --all, not both"))
    from logomachie.cli.analyse_all import judge_all  # noqa: PLC0415  # the server comes with it

    return judge_all(arguments.store, arguments.dask, why_not, in_json=arguments.json)


def settable(head: Head) -> House[Any, Any]:  # Any: a record may be of any game
    """The head's game; Refused where no table can be set so: somebody wrote that head by hand."""
    game = opened(head)
    GAMES[head.game].check(game.config)
    return game


def why_not(why: Failure) -> str:
    """Why a record is not judged, in a sentence."""
    line = told(f"ligne {why.line} : ", f"line {why.line}: ") if why.line else ""
    match why.code:
        case "NO_RECORD":
            return told("ce n’est pas un enregistrement", "not a record")
        case "UNREADABLE":
            return line + told("elle est illisible", "it cannot be read")
        case "DIVERGED":
            return line + difference(why.detail)
        case "UNKNOWN_GAME":
            return told(
                f"ce club n’a pas de jeu « {why.detail} »", f"this club has no game “{why.detail}”"
            )
        case "UNKNOWN_LIST":
            return told(
                "partie jouée avec un dictionnaire que ce club n’a pas",
                "played with a dictionary this club has not",
            )
        case "BAD_OPTIONS":
            return told(
                "les options de l’enregistrement ne vont pas à ce jeu",
                "the options of the record do not fit this game",
            )
        case "NOT_JUDGED":
            return told("les coups de ce jeu ne se jugent pas", "moves of this game are not judged")
    return told(f"une faute du programme : {why.detail}", f"a fault of ours: {why.detail}")


def shown(found: Analysis) -> Iterator[str]:
    """A game for people: each decision, what would have been better, what it came to."""
    unit = found.unit.fr if tongue() == "fr" else found.unit.en
    yield told(
        f"{GAMES[found.game].title} : valeurs en {unit}", f"{GAMES[found.game].title}: {unit}"
    )
    for decision in found.decisions:
        yield ""
        yield from _decision(decision)
    yield ""
    for seat, value in found.justesse.items():
        if value is None:
            yield told(
                f"place {seat} : pas de justesse sous trois décisions",
                f"seat {seat}: no precision under three decisions",
            )
        else:
            yield told(
                f"place {seat} : justesse {decimal(value)} — la part de ce que promettaient les "
                "meilleurs coups connus",
                f"seat {seat}: precision {value:g} — the share of what the best known moves "
                "promised",
            )
    if not found.curve:
        return  # alone, nothing turns and nobody is beaten
    if found.turning is None:
        if is_level(found.curve):
            yield told("Partie égale jusqu’au bout.", "Level to the end.")
        else:
            yield told("Aucun coup n’a fait tourner la partie.", "No move turned the game.")
    else:
        line, who = found.turning.line, found.turning.seat
        sentence = found.turning.fr if tongue() == "fr" else found.turning.en
        yield told(
            f"le tournant : ligne {line}, place {who}. {sentence}",
            f"turning point: line {line}, seat {who}. {sentence}",
        )
    for missed in found.missed_wins:
        yield told(
            f"victoire manquée : ligne {missed.line}, place {missed.seat}, {missed.move}",
            f"missed win: line {missed.line}, seat {missed.seat}, {missed.move}",
        )


def _decision(decision: Decision) -> Iterator[str]:
    yield told(
        f"ligne {decision.line}, place {decision.seat} : {_choice(decision.choice)}",
        f"line {decision.line}, seat {decision.seat}: {_choice(decision.choice)}",
    )
    if decision.forced:
        yield told("    coup forcé", "    forced")
        return
    for title, choices in (
        (told("connus", "likely"), decision.likely),
        (told("meilleurs", "best"), decision.best),
    ):
        for choice in choices:
            if choice.value > decision.value:
                yield told(f"    {title} : {_choice(choice)}", f"    {title}: {_choice(choice)}")


def _choice(choice: Choice) -> str:
    value = decimal(choice.value, 2) if tongue() == "fr" else f"{choice.value:g}"
    reason = ""
    if choice.reasons:
        told_of = [one.fr if tongue() == "fr" else one.en for one in choice.reasons[:REASONS]]
        reason = f" — {' '.join(told_of)}"
    return f"{choice.move} ({value}){reason}"
