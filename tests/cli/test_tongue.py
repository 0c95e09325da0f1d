"""The command line speaks French, or English by LOGOMACHIE_LANG=en; never a little of both."""

import ast
import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from logomachie import cli
from logomachie.cli import main
from logomachie.cli.command import COMMANDS
from logomachie.games import GAMES
from logomachie.lexicon.club import FILE, REPORTS

HOME = Path(str(cli.__file__)).parent
SERVER = [HOME.parent / "server" / name for name in ("run.py", "app.py", "transport.py")]
ROOT = HOME.parents[2]
PAIRS = {"told", "said", "Said"}
SPEAKERS = {"say", "Mistake", "Parser", "print", "write", "exit"}
SPOKEN = {"help", "after", "metavar"}
WORDS = re.compile(r"[A-Za-zà-ÿ’]{2,} [A-Za-zà-ÿ’]{2,}")  # two words: a sentence, not a name
FRENCH = re.compile(r"[éèêëàâîïôùûçœ«»]|\b(?:une|des|pas|dans|avec|pour|les|est)\b")
Text = pytest.CaptureFixture[str]


def name_of(call: ast.Call) -> str:
    """What is called."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def literal(node: ast.expr) -> str:
    """The fixed part of a text."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(map(literal, node.values))
    if isinstance(node, ast.BinOp):
        return literal(node.left) + literal(node.right)
    return ""


def pairs(source: str) -> Iterator[tuple[str, str]]:
    """Every sentence that is said in both languages."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and name_of(node) in PAIRS and len(node.args) == 2:
            french, english = map(literal, node.args)
            if french or english:
                yield french, english


def alone(source: str) -> list[str]:
    """Sentences that somebody reads and that are said in one language only."""
    tree = ast.parse(source)
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and name_of(node) in SPEAKERS:
            spoken = [*node.args, *(word.value for word in node.keywords if word.arg in SPOKEN)]
        elif isinstance(node, ast.Call):
            spoken = [word.value for word in node.keywords if word.arg in SPOKEN]
        else:
            continue
        found += [said for each in spoken if WORDS.search(said := literal(each))]
    return found


SOURCES = [*sorted(HOME.glob("*.py")), *SERVER, ROOT / "scripts" / "install"]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_sentence_is_said_in_both(path: Path) -> None:
    """None in one language alone, none empty, no English with French in it."""
    source = path.read_text(encoding="utf-8")

    assert [] == alone(source)
    assert [] == [pair for pair in pairs(source) if not all(pair) and any(pair)]
    assert [] == [english for _, english in pairs(source) if FRENCH.search(english)]


@pytest.mark.parametrize(
    "source",
    [
        'say("aucun coup")',
        'raise Mistake(f"pas de jeu {slug}")',
        'parser.add_argument("x", help="le fichier lu")',
        'print("Port 8765 is in use")',
    ],
)
def test_a_sentence_in_one_language_is_caught(source: str) -> None:
    """The test above can fail."""
    assert 1 == len(alone(source))


def test_half_a_pair_is_caught() -> None:
    """An English side that is missing, or French."""
    assert [("aucun coup", "")] == [*pairs('told("aucun coup", "")')]
    assert FRENCH.search("pas de coup")


@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_help_is_english_where_it_is_asked_for(
    name: str, capsys: Text, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every command, its arguments and what follows; titles of games aside."""
    monkeypatch.setenv("LOGOMACHIE_LANG", "en")
    assert 0 == main([*name.split(), "--help"])
    shown = capsys.readouterr().out
    for spec in GAMES.values():
        shown = shown.replace(spec.title, "")

    assert shown.startswith("usage: ")
    assert None is re.search(r"[éèêàîôûçœ«»]| :|l’", shown.replace("Lettré", ""))


@pytest.mark.parametrize(
    ("language", "told"),
    [("", "pas de jeu « bridge »"), ("fr", "pas de jeu"), ("en", "no game “bridge”")],
)
def test_a_mistake_is_told_in_the_language_of_the_reader(
    language: str, told: str, capsys: Text, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the environment, at every call."""
    monkeypatch.setenv("LOGOMACHIE_LANG", language)
    assert 2 == main(["rules", "bridge"])

    assert told in capsys.readouterr().err


def test_a_wrong_position_is_told_in_english(capsys: Text, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the rules say it to developers."""
    monkeypatch.setenv("LOGOMACHIE_LANG", "en")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"DTN phase:tea")))
    assert 2 == main(["solve", "word-whiz"])

    assert "logomachie: position: not part of a position: phase:tea\n" == capsys.readouterr().err


def test_a_word_is_told_in_english(
    tmp_path: Path, capsys: Text, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Verdict, grammar and punctuation; what it means stays French. Reports and a wrong line of the
    club's list as well."""
    monkeypatch.setenv("LOGOMACHIE_LANG", "en")
    assert 0 == main(["word", "aujourd'hui", "mec"])
    shown = capsys.readouterr().out
    (tmp_path / REPORTS).write_text("1\tmaizon\trefused\t\n", encoding="utf-8")
    assert 0 == main(["words", "reports", "--data", str(tmp_path)])
    reported = capsys.readouterr().out
    (tmp_path / FILE).write_text("=\tmot\t\t7\n", encoding="utf-8")
    assert 2 == main(["words", "list", "--data", str(tmp_path)])

    assert shown.startswith("aujourd'hui: valid at Wordsmith; not at Word-Whiz (MIC-E7), ")
    assert "  mec → mec, noun, masc. sing. (informal): homme ou garçon" in shown
    assert "age 2 of 5; fam\n" in shown
    assert "wrongly refused" in reported
    assert f"logomachie: {FILE}, line 1: ages go from 1 to 5\n" == capsys.readouterr().err
