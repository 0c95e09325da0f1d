"""Letters taken back from one's own chains (REC): what may be recovered, and where it leads."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from logomachie.core.game import Refused
from logomachie.games.guerre_des_mots.bots.idea import When, backed
from logomachie.games.guerre_des_mots.bots.mind import Mind
from logomachie.games.guerre_des_mots.rules.recovery import Recovery, recovered
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import Chain, Recover
from logomachie.games.guerre_des_mots.solver.promise import Prospect


@dataclass(frozen=True)
class Retreat:
    """A recovery and the table after it."""

    move: Recover
    table: Table


def retreats(mind: Mind, table: Table, when: When) -> Iterator[Retreat]:
    """From each end of one's chains the most letters that may leave it."""
    for chain in table.own():
        for end in (0, 1):
            for count in range(len(chain.path) - 1, 0, -1):
                found = _tried(mind, table, chain, end, count)
                if found is not None:
                    move = Recover(when.turn, when.coup, chain.id, end, count)
                    yield Retreat(move, _after(table, found))
                    break


def retreat(mind: Mind, table: Table, when: When) -> Recover | None:
    """The recovery that keeps one nearest to a goal; of such, the one that brings most letters."""
    found = list(retreats(mind, table, when))
    if not found:
        return None
    seat = table.seat
    return min(found, key=lambda r: (Prospect(r.table).far(seat), -len(r.table.arsenal))).move


def _tried(mind: Mind, table: Table, chain: Chain, end: int, count: int) -> Recovery | None:
    try:
        return recovered(table, chain.id, end, count, mind.dictionary)
    except Refused:
        return None


def _after(table: Table, found: Recovery) -> Table:
    tokens = (backed(token, table) for token in found.tokens)
    return replace(
        table,
        chains={**table.chains, found.chain.id: found.chain},
        arsenal=tuple(sorted((*table.arsenal, *tokens))),
        credits=table.credits - 1,
    )
