"""Arguments and help in French; a mistake in them is one line, as any other."""

import argparse
import re
from collections.abc import Iterable
from typing import NoReturn

from logomachie.cli.mistake import Mistake

PROGRAM = "logomachie"

# what argparse says, and how we say it
SAYINGS = (
    (r"the following arguments are required: (.*)", r"il manque : \1"),
    (r"unrecognized arguments: (.*)", r"je ne connais pas : \1"),
    (r"argument ([^:]+): invalid (?:int|_?\w+) value: (.*)", r"\1 : valeur impossible : \2"),
    (r"argument ([^:]+): expected one argument", r"\1 : il manque une valeur"),
    (r"argument ([^:]+): expected at least one argument", r"\1 : il manque une valeur"),
    (r"argument ([^:]+): ignored explicit argument (.*)", r"\1 ne prend pas de valeur : \2"),
    (r"argument ([^:]+): invalid choice: (\S+) \(choose from (.*)\)", r"\1 : \2 n’existe pas (\3)"),
    (r"argument ([^:]+): (.*)", r"\1 : \2"),
    (r"ambiguous option: (\S+) could match (.*)", r"\1 peut être : \2"),
)


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks French and raises `Mistake`."""

    def __init__(self, command: str, what: str, *, after: str = "") -> None:
        super().__init__(
            prog=f"{PROGRAM} {command}".strip(),
            description=what,
            epilog=after,
            add_help=False,
            formatter_class=Shape,
        )
        self._positionals.title = "arguments"
        self._optionals.title = "options"
        self.add_argument("-h", "--help", action="help", help="montrer cette aide et s’arrêter")

    def error(self, message: str) -> NoReturn:
        for said, french in SAYINGS:
            if re.fullmatch(said, message):
                message = re.sub(said, french, message)
                break
        raise Mistake(f"{message} (voir « {self.prog} --help »)")

    def json(self) -> None:
        """The option common to every command that shows something."""
        self.add_argument("--json", action="store_true", help="répondre en JSON")


class Shape(argparse.RawDescriptionHelpFormatter):
    """The usual help, its first word in French."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, prefix or "usage : ")
