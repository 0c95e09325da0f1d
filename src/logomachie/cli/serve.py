"""`logomachie serve`, and `logomachie` alone: open the club on this machine."""

import os
from argparse import Namespace
from pathlib import Path

from logomachie.cli.mistake import Mistake
from logomachie.cli.parser import Parser
from logomachie.server.run import serve

LAST_PORT = 65_535


def parser() -> Parser:
    """The arguments of the command."""
    arguments = Parser(
        "serve",
        "Ouvrir le club sur cette machine, et le navigateur où il y en a un. Ctrl-C le ferme.",
        after="Ce qui n’est pas donné vient de l’environnement (docs/operations.md).",
    )
    arguments.add_argument("--host", metavar="ADRESSE", help="adresse d’écoute (127.0.0.1)")
    arguments.add_argument("--port", metavar="N", type=int, help="port d’écoute (8000)")
    arguments.add_argument("--data", metavar="FICHIER", help="fichier SQLite des parties")
    arguments.add_argument(
        "--lan", action="store_true", help="servir aussi le réseau local, avec un code QR"
    )
    arguments.add_argument("--no-browser", action="store_true", help="ne pas ouvrir le navigateur")
    return arguments


def run(arguments: Namespace) -> int:
    """Serve until stopped."""
    if arguments.port is not None and not 0 < arguments.port <= LAST_PORT:
        raise Mistake(f"--port : un nombre de 1 à {LAST_PORT}, pas {arguments.port}")
    if arguments.data is not None:
        check_data(arguments.data)
    return serve(
        arguments.host,
        arguments.port,
        arguments.data,
        open_browser=not arguments.no_browser,
        lan=arguments.lan,
    )


def check_data(data: str) -> None:
    """The file need not exist, its folder must; a database elsewhere is the server’s to reach."""
    file = Path(data)
    if "://" in data:
        return
    if file.is_dir():
        raise Mistake(f"--data : {data} est un dossier ; donnez un fichier")
    if not file.parent.is_dir():
        raise Mistake(f"--data : le dossier {file.parent} n’existe pas")
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise Mistake(f"--data : écriture interdite dans {data}")
