"""`logomachie check`: is everything there, and does every log lead where it says?"""

import asyncio
from argparse import Namespace

from logomachie.cli.answer import say, say_json
from logomachie.cli.data import data_of, existing
from logomachie.cli.mistake import Mistake
from logomachie.cli.parser import Parser
from logomachie.cli.replay import opened
from logomachie.cli.tongue import told
from logomachie.core.log import Diverged
from logomachie.core.record import Unreadable, prove, written
from logomachie.core.value import Value
from logomachie.store.check import complaints, logs


class Checked(Value, kw_only=True):
    """What was found."""

    proved: int = 0
    lines: int = 0
    other: int = 0  # of another dictionary or release, or a game this club does not have
    broken: tuple[str, ...] = ()  # tables whose log leads elsewhere, and where
    store: tuple[str, ...] = ()  # what the store itself complains of


def parser() -> Parser:
    """The arguments of the command."""
    arguments = Parser(
        "check",
        told(
            "Vérifier les données du club et prouver chaque partie, même pendant qu’il est ouvert.",
            "Look over the club’s data and prove every game, also while it is open.",
        ),
        after=told(
            "Code de sortie 1 si quelque chose ne va pas.", "Exit code 1 if anything is wrong."
        ),
    )
    which = told("fichier SQLite ou postgresql://…", "SQLite file or postgresql://…")
    arguments.add_argument("--data", metavar=told("DONNÉES", "DATA"), help=which)
    arguments.json()
    return arguments


def run(arguments: Namespace) -> int:
    """Look at everything once."""
    checked = asyncio.run(_checked(existing(data_of(arguments.data))))
    if arguments.json:
        say_json(checked)
    else:
        proved, lines, other = checked.proved, checked.lines, checked.other
        say(
            told(
                f"parties prouvées : {proved} ({lines} lignes)",
                f"games proved: {proved} ({lines} lines)",
            )
        )
        if other:
            say(
                told(
                    f"d’un autre dictionnaire ou d’une autre version, non prouvées ici : {other}",
                    f"of another dictionary or release, not proved here: {other}",
                )
            )
        for sentence in (*checked.store, *checked.broken):
            say(sentence)
    return 1 if checked.broken or checked.store else 0


async def _checked(data: str) -> Checked:
    found = tuple(complaints(data))
    if found:
        return Checked(store=found)
    proved = lines = other = 0
    broken: list[str] = []
    async for table, head, log in logs(data):
        try:
            lines += prove(written(head, log), opened).lines
            proved += 1
        except Mistake:
            other += 1
        except Diverged as difference:
            broken.append(
                told(
                    f"{table} : ligne {difference.seq}, {difference.what}",
                    f"{table}: line {difference.seq}, {difference.what}",
                )
            )
        except Unreadable as error:
            broken.append(
                told(
                    f"{table} : ligne {error.line - 1} illisible",
                    f"{table}: line {error.line - 1} unreadable",
                )
            )
    return Checked(proved=proved, lines=lines, other=other, broken=tuple(broken))
