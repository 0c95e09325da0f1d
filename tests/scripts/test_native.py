"""What is built of the core, and which tests run over it with sanitizers."""

from pathlib import Path

from tests.scripts.test_suite import script

ROOT = Path(__file__).parents[2]


def test_the_sanitizers_see_every_file_of_the_core() -> None:
    """Every room that has C files has its comparisons among the tests, glances and imagined games
    too."""
    native = script("native")
    tests = {Path(name) for name in native.tests_of_the_core()}
    rooms = {Path(source).parts[1] for source in native.sources()}
    named = {path.name for path in tests if "guerre_des_mots" in path.parts}

    assert {"cadenas", "guerre_des_mots", "wordsearch"} == rooms
    for room in rooms:
        assert Path("tests/games") / room / "solver" / "test_compiled.py" in tests
    assert {"test_glance.py", "test_effort.py"} <= named
    assert Path("tests/games/cadenas/solver/test_imagined.py") in tests
    assert all((ROOT / path).is_file() for path in tests)
