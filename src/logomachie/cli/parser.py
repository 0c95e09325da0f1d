"""Arguments and help in both languages; a mistake in them is one line, as any other."""

import argparse
import re
from collections.abc import Iterable
from typing import NoReturn

from logomachie.cli.mistake import Mistake
from logomachie.cli.tongue import told

PROGRAM = "logomachie"

# what argparse says, and how we say it in French
SAYINGS = (
    (r"the following arguments are required: (.*)", r"il manque : \1"),
    (r"unrecognized arguments: (.*)", r"je ne connais pas : \1"),
    (r"argument ([^:]+): invalid \w+ value: ['\"](.*)['\"]", r"\1 : valeur impossible : « \2 »"),
    (r"argument ([^:]+): expected one argument", r"\1 : il manque une valeur"),
    (r"argument ([^:]+): expected at least one argument", r"\1 : il manque une valeur"),
    (r"argument ([^:]+): ignored explicit argument (.*)", r"\1 ne prend pas de valeur : \2"),
    (r"argument ([^:]+): invalid choice: (\S+) \(choose from (.*)\)", r"\1 : \2 n’existe pas (\3)"),
    (r"argument ([^:]+): (.*)", r"\1 : \2"),
    (r"ambiguous option: (\S+) could match (.*)", r"\1 peut être : \2"),
)


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks the reader’s language and raises `Mistake`."""

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
        shown = told("montrer cette aide et s’arrêter", "show this help and stop")
        self.add_argument("-h", "--help", action="help", help=shown)

    def error(self, message: str) -> NoReturn:
        french = message
        for said, translated in SAYINGS:
            if re.fullmatch(said, message):
                french = re.sub(said, translated, message)
                break
        raise Mistake(
            told(f"{french} (voir « {self.prog} --help »)", f"{message} (see “{self.prog} --help”)")
        )

    def json(self) -> None:
        """The option common to every command that shows something."""
        self.add_argument(
            "--json", action="store_true", help=told("répondre en JSON", "answer in JSON")
        )


class Shape(argparse.RawDescriptionHelpFormatter):
    """The usual help, its first word as a French printer sets it."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, prefix or told("usage : ", "usage: "))
