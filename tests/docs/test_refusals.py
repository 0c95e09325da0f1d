"""Every refusal has its sentence in both languages, and cites an article that exists."""

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest

from logomachie.games import GAMES
from logomachie.games.rulebook import clauses
from tests.docs.sources import ROOT, calls, in_the_making, modules

KEY = re.compile(r"^ {2,}(?P<key>[A-Z][A-Z_]+)\s*:", re.MULTILINE)
HOUSE = "house"
KNOWN = {clause.id for slug in GAMES for clause in clauses(slug, house=True)}


def codes(source: str) -> Iterator[str]:
    """The code of every Refused, which must be a literal, of every Fault and every `problem`."""
    tree = ast.parse(source)
    for call in calls(tree, "Refused"):
        match call.args:
            case [ast.Constant(value=str(code)), *_]:
                yield code
            case _:
                yield f"line {call.lineno}: not a literal"
    for name in ("Fault", "problem"):  # a coup at fault; what the server refuses by itself
        for call in calls(tree, name):  # or passes on the code of a Refused
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


def sentences(language: str, slug: str = HOUSE) -> set[str]:
    """The codes the page has a sentence for: the house's, or a game's own."""
    room = "lib" if slug == HOUSE else f"games/{slug}"
    text = (ROOT / "web" / "src" / room / f"refusals.{language}.ts").read_text(encoding="utf-8")
    return {found["key"] for found in KEY.finditer(text)}


def texts() -> Iterator[tuple[str, str]]:
    """The modules somebody can meet at a table, with their source."""
    for name, path in modules():
        if not in_the_making(name, GAMES):
            yield name, path.read_text(encoding="utf-8")


@cache
def raised(slug: str) -> dict[str, str]:
    """Every code a game raises, or the house, and a module that raises it."""
    return {
        code: name
        for name, source in texts()
        if (game_of(name) or HOUSE) == slug
        for code in codes(source)
    }


def game_of(module: str) -> str | None:
    """The game in whose folder a module is; None: it is the house's."""
    _, *rooms = module.split(".")
    slug = rooms[1].replace("_", "-") if rooms[:1] == ["games"] and len(rooms) > 1 else ""
    return slug if slug in GAMES else None


@pytest.mark.slow
@pytest.mark.parametrize("slug", [HOUSE, *GAMES])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_refusal_has_a_sentence(language: str, slug: str) -> None:
    """No code reaches a screen bare: it is told in its game's words, or else in the house's."""
    told = sentences(language, slug) | sentences(language)

    assert {} == {code: name for code, name in raised(slug).items() if code not in told}


@pytest.mark.slow
def test_games_that_share_a_code_do_not_share_a_sentence() -> None:
    """A code two games raise is told by each of them; what HOUSE-07 refuses is the house's."""
    for_all = {"BAD_POSITION"} | raised(HOUSE).keys()
    several = [code for slug in GAMES for code in raised(slug) if code not in for_all]
    shared = {code for code in several if several.count(code) > 1}

    assert {} == {
        slug: missing
        for slug in GAMES
        if (missing := shared & raised(slug).keys() - sentences("fr", slug))
    }
    assert shared.isdisjoint(sentences("fr"))


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_tells_only_what_it_refuses(slug: str) -> None:
    """No sentence is left behind by a rule that is gone, or told in another game's folder."""
    assert set() == sentences("fr", slug) - raised(slug).keys()


@pytest.mark.parametrize("slug", [HOUSE, *GAMES])
def test_both_languages_know_the_same_refusals(slug: str) -> None:
    """What can be said in French can be said in English."""
    assert sentences("fr", slug) == sentences("en", slug)


@pytest.mark.slow
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
        "raise Fault('C_CODE', 'MIC-A1')\n"
        "Failed(reason='X', clause='MIC-B1')\n"
        "Outcome(scores, (), 'WHY', 'MIC-G1')\n"
    )

    found = list(codes(source))

    assert ["A_CODE", "line 2: not a literal", "C_CODE", "B_CODE"] == found
    assert ["MIC-A1", "MIC-G1", "MIC-B1"] == list(cited(source))
