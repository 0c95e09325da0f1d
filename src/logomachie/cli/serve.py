"""`logomachie serve`, and `logomachie` alone: open the club on this machine."""

from argparse import Namespace

from logomachie.cli.data import check_data
from logomachie.cli.mistake import Mistake
from logomachie.cli.parser import Parser
from logomachie.cli.tongue import told
from logomachie.server.run import serve
from logomachie.server.settings import BadSetting

LAST_PORT = 65_535


def parser() -> Parser:
    """The arguments of the command."""
    arguments = Parser(
        "serve",
        told(
            "Ouvrir le club sur cette machine, et le navigateur où il y en a un. Ctrl-C le ferme.",
            "Open the club on this machine, and the browser where there is one. Ctrl-C closes it.",
        ),
        after=told(
            "Ce qui n’est pas donné vient de l’environnement (docs/operations.md).",
            "What is not given comes from the environment (docs/operations.md).",
        ),
    )
    host = told("adresse d’écoute (127.0.0.1)", "address to listen on (127.0.0.1)")
    port = told("port d’écoute (8000)", "port to listen on (8000)")
    data = told("fichier SQLite des parties", "SQLite file of the games")
    lan = told(
        "servir aussi le réseau local, avec un code QR",
        "serve the local network too, with a QR code",
    )
    bare = told("ne pas ouvrir le navigateur", "do not open the browser")
    arguments.add_argument("--host", metavar=told("ADRESSE", "ADDRESS"), help=host)
    arguments.add_argument("--port", metavar="N", type=int, help=port)
    arguments.add_argument("--data", metavar=told("FICHIER", "FILE"), help=data)
    arguments.add_argument("--lan", action="store_true", help=lan)
    arguments.add_argument("--no-browser", action="store_true", help=bare)
    return arguments


def run(arguments: Namespace) -> int:
    """Serve until stopped."""
    if arguments.port is not None and not 0 < arguments.port <= LAST_PORT:
        raise Mistake(
            told(
                f"--port : un nombre de 1 à {LAST_PORT}, pas {arguments.port}",
                f"--port: a number from 1 to {LAST_PORT}, not {arguments.port}",
            )
        )
    if arguments.data is not None:
        check_data(arguments.data)
    try:
        return serve(
            arguments.host,
            arguments.port,
            arguments.data,
            open_browser=not arguments.no_browser,
            lan=arguments.lan,
        )
    except BadSetting as error:
        raise Mistake(str(error)) from error
