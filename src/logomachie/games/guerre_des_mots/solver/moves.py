"""The coups of a position of La Guerre des Mots for people: ranked, each with what it does, in
French."""

from collections.abc import Iterator

import numpy as np

from logomachie.core.value import Value
from logomachie.games.guerre_des_mots.rules.coup import Verdict
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.speech import spoken
from logomachie.games.guerre_des_mots.rules.table import Table, options, table_seen
from logomachie.games.guerre_des_mots.rules.types import Lay, Setup, TableView
from logomachie.games.guerre_des_mots.solver.coups import Coups, Field
from logomachie.games.guerre_des_mots.solver.lexis import lexis
from logomachie.games.guerre_des_mots.solver.options import choices, judged
from logomachie.games.guerre_des_mots.solver.promise import Prospect
from logomachie.games.guerre_des_mots.solver.words import oracle as guerre
from logomachie.lexicon.lexicon import Lexicon

MOST = 300  # words told, the most promising first
HOW = {
    "OPEN": "ouvre",
    "HOOK": "accroche",
    "LENGTHEN": "allonge",
    "BOTH": "allonge aux deux bouts",
    "FOLLOW": "suit la croix",
    "COMPOUND": "compose",
    "DOUBLE": "allonge et accroche",
    "BEND": "tourne",
}


class Ranked(Value, kw_only=True):
    """A coup, how much it promises (in words gained on the way to a goal), and what it does."""

    word: str
    promise: float
    told: str
    spoken: str  # as one would type it
    move: Lay


def moves(view: TableView, config: Setup, lexicon: Lexicon, most: int = MOST) -> tuple[Ranked, ...]:
    """The most promising coups of the seat whose view it is, with everything they may add."""
    assert view.seat is not None, "a spectator has no coups"
    opts = options(config)
    table = table_seen(view, opts, view.seat)
    dictionary = Dictionary(guerre(lexicon), accents=opts.accents)
    words = lexis(lexicon, accents=opts.accents)
    field = Field(table, words, dictionary, turn=view.turn, coup=view.coup)
    found = (
        _ranked(promise, lay, table, dictionary)
        for promise, coup in _best(field, most)
        for lay in choices(coup, table, dictionary)
    )
    return tuple(found)


def _best(field: Field, most: int) -> Iterator[tuple[float, Lay]]:
    """The rows of all batches, the most promising first."""
    prospect = Prospect(field.table)
    rows: list[tuple[float, Coups, int]] = []
    for coups in field.batches():
        scores = prospect.of(coups)
        best = np.argsort(-scores, kind="stable")[:most]
        rows.extend((float(scores[row]), coups, int(row)) for row in best)
    rows.sort(key=lambda found: -found[0])
    for promise, coups, row in rows[:most]:
        yield promise, coups.tell(row)


def _ranked(promise: float, lay: Lay, table: Table, dictionary: Dictionary) -> Ranked:
    verdict = judged(lay, table, dictionary)
    assert verdict is not None, "only legal coups are ranked"
    return Ranked(
        word=verdict.word,
        promise=round(promise, 2),
        told=", ".join(_told(verdict, table)),
        spoken=spoken(lay, tuple(table.chains.values())),
        move=lay,
    )


def _told(verdict: Verdict, table: Table) -> Iterator[str]:
    """What the coup does, piece by piece."""
    owner = verdict.chain.seat
    how = HOW[verdict.laying.how]
    yield how if owner == table.seat else f"pirate {table.places[owner]} : {how}"
    if verdict.win is not None:
        yield "gagne sur la croix" if verdict.win.why == "CROSS" else "gagne sur le but de côté"
    for taken in verdict.taken:
        whose = "sa propre chaîne" if taken.of == table.seat else table.places[taken.of]
        yield f"prend {taken.letters} à {whose}, reste {' '.join(taken.left)}"
    if verdict.lay.cross is not None:
        yield "pose une croix"
    if verdict.credits > 0:
        yield "rejoue" if verdict.credits == 1 else f"rejoue {verdict.credits} fois"
    if verdict.shield:
        yield "montre sa pièce"
    for _, hit in verdict.struck:
        victim = table.places[verdict.chains[hit.target.chain].seat]
        brings = f"prend {' '.join(hit.words)}" if hit.words else "ne prend rien"
        yield f"tire sur {victim} et {brings}"
