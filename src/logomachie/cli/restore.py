"""`logomachie restore`: an empty store filled from a copy."""

import asyncio
import sqlite3
from argparse import Namespace
from pathlib import Path

from logomachie.cli.answer import say
from logomachie.cli.data import check_data, data_of
from logomachie.cli.file import ABSENT, reason
from logomachie.cli.mistake import Mistake
from logomachie.cli.parser import Parser
from logomachie.cli.tongue import told
from logomachie.store.copy import NotACopy, NotEmpty, fill
from logomachie.store.lock import InUse
from logomachie.store.migrations import NewerSchema


def parser() -> Parser:
    """The arguments of the command."""
    arguments = Parser(
        "restore",
        told(
            "Remplir des données vides depuis une copie, de SQLite ou PostgreSQL vers l’un ou "
            "l’autre.",
            "Fill an empty store from a copy, SQLite or PostgreSQL from either.",
        ),
    )
    copy = told("la copie, faite par backup", "the copy that backup has made")
    arguments.add_argument("file", metavar=told("FICHIER", "FILE"), help=copy)
    which = told("fichier SQLite ou postgresql://…", "SQLite file or postgresql://…")
    arguments.add_argument("--data", metavar=told("DONNÉES", "DATA"), help=which)
    return arguments


def run(arguments: Namespace) -> int:
    """Fill it, or say why not."""
    data, file = data_of(arguments.data), Path(arguments.file)
    if not file.is_file():
        raise Mistake(told(f"{file} : {ABSENT.fr}", f"{file}: {ABSENT.en}"))
    check_data(data)
    try:
        count = asyncio.run(fill(file, data))
    except Exception as error:
        if (sentence := why_not(error, data, file)) is None:
            raise
        raise Mistake(sentence) from error
    say(told(f"rempli : {count} lignes dans {data}", f"filled: {count} rows into {data}"))
    return 0


def why_not(error: Exception, data: str, file: Path) -> str | None:
    """Why it is not filled, in a sentence; None: a fault of ours."""
    match error:
        case NotEmpty():
            return told(
                f"{data} a déjà des tables : donnez des données vides",
                f"{data} has tables already: name an empty store",
            )
        case InUse():
            return told(
                f"{data} sert à un club ouvert (processus {error.pid})",
                f"{data} is served by an open club (process {error.pid})",
            )
        case NewerSchema():
            return told(
                f"{data} est d’une version plus récente du club",
                f"{data} is of a later release of the club",
            )
        case NotACopy():
            return told(
                f"{file} n’est pas une copie entière : {error.why.fr}",
                f"{file} is not a whole copy: {error.why.en}",
            )
        case sqlite3.DatabaseError():
            return told(
                f"{data} ne se remplit pas comme un club ({error})",
                f"{data} cannot be filled as a club ({error})",
            )
        case OSError():
            return told(f"{file} : {reason(error)}", f"{file}: {reason(error)}")
    return None
