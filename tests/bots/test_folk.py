"""The models of people: data apart from the bots, who would else be their own yardstick."""

import ast
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from logomachie.bots.arena import told
from logomachie.core.rng import Rng
from logomachie.games import GAMES
from logomachie.lexicon.load import french
from tests.docs.sources import ROOT

FOLK = ROOT / "bench" / "folk"
MODELLED = [slug for slug in GAMES if (FOLK / f"{slug.replace('-', '_')}.py").exists()]


@pytest.fixture
def folk(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The package as `bench/people.py` finds it."""
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    yield import_module("folk.model")
    for name in [name for name in sys.modules if name.partition(".")[0] == "folk"]:
        del sys.modules[name]


@pytest.mark.parametrize("path", sorted(FOLK.glob("*.py")), ids=lambda path: path.stem)
def test_a_model_imports_nothing_from_the_bots(path: Path) -> None:
    """Lexicon, rules and what `legal` is made of only."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    modules = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]

    assert [] == [module for module in modules if "bots" in module.split(".")]


def test_the_models_are_those_of_the_table(folk: Any) -> None:
    """Seconds to a word, the shortest, words noticed, letters a second, errors in a hundred."""
    told_ = [(m.median, m.floor, m.notices, m.types, round(100 * m.errs)) for m in folk.MODELS]

    assert [
        (12.0, 3.0, 2, 1.2, 8),
        (12.0, 3.0, 5, 0.9, 5),
        (8.0, 2.0, 4, 2.0, 4),
        (5.0, 1.5, 12, 3.0, 2),
    ] == told_


@pytest.mark.slow
@pytest.mark.parametrize(
    "slug", [s for s in GAMES if (FOLK / f"{s.replace('-', '_')}.py").exists()]
)
def test_two_people_play_a_whole_game(folk: Any, slug: str) -> None:
    """A child and a club player: every move they make is legal, and the game ends."""
    spec, lexicon = GAMES[slug], french()
    config = spec.config(seats=2, lexicon=lexicon.digest)
    room = import_module(f"folk.{slug.replace('-', '_')}")
    players = [room.Person(model, config, lexicon) for model in (folk.CHILD, folk.CLUB)]
    game = spec.open(config, spec.words(lexicon))
    lines = list(told(game, players, Rng("folk")))

    assert game.outcome(lines[-1][0]) is not None
