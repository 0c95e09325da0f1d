"""Reasons told of positions by lot, each held to the rules again: what every game's tests share."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from logomachie.games.judgement import told

# Any: each game has its own positions, turns and facts
Holds = Callable[[str, dict[str, Any]], bool]  # the kind of a fact, and what it is about
Judge = Callable[[Any, Any], Holds | None]  # of a position and a turn; None where nobody can say


def by_lot(few: int, many: int = 1_000) -> pytest.MarkDecorator:
    """A test on the positions of a few seeds, and in the long suite on those of many."""
    return pytest.mark.parametrize(
        "seeds",
        [
            pytest.param(range(few), id="few", marks=pytest.mark.slow),
            pytest.param(range(many), id="many", marks=pytest.mark.long),
        ],
    )


def by(checks: Mapping[str, Callable[[Any, Any, dict[str, Any]], bool]]) -> Judge:
    """Each fact by the check of its kind."""
    return lambda at, chosen: lambda kind, about: checks[kind](at, chosen, about)


def denied(
    positions: Iterable[tuple[Any, Any]],
    facts: Callable[[Any, Any], Any],
    sentences: Any,
    judge: Judge,
) -> list[str]:
    """Every fact of these turns that the rules deny, as it would be told."""
    found = []
    for at, chosen in positions:
        if (holds := judge(at, chosen)) is None:
            continue
        every = facts(at, chosen)
        found += [
            reason.fr
            for fact, reason in zip(every, told(every, sentences), strict=True)
            if not holds(fact.kind, dict(fact.about))
        ]
    return found
