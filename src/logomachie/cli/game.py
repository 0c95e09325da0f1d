"""The GAME of a command, and its options: found, or a clear line why not."""

import msgspec

from logomachie.cli.mistake import Mistake
from logomachie.cli.parser import Parser
from logomachie.cli.tongue import told, tongue
from logomachie.core.game import Config, Refused
from logomachie.games import GAMES
from logomachie.games.chosen import read, unfit
from logomachie.games.spec import Spec
from logomachie.games.wrong import wrong


def ask_game(arguments: Parser) -> None:
    """GAME as first argument."""
    known = ", ".join(GAMES)
    arguments.add_argument(
        "game", metavar=told("JEU", "GAME"), help=told(f"l’un de : {known}", f"one of: {known}")
    )


def ask_options(arguments: Parser) -> None:
    """Options of the table, by their names on the wire."""
    arguments.add_argument(
        "--option",
        metavar=told("NOM=VALEUR", "NAME=VALUE"),
        action="append",
        default=[],
        help=told(
            "option de la table (par exemple absent=pass) ; peut être répétée",
            "an option of the table (absent=pass, for example); may be repeated",
        ),
    )


def game_named(slug: str) -> Spec:
    """The game of this name."""
    if slug in GAMES:
        return GAMES[slug]
    known = ", ".join(GAMES)
    raise Mistake(
        told(f"pas de jeu « {slug} » ; il y a : {known}", f"no game “{slug}”; there are: {known}")
    )


def chosen_options(options: list[str]) -> dict[str, object]:
    """What `--option` says, by name."""
    try:
        return read(options)
    except ValueError as error:
        raise Mistake(
            told(f"--option : NOM=VALEUR, pas « {error} »", f"--option: NAME=VALUE, not “{error}”")
        ) from error


def config_of(spec: Spec, chosen: dict[str, object]) -> Config:
    """The game’s config with these options, by the rulebook as it is now, checked as a table’s."""
    if (said := unfit(spec, chosen)) is not None:
        raise Mistake(told(f"--option : {said.fr}", f"--option: {said.en}"))
    try:
        config = msgspec.convert({"edition": spec.edition, **chosen}, spec.config)
        spec.check(config)
    except msgspec.ValidationError as error:
        raise Mistake(told(f"--option : {error}", f"--option: {error}")) from error
    except Refused as refusal:
        if refusal.code == "BAD_POSITION":
            why = wrong(spec, str(refusal.about["why"]), tongue())
            raise Mistake(told(f"position : {why}", f"position: {why}")) from refusal
        about = ", ".join(f"{name} {value}" for name, value in refusal.about.items())
        code = f"{refusal.code} ({refusal.clause})"
        raise Mistake(told(f"{code} : {about}", f"{code}: {about}")) from refusal
    return config
