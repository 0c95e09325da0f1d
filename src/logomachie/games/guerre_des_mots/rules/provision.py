"""Where the letters of a coup come from: arsenal, captures, transfers, a letter turned (SRC)."""

from dataclasses import dataclass

from logomachie.core.game import Refused
from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules import faces, taking
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.events import Placed, Returned, Taken
from logomachie.games.guerre_des_mots.rules.faces import Turned
from logomachie.games.guerre_des_mots.rules.fault import Fault
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.taking import Take
from logomachie.games.guerre_des_mots.rules.types import CROSS, JOKER, Cell, Chain, Lay, Piece


@dataclass(frozen=True)
class Provision:
    """The letters of a coup in hand, and the board they were taken from."""

    pieces: dict[Cell, Piece]  # by the cell they go to
    chains: dict[int, Chain]  # the board without them
    takes: tuple[Take, ...]  # without a letter turned
    taken: tuple[Taken, ...]
    returned: tuple[Returned, ...]
    turned: tuple[Turned, ...]
    placed: tuple[Placed, ...]
    arsenal_letters: int  # a cross is none
    bent: Piece | None  # the letter turned, where it comes to lie


def provided(lay: Lay, table: Table, dictionary: Dictionary) -> Provision:
    """Take all letters of a coup; Fault if they cannot be taken or what is left is no word."""
    _check_target(lay, table)
    bent = _bent(lay, table) if lay.bend else None
    origins = _origins(lay, table)
    takes: list[Take] = []
    for chain_id, indices in origins.items():
        taking.may_take(table, table.chains[chain_id], indices)
        stays = {bent} if chain_id == lay.chain else set()
        takes.extend(taking.takes(table.chains[chain_id], indices - stays))
    _check_other_end(lay, takes)
    pieces, turned = _pieces(lay, table)  # refuses before a dictionary is asked (LEX-02)
    board, returned, told = _cut(lay, table, origins, takes, dictionary)
    return Provision(
        pieces=pieces,
        chains=board,
        takes=tuple(takes),
        taken=told,
        returned=returned,
        turned=turned,
        placed=tuple(
            Placed(
                cell=letter.cell,
                reads=letter.reads,
                origin=letter.origin,
                joker=pieces[letter.cell].token == JOKER,
                symbol=pieces[letter.cell].shield,
            )
            for letter in lay.letters
        ),
        arsenal_letters=sum(
            letter.origin is None and letter.token != CROSS for letter in lay.letters
        ),
        bent=None if bent is None else _moved(lay, table, bent, pieces),
    )


def _check_target(lay: Lay, table: Table) -> None:
    """Whose chain it may be: one's own, another's by piracy unless a blockade forbids it."""
    if table.phase == "FIRST" and lay.chain:
        raise Fault("FIRST_WORD", "GDM-ORD-02")
    is_first = not lay.chain and table.seat not in table.opened  # be it in a later round
    if is_first and any(letter.origin is not None for letter in lay.letters):
        raise Fault("ARSENAL_ONLY", "GDM-Q-09")
    if not lay.chain or table.chains[lay.chain].seat == table.seat:
        return
    target = table.chains[lay.chain]
    if not table.options.piracy:
        raise Fault("NO_PIRACY", "GDM-MOD-05", of=target.seat)
    if table.is_frozen:
        raise Fault("FROZEN", "GDM-BLC-05", of=table.seat)
    if chains.is_blockaded(target.path, table.options.grid):
        raise Fault("BLOCKADED", "GDM-BLC-02", of=target.seat)
    if any(letter.symbol or letter.token == CROSS for letter in lay.letters):
        raise Fault("PIRATE_MAY_NOT", "GDM-Q-46", of=target.seat)


def _bent(lay: Lay, table: Table) -> int:
    """The index of the letter a coup turns: the last of the end it is laid on (DIR-01)."""
    if not table.options.general:
        raise Fault("NO_BEND", "GDM-MOD-04")
    if not lay.chain:
        raise Refused("BAD_COUP", "GDM-DIR-01")
    path = table.chains[lay.chain].path
    last = chains.letters(path, lay.end)[0]
    if all(letter.origin != path[last].cell for letter in lay.letters):
        raise Fault("NOT_A_BEND", "GDM-DIR-01", cells=(path[last].cell,))
    words = chains.runs(path)
    if len(words[0] if lay.end == 0 else words[-1]) < 3:  # it keeps two letters
        raise Fault("BEND_TOO_SHORT", "GDM-DIR-01", cells=(path[last].cell,))
    return last


def _origins(lay: Lay, table: Table) -> dict[int, set[int]]:
    """The indices a coup takes, by chain."""
    found: dict[int, set[int]] = {}
    for letter in lay.letters:
        if letter.origin is not None:
            chain_id, index = table.pieces[letter.origin]
            found.setdefault(chain_id, set()).add(index)
    return found


def _check_other_end(lay: Lay, takes: list[Take]) -> None:
    """A transfer goes to the other end, unless both ends give letters (TRF-01, Q-17)."""
    ends = {take.end for take in takes if take.chain == lay.chain}
    if ends == {lay.end}:
        raise Fault("SAME_END", "GDM-TRF-01")


def _cut(
    lay: Lay,
    table: Table,
    origins: dict[int, set[int]],
    takes: list[Take],
    dictionary: Dictionary,
) -> tuple[dict[int, Chain], tuple[Returned, ...], tuple[Taken, ...]]:
    """The board without the letters taken, each chain still made of words."""
    board = dict(table.chains)
    returned: list[Returned] = []
    told: list[Taken] = []
    for chain_id, indices in origins.items():
        chain = table.chains[chain_id]
        rest = taking.rest(chain, indices)
        clause = "GDM-CON-01" if chain.seat == table.seat else "GDM-CAP-03"
        if lay.bend and chain_id == lay.chain and len(indices) == 1:
            clause = "GDM-DIR-01"
        taking.check_left(rest.path, chain.path, chain.seat, clause, dictionary)
        board[chain_id] = Chain(chain.id, chain.seat, chain.base, rest.path)
        returned.extend(Returned(cell, chain.seat) for cell in rest.returned)
        left = tuple(chains.text(rest.path, run) for run in chains.runs(rest.path))
        for take in takes:
            if take.chain == chain_id:
                letters = "".join(chain.path[i].reads for i in take.indices)
                told.append(Taken(chain_id, chain.seat, take.end, letters, left))
    return board, tuple(returned), tuple(told)


def _pieces(lay: Lay, table: Table) -> tuple[dict[Cell, Piece], tuple[Turned, ...]]:
    """The tokens as they will lie; a pirate's show no chess piece to protect another (Q-46)."""
    pieces: dict[Cell, Piece] = {}
    turned: list[Turned] = []
    is_own = not lay.chain or table.chains[lay.chain].seat == table.seat
    for letter in lay.letters:
        if letter.origin is None:
            pieces[letter.cell] = faces.from_arsenal(letter, table.options)
            continue
        chain_id, index = table.pieces[letter.origin]
        piece, accent = faces.from_board(letter, table.chains[chain_id].path[index], table.options)
        pieces[letter.cell] = piece
        if accent is not None:
            turned.append(accent)
    if is_own:
        pieces = {cell: faces.showing(piece, table.options) for cell, piece in pieces.items()}
    return pieces, tuple(turned)


def _moved(lay: Lay, table: Table, bent: int, pieces: dict[Cell, Piece]) -> Piece:
    origin = table.chains[lay.chain].path[bent].cell
    return next(pieces[letter.cell] for letter in lay.letters if letter.origin == origin)
