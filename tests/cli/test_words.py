"""`logomachie words`: a club's own words, in its folder."""

import json
from pathlib import Path

import pytest

from logomachie.cli import main
from logomachie.lexicon.club import FILE, REPORTS
from logomachie.lexicon.load import digest_of

Text = pytest.CaptureFixture[str]


def words(folder: Path, *arguments: str) -> int:
    """The command in a club's folder."""
    return main(["words", *arguments, "--data", str(folder)])


def test_a_word_is_added_listed_and_exported(tmp_path: Path, capsys: Text) -> None:
    """With its inflection by example; the digest is another from then on."""
    assert 0 == words(tmp_path, "list", "--json")
    before = json.loads(capsys.readouterr().out)
    assert 0 == words(tmp_path, "add", "zorglub", "--like", "chat", "--meaning", "bête inventée")
    capsys.readouterr()
    assert 0 == words(tmp_path, "list", "--json")
    after = json.loads(capsys.readouterr().out)

    assert digest_of("complet") == before["digest"] != after["digest"]
    assert [{"action": "+", "word": "zorglub"}] == [
        {name: one[name] for name in ("action", "word")} for one in after["words"]
    ]
    assert 0 == words(tmp_path, "export")
    assert (tmp_path / FILE).read_text() == capsys.readouterr().out


def test_removing_undoes_adding(tmp_path: Path, capsys: Text) -> None:
    """One line a word at most; a mark stands beside it."""
    assert 0 == words(tmp_path, "remove", "chat")
    assert 0 == words(tmp_path, "mark", "chien", "--registers", "fam")
    assert 0 == words(tmp_path, "add", "chat", "--like", "chien")
    capsys.readouterr()
    assert 0 == words(tmp_path, "list", "--json")

    told = json.loads(capsys.readouterr().out)["words"]
    assert [("+", "chat"), ("=", "chien")] == [(one["action"], one["word"]) for one in told]


@pytest.mark.parametrize(
    "arguments",
    [
        ("add",),
        ("add", "zorglub"),
        ("add", "zorglub", "--like", "xyzzy"),
        ("remove", "xyzzy"),
        ("mark", "chat", "--registers", "grossier"),
        ("burn", "chat"),
    ],
)
def test_a_mistake_is_one_line_and_changes_nothing(
    arguments: tuple[str, ...], tmp_path: Path, capsys: Text
) -> None:
    """Exit code 2."""
    assert 2 == words(tmp_path, *arguments)
    assert 1 == len(capsys.readouterr().err.splitlines())
    assert not (tmp_path / FILE).exists()


def test_reports_are_read(tmp_path: Path, capsys: Text) -> None:
    """As the server writes them."""
    (tmp_path / REPORTS).write_text("17\tpif\trefused\tc'est un mot\n", encoding="utf-8")

    assert 0 == words(tmp_path, "reports")
    assert "pif  refusé à tort  c'est un mot" in capsys.readouterr().out
    assert 0 == words(tmp_path, "reports", "--json")
    assert "refused" == json.loads(capsys.readouterr().out)[0]["doubt"]
