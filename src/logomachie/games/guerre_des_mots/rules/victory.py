"""The words that win: on a line of the central cross, on the far side's goal (WIN)."""

from typing import NamedTuple

from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.grid import Line
from logomachie.games.guerre_des_mots.rules.laying import Laying
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import Cell, Why


class Win(NamedTuple):
    """How a coup wins."""

    why: Why
    word: str
    cells: tuple[Cell, ...]


def won(table: Table, laying: Laying, dictionary: Dictionary) -> Win | None:
    """Whether a word laid or lengthened lies on four cells that win, one of them newly covered
    (Q-75)."""
    options, path = table.options, laying.path
    fresh = {path[i].cell for i in laying.new}
    words = [run for run in chains.runs(path) if any(run.holds(i) for i in laying.new)]
    goal = options.grid.goal(table.places[table.seat])
    for run in words:
        cells, text = chains.cells(path, run), chains.text(path, run)
        for line in options.grid.cross:
            word = _on(line, cells, text) if fresh & set(line) else ""
            may = word == text or (word and options.long_words)  # WIN-05
            if may and dictionary.knows(word):  # a member of a compound need not be a word
                return Win("CROSS", word, line)
        if options.side_goals and fresh & set(goal) and cells == goal:  # WIN-03, Q-51
            return Win("SIDE", text, goal)
    return None


def _on(line: Line, cells: tuple[Cell, ...], text: str) -> str:
    """The four letters of a word that lie on a line; nothing if it does not cover it."""
    if not set(line) <= set(cells):
        return ""
    start = cells.index(line[0])
    return text[start : start + 4]
