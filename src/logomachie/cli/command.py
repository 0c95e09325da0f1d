"""Which command is meant, and how it ends: an exit code, never a traceback for a user's mistake."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from logomachie import __version__
from logomachie.cli.mistake import Mistake
from logomachie.cli.parser import PROGRAM
from logomachie.cli.tongue import told, tongue
from logomachie.core.tongue import Said

COMMANDS = {
    "serve": Said("ouvrir le club sur cette machine", "open the club on this machine"),
    "games": Said("les jeux du club", "the games of the club"),
    "word": Said("ce que le dictionnaire dit d’un mot", "what the dictionary says of a word"),
    "words": Said("les mots que ce club ajoute, retire ou signale", "this club’s own words"),
    "solve": Said(
        "les coups d’une position, les plus prometteurs d’abord",
        "the moves of a position, the most promising first",
    ),
    "arena": Said(
        "faire jouer des robots entre eux et compter", "let bots play each other, and count"
    ),
    "replay": Said(
        "rejouer et prouver l’enregistrement d’une partie",
        "play the record of a game again and prove it",
    ),
    "analyse": Said(
        "juger les coups d’une partie finie, et dire pourquoi",
        "judge the moves of a finished game, and say why",
    ),
    "lessons": Said(
        "les leçons des jeux, jouées jusqu’au bout par les règles",
        "the lessons of the games, each played to its end",
    ),
    "rules": Said(
        "les articles d’un règlement et les essais qui les prouvent",
        "the articles of a rulebook and the tests that prove them",
    ),
    "check": Said(
        "vérifier les données du club et prouver chaque partie",
        "look over the club’s data and prove every game",
    ),
    "admin": Said(
        "agir sur le club ouvert sur cette machine", "act on the club open on this machine"
    ),
    "backup": Said("copier tout le club dans un fichier", "copy the whole club into a file"),
    "restore": Said(
        "remplir des données vides depuis une copie", "fill an empty store from a copy"
    ),
}
INTERRUPTED = 130
PIPE_CLOSED = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code: 0 done, 1 the answer is no, 2 a mistake."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        code = run(words)
        sys.stdout.flush()
    except Mistake as mistake:
        print(told(f"{PROGRAM} : {mistake}", f"{PROGRAM}: {mistake}"), file=sys.stderr)
        return 2
    except SystemExit as end:  # argparse has shown its help
        return end.code if isinstance(end.code, int) else 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader has left; what is still buffered goes nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return code


def run(words: list[str]) -> int:
    """Find the command by its name; none, or only options, means `serve`."""
    if words[:1] in (["-h"], ["--help"], ["help"]):
        sys.stdout.write(overview())
        return 0
    if words[:1] == ["--version"]:
        sys.stdout.write(f"{PROGRAM} {__version__}\n")
        return 0
    name = words.pop(0) if words and not words[0].startswith("-") else "serve"
    if name not in COMMANDS:
        known = ", ".join(COMMANDS)
        raise Mistake(
            told(
                f"pas de commande « {name} » ; il y a : {known}",
                f"no command “{name}”; there are: {known}",
            )
        )
    module = import_module(f"logomachie.cli.{name}")
    code: int = module.run(module.parser().parse_args(words))
    return code


def overview() -> str:
    """The help of the command without a command."""
    listed = "\n".join(f"  {name:8} {what.told(tongue())}" for name, what in COMMANDS.items())
    return told(
        f"usage : {PROGRAM} [commande] [arguments]\n\n"
        "Un club de jeux de mots français. Sans commande : ouvrir le club et le navigateur.\n\n"
        f"commandes :\n{listed}\n\n"
        f"« {PROGRAM} COMMANDE --help » en dit plus ; --version donne la version.\n",
        f"usage: {PROGRAM} [command] [arguments]\n\n"
        "A club of French word games. Without a command: open the club and the browser.\n\n"
        f"commands:\n{listed}\n\n"
        f"“{PROGRAM} COMMAND --help” says more; --version tells the version.\n",
    )
