"""Reasons of Wordsearch: each where it holds and not beside it, none that the rules deny."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest

from logomachie.core.letters import plain
from logomachie.games.wordsearch.analysis.facts import all_facts
from logomachie.games.wordsearch.analysis.sentences import SENTENCES
from logomachie.games.wordsearch.analysis.spot import Spot, Turn
from logomachie.games.wordsearch.rules import alphabet, board
from logomachie.games.wordsearch.rules.legal import legal
from logomachie.lexicon.ages import age_of
from tests.games.wordsearch.analysis.moments import by_lot, spot, word
from tests.kit import reasons

SAC = "S.A.C/...../.....  0/0"  # three letters that spell SAC, and little else
CASE = "C.A.S/E..../..... 0/0"
# kind: a position and a word ("": none) that has it; the twin that has not
TWINS: dict[str, tuple[tuple[str, str], tuple[str, str]]] = {
    "points": ((SAC, "SAC"), (SAC, "")),
    "wins": (("S.A.C/...../..... 0/0", "SAC"), ("S.A.C/...../..... 0/60", "SAC")),
    "ends": (("S.A.C/...../..... 0/60", "SAC"), (CASE + " ", "SA")),
    "most": ((CASE, "CASE"), (CASE, "CAS")),
    "leads": (("S.A.C/...../..... 0/3", "SAC"), ("S.A.C/...../..... 0/60", "SAC")),
    "closes": ((CASE, "SAC"), (CASE, "CASE")),
    "longest": ((CASE, "CASE"), (CASE, "SAC")),
    "dear": ((CASE, "SAC"), (CASE, "SE")),
    "one": (("SA.C./...../..... 0/0", "SAC"), ("S.A.C/...../E.... 0/0", "CASE")),
    "easy": ((CASE, "SAC"), (CASE, "CAS")),
    "opens": (("S.A.C/T.E.S/..... 0/0", "SAC"), (SAC, "SAC")),
    "shut": ((SAC, "SAC"), ("S.A.C/T.E.S/..... 0/0", "SAC")),
    "leaves": (("S.A.C/T.E.S/..... 0", "SAC"), ("S.A.C/T.E.S/..... 0/0", "SAC")),
    "empty": (("S.A.C/...../..... 0", "SAC"), (SAC, "SAC")),
    "refused": ((SAC, "-XQZT"), (SAC, "SAC")),
    "nothing": ((SAC, ""), ("X.Q.Z/...../..T.. 0/0", "")),
    "dry": (("X.Q.Z/...../..T.. 0/0", ""), (SAC, "")),
}


def kinds(position: str, wanted: str) -> set[str]:
    """The kinds of everything there is to tell."""
    at = spot(position.strip())
    if not wanted or wanted.startswith("-"):
        turn = Turn(None, 0, at.state.board, wanted[1:])
    else:
        turn = word(at, wanted)
    return {fact.kind for fact in all_facts(at, turn)}


def test_every_kind_has_its_twins() -> None:
    """No reason is told that no position was made for, and there are ten at least."""
    assert set(SENTENCES) == set(TWINS)
    assert len(TWINS) >= 10


@pytest.mark.parametrize("kind", sorted(TWINS))
def test_a_reason_is_given_where_it_holds_and_not_to_its_twin(kind: str) -> None:
    """The same but for the one thing that makes it true."""
    made, twin = TWINS[kind]

    assert kind in kinds(*made)
    assert kind not in kinds(*twin)


@lru_cache(maxsize=64)
def formed(at: str) -> dict[str, int]:
    """Every word the rules admit on a board, the slow way, with its points."""
    some = spot("S.A.C 0/0").lexicon
    keys = some.listed(some.within(board.letters(at)))
    values = alphabet.VALUES["fr-reconstructed-1"]
    return {each.word: alphabet.points(each.word, values) for each in legal(at, keys)}


def known(at: Spot, words: dict[str, int]) -> dict[str, int]:
    return {key: points for key, points in words.items() if age_of(at.lexicon, key) <= at.age}


def spells(at: Spot, left: str) -> bool:
    """Whether the letters of a board spell anything, wherever they lie."""
    return any(len(key) > 1 for key in at.lexicon.listed(at.lexicon.within(board.letters(left))))


def mine(at: Spot, turn: Turn) -> int:
    return at.state.scores[at.seat] + turn.points


def theirs(at: Spot) -> int:
    return max(score for seat, score in enumerate(at.state.scores) if seat != at.seat)


VALUES = alphabet.VALUES["fr-reconstructed-1"]
Check = Callable[[Spot, Turn, dict[str, Any]], bool]
CHECKS: dict[str, Check] = {
    "points": lambda at, turn, x: (
        x["points"] == formed(at.state.board)[x["word"]] == turn.points
        and x["letters"] * x["sum"] == x["points"]
        and x["letters"] == len(x["word"])
    ),
    "wins": lambda at, turn, _: not spells(at, turn.board) and mine(at, turn) > theirs(at),
    "ends": lambda at, turn, _: (
        not spells(at, turn.board) and (len(at.state.scores) == 1 or mine(at, turn) <= theirs(at))
    ),
    "most": lambda at, turn, _: turn.points == max(formed(at.state.board).values()),
    "leads": lambda at, turn, x: (
        mine(at, turn) - theirs(at) == x["ahead"] > 0 >= at.state.scores[at.seat] - theirs(at)
    ),
    "closes": lambda at, turn, x: (
        formed(at.state.board)[x["other"]] == x["points"] and x["other"] not in formed(turn.board)
    ),
    "longest": lambda at, _, x: x["letters"] == max(map(len, formed(at.state.board))),
    "dear": lambda at, _, x: (
        x["letter"] in x["word"]
        and x["value"]
        == VALUES[x["letter"]]
        == max(VALUES[c] for c in board.letters(at.state.board))
    ),
    "one": lambda at, turn, _: (
        turn.legal is not None
        and turn.legal.slides[0] in [*board.slides(at.state.board)]
        and len(turn.legal.slides) == 1
    ),
    "easy": lambda at, _, x: any(reading.age == 1 for reading in at.lexicon.analyses(x["word"])),
    "opens": lambda at, turn, x: (
        known(at, formed(turn.board))[x["word"]]
        == x["points"]
        == max(known(at, formed(turn.board)).values())
        and len(at.state.scores) > 1
    ),
    "shut": lambda at, turn, _: not formed(turn.board) and len(at.state.scores) > 1,
    "leaves": lambda at, turn, x: (
        known(at, formed(turn.board))[x["word"]]
        == x["points"]
        == max(known(at, formed(turn.board)).values())
        and len(at.state.scores) == 1
    ),
    "empty": lambda at, turn, _: not formed(turn.board) and len(at.state.scores) == 1,
    "refused": lambda at, turn, x: plain(x["word"]) not in at.lexicon and x["lost"] == turn.lost,
    "nothing": lambda at, _, x: x["best"] == max(formed(at.state.board).values()),
    "dry": lambda at, _, __: not formed(at.state.board),
}


@reasons.by_lot(15)
def test_no_reason_is_false(seeds: range) -> None:
    """Each claim is checked again by the rules, slowly, on positions by lot."""
    positions = (each for seed in seeds for each in by_lot(seed))

    assert [] == reasons.denied(positions, all_facts, SENTENCES, reasons.by(CHECKS))
