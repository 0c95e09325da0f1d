"""`logomachie games`: what can be played here."""

from argparse import Namespace

from logomachie.cli.answer import say, say_json, table
from logomachie.cli.parser import Parser
from logomachie.cli.tongue import told
from logomachie.core.value import Value
from logomachie.games import GAMES
from logomachie.games.spec import Spec


class Listed(Value, kw_only=True):
    """A game of the club."""

    slug: str
    title: str
    least: int
    most: int
    minutes: int


def parser() -> Parser:
    """The arguments of the command."""
    arguments = Parser(
        "games", told("Les jeux du club : nom, joueurs, durée.", "The games of the club.")
    )
    arguments.json()
    return arguments


def run(arguments: Namespace) -> int:
    """List them."""
    games = [listed(game) for game in GAMES.values()]
    if arguments.json:
        say_json(games)
    else:
        say(table([row(game) for game in games]))
    return 0


def listed(game: Spec) -> Listed:
    """What is told of a game."""
    return Listed(
        slug=game.slug,
        title=game.title,
        least=game.least,
        most=game.most,
        minutes=game.minutes,
    )


def row(game: Listed) -> tuple[str, ...]:
    """One game as one line."""
    least, most = game.least, game.most
    players = told(f"{least} à {most} joueurs", f"{least} to {most} players")
    minutes = told(f"environ {game.minutes} min", f"about {game.minutes} min")
    return game.slug, game.title, players, minutes
