"""`logomachie serve`, and `logomachie` alone: open the club on this machine."""

from argparse import Namespace

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
    return serve(
        arguments.host,
        arguments.port,
        arguments.data,
        open_browser=not arguments.no_browser,
        lan=arguments.lan,
    )
