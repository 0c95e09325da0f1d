"""`logomachie solve`: every move of a seat’s view, ranked, from a position written as text."""

from argparse import Namespace
from collections.abc import Callable

from msgspec.structs import replace

from logomachie.cli.answer import say, say_json, table
from logomachie.cli.cadenas import play_row, turn_row
from logomachie.cli.file import content
from logomachie.cli.game import ask_game, ask_options, config_of, game_named
from logomachie.cli.mistake import Mistake
from logomachie.cli.parser import Parser
from logomachie.cli.position import wrong
from logomachie.core.letters import VOWELS
from logomachie.core.rng import Rng
from logomachie.core.value import Seat, Value
from logomachie.games import GAMES
from logomachie.games.cadenas.rules import text as cadenas_text
from logomachie.games.cadenas.rules import types as cadenas_types
from logomachie.games.cadenas.solver import answers as cadenas_answers
from logomachie.games.cadenas.solver.words import lists as cadenas
from logomachie.games.guerre_des_mots.rules import position as guerre_positions
from logomachie.games.guerre_des_mots.rules import types as guerre_types
from logomachie.games.guerre_des_mots.solver import moves as guerre_moves
from logomachie.games.spec import Spec
from logomachie.games.word_whiz.rules import text as word_whiz_text
from logomachie.games.word_whiz.rules.types import Setup
from logomachie.games.word_whiz.solver import search as word_whiz
from logomachie.games.wordsearch.rules import text as wordsearch_text
from logomachie.games.wordsearch.rules import types as wordsearch_types
from logomachie.games.wordsearch.solver import moves as wordsearch_moves
from logomachie.games.wordsearch.solver.search import VALUE
from logomachie.games.wordsearch.solver.words import oracle as wordsearch
from logomachie.games.wordsmith.rules import pieces
from logomachie.games.wordsmith.rules import speech as wordsmith_moves_text
from logomachie.games.wordsmith.rules import text as wordsmith_text
from logomachie.games.wordsmith.rules import types as wordsmith_types
from logomachie.games.wordsmith.solver import moves as wordsmith_moves
from logomachie.games.wordsmith.solver.search import book
from logomachie.lexicon.load import french


class Solution(Value, kw_only=True):
    """The moves of one seat, the best first."""

    game: str
    position: str
    seat: Seat
    lexicon: str
    moves: (
        tuple[word_whiz.Ranked, ...]
        | tuple[wordsearch_moves.Ranked, ...]
        | tuple[wordsmith_moves.Ranked, ...]
        | tuple[cadenas_answers.Playable, ...]
        | tuple[guerre_moves.Ranked, ...]
    )
    turns: tuple[cadenas_answers.BestTurn, ...] = ()  # whole ones, where a turn has several moves


def parser() -> Parser:
    """The arguments of the command."""
    arguments = Parser(
        "solve",
        "Tous les coups d’une place dans une position, les meilleurs d’abord.",
        after=(
            "Word-Whiz : « DTN phase:race A1E4I3O1U1/A1E1I1O1U1 » — cartes, plateaux, phase ;\n"
            "le nombre est celui des pas utiles (en moyenne, pour une carte à retourner).\n"
            "Wordsearch : « RESTA/LMOIN/PA..E/U..ER/CILOS » — les lignes du plateau, un point\n"
            "pour un cercle vide ; le nombre est celui des points, puis celui des glissades.\n"
            "Wordsmith : « R4Y1B1G2 » — les morceaux d’une zone (R longs, Y courts, B grandes\n"
            "courbes, G petites), et au besoin « words:PORT ticked:7 » ; les nombres sont ceux\n"
            "des points, cases bleues déduites, puis des cases à cocher.\n"
            "Cadenas : « A:TRI B:MEUSE! lock:B/-/2 squares:ER/AN hands:MOTLAC/- » — les mots et\n"
            "leur joueur, un nom propre suivi de « ! », les cadenas, les paires, les mains ; sans\n"
            "paires, la main est celle d’après la prise. D’abord le meilleur tour de chaque case,\n"
            "puis chaque coup, avec les points gagnés et ceux que perd l’adversaire.\n"
            "La Guerre des Mots : « SO@E22>RUSA^IRAP NE@O1_RUES<ELLES SO=URS?+ turn:SO » — les\n"
            "chaînes bout à bout, les arsenaux, à qui de jouer ; le nombre dit ce que le coup\n"
            "promet, en mots gagnés vers un but ; les 300 mots les plus prometteurs."
        ),
    )
    ask_game(arguments)
    arguments.add_argument(
        "file", metavar="FICHIER", nargs="?", default="-", help="la position ; - : entrée standard"
    )
    arguments.add_argument("--seat", metavar="N", type=int, help="la place, à partir de 0")
    ask_options(arguments)
    arguments.json()
    return arguments


def run(arguments: Namespace) -> int:
    """Read the position, solve it, show it."""
    spec = game_named(arguments.game)
    try:
        position = " ".join(content(arguments.file).decode().split())
    except UnicodeDecodeError as error:
        raise Mistake(f"{arguments.file} : ce n’est pas du texte") from error
    solution = SOLVERS[spec.slug](spec, position, arguments.seat, arguments.option)
    if arguments.json:
        say_json(solution)
    elif solution.moves:
        if solution.turns:
            say(table([turn_row(turn) for turn in solution.turns]) + "\n")
        say(table([row(ranked) for ranked in solution.moves]))
    else:
        say("aucun coup")
    return 0


def solved_word_whiz(spec: Spec, position: str, seat: Seat | None, options: list[str]) -> Solution:
    """The flipper’s or the asked seat’s moves in a Word-Whiz position."""
    try:
        read = word_whiz_text.read(position)
    except ValueError as error:
        raise Mistake(f"position : {wrong(error)}") from error
    lexicon, seats = french(), len(read.pawns)
    config = config_of(spec, options, seats=seats, lexicon=lexicon.digest, position=position)
    assert isinstance(config, Setup)
    game = spec.open(config, lexicon.words("plain"))
    chosen = (read.flipper if read.phase == "flip" else 0) if seat is None else seat
    if not 0 <= chosen < seats:
        raise Mistake(f"--seat : une place de 0 à {seats - 1}, pas {chosen}")
    view = game.view(game.start(Rng("solve"), 0), chosen)
    return Solution(
        game=spec.slug,
        position=word_whiz_text.write(read),
        seat=chosen,
        lexicon=lexicon.digest,
        moves=word_whiz.moves(view, config, lexicon),
    )


def solved_wordsearch(spec: Spec, position: str, seat: Seat | None, options: list[str]) -> Solution:
    """Every legal word of a Wordsearch position, which is the same from every seat."""
    try:
        read = wordsearch_text.read(position)
    except ValueError as error:
        raise Mistake(f"position : {wrong(error)}") from error
    lexicon, seats = french(), len(read.scores)
    config = config_of(spec, options, seats=seats, lexicon=lexicon.digest, position=position)
    assert isinstance(config, wordsearch_types.Setup)
    chosen = read.active if seat is None else seat
    if not 0 <= chosen < seats:
        raise Mistake(f"--seat : une place de 0 à {seats - 1}, pas {chosen}")
    found = wordsearch(lexicon).solved(read.board, config.min_length, VALUE)
    return Solution(
        game=spec.slug,
        position=wordsearch_text.write(read),
        seat=chosen,
        lexicon=lexicon.digest,
        moves=wordsearch_moves.moves(found, 1),
    )


def solved_wordsmith(spec: Spec, position: str, seat: Seat | None, options: list[str]) -> Solution:
    """Every word a seat may claim; a zone alone is that of the first of two players."""
    try:
        read = wordsmith_text.read(position)
    except ValueError as error:
        raise Mistake(f"position : {wrong(error)}") from error
    if len(read.zones) == 1 and not any(option.startswith("mode=") for option in options):
        read = replace(read, zones=(*read.zones, pieces.NONE))
    lexicon, seats, asked = french(), len(read.zones), wordsmith_text.write(read)
    config = config_of(spec, options, seats=seats, lexicon=lexicon.digest, position=asked)
    assert isinstance(config, wordsmith_types.Setup)
    chosen = 0 if seat is None else seat
    if not 0 <= chosen < seats:
        raise Mistake(f"--seat : une place de 0 à {seats - 1}, pas {chosen}")
    game = spec.open(config, GAMES[spec.slug].words(lexicon))
    view = game.view(game.start(Rng("solve"), 0), chosen)
    return Solution(
        game=spec.slug,
        position=asked,
        seat=chosen,
        lexicon=lexicon.digest,
        moves=wordsmith_moves.moves(view, config, book(lexicon, config.alphabet_version), chosen),
    )


def solved_cadenas(spec: Spec, position: str, seat: Seat | None, options: list[str]) -> Solution:
    """Every play of a Cadenas turn, and the best whole turn from every square."""
    try:
        read = cadenas_text.read(position)
        read = read if seat is None else replace(read, active=seat)
        lexicon, seats = french(), len(read.hands or ())
        config = config_of(spec, options, seats=max(2, seats), lexicon=lexicon.digest)
        assert isinstance(config, cadenas_types.Setup)
        starts = cadenas_answers.starts(read, config)
    except ValueError as error:
        raise Mistake(f"position : {wrong(error)}") from error
    oracle = cadenas_answers.Oracle(cadenas(lexicon), config.score)
    return Solution(
        game=spec.slug,
        position=cadenas_text.write(read),
        seat=read.active,
        lexicon=lexicon.digest,
        moves=cadenas_answers.plays(starts, oracle),
        turns=cadenas_answers.turns(starts, oracle),
    )


def solved_guerre(spec: Spec, position: str, seat: Seat | None, options: list[str]) -> Solution:
    """The coups of the player whose turn it is, or of the asked seat, from his own view."""
    try:
        read = guerre_positions.read(position)
    except ValueError as error:
        raise Mistake(f"position : {wrong(error)}") from error
    lexicon, seats = french(), len(read.places)
    chosen = read.places.index(read.turn) if seat is None else seat
    if not 0 <= chosen < seats:
        raise Mistake(f"--seat : une place de 0 à {seats - 1}, pas {chosen}")
    read = replace(read, turn=read.places[chosen])
    text = guerre_positions.write(read)
    config = config_of(spec, options, seats=seats, lexicon=lexicon.digest, position=text)
    assert isinstance(config, guerre_types.Setup)
    game = spec.open(config, GAMES[spec.slug].words(lexicon))
    try:
        view = game.view(game.start(Rng("solve"), 0), chosen)
    except ValueError as error:
        raise Mistake(f"position : {wrong(error)}") from error
    return Solution(
        game=spec.slug,
        position=text,
        seat=chosen,
        lexicon=lexicon.digest,
        moves=guerre_moves.moves(view, config, lexicon),
    )


SOLVERS: dict[str, Callable[[Spec, str, Seat | None, list[str]], Solution]] = {
    "word-whiz": solved_word_whiz,
    "wordsearch": solved_wordsearch,
    "wordsmith": solved_wordsmith,
    "cadenas": solved_cadenas,
    "guerre-des-mots": solved_guerre,
}


def row(
    ranked: word_whiz.Ranked
    | wordsearch_moves.Ranked
    | wordsmith_moves.Ranked
    | cadenas_answers.Playable
    | guerre_moves.Ranked,
) -> tuple[str, ...]:
    """One move as one line: `5  A1 E3 I1  say divertissement`, `20  3  play D4-C5 … BLEU A5 E`,
    `4  2  pêle  claim PELE`."""
    if isinstance(ranked, cadenas_answers.Playable):
        return play_row(ranked)
    if isinstance(ranked, guerre_moves.Ranked):
        return f"{ranked.promise:.2f}", ranked.word, ranked.told, ranked.spoken
    if isinstance(ranked, wordsmith_moves.Ranked):
        spoken = wordsmith_moves_text.spoken(ranked.move)
        return str(ranked.worth), str(ranked.boxes), ranked.word, spoken
    if isinstance(ranked, wordsearch_moves.Ranked):
        return str(ranked.points), str(ranked.slides), wordsearch_text.spoken(ranked.move)
    walked = zip(VOWELS, ranked.steps, strict=False)
    steps = " ".join(f"{vowel}{count}" for vowel, count in walked if count)
    return f"{ranked.worth:g}", steps, word_whiz_text.spoken(ranked.move)
