"""Reasons of Cadenas: each where it holds and not beside it, none that the rules deny."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from logomachie.games.cadenas.analysis.facts import all_facts
from logomachie.games.cadenas.analysis.sentences import SENTENCES
from logomachie.games.cadenas.analysis.spot import Spot, Turn
from logomachie.games.cadenas.rules.cards import is_insertion, lacking
from logomachie.games.cadenas.rules.types import State, Word
from logomachie.games.cadenas.solver.search import paid
from logomachie.games.cadenas.solver.words import lists
from logomachie.lexicon.lexicon import Lexicon
from tests.games.cadenas.analysis.moments import by_lot, played, spot, turn
from tests.kit import reasons

REST = "squares:ER/AN/TI/LO/SU/CM hands:MOTLACE/PORTES stock:EAIUOEEAI"
END = REST + " finals:-"
TABLE = f"A:TRI B:MOT {REST}"
LOCKED = f"A:TRI A:MEUSE! B:MOT lock:A/-/2 {REST}"
NAMES = "A:TRI B:MOT squares:ER/AN/TI/LO/SU/CM hands:MEUSLAC/PORTES stock:EAIUOEEAI"
THEIRS = "A:TRI B:MEUSE! lock:B/-/2 squares:ER/AN/TI/LO/SU/CM hands:MOTLACS/PORTES stock:EAIUOEE"
# kind: a position and a turn that has it; the twin that has not
TWINS: dict[str, tuple[tuple[str, str], tuple[str, str]]] = {
    "wins": ((f"A:TRI B:MOT {END}", "1 LAC -E"), (TABLE, "1 LAC -E")),
    "captures": ((TABLE, "1 2=MOTEL -A"), (TABLE, "1 LAC -E")),
    "grows": ((TABLE, "1 1=TRIO -E"), (TABLE, "1 LAC -E")),
    "lays": ((TABLE, "1 LAC -E"), (TABLE, "1 1=TRIO -E")),
    "padlock": ((NAMES, "1 MEUSE! -A"), (NAMES, "1 LAC -E")),
    "seizes": ((THEIRS, "1 2=ARMEUSE -T"), (TABLE, "1 2=MOTEL -A")),
    "locks": ((LOCKED, "1 LAC lock:LAC -E"), (LOCKED, "1 LAC -E")),
    "leads": ((TABLE, "1 LAC -E"), (f"A:TRI B:MOTOCYCLETTE {REST}", "1 LAC -E")),
    "closed": ((TABLE, "1 1=TERRICOLE -A"), (TABLE, "1 LAC -E")),
    "narrow": ((TABLE, "1 ACTER -O"), (TABLE, "1 LAC -E")),
    "open": ((TABLE, "1 LAC -E"), (LOCKED, "1 LAC lock:LAC -E")),
    "several": ((TABLE, "1 LAC MOT -E"), (TABLE, "1 LAC -E")),
    "spends": ((TABLE, "1 CAMELOT -R"), (TABLE, "1 LAC -E")),
    "fell": ((TABLE, "1 fell:LAK -EC"), (TABLE, "1 -EC")),
    "denied": ((TABLE, "1 LAC denied:LAK -E"), (TABLE, "1 LAC -E")),
    "last": ((f"A:TRI B:MOTOCYCLETTE {END}", "1 LAC -E"), (TABLE, "1 LAC -E")),
    "idle": ((TABLE, "1 -EC"), (TABLE, "1 LAC -E")),
}


def kinds(position: str, wanted: str) -> set[str]:
    """The kinds of everything there is to tell."""
    at = spot(position)
    return {fact.kind for fact in all_facts(at, turn(at, wanted))}


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


def word(state: State, text: str, owner: int) -> Word:
    """A word of the table, which must be there."""
    return next(each for each in state.words if (each.text, each.owner) == (text, owner))


def laid(at: Spot, after: State) -> list[Word]:
    """The words that were not there before: the same may lie there twice."""
    return [each for each in after.words if each.id > at.state.numbered]


def texts(state: State) -> list[str]:
    return [each.text for each in state.words]


def lockers(state: State, owner: int) -> int:
    return sum(lock.owner == owner for lock in state.padlocks)


def scores(state: State) -> list[int]:
    """Letters on the table, by seat (CAD-K8)."""
    return [sum(len(w.text) for w in state.words if w.owner == s) for s in range(len(state.hands))]


def takers(at: Spot, after: State, text: str) -> tuple[str, ...]:
    """The words that may take this one; a common word becomes a name by a padlock (CAD-A2)."""
    held = word(after, text, at.seat)
    return longer(at.lexicon, text, named=held.kind == "proper" or after.supply > 0)


@cache
def longer(lexicon: Lexicon, text: str, *, named: bool = True) -> tuple[str, ...]:
    """Every word of the lists that lengthens this one and may take it, the slow way."""
    common = lexicon.listed(lexicon.containing("".join(sorted(text))))
    return tuple(
        key
        for key in (*common, *(names(lexicon) if named else ()))
        if len(key) > len(text) and is_insertion(text, key) and key != text + "S"
    )


@cache
def names(lexicon: Lexicon) -> tuple[str, ...]:
    """Every proper noun."""
    proper = lists(lexicon).proper
    return tuple(proper.texts(range(len(proper.keys))))  # type: ignore[arg-type]


def ahead(at: Spot, after: State) -> int:
    mine = scores(after)
    return mine[at.seat] - max(score for seat, score in enumerate(mine) if seat != at.seat)


Check = Callable[[Spot, Turn, State, dict[str, Any]], bool]
CHECKS: dict[str, Check] = {
    "wins": lambda at, _, after, x: (
        after.why is not None and ahead(at, after) > 0 and x["points"] == scores(after)[at.seat]
    ),
    "captures": lambda at, _, after, x: (
        bool(word(after, x["word"], at.seat))
        and any(w.text == x["old"] and w.owner != at.seat for w in at.state.words)
        and x["letters"] == paid(x["old"], x["word"])
        and x["taken"] == len(x["old"])
    ),
    "grows": lambda at, _, after, x: (
        bool(word(after, x["word"], at.seat))
        and bool(word(at.state, x["old"], at.seat))
        and x["won"] == len(x["word"]) - len(x["old"])
    ),
    "lays": lambda at, _, after, x: (
        any(new.text == x["word"] and new.owner == at.seat for new in laid(at, after))
        and x["won"] == len(x["word"])
    ),
    "padlock": lambda at, _, after, x: (
        word(after, x["word"], at.seat).kind == "proper"
        and lockers(after, at.seat) > lockers(at.state, at.seat)
    ),
    "seizes": lambda at, _, after, __: lockers(after, at.seat) > lockers(at.state, at.seat),
    "locks": lambda at, _, after, x: after.lock_on(word(after, x["word"], at.seat).id) is not None,
    "leads": lambda at, _, after, x: (
        x["ahead"] == ahead(at, after) > 0 and ahead(at, at.state) <= 0
    ),
    "closed": lambda at, _, __, x: not longer(at.lexicon, x["word"]),
    "narrow": lambda at, _, after, x: (
        {
            paid(x["word"], key)
            for key in takers(at, after, x["word"])
            if len(key) == len(x["word"]) + 1
        }
        == set(x["letters"])
    ),
    "open": lambda at, chosen, after, x: (
        x["by"] in takers(at, after, x["word"])
        and not lacking(at.view.squares[x["square"] - 1], paid(x["word"], x["by"]))
        and x["square"] - 1 != chosen.square
    ),
    "several": lambda at, chosen, after, x: (
        x["count"] == len(chosen.plays)
        and x["won"] == scores(after)[at.seat] - scores(at.state)[at.seat]
    ),
    "spends": lambda at, _, after, x: (
        x["hand"] == len(at.state.hands[at.seat]) <= x["cards"]
        and x["cards"] == sum(map(len, texts(after))) - sum(map(len, texts(at.state)))
    ),
    "fell": lambda _, chosen, after, x: x["word"] in chosen.fell and x["word"] not in texts(after),
    "denied": lambda _, chosen, __, x: x["word"] in chosen.denied,
    "last": lambda _, __, after, ___: after.why is not None,
    "idle": lambda at, chosen, after, x: after.words == at.state.words and x["back"] == chosen.back,
}


def ruled(at: Spot, chosen: Turn) -> reasons.Holds:
    """Every turn is played by the rules."""
    after = played(at, chosen)
    return lambda kind, about: CHECKS[kind](at, chosen, after, about)


@reasons.by_lot(5)
def test_no_reason_is_false(seeds: range) -> None:
    """Each claim is checked again by the rules, slowly, on positions by lot."""
    positions = (each for seed in seeds for each in by_lot(seed))

    assert [] == reasons.denied(positions, all_facts, SENTENCES, ruled)
