"""Every refusal has its sentence in both languages, and cites an article that exists."""

import ast
import re
from collections.abc import Iterator

import pytest

from logomachie.games import GAMES
from logomachie.games.rulebook import clauses
from tests.docs.sources import ROOT, calls, in_the_making, modules

KEY = re.compile(r"^ {2,}(?P<key>[A-Z][A-Z_]+)\s*:", re.MULTILINE)
KNOWN = {clause.id for slug in GAMES for clause in clauses(slug, house=True)}


def codes(source: str) -> Iterator[str]:
    """The code of every Refused, which must be a literal, and of every `problem` of the server."""
    tree = ast.parse(source)
    for call in calls(tree, "Refused"):
        match call.args:
            case [ast.Constant(value=str(code)), *_]:
                yield code
            case _:
                yield f"line {call.lineno}: not a literal"
    for call in calls(tree, "problem"):  # passes on the code of a Refused, or names its own
        match call.args:
            case [ast.Constant(value=str(code)), *_]:
                yield code


def cited(source: str) -> Iterator[str]:
    """The clause of every Refused and Outcome, and every `clause=` written as a literal."""
    for name, place in (("Refused", 1), ("Outcome", 3)):
        for call in calls(ast.parse(source), name):
            if len(call.args) > place and isinstance(call.args[place], ast.Constant):
                yield ast.literal_eval(call.args[place])
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.keyword(arg="clause", value=ast.Constant(value=str(clause))):
                yield clause


def sentences(language: str) -> set[str]:
    """The codes the page has a sentence for."""
    text = (ROOT / "web" / "src" / "lib" / f"refusals.{language}.ts").read_text(encoding="utf-8")
    return {found["key"] for found in KEY.finditer(text)}


def texts() -> Iterator[tuple[str, str]]:
    """The modules somebody can meet at a table, with their source."""
    for name, path in modules():
        if not in_the_making(name, GAMES):
            yield name, path.read_text(encoding="utf-8")


def raised() -> dict[str, str]:
    """Every code in the package, and a module that raises it."""
    return {code: name for name, source in texts() for code in codes(source)}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_refusal_has_a_sentence(language: str) -> None:
    """No code reaches a screen bare."""
    assert {} == {c: name for c, name in raised().items() if c not in sentences(language)}


def test_both_languages_know_the_same_refusals() -> None:
    """What can be said in French can be said in English."""
    assert sentences("fr") == sentences("en")


def test_every_refusal_cites_an_article() -> None:
    """A clause that is named has an article; only the server may refuse beside all rules."""
    named = {clause: name for name, source in texts() for clause in cited(source)}
    bare = {clause: name for clause, name in named.items() if clause not in KNOWN}

    assert {} == {clause: name for clause, name in bare.items() if clause or ".server." not in name}


def test_every_option_cites_an_article() -> None:
    """The page that sets a table links each option to its article."""
    named = {option.clause for spec in GAMES.values() for option in spec.options}

    assert set() == named - KNOWN


def test_only_a_game_without_a_spec_is_spared() -> None:
    """The tests above read the house and every game of the club."""
    assert not in_the_making("logomachie.games.word_whiz.rules", GAMES)
    assert not in_the_making("logomachie.games.spec", GAMES)
    assert not in_the_making("logomachie.core.house", GAMES)
    assert in_the_making("logomachie.games.word_whiz.rules", [])


def test_the_scan_sees_every_form() -> None:
    """The tests above can fail: codes and clauses are found however the call is written."""
    source = (
        "raise Refused('A_CODE', 'MIC-A1', by=3)\n"
        "raise game.Refused(code, clause)\n"
        "problem('B_CODE')\n"
        "Failed(reason='X', clause='MIC-B1')\n"
        "Outcome(scores, (), 'WHY', 'MIC-G1')\n"
    )

    assert ["A_CODE", "line 2: not a literal", "B_CODE"] == list(codes(source))
    assert ["MIC-A1", "MIC-G1", "MIC-B1"] == list(cited(source))
