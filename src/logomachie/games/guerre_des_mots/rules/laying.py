"""Laying letters on an end of a chain: the ways a word may arise (PLC, EXT, PAR, DIR, CMP)."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from msgspec.structs import replace

from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules.chain import Path, Run
from logomachie.games.guerre_des_mots.rules.compass import STEP
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.events import How
from logomachie.games.guerre_des_mots.rules.fault import Fault
from logomachie.games.guerre_des_mots.rules.types import CROSS, HYPHEN, Cell, Piece


@dataclass(frozen=True)
class Laying:
    """A chain after letters were laid on it."""

    how: How
    path: Path
    new: frozenset[int]  # indices of the pieces laid
    word: Run  # the word laid; a compound from end to end
    grown: Run | None = None  # the word lengthened to carry it (PAR-03)


def beyond(cell: Cell, step: Cell) -> Cell:
    """The next cell in a direction."""
    return cell[0] + step[0], cell[1] + step[1]


def laid(path: Path, end: int, pieces: Mapping[Cell, Piece], bent: Cell | None = None) -> Laying:
    """What arises when these pieces are laid on this end; raises a Fault if they do not hang on it.

    `bent`: where the end's last letter, no longer on the path, comes to lie (DIR-01).
    """
    line = path if end == 1 else path[::-1]
    step = chains.way(line[-2].cell, line[-1].cell)
    ahead = _direction(line, step, pieces, bent)
    first = _walk(line[-1].cell, ahead, pieces)
    rest = {cell: piece for cell, piece in pieces.items() if piece not in first}
    head: list[Piece] = []
    second: list[Piece] = []
    if rest and ahead == step and not bent and line[-1].token != CROSS:
        second = _corner(first[-1].cell, step, rest)
        if not second and _is_one_word(path):
            head = _walk(line[0].cell, (-step[0], -step[1]), rest)
    if len(rest) != len(head) + len(second):
        raise Fault("NOT_IN_LINE", "GDM-PLC-01", cells=tuple(sorted(rest)))
    whole = (*head[::-1], *line, *first, *second)
    how = _how(line, step, ahead, first, second, head, bent)
    return _found(how, whole if end == 1 else whole[::-1], pieces)


def _direction(line: Path, step: Cell, pieces: Mapping[Cell, Piece], bent: Cell | None) -> Cell:
    """The way the letters go from the end; a cross is followed in its axis only (BLW-06)."""
    tail = line[-1]
    ways = [way for way in STEP.values() if beyond(tail.cell, way) in pieces]
    if not ways:
        raise Fault("NOT_CHAINED", "GDM-CHN-02", cells=(tail.cell, *sorted(pieces)))
    if tail.token == CROSS and ways[0] != step:
        raise Fault("AXIS_ONLY", "GDM-BLW-06", cells=(tail.cell,))
    across = ways[0][0] * step[0] + ways[0][1] * step[1] == 0
    if bent and (beyond(tail.cell, ways[0]) != bent or not across):
        raise Fault("NOT_A_BEND", "GDM-DIR-01", cells=(bent,))
    if across and pieces[beyond(tail.cell, ways[0])].token == CROSS:
        raise Fault("AXIS_ONLY", "GDM-CHN-08", cells=(tail.cell,))
    return ways[0]


def _walk(start: Cell, step: Cell, pieces: Mapping[Cell, Piece]) -> list[Piece]:
    found = []
    cell = beyond(start, step)
    while cell in pieces:
        found.append(pieces[cell])
        cell = beyond(cell, step)
    return found


def _corner(start: Cell, step: Cell, pieces: Mapping[Cell, Piece]) -> list[Piece]:
    """Letters at a right angle on a letter just added (PAR-03), one way or the other."""
    for across in ((step[1], step[0]), (-step[1], -step[0])):
        if found := _walk(start, across, pieces):
            return found
    return []


def _is_one_word(path: Path) -> bool:
    words = chains.runs(path)
    return len(words) == 1 and len(words[0]) == len(path)


def _how(
    line: Path,
    step: Cell,
    ahead: Cell,
    first: list[Piece],
    second: list[Piece],
    head: list[Piece],
    bent: Cell | None,
) -> How:
    joins = [piece for piece in (*first, *second, *head) if piece.token == CROSS]
    if joins:
        if second or head or bent or first[-1].token == CROSS:
            raise Fault("BAD_COMPOUND", "GDM-CMP-01", cells=tuple(p.cell for p in joins))
        if any(one.token == other.token == CROSS for one, other in pairwise((line[-1], *first))):
            raise Fault("BAD_COMPOUND", "GDM-CMP-01", cells=tuple(p.cell for p in joins))
        return "COMPOUND"
    if bent:
        return "BEND"
    if second:
        return "DOUBLE"
    if head:
        return "BOTH"
    if line[-1].token == CROSS:
        return "FOLLOW"
    return "LENGTHEN" if ahead == step else "HOOK"


def _found(how: How, path: Path, pieces: Mapping[Cell, Piece]) -> Laying:
    """The words that arose on the path."""
    new = frozenset(i for i, piece in enumerate(path) if piece.cell in pieces)
    path = _joined(path, new)
    words = chains.runs(path)
    touched = [i for i, run in enumerate(words) if any(run.holds(n) for n in new)]
    if how == "DOUBLE":
        at_end_0 = 0 in new
        word, grown = (touched[0], touched[-1]) if at_end_0 else (touched[-1], touched[0])
        return Laying(how, path, new, words[word], chains.compound(path, words, grown))
    return Laying(how, path, new, chains.compound(path, words, touched[0]))


def _joined(path: Path, new: frozenset[int]) -> Path:
    """A hyphen guards the first member in reading order (CMP-01)."""
    if not any(path[i].reads == HYPHEN for i in new):
        return path
    return tuple(
        replace(piece, guards=-1 if path[i - 1].cell < path[i + 1].cell else 1)
        if i in new and piece.reads == HYPHEN
        else piece
        for i, piece in enumerate(path)
    )


def check_word(before: Path, laying: Laying, dictionary: Dictionary) -> str:
    """The word laid, as it reads; raises unless it is one, and the only new one (PLC-01)."""
    word = chains.text(laying.path, laying.word)
    if laying.grown is not None:
        old, new = _lengthened(before, laying)
        if not dictionary.knows(new):
            raise Fault(
                "NOT_A_WORD", "GDM-LEX-01", word=new, cells=chains.cells(laying.path, laying.grown)
            )
        if not dictionary.inflects(old, new):
            raise Fault(
                "TWO_WORDS", "GDM-PAR-03", word=new, cells=chains.cells(laying.path, laying.grown)
            )
    if not dictionary.knows(word):
        raise Fault(
            "NOT_A_WORD", "GDM-LEX-01", word=word, cells=chains.cells(laying.path, laying.word)
        )
    return word


def _lengthened(before: Path, laying: Laying) -> tuple[str, str]:
    assert laying.grown is not None
    words = chains.runs(before)
    old = chains.compound(before, words, 0 if laying.grown.low in laying.new else len(words) - 1)
    return chains.text(before, old), chains.text(laying.path, laying.grown)


def check_pair(path: Path, end: int, bent: Piece, dictionary: Dictionary) -> None:
    """The turned letter and its pivot make a word by themselves (Q-44)."""
    pivot = path[-1] if end == 1 else path[0]
    one, other = sorted((pivot, bent), key=lambda piece: piece.cell)
    if not dictionary.knows(one.reads + other.reads):
        raise Fault(
            "BEND_NOT_A_WORD",
            "GDM-DIR-01",
            word=one.reads + other.reads,
            cells=(one.cell, other.cell),
        )
