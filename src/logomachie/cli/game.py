"""The GAME of a command, and its options: found, or a clear line why not."""

import json

import msgspec

from logomachie.cli.mistake import Mistake
from logomachie.cli.parser import Parser
from logomachie.cli.position import wrong
from logomachie.core.game import Config, Refused
from logomachie.games import GAMES
from logomachie.games.spec import Spec


def ask_game(arguments: Parser) -> None:
    """GAME as first argument."""
    known = ", ".join(GAMES)
    arguments.add_argument("game", metavar="JEU", help=f"l’un de : {known}")


def ask_options(arguments: Parser) -> None:
    """Options of the table, by their names on the wire."""
    arguments.add_argument(
        "--option",
        metavar="NOM=VALEUR",
        action="append",
        default=[],
        help="option de la table (par exemple dup=set) ; peut être répétée",
    )


def game_named(slug: str) -> Spec:
    """The game of this name."""
    if slug in GAMES:
        return GAMES[slug]
    known = ", ".join(GAMES)
    raise Mistake(f"pas de jeu « {slug} » ; il y a : {known}")


def config_of(spec: Spec, options: list[str], **fixed: object) -> Config:
    """The game’s config with these options, checked as a table’s would be."""
    chosen: dict[str, object] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise Mistake(f"--option : NOM=VALEUR, pas « {option} »")
        chosen[name] = _value(value)
    try:
        config = msgspec.convert({**chosen, **fixed}, spec.config)
        spec.check(config)
    except msgspec.ValidationError as error:
        raise Mistake(f"--option : {error}") from error
    except Refused as refusal:
        if refusal.code == "BAD_POSITION":
            raise Mistake(f"position : {wrong(str(refusal.about['why']))}") from refusal
        about = ", ".join(f"{name} {value}" for name, value in refusal.about.items())
        raise Mistake(f"{refusal.code} ({refusal.clause}) : {about}") from refusal
    return config


def _value(text: str) -> object:
    """`true`, `30` and the like as JSON reads them; anything else is a word."""
    try:
        value: object = json.loads(text)
    except ValueError:
        return text
    return value
