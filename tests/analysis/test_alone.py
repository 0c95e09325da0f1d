"""A game alone: nothing is said of somebody to win against."""

import pytest

from logomachie.analysis.judge import analysed
from logomachie.analysis.opening import opened
from logomachie.cli.analyse import shown
from tests.kit.played import record

AGAINST = ("adversaire", "gagne la partie", "Le suivant", "dernier tour", "prend la tête", "égale")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("slug", "position"),
    [
        ("word-whiz", ""),
        ("wordsearch", "BL..SEDA/..U.ETIR/M.O.TLUN/.A..CEPO/P.N.RAIS/........ 0"),
        ("wordsmith", ""),
        ("cadenas", ""),
    ],
)
def test_nobody_is_beaten_and_nothing_turns(slug: str, position: str) -> None:
    """No curve, no turning point, no win missed, and no sentence about anybody else."""
    options = {"mode": "motamot"} if slug == "wordsmith" else {}
    found = analysed(record(slug, (2,), "alone", position=position, **options), opened)
    choices = [each.choice for each in found.decisions]
    choices += [one for each in found.decisions for one in (*each.likely, *each.best)]
    told = [reason.fr for choice in choices for reason in choice.reasons]
    told += [line for line in shown(found) if not line.startswith("ligne")]

    assert found.decisions
    assert ((), None, ()) == (found.curve, found.turning, found.missed_wins)
    assert not any(choice.wins for choice in choices)
    assert [] == [text for text in told if any(word in text for word in AGAINST)]
