"""What games, solve, arena and rules answer, in text and in JSON."""

import io
import json
import sys
from pathlib import Path

import pytest

from logomachie.cli import citation, main
from logomachie.cli.rules import Cited, row
from logomachie.games import GAMES
from tests.kit.clauses import citations

ROOT = Path(__file__).parents[2]
Text = pytest.CaptureFixture[str]


def typed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """Put a text on standard input."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))


def test_games_lists_them_all(capsys: Text) -> None:
    """Those to play, then those to come, a line each."""
    assert 0 == main(["games"])
    lines = capsys.readouterr().out.splitlines()

    assert len(GAMES) == len(lines)
    assert all(spec.title in line for spec, line in zip(GAMES.values(), lines, strict=True))


def test_games_in_json(capsys: Text) -> None:
    """Names, seats and whether it can be played."""
    assert 0 == main(["games", "--json"])
    told = {game["slug"]: game for game in json.loads(capsys.readouterr().out)}

    assert {"slug": "word-whiz", "title": "Word-Whiz", "least": 1, "most": 4} == {
        name: told["word-whiz"][name] for name in ("slug", "title", "least", "most")
    }
    assert list(GAMES) == list(told)


def test_solve_reads_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    """Words by useful steps, with A left only those that have one; then the race itself."""
    typed(monkeypatch, "PYS phase:race A1E13I13O13U13/A1E1I1O1U1\n")

    assert 0 == main(["solve", "word-whiz"])
    said, race = capsys.readouterr().out.split("\n\n")
    assert all(line.split()[1].startswith("A") for line in said.splitlines())
    assert ["grab", "pass"] == [line.split()[-1] for line in race.splitlines()]


def test_solve_reads_a_file_and_answers_in_json(tmp_path: Path, capsys: Text) -> None:
    """The move as a table would get it, its worth, its steps."""
    file = tmp_path / "position.txt"
    file.write_text("WGN phase:race A1E1I1O1U1/A1E1I1O1U1")

    assert 0 == main(["solve", "word-whiz", str(file), "--json", "--most", "0"])
    told = json.loads(capsys.readouterr().out)
    wagon = next(m for m in told["moves"] if m["move"].get("word") == "wagon")
    assert {"type": "Say", "round": 1, "word": "wagon"} == wagon["move"]
    assert (2, [1, 0, 0, 1, 0]) == (wagon["worth"], wagon["steps"])


def test_solve_reads_what_an_editor_has_saved(tmp_path: Path, capsys: Text) -> None:
    """With the mark some of them put at the beginning."""
    file = tmp_path / "position.txt"
    file.write_bytes(b"\xef\xbb\xbfWGN phase:race A1E1I1O1U1/A1E1I1O1U1\r\n")

    assert 0 == main(["solve", "word-whiz", str(file), "--most", "0"])
    assert "wagon" in capsys.readouterr().out


@pytest.mark.slow
def test_solve_obeys_the_options_of_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: Text
) -> None:
    """R04: TENIR answers N N T only where once is enough."""
    position = "NNT phase:race A1E1I1O1U1/A1E1I1O1U1"
    typed(monkeypatch, position)
    assert 0 == main(["solve", "word-whiz", "-", "--most", "0"])
    assert "say tenir\n" not in capsys.readouterr().out
    typed(monkeypatch, position)
    assert 0 == main(["solve", "word-whiz", "-", "--most", "0", "--option", "dup=set"])
    assert "say tenir\n" in capsys.readouterr().out


def test_solve_ranks_the_cards_to_turn(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    """Before the race the flipper’s moves are the packs; another seat has none."""
    typed(monkeypatch, "WST A1E1I1O1U1/A1E1I1O1U1")
    assert 0 == main(["solve", "word-whiz"])
    assert capsys.readouterr().out.splitlines()[0].endswith("flip 0")
    typed(monkeypatch, "WST A1E1I1O1U1/A1E1I1O1U1")
    assert 0 == main(["solve", "word-whiz", "--seat", "1"])
    assert "aucun coup\n" == capsys.readouterr().out


@pytest.mark.parametrize("position", ["", "DT", "DTN A1E1", "DTN phase:tea", "DTN out:A", "\udcff"])
def test_a_bad_position_is_a_mistake(
    position: str, monkeypatch: pytest.MonkeyPatch, capsys: Text
) -> None:
    """One line says what is wrong with it."""
    raw = io.BytesIO(position.encode(errors="surrogateescape"))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(raw))

    assert 2 == main(["solve", "word-whiz"])
    assert 1 == capsys.readouterr().err.count("\n")


def test_a_seat_nobody_has_is_a_mistake(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    """Seats count from 0."""
    typed(monkeypatch, "DTN A1E1I1O1U1/A1E1I1O1U1")

    assert 2 == main(["solve", "word-whiz", "--seat", "2"])
    assert "0 à 1" in capsys.readouterr().err


def test_arena_shows_rates_and_intervals(capsys: Text) -> None:
    """Levels by name or number; the same seed, the same figures, in text and in JSON."""
    asked = ["arena", "word-whiz", "--bots", "arbitre,1", "--games", "2", "--seed", "cli"]
    assert 0 == main(asked)
    shown = capsys.readouterr().out
    assert 0 == main([*asked, "--json"])
    told = json.loads(capsys.readouterr().out)

    assert ["Arbitre", "Lecteur"] == [rate["name"] for rate in told["rates"]]
    assert f"{100 * told['rates'][0]['rate']:.1f} %" in shown
    assert "2 parties" in shown


class Screen(io.StringIO):
    """A terminal that keeps what it was shown."""

    def isatty(self) -> bool:
        return True


def test_a_bar_grows_where_somebody_looks(monkeypatch: pytest.MonkeyPatch, capsys: Text) -> None:
    """On a terminal’s stderr alone, and it is gone at the end; a file gets nothing."""
    asked = ["arena", "word-whiz", "--bots", "3,3", "--games", "2"]
    assert 0 == main(asked)
    assert "" == capsys.readouterr().err
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    assert 0 == main(asked)
    assert "0/2" in screen.getvalue()
    assert "2/2" in screen.getvalue()
    assert screen.getvalue().endswith("\r\x1b[K")


@pytest.mark.parametrize(
    ("tests", "said"), [(("a",), "1\u00a0essai"), (("a", "b"), "2\u00a0essais")]
)
def test_one_test_is_not_several(tests: tuple[str, ...], said: str) -> None:
    """A clause that one test cites."""
    clause = Cited(id="X-1", title="", chapter="", behaviour=True, kind="rule", tests=tests)

    assert said == row(clause)[-1]


def test_rules_lists_every_clause_with_its_tests(capsys: Text) -> None:
    """Clauses of the game and of the house; the code says whether all that must be are proved."""
    code = main(["rules", "word-whiz", "--json"])
    told = {clause["id"]: clause for clause in json.loads(capsys.readouterr().out)}
    bare = [c["id"] for c in told.values() if c["behaviour"] and not c["tests"]]

    assert int(bool(bare)) == code
    assert {"MIC-D4", "MIC-R17", "HOUSE-04"} <= set(told)
    assert not told["MIC-A4"]["behaviour"]
    assert (
        "tests/games/word_whiz/bots/test_player.py::test_it_votes_by_its_vocabulary"
        in told["MIC-E8"]["tests"]
    )


def test_a_clause_without_a_test_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: Text, tmp_path: Path
) -> None:
    """With no test at all every rule is bare, and the code is 1."""
    monkeypatch.setattr("logomachie.cli.rules.tests_folder", lambda: tmp_path)

    assert 1 == main(["rules", "word-whiz"])
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("sans essai : MIC-")
    assert "MIC-A4" not in last


def test_outside_a_checkout_nothing_is_said_of_tests(
    monkeypatch: pytest.MonkeyPatch, capsys: Text
) -> None:
    """An installed club has no tests beside it: that is not a fault."""
    monkeypatch.setattr("logomachie.cli.rules.tests_folder", lambda: None)

    assert 0 == main(["rules", "word-whiz"])
    assert "ESSAI" not in capsys.readouterr().out


@pytest.mark.slow
def test_citations_are_read_as_the_kit_reads_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command reads the same decorators as the tests’ own reader."""
    monkeypatch.chdir(ROOT)
    folder = citation.tests_folder()

    assert ROOT / "tests" == folder
    assert citations(Path("tests")) == {
        name: tuple(tests) for name, tests in sorted(citation.citations(ROOT / "tests").items())
    }
