"""Shots: which consonant, which way, at what, and the words it brings (SHT, Q-37 to Q-42)."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules.chain import Path, Run
from logomachie.games.guerre_des_mots.rules.compass import STEP
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.events import Miss
from logomachie.games.guerre_des_mots.rules.fault import Fault
from logomachie.games.guerre_des_mots.rules.laying import Laying, beyond
from logomachie.games.guerre_des_mots.rules.opposition import Owners
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.taking import Rest, check_left
from logomachie.games.guerre_des_mots.rules.types import BAR, CROSS, Cell, Chain, Shot, Side, Token


class Target(NamedTuple):
    """What a ray meets first."""

    cell: Cell
    chain: int
    gap: int  # cells between


class Struck(NamedTuple):
    """A shot as it went: a miss, or the words it brings and what is left of the chain."""

    gun: Cell
    letter: str
    value: int
    target: Target
    against: str
    strength: int
    miss: Miss
    words: tuple[str, ...] = ()
    tokens: tuple[Token, ...] = ()
    cells: tuple[Cell, ...] = ()
    rest: Rest | None = None


def rays(laying: Laying) -> Iterator[tuple[Cell, Side]]:
    """Letters just laid at the ends of the word, and the ways each may shoot (SHT-01, SHT-07)."""
    path = laying.path
    for run in (laying.word, laying.grown):
        if run is None:
            continue
        for index in dict.fromkeys(run):
            if index in laying.new and path[index].token != CROSS:
                inwards = _inwards(path, run, index)
                yield from ((path[index].cell, s) for s, step in STEP.items() if step != inwards)


def _inwards(path: Path, run: Run, index: int) -> Cell | None:
    """The way from an end of a word into it; a single letter has none."""
    if run.low == run.high:
        return None
    beside = index + 1 if index == run.low else index - 1
    return chains.way(path[index].cell, path[beside].cell)


def target(table: Table, gun: Cell, ray: Side, owners: Owners) -> Target | None:
    """The first token on a ray; nothing beyond a violet cell (SHT-10, SHT-11)."""
    cell, gap = beyond(gun, STEP[ray]), 0
    while colour := table.options.grid.colour(cell):
        if cell in owners:
            return Target(cell, owners[cell][0], gap)
        if colour == "v":
            return None
        cell, gap = beyond(cell, STEP[ray]), gap + 1
    return None


def fired(
    table: Table,
    laying: Laying,
    shot: Shot,
    board: Mapping[int, Chain],
    owners: Owners,
    dictionary: Dictionary,
) -> Struck:
    """The shot as it goes, on a board where others may have struck before; raises if barred."""
    struck = aimed(table, laying, shot.gun, shot.ray, board, owners)
    return struck if struck.miss else looted(table, struck, shot, board, dictionary)


def aimed(
    table: Table,
    laying: Laying,
    gun_at: Cell,
    ray: Side,
    board: Mapping[int, Chain],
    owners: Owners,
) -> Struck:
    """A shot before anything is taken: at what, and whether it hits; raises if it is barred."""
    if (gun_at, ray) not in set(rays(laying)):
        raise Fault("NO_GUN", "GDM-SHT-01", cells=(gun_at,))
    gun = next(piece for piece in laying.path if piece.cell == gun_at)
    value = table.options.tiles.value(gun.token)
    if not value:
        raise Fault("NO_VALUE", "GDM-SHT-04", cells=(gun_at,))
    if table.options.grid.colour(gun_at) == "b":
        raise Fault("BLUE_GUN", "GDM-SHT-13", cells=(gun_at,))
    found = target(table, gun_at, ray, owners)
    if found is None or board[found.chain].seat == table.seat:
        raise Fault("NO_TARGET", "GDM-SHT-11", cells=(gun_at,))
    victim = board[found.chain]
    if all(piece.cell != found.cell for piece in victim.path):  # gone by another shot of this coup
        raise Fault("NO_TARGET", "GDM-SHT-09", cells=(gun_at,))
    _check_open(table, victim, found.cell)
    piece = victim.path[_index(victim.path, found.cell)]
    strength = table.options.tiles.value(piece.token)
    against = BAR if piece.token == CROSS else piece.reads
    miss: Miss = "" if value > found.gap else "REACH"
    if not miss and value <= strength:
        miss = "STRENGTH"
    return Struck(gun_at, gun.reads, value, found, against, strength, miss)


def _index(path: Path, cell: Cell) -> int:
    return next(i for i, piece in enumerate(path) if piece.cell == cell)


def _check_open(table: Table, victim: Chain, cell: Cell) -> None:
    """Raise if the target is out of every shot's reach: blockades, the base word."""
    if chains.is_blockaded(victim.path, table.options.grid):
        raise Fault("BLOCKADED", "GDM-BLC-02", of=victim.seat)
    hit = hit_words(victim.path, cell)
    cells = (cell,)
    if all(chains.guards(victim.path, run) for run in hit):
        raise Fault("PROTECTED", "GDM-BLW-05", cells=cells, of=victim.seat)
    base = chains.base_word(victim, table.places[victim.seat], table.options.grid)
    if all(run == base or chains.guards(victim.path, run) for run in hit):
        raise Fault("BASE_WORD", "GDM-SHT-06", cells=cells, of=victim.seat)


def hit_words(path: Path, cell: Cell) -> list[Run]:
    """The words a hit counts on: a corner letter's two; behind a cross the word it does not guard,
    and at the end of a chain the one it does (Q-28, Q-40)."""
    hit = _index(path, cell)
    if path[hit].token != CROSS:
        return [run for run in chains.runs(path) if run.holds(hit)]
    behind = hit - path[hit].guards
    index = behind if 0 <= behind < len(path) else hit + path[hit].guards
    return [run for run in chains.runs(path) if run.holds(index) and _beside(path, run, hit)]


def _beside(path: Path, run: Run, cross: int) -> bool:
    """Whether a word lies in the axis of the cross next to it."""
    cells = [path[i].cell for i in (run.low, run.high, cross)]
    return len({r for r, _ in cells}) == 1 or len({c for _, c in cells}) == 1


def looted(
    table: Table, struck: Struck, shot: Shot, board: Mapping[int, Chain], dictionary: Dictionary
) -> Struck:
    """Whole words from one end, the word hit among them; never the base word, never a guarded one,
    never all (SHT-05, SHT-06, Q-40). A shooter who can or will take nothing still hits."""
    victim = board[struck.target.chain]
    path = victim.path
    words = chains.runs(path)
    if shot.end not in (0, 1) or not 0 <= shot.words < len(words):
        raise Fault("SPOILS", "GDM-SHT-05", cells=(struck.target.cell,), of=victim.seat)
    if shot.words == 0:
        return struck
    taken = words[: shot.words] if shot.end == 0 else words[-shot.words :]
    base = chains.base_word(victim, table.places[victim.seat], table.options.grid)
    hit = hit_words(path, struck.target.cell)
    if base in taken or not any(run in taken for run in hit):
        raise Fault("SPOILS", "GDM-Q-40", cells=(struck.target.cell,), of=victim.seat)
    if any(chains.guards(path, run) for run in taken):
        raise Fault("PROTECTED", "GDM-BLW-05", cells=(struck.target.cell,), of=victim.seat)
    kept = words[shot.words :] if shot.end == 0 else words[: -shot.words]
    left = _left(path, Run(kept[0].low, kept[-1].high))
    check_left(left.path, path, victim.seat, "GDM-SHT-05", dictionary)
    stay = {piece.cell for piece in left.path}
    gone = [piece for piece in path if piece.cell not in stay and piece.token != CROSS]
    return struck._replace(
        words=tuple(chains.text(path, run) for run in taken),
        tokens=tuple(piece.token for piece in gone),
        cells=tuple(piece.cell for piece in gone),
        rest=left,
    )


def _left(path: Path, kept: Run) -> Rest:
    """The words kept, with the crosses that go on guarding them; others go back."""
    low, high = kept
    if low and path[low - 1].reads == BAR and path[low - 1].guards == 1:
        low -= 1
    if high + 1 < len(path) and path[high + 1].reads == BAR and path[high + 1].guards == -1:
        high += 1
    gone = (i for i in range(len(path)) if not low <= i <= high and path[i].token == CROSS)
    return Rest(path[low : high + 1], tuple(path[i].cell for i in gone))
