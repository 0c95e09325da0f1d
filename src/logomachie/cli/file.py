"""Reading what a user names: a file, or standard input."""

import sys
from pathlib import Path

from logomachie.cli.mistake import Mistake

LARGEST = 64_000_000  # bytes: more is no record of any game


def content(name: str) -> bytes:
    """All of the file, or of standard input for `-`."""
    try:
        if name == "-":
            return sys.stdin.buffer.read(LARGEST)
        with Path(name).open("rb") as file:
            return file.read(LARGEST)
    except OSError as error:
        raise Mistake(f"{name} : {_why(error)}") from error


def _why(error: OSError) -> str:
    match error:
        case FileNotFoundError():
            return "ce fichier n’existe pas"
        case IsADirectoryError():
            return "c’est un dossier"
        case PermissionError():
            return "lecture interdite"
        case _:
            return error.strerror or "lecture impossible"
