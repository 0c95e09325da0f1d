"""Hints at La Guerre des Mots: where a word hangs, how it begins, the coup (HOUSE-15)."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from logomachie.core.letters import plain
from logomachie.core.question import HintStep
from logomachie.games.guerre_des_mots.rules.coup import Verdict
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.notation import cell_name
from logomachie.games.guerre_des_mots.rules.table import Table, options, table_seen
from logomachie.games.guerre_des_mots.rules.types import ChainView, Lay, Setup, TableView
from logomachie.games.guerre_des_mots.solver.coups import Coups, Field
from logomachie.games.guerre_des_mots.solver.effort import Effort
from logomachie.games.guerre_des_mots.solver.lexis import lexis
from logomachie.games.guerre_des_mots.solver.options import judged
from logomachie.games.guerre_des_mots.solver.promise import WIN, Prospect
from logomachie.games.guerre_des_mots.solver.words import oracle
from logomachie.games.hint import listed, step
from logomachie.lexicon.lexicon import Lexicon
from logomachie.lexicon.likely import NO_ROW, READER, likely
from logomachie.lexicon.load import of_table

LOOKED_AT = 3_000  # coups of a batch whose words are judged
SLACK = 0.5  # of a word: what a more common one may be short of the best
TRIED = 20  # of the best, until one is legal


class Idea(NamedTuple):
    """A coup: the row of its word in the dictionary, what it promises, and the row it is."""

    word: int
    promise: float
    coups: Coups
    row: int


class Search:
    """One view made ready to be searched, and the most promising coups in it."""

    def __init__(self, view: TableView, config: Setup) -> None:
        assert view.seat is not None
        self.lexicon, opts = of_table(config.lexicon), options(config)
        self.table = table_seen(view, opts, view.seat)
        self.dictionary = Dictionary(oracle(self.lexicon), accents=opts.accents)
        words = lexis(self.lexicon, accents=opts.accents)
        self.field = Field(
            *(self.table, words, self.dictionary),
            turn=view.turn,
            coup=view.coup,
            join=Effort().matched,
        )
        self.ideas = list(_ideas(self.field, self.table, self.lexicon))

    def verdict(self, idea: Idea) -> Verdict | None:
        """What a coup does; None if it is not legal, or brings an old board back."""
        lay = idea.coups.tell(idea.row)
        return judged(lay, self.table, self.dictionary) if self.field.is_new(lay) else None


def hint(view: TableView, config: Setup) -> tuple[HintStep, ...]:
    """The most promising coup with a word that is likely known; or what to do without one."""
    search = Search(view, config)
    ideas = search.ideas
    for _ in range(TRIED):
        chosen = _chosen(ideas, search.lexicon)
        if chosen is None:
            break
        idea = ideas.pop(chosen)
        if (verdict := search.verdict(idea)) is not None:
            return _told(view, verdict, idea.coups.word(idea.row))
    return (_nothing(view),)


def _chosen(ideas: list[Idea], lexicon: Lexicon) -> int | None:
    """A win that an ordinary reader can find, or a word one is likely to know."""
    known = [idea.word != NO_ROW and lexicon.said[idea.word] <= READER for idea in ideas]
    wins = [at for at, idea in enumerate(ideas) if known[at] and idea.promise > WIN / 2]
    places = wins or list(range(len(ideas)))
    rows, worth = [ideas[at].word for at in places], [ideas[at].promise for at in places]
    chosen = likely(lexicon, rows, worth, SLACK)
    return None if chosen is None else places[chosen]


def _ideas(field: Field, table: Table, lexicon: Lexicon) -> Iterator[Idea]:
    """The most promising coups of each batch."""
    prospect = Prospect(table)
    for coups in field.batches(piracy=False, compounds=False):
        promise = prospect.of(coups)
        for row in np.argsort(-promise, kind="stable")[:LOOKED_AT].tolist():
            word = lexicon.row(plain(coups.word(row)))
            yield Idea(NO_ROW if word is None else word, float(promise[row]), coups, row)


def _told(view: TableView, verdict: Verdict, word: str) -> tuple[HintStep, ...]:
    lay = verdict.lay
    chain = next((chain for chain in view.chains if chain.id == lay.chain), None)
    where, where_en, lit = _where(lay, chain)
    laid = [cell_name(letter.cell) for letter in lay.letters]
    first, last = word[0], word[-1]
    lent = [letter for letter in lay.letters if letter.origin is not None]
    taken, _ = listed(f"{x.reads} en {cell_name(x.origin)}" for x in lent if x.origin)
    _, taken_en = listed(f"{x.reads} from {cell_name(x.origin)}" for x in lent if x.origin)
    more, more_en = (f" Prenez {taken}.", f" Take {taken_en}.") if lent else ("", "")
    wins, wins_en = (" Et c’est gagné !", " And that wins!") if verdict.win else ("", "")
    cells = sorted(letter.cell for letter in lay.letters)
    start, end = cell_name(cells[0]), cell_name(cells[-1])
    span, span_en = f"en {start}", f"at {start}"
    if len(cells) > 1:
        span, span_en = f"de {start} à {end}", f"from {start} to {end}"
    return (
        step(where, where_en, *lit),
        step(
            f"Le mot commence par {first} et finit par {last}.",
            f"The word begins with {first} and ends with {last}.",
            *lit,
        ),
        step(
            f"{word} : posez-le {span}.{more}{wins}",
            f"{word}: lay it {span_en}.{more_en}{wins_en}",
            *lit,
            *laid,
        ),
    )


def _where(lay: Lay, chain: ChainView | None) -> tuple[str, str, tuple[str, ...]]:
    if chain is None:
        cells = tuple(cell_name(letter.cell) for letter in lay.letters)
        return "Ouvrez une chaîne sur votre base.", "Open a chain on your base.", cells
    piece = chain.path[-1 if lay.end else 0]
    name, words = cell_name(piece.cell), chain.words[-1 if lay.end else 0].text
    return (
        f"Regardez le bout de votre {words}, en {name}.",
        f"Look at the end of your {words}, at {name}.",
        (name,),
    )


def _nothing(view: TableView) -> HintStep:
    if "Draw" in view.can:
        return step(
            "Aucun mot connu ne se pose : piochez deux lettres.",
            "No common word can be laid: draw two letters.",
            "draw",
        )
    return step("Aucun mot connu ne se pose : passez.", "No common word can be laid: pass.", "pass")
