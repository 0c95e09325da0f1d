"""Wordsearch: the solver on positions of whole games, beside the plain one of section 9.

    python bench/wordsearch.py [--positions 200] [--slow 6] [--patience 60]

One core. The positions come from self-play, every turn of as many games as it takes; the plain
solver gets late ones, around twenty letters, until it has finished as many as asked for. Both must
find the same words with as many slides. Between both, the compiled core beside its reference in
NumPy on all these boards.
"""

import argparse
import platform
import time
from datetime import UTC, datetime

import numpy as np

from logomachie.core.rng import Rng
from logomachie.games.wordsearch.rules import board as boards
from logomachie.games.wordsearch.rules.legal import legal
from logomachie.games.wordsearch.rules.rules import dealt
from logomachie.games.wordsearch.solver.compiled import legal as fastest
from logomachie.games.wordsearch.solver.compiled import reference
from logomachie.games.wordsearch.solver.search import VALUE, Found, Search
from logomachie.games.wordsearch.solver.search import solved as solve
from logomachie.games.wordsearch.solver.words import oracle as wordsearch
from logomachie.lexicon.load import french
from logomachie.native.library import library

LEAST = 2
START = 20  # letters the plain solver is tried with first, then ever fewer and more
CHOICE = 20  # self-play takes one of so many of the best words


def solved(board: str, search: Search = fastest) -> Found:
    """Every legal word of a board."""
    return solve(board, wordsearch(french()).ahead, LEAST, VALUE, search)


def positions(count: int) -> list[str]:
    """Boards of whole games: every turn of one game after the other."""
    found: list[str] = []
    for game in range(count):
        board, rng = dealt("fr-96-1", Rng(f"bench {game}"))
        while len(found) < count:
            found.append(board)
            words = solved(board)
            if not len(words):
                break
            pick, rng = rng.below(min(CHOICE, len(words)))
            board = words.after(int(words.ranked()[pick]))
        if len(found) == count:
            break
    return found


def timed(board: str) -> tuple[float, int]:
    """Seconds of one core for all words with their slides, and how many there are."""
    begun = time.process_time()
    words = solved(board)
    told = words.told(np.arange(len(words)))
    return time.process_time() - begun, len(told)


def columns_only(board: str, search: Search = fastest) -> float:
    """Seconds of one core for all words as columns: slides are told when asked for."""
    begun = time.process_time()
    solved(board, search)
    return time.process_time() - begun


def show_core(boards_: list[str]) -> None:
    """The compiled core beside the reference, board by board: the same rows, how much sooner."""
    rows = []
    for board in boards_:
        mine, other = solved(board), solved(board, reference)
        same = (mine.readings.prefix == other.readings.prefix, mine.source == other.source)
        assert all(part.all() for part in same), "the core differs from the reference"
        ways = (fastest, reference)
        rows.append([min(columns_only(board, way) for _ in range(2)) for way in ways])
    core, slow = np.array(rows).T * 1e3
    for name, took in (("core", core), ("reference", slow)):
        print(
            f"{name}: median {np.median(took):.1f} ms, mean {took.mean():.1f}, "
            f"worst {took.max():.1f}"
        )
    print(
        f"{len(rows)} boards, the same rows: {np.median(slow) / np.median(core):.1f} times by "
        f"medians, {slow.sum() / core.sum():.1f} by sums"
    )


def show_fast(boards_: list[str]) -> None:
    """How long the solver takes, by stage of the game."""
    times = np.array([min(columns_only(board) for _ in range(2)) for board in boards_]) * 1e3
    whole = [timed(board) for board in boards_]
    told = np.array([seconds for seconds, _ in whole]) * 1e3
    words = np.array([count for _, count in whole])
    letters = np.array([len(boards.letters(board)) for board in boards_])
    print(f"{'letters':>9} {'boards':>7} {'words':>8} {'median':>8} {'max':>8} {'and told':>9} ms")
    for low in range(0, 100, 20):
        stage = (letters >= low) & (letters < low + 20)
        if stage.any():
            print(
                f"{low:>4}–{low + 19:<4} {stage.sum():>7} {np.median(words[stage]):>8.0f} "
                f"{np.median(times[stage]):>8.1f} {times[stage].max():>8.1f} "
                f"{told[stage].max():>9.1f}"
            )
    print(
        f"all {len(boards_)}: median {np.median(times):.1f} ms, mean {times.mean():.1f}, "
        f"95 % {np.percentile(times, 95):.1f}, worst {times.max():.1f}; "
        f"all slides told too: median {np.median(told):.1f}, worst {told.max():.1f}"
    )


def show_slow(boards_: list[str], wanted: int, patience: float) -> None:
    """Both solvers on the positions the plain one can finish, in this very run."""
    lexicon = french()
    words = lexicon.listed(np.arange(len(lexicon)))
    fast = slow = 0.0
    done = 0
    for board in sorted(boards_, key=lambda b: abs(len(boards.letters(b)) - START)):
        if done == wanted:
            break
        begun = time.process_time()
        plain = {(w.word, w.start, w.direction): len(w.slides) for w in legal(board, words, LEAST)}
        took = time.process_time() - begun
        mine = min(timed(board)[0] for _ in range(3))
        same = plain == {(w.word, w.start, w.direction): len(w.slides) for w in solved(board)}
        print(
            f"{len(boards.letters(board)):>3} letters, {len(plain):>6} words: plain {took:8.2f} s, "
            f"solver {mine * 1e3:7.2f} ms, {took / mine:8.0f} times; the same: {same}"
        )
        assert same, "the solver differs from the reference"
        fast, slow, done = fast + mine, slow + took, done + 1
        if slow > patience and done >= 5:
            break
    print(
        f"{done} positions: plain {slow:.1f} s, solver {fast * 1e3:.1f} ms: {slow / fast:.0f} times"
    )


def main() -> None:
    """Print everything."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--positions", type=int, default=200)
    arguments.add_argument("--slow", type=int, default=6)
    arguments.add_argument("--patience", type=float, default=60)
    asked = arguments.parse_args()
    print(f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, {platform.platform()}, NumPy {np.__version__}")
    found = positions(asked.positions)
    show_fast(found)
    if library() is not None:
        show_core(found)
    if asked.slow:
        show_slow(found, asked.slow, asked.patience)


if __name__ == "__main__":
    main()
