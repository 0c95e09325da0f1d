"""The lists of mutants hold, and a sample of them dies by the tests that cite their clauses."""

import subprocess
import sys
from dataclasses import replace

import pytest

from logomachie.games import GAMES, rulebook
from tests.kit.mutants import ROOT, citing, mutants, sample, wrong_with

SEED = "11"
LEAST = 60  # a game; twice its articles in one that has fewer than thirty
THREE_FATES = """
from tests.kit import mutants
from tests.kit.mutants import Mutant, bench
path, old = "logomachie/games/word_whiz/rules/deck.py", "small, more = divmod(count, 3)"
mutants.LONGEST = 5
with bench() as made:
    for new in ("small, more = count // 3, count % 3", "(", "while True: pass"):
        print(made.fate(Mutant("word-whiz", "MIC-C4", path, old, new)))
"""
EVERY_GAME = pytest.mark.parametrize("slug", GAMES)


@EVERY_GAME
def test_a_mutant_whose_text_is_gone_is_an_error(slug: str) -> None:
    """Every one finds its text once in the source, and changes it into other Python."""
    assert [] == [f"{m}: {why}" for m in mutants(slug) if (why := wrong_with(m))]


@EVERY_GAME
def test_there_are_enough_over_many_clauses(slug: str) -> None:
    """Sixty a game or more, no two alike, each of a clause that a test cites."""
    every = mutants(slug)
    articles = sum(article.behaviour for article in rulebook.clauses(slug))
    least, clauses = min(LEAST, 2 * articles), {mutant.clause for mutant in every}

    assert least <= len(every) == len(set(every))
    assert least // 2 <= len(clauses)
    assert [] == sorted(clause for clause in clauses if not citing([clause]))


def test_a_wrong_mutant_is_told() -> None:
    """The check can fail: text that is not there, that is there twice, that is no Python."""
    mutant = mutants("word-whiz")[0]

    assert "0 times" in wrong_with(replace(mutant, old="no such text"))
    assert "times" in wrong_with(replace(mutant, old="return"))
    assert "invalid syntax" in wrong_with(replace(mutant, new="if:"))
    assert "nothing" in wrong_with(replace(mutant, new=mutant.old))


@pytest.mark.slow
def test_a_sample_of_ten_dies() -> None:
    """By seed, so that a failure can be had again: `scripts/mutate --sample 10 --seed 11`."""
    done = mutate("--sample", "10", "--seed", SEED)

    assert "10 mutants: 10 killed, 0 alive, 0 broken" in done.stdout, done.stdout + done.stderr
    assert 0 == done.returncode
    assert sample(10, SEED) == sample(10, SEED) != sample(10, "12")


@pytest.mark.slow
def test_a_mutant_that_lives_is_told() -> None:
    """An edit that changes no behaviour is alive, one that cannot be loaded is broken, one that
    never ends is noticed."""
    done = subprocess.run(
        [sys.executable, "-c", THREE_FATES], cwd=ROOT, check=False, capture_output=True, text=True
    )

    assert ["alive", "broken", "killed"] == done.stdout.split(), done.stderr


def mutate(*words: str) -> subprocess.CompletedProcess[str]:
    """The maintainer's command."""
    call = [sys.executable, str(ROOT / "scripts" / "mutate"), *words]
    return subprocess.run(call, cwd=ROOT, check=False, capture_output=True, text=True)
