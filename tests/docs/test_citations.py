"""Every rule has its test: what states a behaviour is cited, and what is cited exists."""

from pathlib import Path

import pytest

from logomachie.games import GAMES
from logomachie.games.rulebook import HOUSE, Clause, clauses
from tests.docs.sources import ROOT
from tests.kit.clauses import citations

CLAUSES = (*(found for slug in GAMES for found in clauses(slug)), *clauses(HOUSE))


def untested(rules: tuple[Clause, ...], cited: set[str]) -> list[str]:
    """The clauses that state a behaviour no test cites."""
    return [rule.id for rule in rules if rule.behaviour and rule.id not in cited]


@pytest.mark.slow
def test_every_behaviour_has_a_test() -> None:
    """A rule nobody tests is a rule nobody keeps."""
    assert [] == untested(CLAUSES, set(citations(ROOT / "tests")))


def test_every_citation_has_a_clause() -> None:
    """A test that cites a clause no rulebook has was misspelt, or the clause was dropped."""
    known = {rule.id for rule in CLAUSES}
    opened = {slug.replace("-", "_") for slug in GAMES}
    making = {path.name for path in (ROOT / "tests" / "rules").iterdir()} - opened - {"house"}
    found = citations(ROOT / "tests")
    lost = [test for cited, tests in found.items() if cited not in known for test in tests]

    assert [] == [test for test in lost if not any(f"/{folder}/" in test for folder in making)]


def test_a_rule_without_a_test_is_found() -> None:
    """The tests above can fail: a behaviour is missed, mere material is not."""
    rule = Clause(id="MIC-D4", title="", chapter="", kind="rule", behaviour=True)
    material = Clause(id="MIC-A4", title="", chapter="", kind="material", behaviour=False)

    assert ["MIC-D4"] == untested((rule, material), set())
    assert [] == untested((rule, material), {"MIC-D4"})


def test_a_citation_is_read_from_the_source(tmp_path: Path) -> None:
    """The scan reads the decorators of tests without running anything."""
    source = "@clause('MIC-E9', 'HOUSE-10')\ndef test_it():\n    raise SystemExit\n"
    (tmp_path / "test_x.py").write_text(source, encoding="utf-8")

    assert ["HOUSE-10", "MIC-E9"] == list(citations(tmp_path))
