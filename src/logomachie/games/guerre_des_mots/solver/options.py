"""What a coup has earned: replay or cross, a chess piece up, shots with their spoils (A.6).

Each choice is another coup. A shot that would miss or bring nothing is legal and useless, and is
not told.
"""

from collections.abc import Iterator
from itertools import combinations, product

from msgspec.structs import replace

from logomachie.core.game import Refused
from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules import opposition, shooting, tactics
from logomachie.games.guerre_des_mots.rules.coup import Verdict, is_held, legal
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import CROSS, JOKER, Cell, Lay, Letter, Shot

MOST_SHOTS = 64  # choices of shots that a player in a hurry looks at


def choices(lay: Lay, table: Table, dictionary: Dictionary) -> Iterator[Lay]:
    """The coup as it is, then with everything it may add; nothing if it is not legal."""
    verdict = judged(lay, table, dictionary)
    if verdict is None:
        return
    yield lay
    is_own = verdict.chain.seat == table.seat
    crosses = [None, *crossings(verdict, table, dictionary)]
    faces = [lay.letters, *(shown(lay, table) if is_own else ())]
    volleys = [(), *salvos(verdict, table, dictionary, None)]
    for cross, letters, fired in product(crosses, faces, volleys):
        if cross is None and letters is lay.letters and not fired:
            continue
        more = replace(lay, cross=cross, letters=letters, shots=fired)
        if judged(more, table, dictionary) is not None:
            yield more


def judged(lay: Lay, table: Table, dictionary: Dictionary) -> Verdict | None:
    """What the coup does; None if the rules refuse it."""
    try:
        return legal(lay, table, dictionary)
    except Refused:
        return None


def crossings(verdict: Verdict, table: Table, dictionary: Dictionary) -> list[Cell]:
    """Where a cross may guard the word instead of the replay (RPL-07, Q-25)."""
    lay = verdict.lay
    spent = sum(letter.token == CROSS for letter in lay.letters)
    if not verdict.tactical or verdict.chain.seat != table.seat:
        return []
    if table.arsenal.count(CROSS) <= spent:
        return []
    cells = [cell for cell, _ in tactics.cross_cells(verdict.laying)]
    return [c for c in cells if judged(replace(lay, cross=c), table, dictionary) is not None]


def shown(lay: Lay, table: Table) -> list[tuple[Letter, ...]]:
    """The letters with some of their chess pieces up, on the same pieces of the board (BLC-02); the
    fewest first."""
    found = symbols(lay, table)
    return [
        tuple(replace(x, symbol=True) if n in up else x for n, x in enumerate(lay.letters))
        for size in range(1, len(found) + 1)
        for up in combinations(found, size)
    ]


def symbols(lay: Lay, table: Table) -> list[int]:
    """Which letters may show their chess piece; a Ç shows its king by itself (Q-33)."""
    found = []
    for at, letter in enumerate(lay.letters if table.options.shields else ()):
        token = letter.token
        if letter.origin is not None:
            chain, index = table.pieces[letter.origin]
            token = table.chains[chain].path[index].token
        symbol = table.options.tiles.symbol(token)
        is_back = letter.reads == "Ç" and token != JOKER
        if symbol and not is_back and table.options.grid.colour(letter.cell) == symbol:
            found.append(at)
    return found


def salvos(
    verdict: Verdict, table: Table, dictionary: Dictionary, most: int | None = MOST_SHOTS
) -> list[tuple[Shot, ...]]:
    """Every choice of shots that bring something, one or more of them; `most`: of so many."""
    if not table.options.shots:
        return []
    if verdict.chain.seat != table.seat or is_held(table, verdict.chains):
        return []
    each = [hits for hits in shots(verdict, table, dictionary).values() if hits]
    found = []
    for chosen in product(*([None, *hits] for hits in each)):
        fired = tuple(shot for shot in chosen if shot is not None)
        if fired:
            found.append(fired)
        if len(found) == most:
            break
    return found


def shots(
    verdict: Verdict, table: Table, dictionary: Dictionary
) -> dict[tuple[Cell, str], list[Shot]]:
    """By gun and ray: the shots that hit, each with what it would take (SHT-05)."""
    found: dict[tuple[Cell, str], list[Shot]] = {}
    owners = opposition.owners(verdict.chains)
    for gun, ray in shooting.rays(verdict.laying):
        piece = next(p for p in verdict.laying.path if p.cell == gun)
        value = table.options.tiles.value(piece.token)
        aimed = shooting.target(table, gun, ray, owners) if value else None
        if aimed is None or aimed.gap >= value:
            continue
        victim = verdict.chains[aimed.chain]
        if victim.seat == table.seat:
            continue
        for end, count in product((0, 1), range(1, len(chains.runs(victim.path)))):
            shot = Shot(gun, ray, end, count)
            try:
                hit = shooting.fired(
                    table, verdict.laying, shot, verdict.chains, owners, dictionary
                )
            except Refused:
                continue
            if not hit.miss:
                found.setdefault((gun, ray), []).append(shot)
    return found
