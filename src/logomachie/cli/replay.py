"""`logomachie replay`: prove a record, line by line, from its seed."""

from argparse import Namespace
from typing import Any

import msgspec

from logomachie.cli.answer import say, say_json
from logomachie.cli.file import content
from logomachie.cli.game import game_named
from logomachie.cli.mistake import Mistake
from logomachie.cli.parser import Parser
from logomachie.cli.tongue import told, tongue
from logomachie.core.game import Outcome, Refused
from logomachie.core.house import House
from logomachie.core.log import Diverged
from logomachie.core.record import Head, Proof, Unreadable, prove
from logomachie.core.rng import Rng
from logomachie.core.tongue import Said
from logomachie.core.value import Value
from logomachie.games import GAMES
from logomachie.lexicon.load import UnknownList, french, of_record

WHAT = {
    "number": Said("le numéro de la ligne diffère", "the number of the line differs"),
    "time": Said("l’heure recule", "time goes back"),
    "what happened": Said("ce qui est arrivé diffère", "what happened differs"),
    "fingerprint": Said(
        "la marque de la position diffère", "the fingerprint of the position differs"
    ),
    "the seed's hash": Said(
        "la marque du tirage diffère de celle annoncée",
        "the seed’s hash differs from the one announced",
    ),
    "the shares of the draw": Said(
        "les nombres des appareils ne font pas ce tirage",
        "the devices’ numbers do not make this seed",
    ),
}


class Shown(Value, kw_only=True, omit_defaults=True):
    """Whether the record is proved, and the first difference where it is not."""

    proved: bool
    game: str = ""
    seed: str = ""
    commitment: str = ""
    lines: int = 0
    outcome: Outcome | None = None
    digest: str = ""
    line: int | None = None  # the first that differs; 0: the seed itself
    what: str = ""


def parser() -> Parser:
    """The arguments of the command."""
    arguments = Parser(
        "replay",
        told(
            "Rejouer l’enregistrement d’une partie depuis son tirage et prouver chaque ligne.",
            "Play the record of a game again from its seed and prove every line.",
        ),
        after=told(
            "Code de sortie 1 à la première différence.", "Exit code 1 at the first difference."
        ),
    )
    shown = told("l’enregistrement ; - : entrée standard", "the record; -: standard input")
    arguments.add_argument("file", metavar=told("FICHIER", "FILE"), help=shown)
    arguments.json()
    return arguments


def run(arguments: Namespace) -> int:
    """Prove it, or show where it goes astray."""
    record = content(arguments.file)
    try:
        shown = _proved(prove(record, opened))
    except Diverged as diverged:
        shown = Shown(proved=False, line=diverged.seq, what=difference(diverged.what))
    except Unreadable as error:
        if error.line == 1:
            raise Mistake(
                told(
                    f"{arguments.file} : ce n’est pas un enregistrement",
                    f"{arguments.file}: not a record",
                )
            ) from error
        what = told("cette ligne est illisible", "this line cannot be read")
        shown = Shown(proved=False, line=error.line - 1, what=what)
    if arguments.json:
        say_json(shown)
    else:
        show(shown)
    return 0 if shown.proved else 1


def difference(what: str) -> str:
    """How a line differs, in a sentence."""
    refused = Said(f"le règlement refuse ce coup : {what}", f"the rules refuse this move: {what}")
    return WHAT.get(what, refused).told(tongue())


def opened(head: Head) -> House[Any, Any]:  # Any: a record may be of any game
    """The head’s game at its config, with the very word list it was played with."""
    spec = game_named(head.game)
    try:
        lexicon = of_record(head.lexicon.digest, head.club or "")
    except UnknownList as error:
        theirs, ours = head.lexicon, french()
        played = f"{theirs.name} {theirs.version} ({theirs.digest[:12]})"
        here = f"{ours.version} ({ours.digest[:12]})"
        raise Mistake(
            told(
                f"rien ne peut être prouvé ici : partie jouée avec le dictionnaire {played}, "
                f"que ce club n’a plus ; ici : {here}",
                f"nothing can be proved here: played with the dictionary {played}, "
                f"which this club has no more; here: {here}",
            )
        ) from error
    try:
        config = msgspec.json.decode(head.config, type=spec.config)
        game = spec.open(config, GAMES[spec.slug].words(lexicon))
        game.start(Rng(head.seed), head.at)  # a position is read here
    except (Refused, msgspec.DecodeError, ValueError) as error:
        raise Mistake(
            told(
                f"les options de l’enregistrement sont illisibles : {error}",
                f"the options of the record cannot be read: {error}",
            )
        ) from error
    return game


def _proved(proof: Proof) -> Shown:
    return Shown(
        proved=True,
        game=proof.head.game,
        seed=proof.head.seed,
        commitment=proof.head.commitment,
        lines=proof.lines,
        outcome=proof.outcome,
        digest=proof.digest,
    )


def show(shown: Shown) -> None:
    """A few lines for people."""
    if not shown.proved:
        line = told(f"ligne {shown.line}", f"line {shown.line}")
        where = line if shown.line else told("tirage", "seed")
        say(told(f"{where} : {shown.what}", f"{where}: {shown.what}"))
        return
    lines, game, seed = shown.lines, shown.game, shown.seed
    say(
        told(
            f"prouvé : {lines} lignes de {game}, rejouées depuis le tirage {seed}",
            f"proved: {lines} lines of {game}, played again from the seed {seed}",
        )
    )
    seal = shown.commitment
    say(told(f"marque du tirage : {seal}", f"hash of the seed: {seal}"))
    if shown.outcome is None:
        say(told("la partie n’est pas finie", "the game is not over"))
    else:
        nobody = told("personne", "nobody")
        winners = ", ".join(str(seat) for seat in shown.outcome.winners) or nobody
        scores = " – ".join(str(score) for score in shown.outcome.scores)
        why = f"{shown.outcome.why}, {shown.outcome.clause}"
        say(
            told(
                f"gagne : {winners} ({why}) ; points {scores}",
                f"winner: {winners} ({why}); points {scores}",
            )
        )
