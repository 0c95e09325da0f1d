"""Recovery: letters of an end word go back into their owner's arsenal, washed (REC, WSH-02)."""

from dataclasses import dataclass

from logomachie.core.game import Refused
from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules import taking
from logomachie.games.guerre_des_mots.rules.coup import stood
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.events import Returned
from logomachie.games.guerre_des_mots.rules.fault import Fault
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import CROSS, Cell, Chain, Token


@dataclass(frozen=True)
class Recovery:
    """What a legal recovery does."""

    chain: Chain  # afterwards
    tokens: tuple[Token, ...]  # gone back to the chain's owner, crosses included
    letters: str  # as they read, from the end inwards
    cells: tuple[Cell, ...]
    left: tuple[str, ...]
    returned: tuple[Returned, ...]
    mark: str


def recovered(
    table: Table, chain_id: int, end: int, count: int, dictionary: Dictionary
) -> Recovery:
    """Take so many letters of an end back; Fault if they are not of one word, or leave none."""
    if chain_id not in table.chains or end not in (0, 1) or count < 1:
        raise Refused("NO_SUCH_END", "GDM-CHN-05", chain=chain_id)
    chain = table.chains[chain_id]
    if table.phase == "FIRST":
        raise Fault("FIRST_WORD", "GDM-ORD-02")
    words = chains.runs(chain.path)
    indices = chains.letters(chain.path, end)[:count]
    word = words[0] if end == 0 else words[-1]
    if len(indices) < count or not all(word.holds(i) for i in indices):
        raise Fault("ONE_WORD", "GDM-REC-02", cells=chains.cells(chain.path, word), of=chain.seat)
    rest = taking.rest(chain, set(indices))
    taking.check_left(rest.path, chain.path, chain.seat, "GDM-CON-01", dictionary)
    after = Chain(chain.id, chain.seat, chain.base, rest.path)
    taken = [chain.path[i] for i in indices]
    return Recovery(
        chain=after,
        tokens=(*(piece.token for piece in taken), *(CROSS for _ in rest.returned)),
        letters="".join(piece.reads for piece in taken),
        cells=tuple(piece.cell for piece in taken),
        left=tuple(chains.text(rest.path, run) for run in chains.runs(rest.path)),
        returned=tuple(Returned(cell, chain.seat) for cell in rest.returned),
        mark=stood(table, {**table.chains, chain.id: after}, table.credits - 1),
    )
