"""`logomachie games`: what can be played here, and what is to come."""

from argparse import Namespace

from logomachie.cli.answer import say, say_json, table
from logomachie.cli.parser import Parser
from logomachie.core.value import Value
from logomachie.games import ANNOUNCED, GAMES
from logomachie.games.spec import Announced, Spec


class Listed(Value, kw_only=True):
    """A game of the club."""

    slug: str
    title: str
    least: int
    most: int
    minutes: int
    ready: bool


def parser() -> Parser:
    """The arguments of the command."""
    arguments = Parser("games", "Les jeux du club : nom, joueurs, durée.")
    arguments.json()
    return arguments


def run(arguments: Namespace) -> int:
    """List the five."""
    games = [listed(game, True) for game in GAMES.values()]
    games += [listed(game, False) for game in ANNOUNCED]
    if arguments.json:
        say_json(games)
    else:
        say(table([row(game) for game in games]))
    return 0


def listed(game: Spec | Announced, ready: bool) -> Listed:
    """What is told of a game."""
    return Listed(
        slug=game.slug,
        title=game.title,
        least=game.least,
        most=game.most,
        minutes=game.minutes,
        ready=ready,
    )


def row(game: Listed) -> tuple[str, ...]:
    """One game as one line."""
    players = f"{game.least} à {game.most} joueurs"
    state = "" if game.ready else "à venir"
    return game.slug, game.title, players, f"environ {game.minutes} min", state
