"""Taking letters from the ends of chains: what may be taken, and what is left (TAK, CHN, CON)."""

from collections.abc import Collection
from typing import NamedTuple

from logomachie.core.value import Seat
from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules.chain import Path, Run
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.fault import Fault
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import BAR, CROSS, HYPHEN, Cell, Chain


class Take(NamedTuple):
    """Letters taken from one end of a chain, from the end inwards."""

    chain: int
    end: int
    indices: tuple[int, ...]


class Rest(NamedTuple):
    """What is left of a chain, and the crosses that go back to its owner."""

    path: Path
    returned: tuple[Cell, ...]


def takes(chain: Chain, origins: Collection[int]) -> tuple[Take, ...]:
    """The letters of these indices as takes from one or both ends; a chain is never cut (CHN-06).

    Crosses on the way are no letters and are left out of account.
    """
    found: list[Take] = []
    rest = set(origins)
    for end in (0, 1):
        indices = []
        for index in chains.letters(chain.path, end):
            if index not in rest:
                break
            indices.append(index)
            rest.discard(index)
        if indices:
            found.append(Take(chain.id, end, tuple(indices)))
    if rest:
        raise Fault(
            "NOT_AN_END",
            "GDM-CHN-07",
            cells=tuple(chain.path[i].cell for i in sorted(rest)),
            of=chain.seat,
        )
    return tuple(found)


def may_take(table: Table, chain: Chain, indices: Collection[int]) -> None:
    """Raise if these letters are out of the player's reach: blockades of both kinds (CAP-10)."""
    crosses = tuple(chain.path[i].cell for i in indices if chain.path[i].token == CROSS)
    if crosses:
        raise Fault("CROSS_STAYS", "GDM-BLW-10", cells=crosses, of=chain.seat)
    if chain.seat == table.seat:
        return
    if table.is_frozen:
        raise Fault("FROZEN", "GDM-BLC-05", of=table.seat)
    if chains.is_blockaded(chain.path, table.options.grid):
        raise Fault("BLOCKADED", "GDM-BLC-02", of=chain.seat)
    guarded = tuple(chain.path[i].cell for i in indices if chains.is_guarded(chain.path, i))
    if guarded:
        raise Fault("PROTECTED", "GDM-BLW-05", cells=guarded, of=chain.seat)


def rest(chain: Chain, taken: Collection[int]) -> Rest:
    """The chain without these letters; a cross whose word is changed goes with them (BLW-09)."""
    path = chain.path
    kept = [i for i, piece in enumerate(path) if piece.token != CROSS and i not in taken]
    if not kept:
        raise Fault("NOTHING_LEFT", "GDM-TAK-04", of=chain.seat)
    low, high = kept[0], kept[-1]
    words = chains.runs(path)
    for index in range(low, high + 1):
        if path[index].reads == BAR and _changed(path, words, index, taken):
            raise Fault("CUT", "GDM-BLW-09", cells=(path[index].cell,), of=chain.seat)
    if low and _stays(path, words, low - 1, 1, taken):
        low -= 1
    if high + 1 < len(path) and _stays(path, words, high + 1, -1, taken):
        high += 1
    gone = (i for i in range(len(path)) if not low <= i <= high and path[i].token == CROSS)
    return Rest(path[low : high + 1], tuple(path[i].cell for i in gone))


def _stays(
    path: Path, words: tuple[Run, ...], cross: int, inwards: int, taken: Collection[int]
) -> bool:
    """Whether the token beside the rest is a cross that goes on guarding its word there."""
    piece = path[cross]
    return (
        piece.reads == BAR and piece.guards == inwards and not _changed(path, words, cross, taken)
    )


def _changed(path: Path, words: tuple[Run, ...], cross: int, taken: Collection[int]) -> bool:
    """Whether the word a cross guards loses a letter."""
    beside = cross + path[cross].guards
    guarded = (run for run in words if beside in (run.low, run.high) and chains.guards(path, run))
    return any(i in taken for run in guarded for i in range(run.low, run.high + 1))


def check_left(left: Path, before: Path, of: Seat, clause: str, dictionary: Dictionary) -> None:
    """Raise unless at least one complete word stays and all that stays has a meaning."""
    words = chains.runs(left)
    if all(len(run) < 2 for run in words):
        raise Fault("NOTHING_LEFT", "GDM-TAK-04", of=of)
    stood = {chains.cells(before, run) for run in chains.runs(before)}
    has_compound = HYPHEN in [piece.reads for piece in before]
    for index, run in enumerate(words):
        span = chains.compound(left, words, index)
        was_whole = span == run and chains.cells(left, run) in stood
        if was_whole and not (has_compound and _was_member(before, left, run)):
            continue
        word = chains.text(left, span)
        if not dictionary.knows(word):
            raise Fault("LEFT_NOT_A_WORD", clause, word=word, cells=chains.cells(left, span), of=of)


def _was_member(before: Path, left: Path, run: Run) -> bool:
    """Whether a whole word left was the member of a compound: alone it must be a word again."""
    words = chains.runs(before)
    cells = chains.cells(left, run)
    index = next(i for i, word in enumerate(words) if chains.cells(before, word) == cells)
    return chains.compound(before, words, index) != words[index]
