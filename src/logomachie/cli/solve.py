"""`logomachie solve`: every move of a seat’s view, ranked, from a position written as text."""

from argparse import Namespace
from itertools import islice
from typing import Any

import msgspec

from logomachie.cli.answer import say, say_json, table
from logomachie.cli.data import ask_club, chosen_of
from logomachie.cli.file import content
from logomachie.cli.game import ask_game, ask_options, chosen_options, config_of, game_named
from logomachie.cli.mistake import Mistake
from logomachie.cli.parser import Parser
from logomachie.cli.tongue import told, tongue
from logomachie.core.rng import Rng
from logomachie.core.value import Seat, Value
from logomachie.games import GAMES
from logomachie.games.spec import Posed, Spec
from logomachie.games.wrong import wrong

MOST = 300  # moves shown where nobody asks for another number


class Solution(Value, kw_only=True):
    """The moves of one seat, the most promising first: each as text, as a value, with its worth."""

    game: str
    position: str
    seat: Seat
    lexicon: str
    moves: tuple[dict[str, Any], ...]  # Any: each game has its own measures


def parser() -> Parser:
    """The arguments of the command."""
    helps = []
    for spec in GAMES.values():
        helps.append(told(f"{spec.title} :", f"{spec.title}:"))
        helps.append(spec.told("HELP").told(tongue()))
    arguments = Parser(
        "solve",
        told(
            "Les coups d’une place dans une position, les plus prometteurs d’abord.",
            "The moves of a seat in a position, the most promising first.",
        ),
        after="\n".join(helps),
    )
    ask_game(arguments)
    arguments.add_argument(
        "file",
        metavar=told("FICHIER", "FILE"),
        nargs="?",
        default="-",
        help=told("la position ; - : entrée standard", "the position; -: standard input"),
    )
    arguments.add_argument(
        "--seat", metavar="N", type=int, help=told("la place, à partir de 0", "the seat, from 0")
    )
    arguments.add_argument(
        "--most",
        metavar="N",
        type=int,
        default=MOST,
        help=told(
            f"combien de coups au plus ({MOST}) ; 0 : tous",
            f"how many moves at most ({MOST}); 0: all of them",
        ),
    )
    ask_options(arguments)
    ask_club(arguments)
    arguments.json()
    return arguments


def run(arguments: Namespace) -> int:
    """Read the position, solve it, show it."""
    spec = game_named(arguments.game)
    posed = read(spec, arguments)
    options = {**posed.options, **chosen_options(arguments.option)}
    lexicon = chosen_of(options.get("dictionary"), arguments.data)
    fixed = {"seats": posed.seats, "lexicon": lexicon.digest, "position": posed.position}
    config = config_of(spec, {**options, **fixed})
    if not 0 <= posed.seat < posed.seats:
        last = posed.seats - 1
        raise Mistake(
            told(
                f"--seat : une place de 0 à {last}, pas {posed.seat}",
                f"--seat: a seat from 0 to {last}, not {posed.seat}",
            )
        )
    game = spec.open(config, spec.words(lexicon))
    view = game.view(game.start(Rng("solve"), 0), posed.seat)
    spoken, ranked = spec.part("rules.text", "spoken"), spec.part("solver.legal", "ranked")
    blocks, moves = [], []
    for moment in spec.told("moments")(view, config):
        found = [*islice(ranked(moment, config, lexicon), arguments.most or None)]
        moves += [
            {"text": spoken(each.move, moment), **msgspec.to_builtins(each)} for each in found
        ]
        rows = spec.told("rows")(found, moment, config, lexicon, tongue())
        if found and not arguments.json:
            blocks.append(table([*rows]))
    if arguments.json:
        say_json(
            Solution(
                game=spec.slug,
                position=posed.position,
                seat=posed.seat,
                lexicon=lexicon.digest,
                moves=tuple(moves),
            )
        )
    else:
        say("\n\n".join(blocks) or told("aucun coup", "no move"))
    return 0


def read(spec: Spec, arguments: Namespace) -> Posed:
    """The position of the file, as its game reads it."""
    try:
        position = " ".join(content(arguments.file).decode("utf-8-sig").split())
        options = chosen_options(arguments.option)
        posed: Posed = spec.told("posed")(position, arguments.seat, options)
    except UnicodeDecodeError as error:
        raise Mistake(
            told(f"{arguments.file} : ce n’est pas du texte", f"{arguments.file}: not a text")
        ) from error
    except ValueError as error:
        why = wrong(spec, error, tongue())
        raise Mistake(told(f"position : {why}", f"position: {why}")) from error
    return posed
