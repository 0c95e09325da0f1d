"""Which data a command is about: those named, or those the club would serve."""

from pathlib import Path

from logomachie.cli.mistake import Mistake
from logomachie.cli.tongue import told
from logomachie.server.settings import BadSetting, from_environment


def data_of(named: str | None) -> str:
    """What was named, or the environment's, or the usual file."""
    if named is not None:
        return named
    try:
        return from_environment().data
    except BadSetting as error:
        raise Mistake(str(error)) from error


def existing(data: str) -> str:
    """The same, if it is there."""
    if "://" not in data and not Path(data).is_file():
        raise Mistake(told(f"{data} : pas de tel fichier", f"{data}: no such file"))
    return data
