"""`logomachie backup`: the whole club as one file, while it runs."""

import asyncio
from argparse import Namespace
from pathlib import Path

from logomachie.cli.answer import say
from logomachie.cli.data import data_of, existing
from logomachie.cli.mistake import Mistake
from logomachie.cli.parser import Parser
from logomachie.cli.tongue import told
from logomachie.store.copy import write


def parser() -> Parser:
    """The arguments of the command."""
    arguments = Parser(
        "backup",
        told(
            "Copier tout le club dans un fichier, aussi pendant qu’il est ouvert.",
            "Copy the whole club into a file, also while it is open.",
        ),
        after=told(
            "Le fichier tient les tirages des parties en cours : gardez-le pour vous.",
            "The file holds the seeds of running games: keep it to yourself.",
        ),
    )
    copy = told("la copie à écrire", "the copy to be written")
    arguments.add_argument("file", metavar=told("FICHIER", "FILE"), help=copy)
    which = told("fichier SQLite ou postgresql://…", "SQLite file or postgresql://…")
    arguments.add_argument("--data", metavar=told("DONNÉES", "DATA"), help=which)
    return arguments


def run(arguments: Namespace) -> int:
    """Copy it, and say how much there was."""
    data, file = existing(data_of(arguments.data)), Path(arguments.file)
    if not file.parent.is_dir():
        raise Mistake(
            told(f"le dossier {file.parent} n’existe pas", f"there is no folder {file.parent}")
        )
    count = asyncio.run(write(data, file))
    say(told(f"copié : {count} lignes dans {file}", f"copied: {count} rows into {file}"))
    return 0
