"""`logomachie analyse`: the moves of a finished game judged, or those of a whole store."""

import asyncio
import os
import sys
from argparse import Namespace
from collections.abc import Iterator

from logomachie.analysis.judge import analysed
from logomachie.analysis.several import NoDask, on_cores, on_dask
from logomachie.cli.answer import say, say_json
from logomachie.cli.file import content
from logomachie.cli.mistake import Mistake
from logomachie.cli.parser import Parser
from logomachie.cli.replay import astray, difference, opened
from logomachie.cli.tongue import told, tongue
from logomachie.core.french import decimal
from logomachie.core.game import Refused
from logomachie.core.log import Diverged
from logomachie.core.record import Unreadable, written
from logomachie.games import GAMES
from logomachie.games.judgement import Analysis, Choice, Decision
from logomachie.server.app import open_store
from logomachie.store.copy import rows

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
        default="-",
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
        help=told("sur cette grappe Dask", "on this Dask cluster"),
    )
    arguments.json()
    return arguments


def run(arguments: Namespace) -> int:
    """Judge one record, or a store."""
    if arguments.level is not None and arguments.level not in AGES:
        raise Mistake(told("--level : de 1 à 5", "--level: from 1 to 5"))
    if arguments.store is not None:
        return asyncio.run(_whole(arguments))
    try:
        found = analysed(content(arguments.file), opened, age=arguments.level)
    except (Unreadable, Diverged) as error:
        why = difference(astray(error, arguments.file))
        raise Mistake(told(f"{arguments.file} : {why}", f"{arguments.file}: {why}")) from error
    except Refused as refusal:
        raise Mistake(
            told("les coups de ce jeu ne se jugent pas", "moves of this game are not judged")
        ) from refusal
    if arguments.json:
        say_json(found)
    else:
        for line in shown(found):
            say(line)
    return 0


async def _whole(arguments: Namespace) -> int:
    """Every finished game of a store that a room can judge, on all cores or on a cluster."""
    store, _ = await open_store(arguments.store)
    try:
        heads = {
            values[0]: values[3].encode()
            async for table, values in rows(arguments.store)
            if table == "game" and values[3] is not None and values[5] is not None
        }
        records = {game: written(head, await store.read(game)) for game, head in heads.items()}
        try:
            if arguments.dask is None:
                found = on_cores(records, arguments.level, os.cpu_count() or 1)
            else:
                found = on_dask(records, arguments.level, arguments.dask)
            count = failed = 0
            for game, judged in found:
                if isinstance(judged, bytes):
                    await store.keep_analysis(game, judged)
                    count += 1
                    say(game)
                else:
                    failed += 1
                    print(f"{game}: {judged}", file=sys.stderr)
        except NoDask as error:
            raise Mistake(
                told(
                    "il manque Dask : pip install logomachie[dask]",
                    "Dask is missing: pip install logomachie[dask]",
                )
            ) from error
    finally:
        await store.close()
    say(told(f"{count} parties jugées, {failed} refusées", f"{count} judged, {failed} refused"))
    return 1 if failed else 0


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
    if found.turning is None:
        yield told("Partie égale jusqu’au bout.", "Level to the end.")
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
