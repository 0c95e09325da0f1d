"""The coached first game: every occasion is said at its position, and not at any other moment."""

from functools import cache
from typing import Any

import pytest

from logomachie.core.question import Coached, NotNow
from logomachie.games import GAMES
from logomachie.games.coaching import Occasion, occasions
from logomachie.games.lesson import MOST_WORDS
from logomachie.games.prepared import Prepared, placed
from logomachie.games.rulebook import clauses
from logomachie.lexicon.load import french
from tests.docs.sources import ROOT
from tests.kit.clauses import citations

ALL = [
    pytest.param(slug, one, id=f"{slug}-{one.name}")
    for slug, spec in GAMES.items()
    for one in occasions(spec.room)
]


def answered(slug: str, one: Occasion, *, hints: bool = True) -> Any:
    """What the narrator could say at the position of an occasion."""
    bots = tuple(seat for seat in range(one.seats) if seat != one.seat)
    table = Prepared(
        GAMES[slug],
        one.position,
        GAMES[slug].words(french()),
        seats=one.seats,
        options={"time": "calm", "bots": bots, "hints": hints, **one.options},
        lexicon=french().digest,
        seed="coach",
    )
    for line in one.others:
        table.play(*placed(line))
    return GAMES[slug].questions["coach"](table.view(one.seat), table.game.config, "")


@cache
def known(slug: str) -> set[str]:
    """The articles of a game."""
    return {clause.id for clause in clauses(slug)}


def test_every_game_has_several() -> None:
    """Six at least, no two of a name: what may be new in a first game."""
    named = {slug: [one.name for one in occasions(spec.room)] for slug, spec in GAMES.items()}

    assert {} == {slug: names for slug, names in named.items() if len(set(names)) < 6}
    assert {} == {slug: names for slug, names in named.items() if len(set(names)) < len(names)}


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "one"), ALL)
def test_an_occasion_is_said_at_its_position(slug: str, one: Occasion) -> None:
    """From the learner's view and the solver's answer; it can be read, and its article exists."""
    answer = answered(slug, one)

    assert isinstance(answer, Coached)
    assert one.name in [remark.name for remark in answer.remarks]
    assert len(one.say.fr.split()) <= MOST_WORDS
    assert len(one.say.en.split()) <= MOST_WORDS
    assert one.clause in known(slug)
    assert one.clause in citations(ROOT / "tests")


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
def test_no_occasion_is_always_there(slug: str) -> None:
    """At some other's position it is not said: each can be silent."""
    all_of_them = occasions(GAMES[slug].room)
    said = [{remark.name for remark in answered(slug, one).remarks} for one in all_of_them]

    assert [] == [one.name for one in all_of_them if all(one.name in names for names in said)]


@pytest.mark.slow
def test_nobody_is_coached_who_did_not_agree() -> None:
    """It tells of the dictionary, as hints do (HOUSE-15)."""
    one = occasions(GAMES["cadenas"].room)[0]

    assert NotNow(question="coach") == answered("cadenas", one, hints=False)
