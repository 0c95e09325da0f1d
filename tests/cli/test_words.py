"""`logomachie words`: a club's own words, in its folder."""

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from logomachie.bots.arena import Result
from logomachie.bots.arena import told as told_game
from logomachie.cli import main
from logomachie.cli.mistake import Mistake
from logomachie.core.game import Config, Move
from logomachie.core.record import Head, WordList, head_bytes, sealed, written
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, encoded
from logomachie.games.word_whiz import GAME as WORD_WHIZ
from logomachie.games.word_whiz.rules.types import Grab, Say, Setup, TableView
from logomachie.lexicon.club import FILE, REPORTS
from logomachie.lexicon.load import digest_of, french

Text = pytest.CaptureFixture[str]
ODD, CARDS = "zwubd", "ZWB"  # no other word has a U and these three
NEARLY = "A13E13I13O13U12"
SECOND = 1_000
Wish = tuple[Millis, Move] | None


def words(folder: Path, *arguments: str) -> int:
    """The command in a club's folder."""
    return main(["words", *arguments, "--data", str(folder)])


@pytest.mark.slow
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


@pytest.mark.slow
def test_removing_undoes_adding(tmp_path: Path, capsys: Text) -> None:
    """One line a word at most; a mark stands beside it."""
    assert 0 == words(tmp_path, "remove", "chat")
    assert 0 == words(tmp_path, "mark", "chien", "--registers", "fam")
    assert 0 == words(tmp_path, "add", "chat", "--like", "chien")
    capsys.readouterr()
    assert 0 == words(tmp_path, "list", "--json")

    told = json.loads(capsys.readouterr().out)["words"]
    assert [("+", "chat"), ("=", "chien")] == [(one["action"], one["word"]) for one in told]


@pytest.mark.slow
def test_removing_a_word_of_the_clubs_own_drops_its_line(tmp_path: Path, capsys: Text) -> None:
    """Nothing is left of it: the list is the one of before."""
    assert 0 == words(tmp_path, "mark", "chien", "--age", "2")
    before = (tmp_path / FILE).read_text()
    assert 0 == words(tmp_path, "add", "zorglub", "--like", "chat")
    assert 0 == words(tmp_path, "remove", "zorglub")
    capsys.readouterr()

    assert before == (tmp_path / FILE).read_text()
    assert 2 == words(tmp_path, "remove", "zorglub")


def test_a_removed_word_of_the_dictionary_comes_back_as_it_was(
    tmp_path: Path, capsys: Text
) -> None:
    """Nothing need be said of its inflection; what is said of its age or meaning marks it."""
    assert 0 == words(tmp_path, "remove", "chat")
    assert 2 == words(tmp_path, "mark", "chat", "--age", "2")
    assert 2 == words(tmp_path, "remove", "chats")  # it went with its lemma
    assert 0 == words(tmp_path, "add", "chat")
    assert "" == (tmp_path / FILE).read_text()
    assert 0 == words(tmp_path, "remove", "chat")
    assert 0 == words(tmp_path, "add", "chat", "--meaning", "le nôtre")
    capsys.readouterr()
    assert 0 == words(tmp_path, "export")

    assert ["=\tchat\t\t\t\tle nôtre"] == capsys.readouterr().out.splitlines()[1:]


@pytest.mark.slow
def test_a_form_of_a_removed_word_may_come_back_alone(tmp_path: Path, capsys: Text) -> None:
    """With its own inflection: it is a word no more, so it says how it goes."""
    assert 0 == words(tmp_path, "remove", "chat")
    assert 2 == words(tmp_path, "add", "chats")
    assert 0 == words(tmp_path, "add", "chats", "--alone", "N:m:p")
    capsys.readouterr()
    assert 0 == main(["word", "chats", "--json", "--data", str(tmp_path)])

    told = json.loads(capsys.readouterr().out)["words"][0]["readings"]
    assert [("chats", "N:m:p")] == [(one["lemma"], one["tags"]) for one in told]


@pytest.mark.slow
def test_another_spelling_of_a_word_leaves_no_line_behind(tmp_path: Path) -> None:
    """CHAT is a word of the dictionary, *chât* was the club's own."""
    assert 0 == words(tmp_path, "add", "chât", "--like", "chat")
    assert 0 == words(tmp_path, "mark", "chât", "--age", "2")
    assert 0 == words(tmp_path, "remove", "chât")

    assert "" == (tmp_path / FILE).read_text()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("line", "number"),
    [
        (b"+\tzorg\tcomme xyzzy\n", 2),
        (b"+\tzorg\tcomme manger\n", 2),
        (b"+\tzorg\tcomme chat\t\t\tgros\tmot\n", 2),
        (b"+\tzorg\tinvariable N:q\n", 2),
        (b"+\tzorg\t\tcomme chat\n", 2),
        (b"=\tmot\t\t1\n+\t\xe9t\xe9\tcomme chat\n", 3),
    ],
)
@pytest.mark.parametrize("command", [("words", "list"), ("words", "export"), ("word", "chat")])
def test_a_mistake_in_the_file_is_told_with_its_line(
    command: tuple[str, ...], line: bytes, number: int, tmp_path: Path, capsys: Text
) -> None:
    """Whoever reads the list, and nothing is written."""
    (tmp_path / FILE).write_bytes(b"# une liste\n" + line)

    assert 2 == main([*command, "--data", str(tmp_path)])
    [told] = capsys.readouterr().err.splitlines()
    assert f"{FILE}, ligne {number} : " in told


@pytest.mark.slow
def test_a_mistake_of_before_does_not_stop_its_being_undone(tmp_path: Path, capsys: Text) -> None:
    """The line goes by the command that takes its word out; any other names it."""
    (tmp_path / FILE).write_text("# une liste\n+\tzorg\tcomme xyzzy\n", encoding="utf-8")

    assert 2 == words(tmp_path, "mark", "chat", "--age", "2")
    assert "ligne 2" in capsys.readouterr().err
    assert 0 == words(tmp_path, "remove", "zorg")
    assert "" == (tmp_path / FILE).read_text()


def test_a_list_saved_by_another_editor_is_read(tmp_path: Path, capsys: Text) -> None:
    """With a mark at its head and lines that end otherwise."""
    (tmp_path / FILE).write_bytes("\ufeff=\tchien\t\t2\tfam\r\n".encode())

    assert 0 == words(tmp_path, "list")
    assert "=  chien    2  fam" in capsys.readouterr().out


@pytest.mark.parametrize("meaning", ["une\tbête", "une\nbête"])
def test_a_meaning_is_one_line(meaning: str, tmp_path: Path, capsys: Text) -> None:
    """A tab would cut it in two without a word."""
    assert 2 == words(tmp_path, "mark", "chat", "--meaning", meaning)
    assert 1 == len(capsys.readouterr().err.splitlines())
    assert not (tmp_path / FILE).exists()


@pytest.mark.parametrize("line", ["x", "a\tb\trefused\td", "1\tb\tc\td"])
def test_a_report_nobody_can_read_is_told(line: str, tmp_path: Path, capsys: Text) -> None:
    """By its line."""
    (tmp_path / REPORTS).write_text(f"17\tpif\trefused\t\n{line}\n", encoding="utf-8")

    assert 2 == words(tmp_path, "reports")
    assert f"{REPORTS}, ligne 2" in capsys.readouterr().err


def test_the_list_shows_ages(tmp_path: Path, capsys: Text) -> None:
    """Beside the registers."""
    assert 0 == words(tmp_path, "mark", "chien", "--age", "2", "--registers", "fam")

    assert "=  chien    2  fam" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ("add",),
        ("add", "zorglub"),
        ("add", "zorglub", "--like", "xyzzy"),
        ("remove", "xyzzy"),
        ("mark", "chat", "--registers", "grossier"),
        ("burn", "chat"),
        pytest.param(("add", "zorbler", "--like", "aller"), marks=pytest.mark.slow),
        pytest.param(("add", "zorglub", "--like", "manger"), marks=pytest.mark.slow),
        ("add", "glup", "--alone", "ZZ"),
        ("add", "glup", "--forms", "foo"),
        ("add", "glup", "--forms", "N:f : glup2, !!"),
        ("add", "chat", "--like", "chien"),
        ("mark", "chat"),
        ("mark", "xyzzy", "--registers", "fam"),
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


@pytest.mark.slow
def test_word_solve_and_arena_play_with_the_clubs_words(
    tmp_path: Path, capsys: Text, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With `--data`, and without it as everywhere."""
    words(tmp_path, "add", ODD, "--like", "chat", "--meaning", "mot de ce club")
    position = tmp_path / "position.txt"
    position.write_text(f"{CARDS} phase:race A1E1I1O1U1/A1E1I1O1U1")
    capsys.readouterr()
    asked = ["word", f"{ODD}s", "--json"]
    assert 1 == main(asked)
    capsys.readouterr()
    assert 0 == main([*asked, "--data", str(tmp_path)])
    told = json.loads(capsys.readouterr().out)
    assert ["mot de ce club"] == [one["meaning"] for one in told["words"]]

    assert 0 == main(["solve", "word-whiz", str(position), "--json", "--data", str(tmp_path)])
    solved = json.loads(capsys.readouterr().out)
    assert {ODD, f"{ODD}s"} <= {move["move"].get("word") for move in solved["moves"]}
    assert told["digest"] == solved["lexicon"]

    heard: list[str] = []

    def listened(slug: str, config: Config, levels: object, **_: object) -> Result:
        heard.append(config.lexicon)
        raise Mistake(slug)

    monkeypatch.setattr("logomachie.cli.arena.arena", listened)
    game = ["arena", "word-whiz", "--bots", "3,3", "--games", "1"]
    assert 2 == main([*game, "--data", str(tmp_path)])
    assert [solved["lexicon"]] == heard


class Player:
    """Takes the microphone and says the club's word."""

    def choose(self, view: TableView, now: Millis, _rng: Rng, _budget: Millis) -> Wish:
        """As soon as it may."""
        moves: list[Move] = [Grab(round=view.round), Say(round=view.round, word=ODD)]
        can = [move for move in moves if type(move).__name__ in view.can]
        return (now + SECOND, can[0]) if can else None


@pytest.mark.long
def test_a_record_played_with_the_clubs_words_proves_elsewhere(tmp_path: Path) -> None:
    """On a machine that has never seen the list: the record carries it."""
    words(tmp_path, "add", ODD, "--like", "chat", "--meaning", "mot de ce club")
    club = (tmp_path / FILE).read_text(encoding="utf-8")
    lexicon = french(club=club)
    config = Setup(
        seats=2, lexicon=lexicon.digest, position=f"{CARDS} phase:race {NEARLY}/{NEARLY}"
    )
    game = WORD_WHIZ.open(config, WORD_WHIZ.words(lexicon))
    lines = [encoded(entry) for _, entry in told_game(game, [Player(), Player()], Rng("club"))]
    head = Head(
        game="word-whiz",
        config=msgspec.Raw(encoded(config)),
        seed="club",
        at=0,
        lexicon=WordList(lexicon.name, lexicon.version, lexicon.digest),
        club=club,
    )
    file = tmp_path / "record.jsonl"
    file.write_bytes(written(head_bytes(sealed(head)), lines))
    assert ODD.encode() in b"".join(lines).lower()

    elsewhere = {**os.environ, "LOGOMACHIE_CACHE": str(tmp_path / "cache"), "LANG": "fr_FR.UTF-8"}
    command = [sys.executable, "-m", "logomachie", "replay", str(file)]
    proved = subprocess.run(command, env=elsewhere, capture_output=True, text=True, check=False)

    assert (0, "") == (proved.returncode, proved.stderr)
    assert f"{len(lines)} lignes" in proved.stdout
