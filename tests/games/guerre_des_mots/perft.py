"""Coups of La Guerre des Mots by brute force: each word of a small list on every end, its letters
from the arsenal and from at most one end of one chain; recoveries, free moves, draw and pass."""

import dataclasses
from collections.abc import Iterable, Iterator
from itertools import permutations

from msgspec.structs import replace

from logomachie.core.game import Move
from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules.blocked import afforded, spots
from logomachie.games.guerre_des_mots.rules.table import Table, table_seen
from logomachie.games.guerre_des_mots.rules.types import (
    CROSS,
    Answer,
    Cell,
    Draw,
    Lay,
    Letter,
    Lift,
    Pass,
    Recover,
    TableView,
    TurnBack,
)
from tests.games.guerre_des_mots.random_coups import options_of


def every(view: TableView, words: tuple[str, ...]) -> tuple[Move, ...]:
    """In the order of `can`; coups by word, then by place, then by where their letters are."""
    if view.seat is None:
        return ()
    table = table_seen(view, options_of(view), view.seat)
    moves: dict[str, Iterable[Move]] = {
        "Lay": _lays(view, table, words),
        "Pass": (Pass(view.turn, view.coup),),
        "Draw": (Draw(view.turn, view.coup),),
        "Recover": _recoveries(view, table),
        "Lift": _lifts(view, table),
        "TurnBack": tuple(
            TurnBack(view.turn, view.coup, piece.cell)
            for chain in table.own()
            for piece in chain.path
            if piece.shield
        ),
        "Answer": (Answer(view.turn, True), Answer(view.turn, False)),
    }
    return tuple(move for name in view.can for move in moves.get(name, ()))


def _lays(view: TableView, table: Table, words: tuple[str, ...]) -> Iterator[Lay]:
    """On one's own chains and bases, and on those of the others."""
    for word in words:
        spelled = word.upper()
        for seat in dict.fromkeys((table.seat, *(chain.seat for chain in view.chains))):
            seen = dataclasses.replace(table, seat=seat)
            for chain, end, missing in spots(seen, spelled):
                if chain or seat == table.seat:
                    yield from _provided(view, table, chain, end, missing)


def _provided(
    view: TableView,
    table: Table,
    chain: int,
    end: int,
    missing: tuple[tuple[Cell, str], ...],
) -> Iterator[Lay]:
    """Every way to take the missing letters: of each end so many, the rest from the arsenal."""
    for taken in _takes(table, len(missing)):
        for places in permutations(range(len(missing)), len(taken)):
            letters = {
                i: Letter(missing[i][0], missing[i][1], cell)
                for i, (cell, reads) in zip(places, taken, strict=True)
                if missing[i][1] == reads
            }
            if len(letters) < len(taken):
                continue
            rest = [i for i in range(len(missing)) if i not in letters]
            tokens = afforded(table, [missing[i][1] for i in rest])
            if tokens is None:
                continue
            for i, token in zip(rest, tokens, strict=True):
                letters[i] = Letter(missing[i][0], missing[i][1], None, token)
            ordered = tuple(letters[i] for i in range(len(missing)))
            lay = Lay(view.turn, view.coup, chain, end, ordered)
            yield lay
            if CROSS in table.arsenal and taken and not rest and chain:
                yield from _crossed(lay, table)


def _takes(table: Table, most: int) -> Iterator[list[tuple[Cell, str]]]:
    yield []
    for chain in table.chains.values():
        for end in (0, 1):
            order = chains.letters(chain.path, end)
            for count in range(1, min(most, len(order)) + 1):
                yield [(chain.path[i].cell, chain.path[i].reads) for i in order[:count]]


def _crossed(lay: Lay, table: Table) -> Iterator[Lay]:
    """With a cross on each cell next to a letter laid."""
    near = {
        (r + dr, c + dc)
        for r, c in (letter.cell for letter in lay.letters)
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))
    }
    yield from (replace(lay, cross=cell) for cell in sorted(near - set(table.pieces)))


def _recoveries(view: TableView, table: Table) -> Iterator[Recover]:
    for chain in table.chains.values():
        if chain.seat == table.seat or view.friendly:
            for end in (0, 1):
                for count in range(1, len(chain.path)):
                    yield Recover(view.turn, view.coup, chain.id, end, count)


def _lifts(view: TableView, table: Table) -> Iterator[Lift]:
    for chain in table.own():
        for end in (0, 1):
            if (chain.path[-1] if end else chain.path[0]).token == CROSS:
                yield Lift(view.turn, view.coup, chain.id, end)
