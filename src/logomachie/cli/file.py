"""Reading what a user names: a file, or standard input."""

import sys
from pathlib import Path

from logomachie.cli.mistake import Mistake
from logomachie.cli.tongue import told, tongue
from logomachie.core.tongue import Said

ABSENT = Said("ce fichier n’existe pas", "there is no such file")
LARGEST = 64_000_000  # bytes: more is no record of any game


def content(name: str) -> bytes:
    """All of the file, or of standard input for `-`."""
    try:
        if name == "-":
            return sys.stdin.buffer.read(LARGEST)
        with Path(name).open("rb") as file:
            return file.read(LARGEST)
    except OSError as error:
        raise Mistake(told(f"{name} : {reason(error)}", f"{name}: {reason(error)}")) from error


def reason(error: OSError) -> str:
    """Why it cannot be read."""
    match error:
        case FileNotFoundError():
            return ABSENT.told(tongue())
        case IsADirectoryError():
            return told("c’est un dossier", "it is a folder")
        case PermissionError():
            return told("lecture interdite", "it may not be read")
        case _:
            return error.strerror or told("lecture impossible", "it cannot be read")
