"""`logomachie replay`: prove a record, line by line, from its seed."""

from argparse import Namespace
from typing import Any

import msgspec

from logomachie.cli.answer import say, say_json
from logomachie.cli.file import content
from logomachie.cli.game import game_named
from logomachie.cli.mistake import Mistake
from logomachie.cli.parser import Parser
from logomachie.core.game import Outcome
from logomachie.core.house import House
from logomachie.core.log import Diverged
from logomachie.core.record import Head, Proof, Unreadable, prove
from logomachie.core.value import Value
from logomachie.games import GAMES
from logomachie.lexicon.load import UnknownList, french, of_digest

WHAT = {
    "number": "le numéro de la ligne diffère",
    "time": "l’heure recule",
    "what happened": "ce qui est arrivé diffère",
    "fingerprint": "l’empreinte de la position diffère",
    "the seed's hash": "l’empreinte de la graine diffère de celle annoncée",
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
        "Rejouer l’enregistrement d’une partie depuis sa graine et prouver chaque ligne.",
        after="Code de sortie 1 à la première différence.",
    )
    arguments.add_argument("file", metavar="FICHIER", help="l’enregistrement ; - : entrée standard")
    arguments.json()
    return arguments


def run(arguments: Namespace) -> int:
    """Prove it, or show where it goes astray."""
    record = content(arguments.file)
    try:
        shown = _proved(prove(record, opened))
    except Diverged as difference:
        what = WHAT.get(difference.what, f"le règlement refuse ce coup : {difference.what}")
        shown = Shown(proved=False, line=difference.seq, what=what)
    except Unreadable as error:
        if error.line == 1:
            raise Mistake(f"{arguments.file} : ce n’est pas un enregistrement") from error
        shown = Shown(proved=False, line=error.line - 1, what="cette ligne est illisible")
    if arguments.json:
        say_json(shown)
    else:
        show(shown)
    return 0 if shown.proved else 1


def opened(head: Head) -> House[Any, Any]:  # Any: a record may be of any game
    """The head’s game at its config, with the very word list it was played with."""
    spec = game_named(head.game)
    try:
        lexicon = of_digest(head.lexicon.digest)
    except UnknownList as error:
        here = french()
        raise Mistake(
            f"partie jouée avec le dictionnaire {head.lexicon.name} {head.lexicon.version} "
            f"({head.lexicon.digest[:12]}) ; ici : {here.version} ({here.digest[:12]})"
        ) from error
    try:
        config = msgspec.json.decode(head.config, type=spec.config)
    except msgspec.DecodeError as error:
        raise Mistake(f"les options de l’enregistrement sont illisibles : {error}") from error
    return spec.open(config, GAMES[spec.slug].words(lexicon))


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
        where = f"ligne {shown.line}" if shown.line else "graine"
        say(f"{where} : {shown.what}")
        return
    say(f"prouvé : {shown.lines} lignes de {shown.game}, rejouées depuis la graine {shown.seed}")
    say(f"empreinte de la graine : {shown.commitment}")
    if shown.outcome is None:
        say("la partie n’est pas finie")
    else:
        winners = ", ".join(str(seat) for seat in shown.outcome.winners) or "personne"
        scores = " – ".join(str(score) for score in shown.outcome.scores)
        say(f"gagne : {winners} ({shown.outcome.why}, {shown.outcome.clause}) ; points {scores}")
