"""Which data a command is about: those named, or those the club would serve."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from logomachie.cli.file import ABSENT
from logomachie.cli.mistake import Mistake
from logomachie.cli.parser import Parser
from logomachie.cli.tongue import told, tongue
from logomachie.lexicon.lexicon import Lexicon
from logomachie.lexicon.load import chosen
from logomachie.server.settings import BadSetting, from_environment

if TYPE_CHECKING:
    from logomachie.lexicon.club import ClubWord


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
        raise Mistake(told(f"{data} : {ABSENT.fr}", f"{data}: {ABSENT.en}"))
    return data


def check_data(data: str) -> None:
    """The file need not exist, its folder must; a database elsewhere is the server’s to reach."""
    file = Path(data)
    if "://" in data:
        return
    if file.is_dir():
        raise Mistake(
            told(
                f"--data : {data} est un dossier ; donnez un fichier",
                f"--data: {data} is a folder; give a file",
            )
        )
    if not file.parent.is_dir():
        raise Mistake(
            told(
                f"--data : le dossier {file.parent} n’existe pas",
                f"--data: there is no folder {file.parent}",
            )
        )
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise Mistake(
            told(f"--data : écriture interdite dans {data}", f"--data: {data} may not be written")
        )


def folder_of(data: str) -> Path:
    """The folder of a club: given, or where its games are by the environment."""
    place = Path(data_of(data or None))
    folder = place if place.is_dir() else place.parent
    if not folder.is_dir():
        raise Mistake(told(f"il n’y a pas de dossier {folder}", f"there is no folder {folder}"))
    return folder


def ask_club(arguments: Parser) -> None:
    """The argument that names the club whose own words count."""
    help_ = told("avec les mots du club de ce dossier", "with the words of this folder’s club")
    arguments.add_argument("--data", default="", metavar=told("DOSSIER", "FOLDER"), help=help_)


def list_of(folder: Path) -> "tuple[str, tuple[ClubWord, ...]]":
    """A club's own list, as it is written and line by line."""
    from logomachie.lexicon.club import FILE, WrongLine, read, text_of  # noqa: PLC0415 - seldom

    try:
        text = text_of(folder / FILE)
        return text, read(text)
    except WrongLine as error:
        raise Mistake(error.told.told(tongue())) from error


def chosen_of(name: object, data: str) -> Lexicon:
    """The list an option names, with the words of the club a command was told of."""
    if not data:
        return chosen(name)
    from logomachie.lexicon.club import WrongLine, written  # noqa: PLC0415 - seldom

    text, words = list_of(folder_of(data))
    try:
        return chosen(name, written(words))
    except WrongLine as error:
        raise Mistake(error.found_in(text).told.told(tongue())) from error
