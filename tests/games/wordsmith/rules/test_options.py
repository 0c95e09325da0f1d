"""The options: defaults as ruled, limits, and combinations that cannot be."""

from typing import Any

import pytest
from msgspec import UNSET

from logomachie.core.game import Refused
from logomachie.games.wordsmith import GAME as WORDSMITH
from logomachie.games.wordsmith.rules.types import Setup
from tests.kit.clauses import clause

RULED: dict[str, Any] = {
    "mode": "base", "secret": False, "rounds": 3, "expert": False, "expert_source": "random",
    "gloire": False, "racines": False, "plus_long": False, "longest_tie": "strict",
    "handicap": (), "adjudication": "auto", "assembly": "auto", "objection_window_ms": 5_000,
    "last_call_ms": 60_000, "line_timer_ms": 180_000, "setup_wild": "literal",
    "expert_rare": False, "new_letter": "anagram", "min_word_length": 2, "allow_hyphen": True,
    "supply": "finite", "secret_precheck": True, "alphabet_version": "fr-reconstructed-1",
    "fairness_ms": 250, "absence": 300_000, "review_ms": 60_000, "round_ms": 0,
    "secret_slice_ms": 240_000,
}  # fmt: skip


def test_every_option_has_its_ruled_default() -> None:
    """Those of section 9 of the rules, and the page is offered the default first."""
    setup = Setup(seats=2, lexicon="kit")

    assert RULED == {name: getattr(setup, name) for name in RULED}
    for option in WORDSMITH.options:
        field = "".join(f"_{c.lower()}" if c.isupper() else c for c in option.name)
        assert option.always or getattr(setup, field) in (option.values[0], UNSET)


@pytest.mark.parametrize(
    ("chosen", "clause_id"),
    [
        ({"seats": 1}, "WS-D1"),
        ({"rounds": 1}, "WS-M17"),
        ({"rounds": 4, "mode": "motamot"}, "WS-M17"),
        ({"secret": True, "adjudication": "table"}, "WS-S2"),
        ({"in_turn": True}, "WS-S1"),
        ({"mode": "practice"}, "WS-B5"),
        ({"mode": "practice", "seats": 1, "secret": True}, "WS-B5"),
        ({"mode": "practice", "seats": 1, "expert": True}, "WS-B5"),
        ({"handicap": (0, 7)}, "WS-I9"),
        ({"handicap": (1, 1, 1)}, "WS-I9"),
        ({"min_word_length": 4}, "WS-R08"),
        ({"last_call_ms": 1}, "WS-R14"),
        ({"fairness_ms": 100}, "WS-R34"),
        ({"edition": 2}, "HOUSE-01"),
        ({"position": "R1"}, "HOUSE-07"),
    ],
)
def test_what_cannot_be(chosen: dict[str, Any], clause_id: str) -> None:
    """Refused with the article."""
    with pytest.raises(Refused) as refusal:
        WORDSMITH.check(Setup(**{"seats": 2, "lexicon": "kit", **chosen}))

    assert clause_id == refusal.value.clause


@clause("WS-R23")
@pytest.mark.parametrize("mode", ["base", "motamot"])
@pytest.mark.parametrize("secret", [False, True])
@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("escale", [False, True])
def test_every_combination_of_the_rules(
    mode: Any, secret: bool, expert: bool, escale: bool
) -> None:
    """Secret, expert, Escale, mot à mot and handicap all combine (3.Z)."""
    WORDSMITH.check(
        Setup(
            seats=3,
            lexicon="kit",
            mode=mode,
            secret=secret,
            expert=expert,
            gloire=escale,
            racines=escale,
            plus_long=escale,
            handicap=(0, 3, 6),
        )
    )
