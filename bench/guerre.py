"""La Guerre des Mots: the enumerator on positions of whole games, beside a plain generate-and-test.

    python bench/guerre.py [--positions 60] [--plain 5] [--coups 100] [--patience 20]

One core, the whole lexicon, at most two chains lending to one word (Q-80). Positions come from
games of the Lettré and Lecteur bots, every coup of as many games as it takes. The plain solver asks
the rules about every word at every place with every piece that could be lifted, in the order of
the dictionary from a row drawn by lot; it is stopped after so many coups or seconds of a position.
Every coup it finds must be among the enumerator's.
Between both, the compiled core beside its reference in NumPy on all these positions.
"""

import argparse
import gc
import platform
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import islice, pairwise
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from logomachie.bots.arena import told
from logomachie.bots.roster import build
from logomachie.core.rng import Rng
from logomachie.games import GAMES
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.table import Table, options, table_seen
from logomachie.games.guerre_des_mots.rules.types import Setup
from logomachie.games.guerre_des_mots.solver.compiled import matched
from logomachie.games.guerre_des_mots.solver.coups import Field, Join
from logomachie.games.guerre_des_mots.solver.forms import Forms
from logomachie.games.guerre_des_mots.solver.lexis import lexis
from logomachie.games.guerre_des_mots.solver.match import Match
from logomachie.games.guerre_des_mots.solver.options import judged
from logomachie.games.guerre_des_mots.solver.plain import key, plain_coups
from logomachie.games.guerre_des_mots.solver.ready import prepare
from logomachie.games.guerre_des_mots.solver.words import oracle as guerre
from logomachie.lexicon.load import french
from logomachie.native.library import library

SLUG = "guerre-des-mots"
FIRST = 1_000  # coups told of every position
SOON = 0.01  # seconds that these should take with the core
LEVELS = (2, 1)
MOST = 107_300  # coups of a position, in the simulation of the rules file (A.8)
Rows: TypeAlias = NDArray[np.float64]


def positions(seats: int, count: int, rule: str) -> Iterator[Table]:
    """What the active seat sees before every coup of games between bots."""
    setup = Setup(seats=seats, lexicon=french().digest, rule=rule)  # type: ignore[arg-type]
    game = GAMES[SLUG].open(setup, GAMES[SLUG].words(french()))
    opts = options(setup)
    made = 0
    for number in range(count):
        bots = [build(SLUG, LEVELS[seat % 2], setup) for seat in range(seats)]
        for state, _ in told(game, bots, Rng(f"bench {seats} {number}")):
            if made == count:
                return
            waiting = game.waiting(state)
            if waiting and game.outcome(state) is None:
                view = game.view(state, waiting[0])
                if view.phase == "TURN":
                    made += 1
                    yield table_seen(view, opts, waiting[0])


def dictionary_of(table: Table) -> Dictionary:
    """The whole lexicon, as the table asks it."""
    return Dictionary(guerre(french()), accents=table.options.accents)


def field_of(table: Table, join: Join = matched) -> Field:
    """The position, ready to be searched."""
    words = lexis(french(), accents=table.options.accents)
    return Field(table, words, dictionary_of(table), join=join)


def timed(table: Table) -> tuple[float, float, int]:
    """Seconds of one core for the first coups, told in order, and for all as columns; how many."""
    begun = time.process_time()
    list(islice(field_of(table).told(ranked=True), FIRST))
    first = time.process_time() - begun
    begun = time.process_time()
    count = sum(len(coups) for coups in field_of(table).batches())
    return first, time.process_time() - begun, count


def whole(table: Table, join: Join) -> tuple[float, list[list[object]]]:
    """Seconds of one core for all coups as columns, and the rows themselves."""
    begun = time.process_time()
    batches = list(field_of(table, join).batches())
    took = time.process_time() - begun
    return took, [[b.found.row.tolist(), b.found.takes.tolist()] for b in batches]


def show_core(tables: list[Table]) -> None:
    """The compiled core beside the reference, position by position: the same rows, sooner."""
    rows = []
    for table in tables:
        core = min((whole(table, matched) for _ in range(2)), key=lambda timed: timed[0])
        reference = whole(table, Match)
        assert core[1] == reference[1], "the core differs from the reference"
        rows.append((core[0], reference[0]))
    core_ms, reference_ms = np.array(rows).T * 1e3
    for name, took in (("core", core_ms), ("reference", reference_ms)):
        print(
            f"{name}: median {np.median(took):.1f} ms, 90 % {np.percentile(took, 90):.1f}, worst "
            f"{took.max():.1f}; whole within 25 ms {(took <= 25).mean():.0%}"
        )
    print(
        f"{len(rows)} positions, the same rows: {np.median(reference_ms) / np.median(core_ms):.1f} "
        f"times by medians, {reference_ms.sum() / core_ms.sum():.1f} by sums, "
        f"{np.median(reference_ms / core_ms):.1f} in the median position"
    )


def warm(forms: Forms) -> None:
    """Make what a process makes once: counts, indices, the forms as text (some tenths of a second
    in all)."""
    assert len(forms.orders[0][0]) == len(forms.orders[1][0]) == len(forms.sizes)
    assert len(forms.planes[0]) == len(forms.base[0]) == len(forms.present)
    assert len(forms.shared[0][1]) == len(forms.sets[1])
    for first, last in pairwise(forms.start):
        if last > first:
            forms.word(first)
    if library() is not None:
        assert forms.shelves.root.count == len(forms)


def as_a_worker() -> None:
    """Make ready what a worker of the crew has made before it is asked anything."""
    prepare(french())
    gc.collect()
    gc.freeze()


def show_fast(seats: int, rule: str, tables: list[Table]) -> Rows:
    """How long the enumerator takes: seconds for the first coups, for all; how many."""
    rows = np.array([timed(table) for table in tables])
    first, whole, coups = rows[:, 0] * 1e3, rows[:, 1] * 1e3, rows[:, 2]
    print(
        f"| {seats} | {rule} | {len(tables)} | {np.median(coups):,.0f} / "
        f"{np.percentile(coups, 90):,.0f} / {coups.max():,.0f} | {np.median(first):.0f} / "
        f"{np.percentile(first, 90):.0f} / {first.max():.0f} | {(first <= 200).mean():.0%} | "
        f"{np.median(whole):.0f} / "
        f"{np.percentile(whole, 90):.0f} / {whole.max():.0f} | {(whole <= 500).mean():.0%} |",
        flush=True,
    )
    return rows


def show_all(rows: Rows) -> None:
    """All positions together, and those with no more coups than the rules file expects."""
    for name, some in (("all", rows), (f"up to {MOST:,} coups", rows[rows[:, 2] <= MOST])):
        first, whole = (some[:, 0] <= 0.2).mean(), (some[:, 1] <= 0.5).mean()
        soon = (some[:, 0] <= SOON).mean()
        print(
            f"{name}: {len(some)} positions, first {first:.0%}, whole {whole:.0%}; the first "
            f"within {SOON * 1e3:.0f} ms in {soon:.0%}, median {np.median(some[:, 0]) * 1e3:.1f} ms"
        )


def show_plain(tables: list[Table], most: int, patience: float) -> None:
    """Both solvers on the same positions: the time until the same first coups are found."""
    slow = fast = 0.0
    lexicon = french()
    for number, table in enumerate(tables):
        dictionary = dictionary_of(table)
        start, _ = Rng(f"plain {number}").below(len(lexicon))
        words = lexicon.listed(np.roll(np.arange(len(lexicon)), -start)[:20_000])
        found, begun = [], time.process_time()
        for lay in plain_coups(table, words, dictionary, 2):
            found.append(lay)
            if len(found) >= most or time.process_time() - begun > patience:
                break
        took = time.process_time() - begun
        begun = time.process_time()
        field = field_of(table)
        batches = list(field.batches())
        whole = time.process_time() - begun
        count = sum(len(coups) for coups in batches)
        known = {key(lay) for lay in field.told()}
        missing = [lay for lay in found if key(lay) not in known and not _both(lay, table)]
        assert not missing, missing[0]
        each = whole / count if count else whole
        mine = each * len(found)
        print(
            f"| {len(table.chains)} | {len(found)} | {took:.1f} s "
            f"| {count:,} in {whole * 1e3:.0f} ms "
            f"| {took / max(mine, 1e-9):,.0f} | {took / whole:.0f} |",
            flush=True,
        )
        slow, fast = slow + took, fast + mine
    print(f"together: plain {slow:.1f} s, enumerator {fast * 1e3:.1f} ms for as many: ", end="")
    print(f"{slow / fast:,.0f} times")


def _both(lay: object, table: Table) -> bool:
    verdict = judged(lay, table, dictionary_of(table))  # type: ignore[arg-type]
    return verdict is not None and verdict.laying.how == "BOTH"  # either end may be named


def main() -> None:
    """Print everything."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--positions", type=int, default=60)
    arguments.add_argument("--plain", type=int, default=5)
    arguments.add_argument("--coups", type=int, default=100)
    arguments.add_argument("--patience", type=float, default=20)
    arguments.add_argument("--seats", default="2,4,8")
    asked = arguments.parse_args()
    print(f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, {platform.platform()}, NumPy {np.__version__}")
    for accents in (False, True):
        warm(lexis(french(), accents=accents).forms)
    as_a_worker()
    columns = (
        "seats",
        "rule",
        "positions",
        "coups: median / 90 % / most",
        "first 1,000, told: ms",
        "within 0.2 s",
        "whole: ms",
        "within 0.5 s",
    )
    print(f"| {' | '.join(columns)} |\n|{' --- |' * len(columns)}")
    kept: list[Table] = []
    every: list[Table] = []
    timings: list[Rows] = []
    for seats in map(int, asked.seats.split(",")):
        for rule in ("simplified", "general"):
            tables = list(positions(seats, asked.positions, rule))
            every += tables
            timings.append(show_fast(seats, rule, tables))
            if rule == "simplified":
                kept += tables[3 :: max(1, len(tables) // 3)][:3]
    show_all(np.concatenate(timings))
    if library() is not None:
        show_core(every)
    if not asked.plain:
        return
    print(
        "\n| chains | coups | plain | enumerator | times, coup for coup | times, all against some |"
    )
    print("| --- | --- | --- | --- | --- | --- |")
    show_plain(kept[: asked.plain], asked.coups, asked.patience)


if __name__ == "__main__":
    main()
