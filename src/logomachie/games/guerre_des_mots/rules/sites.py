"""Where a coup is laid: on an end of a chain, or on a base as the first word of a new one."""

from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules.chain import Path, Run
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.fault import Fault
from logomachie.games.guerre_des_mots.rules.laying import Laying, check_pair, laid
from logomachie.games.guerre_des_mots.rules.provision import Provision
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import CROSS, Chain, Lay

MOST_CHAINS = 2  # TWO-01


def put(
    lay: Lay, table: Table, provision: Provision, dictionary: Dictionary
) -> tuple[Chain, Laying]:
    """The target chain with the letters laid on its end."""
    target = provision.chains[lay.chain]
    there = {piece.cell for piece in target.path}
    on = tuple(cell for cell in sorted(provision.pieces) if cell in there)
    if on:
        raise Fault("OCCUPIED", "GDM-CELL-00", cells=on)
    bent = provision.bent
    laying = laid(target.path, lay.end, provision.pieces, None if bent is None else bent.cell)
    if laying.how == "BOTH":
        _check_both_ends(lay, provision)
    _check_guards(table, target, lay.end, laying)
    if bent is not None:
        check_pair(target.path, lay.end, bent, dictionary)
    return Chain(target.id, target.seat, target.base, laying.path), laying


def _check_both_ends(lay: Lay, provision: Provision) -> None:
    """A word lengthened at both ends is laid at both: letters of one of them are no transfer."""
    ends = {take.end for take in provision.takes if take.chain == lay.chain}
    if len(ends) == 1:
        raise Fault("SAME_END", "GDM-TRF-01")


def _check_guards(table: Table, target: Chain, end: int, laying: Laying) -> None:
    """Raise if a guarded word would be changed, or hooked on by another (Q-27, Q-66)."""
    path = target.path
    last = len(path) - 1 if end == 1 else 0
    if path[last].token == CROSS:
        return
    if target.seat != table.seat and chains.is_guarded(path, last):
        raise Fault("PROTECTED", "GDM-Q-27", cells=(path[last].cell,), of=target.seat)
    if laying.how in ("LENGTHEN", "BOTH", "DOUBLE", "COMPOUND"):
        word = _lengthened(path, last, laying)
        if word is not None and chains.guards(path, word):
            cells = chains.cells(path, word)
            raise Fault("GUARDED_WORD", "GDM-Q-66", cells=cells, of=target.seat)


def _lengthened(path: Path, last: int, laying: Laying) -> Run | None:
    """The word at an end that the letters laid go on; None if they stand at a right angle."""
    words = chains.runs(path)
    word = words[-1] if last else words[0]
    span = laying.grown or laying.word
    row = {laying.path[i].cell for i in range(span.low, span.high + 1)}
    return word if set(chains.cells(path, word)) <= row else None


def founded(table: Table, provision: Provision) -> tuple[Chain, Laying]:
    """A new chain: four letters on a free base of one's own (ORD-02, TWO-01, Q-52)."""
    if len(table.own()) >= MOST_CHAINS:
        raise Fault("TWO_CHAINS", "GDM-TWO-01")
    bases = table.options.grid.bases[table.places[table.seat]]
    cells = tuple(sorted(provision.pieces))
    name = next((name for name, base in bases.items() if base == cells), None)
    if name is None:
        raise Fault("NOT_ON_BASE", "GDM-ORD-02", cells=cells)
    if any(provision.pieces[cell].token == CROSS for cell in cells):
        raise Fault("NOT_ON_BASE", "GDM-ORD-02", cells=cells)
    if not provision.arsenal_letters:
        raise Fault("NOT_BY_CAPTURE", "GDM-TWO-02", cells=cells)
    path = tuple(provision.pieces[cell] for cell in cells)
    laying = Laying("OPEN", path, frozenset(range(4)), Run(0, 3))
    return Chain(table.next_chain, table.seat, name, path), laying
